/** Names of things, from the messages of their game: `<prefix>-place-hand` names the places `hand.0` and `hand.1`.
 *  `radura.core.text.name_ids` and `radura.tui.words` do the same for the terminal and for the laws.
 */
import type { Message } from "./types";

export interface Speaker {
  has(id: string): boolean;
  say(message: Message): string;
}

/** A name in words, and the part of it that the words leave out: a seat, a number, a card. */
export interface Named {
  text: string;
  rest: string;
}

/** A name without signs, where the game has no words for it. */
export const plain = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

/** The longest part of a name that the game has words for; a cell (`forest.0/1:2`) is called like its place. */
export function named(words: Speaker, start: string, name: string): Named {
  const parts = (name.split("/")[0] ?? "").split(".");
  for (let n = parts.length; n > 0; n--) {
    const id = start + parts.slice(0, n).join("-");
    if (words.has(id)) return { text: words.say({ id }), rest: parts.slice(n).join(".") };
  }
  const number = parts.length > 1 && /^\d+$/.test(parts.at(-1) ?? "") ? (parts.pop() ?? "") : "";
  return { text: plain(parts.join(" ")), rest: number };
}
