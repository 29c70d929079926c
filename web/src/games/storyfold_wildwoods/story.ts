/** What stands to read on the pages now. */
import type { Message, View } from "../../table/types";

const text = (view: View, key: string): string => String(view.info[key] ?? "");
const refer = (value: string): Message | null => (value.startsWith("#") ? { id: value.slice(1) } : null);

/** Between two Scenes and at the end of the story nothing lies on the pages: they are for reading. */
export const isReading = (view: View): boolean => (view.places["scene"] ?? []).length === 0 || view.outcome !== null;

export interface Page {
  above: Message;
  title: Message;
  lines: Message[];
  goal: Message | null;
}

export function pageOf(view: View): Page {
  const chapter = { id: `sw-chapter-${text(view, "chapter")}` };
  const fresh = text(view, "story")
    .split(" ")
    .filter(Boolean)
    .map((id) => ({ id }));
  const title = refer(text(view, "title")) ?? chapter;
  if (view.outcome)
    return {
      above: chapter,
      title: { id: `sw-ending-${view.outcome.reason}` },
      lines: [...fresh, { id: `sw-end-${view.outcome.reason}` }],
      goal: null,
    };
  if (text(view, "stage") === "opening" && text(view, "save_point") !== "1")
    return { above: { id: `sw-campaign-${text(view, "campaign")}` }, title: chapter, lines: fresh, goal: null };
  const intro = refer(text(view, "intro"));
  const playing = !isReading(view) && text(view, "stage") !== "ending";
  return {
    above: chapter,
    title,
    lines: fresh.length > 0 || !intro ? fresh : [intro],
    goal: playing ? refer(text(view, "goal")) : null,
  };
}
