/** How a match ended, in a few words, for whoever looks. */
import type { Match } from "../net/match.svelte";
import { t } from "./words.svelte";

export function outcomeOf(match: Match): { title: string; won: boolean } {
  const ending = match.info?.ending ?? null;
  const won = ending !== null && match.eyes !== null && ending.winners.includes(match.eyes);
  if (!ending) return { title: t("shell-over"), won };
  const alone = match.eyes !== null && match.info?.you.length === 1 ? match.eyes : null;
  if (alone !== null && won) return { title: t("shell-you-won"), won };
  if (alone !== null && (ending.returns[alone] ?? 0) < 0) return { title: t("shell-you-lost"), won };
  if (ending.winners.length === 0) return { title: t("shell-nobody-won"), won };
  return { title: t("shell-won", { who: ending.winners.map((seat) => match.table?.who(seat) ?? "").join(", ") }), won };
}
