/** Which key stands for which option: digits first, then letters that mean nothing else at a table. */

/** U undo, H hint, L log, C chat, R rules, T turn again, M rail, V view. */
const TAKEN = "UHLCRTMV";
const KEYS = [..."123456789", ..."QWEYIOPASDFGJKZXBN"].filter((key) => !TAKEN.includes(key));

export const keyOf = (index: number): string | null => KEYS[index] ?? null;

export function indexOfKey(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toUpperCase()) : -1;
}
