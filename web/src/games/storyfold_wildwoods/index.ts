/** Storyfold: Wildwoods: an open book over a river. */
import "./theme.css";
import icons from "virtual:icons/storyfold_wildwoods";
import type { GameUI } from "../../table/game";
import type { Card, Message, Option } from "../../table/types";
import { symbols } from "./art";
import Board from "./Board.svelte";
import { emblemSymbols } from "./emblems";
import Face from "./Face.svelte";
import { factsOf } from "./facts";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Page from "./Page.svelte";
import Pic from "./Pic.svelte";
import { reader } from "./reader.svelte";
import Scenery from "./Scenery.svelte";
import { skyDefs } from "./sky";
import { spreadsOf } from "./spread";
import Way from "./Way.svelte";

/** Words that a card's facts carry. */
const words = (value: unknown): Message[] => (value === undefined ? [] : [value as Message]);
const SMALL: ReadonlySet<string> = new Set(["die", "location", "piece"]);

/** The Action card whose first use an option is: beside its targets it stands for it too. */
function usesOf({ kind, targets }: Option, cards: ReadonlyMap<string, Card>): string[] {
  if (kind === "heal" || kind === "illuminate") return [kind];
  const location = kind === "overcome" ? cards.get(targets[0] ?? "") : undefined;
  return location ? [String(location.facts["kind"])] : [];
}

export default {
  layout,
  Face,
  Board,
  Over,
  Page,
  isReading: (table) => table.view !== null && reader.page(table.view) !== null,
  readApart: (view) => new Set(spreadsOf(view).map(({ text }) => text.id)),
  Pic,
  Picture: Scenery,
  Way,
  also: (option, _, cards) => usesOf(option, cards),
  gather: {
    kind: "reroll",
    then: "reroll_now",
    most: ({ decision }) => Number(decision?.prompt.args?.["n"] ?? 0),
  },
  story: (view) => ({ chapter: factsOf(view).chapter_title, scene: factsOf(view).title }),
  status(view) {
    const { round } = factsOf(view);
    return round > 0 ? { id: "sw-ui-status", args: { round, left: view.counters["shadow"] ?? 0 } } : null;
  },
  stats(view) {
    const { path } = factsOf(view);
    const won = path.filter((scene) => scene.won).length;
    return [
      { text: { id: "sw-stat-won" }, values: [won] },
      { text: { id: "sw-stat-lost" }, values: [path.length - won] },
    ];
  },
  counted: (counter) => (counter === "spirit" ? { id: "sw-tui-spirit" } : null),
  sprites: [icons, symbols, emblemSymbols, skyDefs],
  pieceSize: (item, table) => (SMALL.has(table.card(item)?.kind ?? "") ? { w: 64, h: 64 } : { w: 130, h: 172 }),
  explain(item, table) {
    const card = table.card(item);
    if (!card) return [];
    const { facts } = card;
    const after = (facts["after"] as string[] | undefined) ?? [];
    const face = table.board.faces[item];
    const states: Message[] =
      face === "stunned" || face === "locked" || face === "overcome" ? [{ id: `sw-face-${face}` }] : [];
    return [
      ...states,
      ...(facts["needs_light"] === true ? [{ id: "sw-ui-needs-light" }] : []),
      ...(after.length > 0
        ? [{ id: "sw-tui-after", args: { names: `#: ${after.map((id) => `#sw-card-${id}`).join(", ")}` } }]
        : []),
      ...words(facts["requires"]),
      ...(card.kind === "creature"
        ? [
            {
              id: "sw-ui-heal",
              args: { n: Number(facts["pips"]), spirit: Number(facts["spirit"]), crystals: Number(facts["crystals"]) },
            },
          ]
        : []),
      ...card.text,
      ...words(facts["flavour"]),
    ];
  },
} satisfies GameUI;
