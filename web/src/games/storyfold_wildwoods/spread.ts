/** Pages that are read before anything is chosen: cards of the story, Brom's sacrifice, how a Scene or the story ends. */
import type { StoryfoldPage } from "../../protocol";
import type { Message, View } from "../../table/types";
import { factsOf } from "./facts";

export interface Spread {
  kind: Exclude<StoryfoldPage["kind"], "scene" | "location" | "icon"> | "ending";
  /** The kind in words. */
  label: Message;
  above: Message;
  title: Message;
  text: Message;
  /** What it does to the table. */
  rule: Message | null;
  /** Signs of the same, as the card has them. */
  card: string;
  /** Where the story goes on, if this is the last page of a Scene. */
  next: { label: Message; title: Message } | null;
  /** The Scene whose picture it has. */
  scene: string;
}

/** What stands on the page of the Scene itself. */
const IN_THE_BOOK: ReadonlySet<string> = new Set(["scene", "location", "icon"]);
export const isInTheBook = ({ kind }: StoryfoldPage): boolean => IN_THE_BOOK.has(kind);

export function spreadsOf(view: View): Spread[] {
  const facts = factsOf(view);
  const ended = facts.is_save_point || view.outcome !== null;
  const here = (ended ? facts.path.at(-1)?.scene : undefined) ?? facts.scene;
  const chapter = facts.chapters.find(({ scenes }) => scenes.some(({ id }) => id === here));
  const above = chapter?.title ?? facts.chapter_title;
  const spreads = facts.pages.flatMap((page): Spread[] => {
    if (isInTheBook(page)) return [];
    const kind = page.kind as Spread["kind"];
    const isOpening = kind === "chapter" || kind === "restart";
    return [
      {
        kind,
        label: { id: kind === "sacrifice" ? "sw-face-luma_and_brom" : `sw-ui-page-${kind}` },
        above: kind === "chapter" ? facts.campaign_title : isOpening ? facts.chapter_title : above,
        title: page.title,
        text: page.text,
        rule: kind === "restart" ? { id: "sw-ui-restart", args: { n: facts.restarts } } : page.rule,
        card: kind === "story" ? page.of : "",
        next: null,
        scene: isOpening ? facts.scene : here,
      },
    ];
  });
  if (view.outcome) {
    const { reason } = view.outcome;
    spreads.push({
      kind: "ending",
      label: { id: "sw-ui-page-ending" },
      above: facts.campaign_title,
      title: { id: `sw-ending-${reason}` },
      text: { id: `sw-end-${reason}` },
      rule: null,
      card: "",
      next: null,
      scene: here,
    });
  }
  const last = spreads.at(-1);
  if (last && facts.is_save_point) {
    const lost = spreads.some(({ kind }) => kind === "lost");
    last.next = {
      label: { id: lost ? "sw-ui-next-lost" : "sw-ui-next" },
      title: facts.stage === "opening" ? facts.chapter_title : facts.title,
    };
  }
  return spreads;
}

/** The same pages, whenever they are looked at: at another decision it is another. */
export function spreadsKey(view: View): string {
  const { told, round, restarts, path, pages } = factsOf(view);
  const ids = pages.map(({ text }) => text.id);
  return [told.length, round, restarts, path.length, view.outcome?.reason, ...ids].join(" ");
}
