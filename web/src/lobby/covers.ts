/** The pictures of the lobby: a layered cover and a miniature for each game that has them. */

import { drawnAs } from "../table/types";

const covers = import.meta.glob<string>("./covers/*.svg", { query: "?raw", import: "default" });

/** Load a drawing as SVG text; null if the game has none. */
export async function cover(game: string, mini = false): Promise<string | null> {
  const load = covers[`./covers/${drawnAs(game)}${mini ? ".mini" : ""}.svg`];
  return load ? load() : null;
}
