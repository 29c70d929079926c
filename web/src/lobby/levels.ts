/** The computer players of a game: ours from weak to strong, then those from elsewhere, whose strength nobody knows. */
import type { GameInfo } from "../protocol";

const USUAL = ["adept", "greedy"];

/** The level that sits down where nobody chose one. */
export function usualLevel({ bots }: GameInfo): string {
  return USUAL.find((level) => bots.includes(level)) ?? bots[0] ?? "random";
}
