/** Every place of a view. A layout says for each of them where it lies, or that it is not drawn (`null`). */

export const PLACES = [
  "river",
  "blessings",
  "drawn",
  "resolving",
  "exploration_deck",
  "exploration_discard",
  "creature_deck",
  "creature_discard",
  "shadow_deck",
  "shadow_discard",
  "chapter_deck",
  "scene",
  "luma",
  "brom",
  "dice",
  "used_dice",
  "roll",
] as const;
export type Place = (typeof PLACES)[number];

/** What lies in the box is not on the table. */
export const NOT_DRAWN: readonly string[] = ["box"];

export const isPlace = (name: string): name is Place => (PLACES as readonly string[]).includes(name);

/** The decks in the order in which they lie, and the pile of what was drawn from each, if there is one. */
export const DECKS = [
  { id: "chapter", deck: "chapter_deck", discard: null },
  { id: "exploration", deck: "exploration_deck", discard: "exploration_discard" },
  { id: "creature", deck: "creature_deck", discard: "creature_discard" },
  { id: "shadow", deck: "shadow_deck", discard: "shadow_discard" },
] as const satisfies readonly { id: string; deck: Place; discard: Place | null }[];
export type Deck = (typeof DECKS)[number]["id"];

/** The deck whose back a face-down card of a place shows. */
export const deckOf = (place: string): Deck => DECKS.find(({ deck }) => deck === place)?.id ?? "exploration";
