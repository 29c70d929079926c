/** The pictures of the lobby: a layered cover for each game that has one. */
import type { GameInfo } from "../protocol";

const covers = import.meta.glob<string>("./covers/*.svg", { query: "?raw", import: "default" });

/** Load a drawing as SVG text; null if the game has none. */
export async function cover({ drawn_as }: GameInfo): Promise<string | null> {
  return (await covers[`./covers/${drawn_as}.svg`]?.()) ?? null;
}
