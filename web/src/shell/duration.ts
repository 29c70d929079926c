/** Seconds as people read them on a clock. */
import { t } from "./words.svelte";

const two = (n: number): string => String(n).padStart(2, "0");

export function duration(seconds: number): string {
  const s = Math.max(0, Math.floor(seconds));
  if (s >= 86_400) return t("shell-days", { n: Math.floor(s / 86_400) });
  const minutes = Math.floor(s / 60);
  if (s >= 3600) return `${Math.floor(s / 3600)}:${two(minutes % 60)}:${two(s % 60)}`;
  return `${minutes}:${two(s % 60)}`;
}
