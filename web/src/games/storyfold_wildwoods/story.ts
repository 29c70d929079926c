/** What stands to read on the pages now. */
import type { Message, View } from "../../table/types";
import { factsOf } from "./facts";
import { isInTheBook } from "./spread";

/** Between two Scenes and at the end of the story nothing lies on the pages: they are for reading. */
export const isReading = (view: View): boolean => (view.places["scene"] ?? []).length === 0 || view.outcome !== null;

export interface Page {
  above: Message;
  title: Message;
  lines: Message[];
  /** A Scene is being played: its goal is pinned to the page. */
  hasGoal: boolean;
}

export function pageOf(view: View): Page {
  const { campaign_title, chapter_title, title, intro, pages, stage, is_save_point } = factsOf(view);
  const all = pages.map(({ text }) => text);
  if (view.outcome)
    return {
      above: chapter_title,
      title: { id: `sw-ending-${view.outcome.reason}` },
      lines: [...all, { id: `sw-end-${view.outcome.reason}` }],
      hasGoal: false,
    };
  if (stage === "opening" && !is_save_point)
    return { above: campaign_title, title: chapter_title, lines: all, hasGoal: false };
  if (isReading(view)) return { above: chapter_title, title, lines: all.length > 0 ? all : [intro], hasGoal: false };
  const here = pages.filter(isInTheBook).map(({ text }) => text); // the rest was a page of its own
  return {
    above: chapter_title,
    title,
    lines: here.length > 0 ? here : [intro],
    hasGoal: stage !== "ending",
  };
}
