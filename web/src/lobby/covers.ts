/** The pictures of the lobby: a layered cover and a miniature for each game that has them. */
import type { GameInfo } from "../protocol";

const covers = import.meta.glob<string>("./covers/*.svg", { query: "?raw", import: "default" });

/** Load a drawing as SVG text; null if the game has none. */
export async function cover({ drawn_as }: GameInfo, mini = false): Promise<string | null> {
  const load = covers[`./covers/${drawn_as}${mini ? ".mini" : ""}.svg`];
  return load ? load() : null;
}
