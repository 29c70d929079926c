/** Who sits at a table that is being set up. */
import { levelName } from "../lobby/levels";
import type { SeatRequest } from "../protocol";
import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

export type Kind = "me" | "bot" | "friend" | "local" | "anybody";

export interface Sitter {
  kind: Kind;
  /** Computers: which. */
  level: string;
  /** Somebody at this screen: what they are called; empty: not told. */
  name: string;
}

/** The same people at a table of another size: who joins is a computer; I never lose my seat. */
export function resized(sitters: readonly Sitter[], n: number, level: string): Sitter[] {
  const kept = sitters.slice(0, n);
  while (kept.length < n) kept.push({ kind: "bot", level, name: "" });
  if (kept.every((one) => one.kind !== "me")) kept[n - 1] = { kind: "me", level, name: "" };
  return kept;
}

/** Somebody else sits in a seat. There is one of me: if I sit down somewhere, who sat there takes my seat, and if
 *  another takes mine, I move on to the next. */
export function seated(sitters: readonly Sitter[], seat: number, kind: Kind): Sitter[] {
  const mine = sitters.findIndex((one) => one.kind === "me");
  const there = sitters[seat];
  if (!there || there.kind === kind) return [...sitters];
  const after = sitters.map((one, i) => (i === seat ? { ...one, kind } : one));
  if (kind === "me") after[mine] = { ...there };
  else if (seat === mine) after[(seat + 1) % after.length] = { ...there };
  return after;
}

/** What the server is asked for; a person at this screen whose name is not told is called by their seat. */
export function request({ kind, level, name }: Sitter, otherwise: string): SeatRequest {
  if (kind === "friend" || kind === "anybody") return { kind: "open" };
  if (kind === "bot") return { kind: "bot", level };
  return kind === "local" ? { kind: "me", name: name.trim() || otherwise } : { kind: "me" };
}

/** What they are called on the sheet. */
export function nameOf({ kind, level, name }: Sitter, seat: number): string {
  if (kind === "me") return settings.name || t("shell-guest");
  if (kind === "bot") return levelName(level);
  return kind === "local" ? name.trim() || t("shell-player", { n: seat + 1 }) : t(`shell-start-${kind}-name`);
}
