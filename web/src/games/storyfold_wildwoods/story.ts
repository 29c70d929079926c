/** What stands to read on the pages now. */
import type { Message, View } from "../../table/types";
import { factsOf } from "./facts";

/** Between two Scenes and at the end of the story nothing lies on the pages: they are for reading. */
export const isReading = (view: View): boolean => (view.places["scene"] ?? []).length === 0 || view.outcome !== null;

export interface Page {
  above: Message;
  title: Message;
  lines: Message[];
  goal: Message | null;
}

export function pageOf(view: View): Page {
  const { campaign_title, chapter_title, title, intro, goal, pages, stage, is_save_point } = factsOf(view);
  if (view.outcome)
    return {
      above: chapter_title,
      title: { id: `sw-ending-${view.outcome.reason}` },
      lines: [...pages, { id: `sw-end-${view.outcome.reason}` }],
      goal: null,
    };
  if (stage === "opening" && !is_save_point)
    return { above: campaign_title, title: chapter_title, lines: pages, goal: null };
  const playing = !isReading(view) && stage !== "ending";
  return { above: chapter_title, title, lines: pages.length > 0 ? pages : [intro], goal: playing ? goal : null };
}
