/** The computer players of a game: ours from weak to strong, then those from elsewhere, whose strength nobody knows. */
import type { GameInfo, MatchInfo } from "../protocol";
import { t, words } from "../shell/words.svelte";

const USUAL = ["adept", "greedy"];
const LEVELS = ["novice", "apprentice", "adept", "master", "grandmaster"];
const FACES: Record<string, string> = { random: "dreamer", greedy: "novice" };

/** The level that sits down where nobody chose one. */
export function usualLevel({ bots }: GameInfo): string {
  return USUAL.find((level) => bots.includes(level)) ?? bots[0] ?? "random";
}

/** What people call a computer player; one from elsewhere has its own name. */
export const levelName = (level: string): string =>
  words.has(`srv-bot-${level}`) ? t(`srv-bot-${level}`) : level.replaceAll("_", " ");

/** How it plays, in a sentence. */
export const levelAbout = (level: string): string =>
  t(words.has(`srv-bot-${level}-about`) ? `srv-bot-${level}-about` : "shell-level-elsewhere");

/** Which portrait it has. */
export const faceOf = (level: string): string => FACES[level] ?? (LEVELS.includes(level) ? level : "traveller");

/** What a new match of a game begins with, for whoever has played these. */
export function usualOptions(game: GameInfo, mine: readonly MatchInfo[]): Record<string, string> {
  const played = mine.some((match) => match.game === game.id && match.you.length > 0 && match.ending?.by === "rules");
  return Object.fromEntries(game.settings.map((one) => [one.id, played ? one.default : one.first]));
}
