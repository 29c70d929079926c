/** Every place, counter and part that a view names, in the words of the engine. A layout locates each place or is told
 *  here that it is not drawn. */
import { ESSENCES, type Essence } from "./art";

export const ITEMS = "items";
export const MONUMENTS = "monuments";
export const MONUMENT_DECK = "monument_deck";
export const PLACES = "places";
/** The places of the centre. */
export const CENTRE = [ITEMS, MONUMENTS, MONUMENT_DECK, PLACES] as const;
/** The places of each seat: `hand.0`. */
export const OWN = ["play", "hand", "deck", "discard", "token", "mages", "chosen", "kept", "given"] as const;
/** What is out of the game lies nowhere. */
export const NOT_DRAWN: readonly string[] = ["gone"];

export type OwnPlace = (typeof OWN)[number];
export type Place = (typeof CENTRE)[number] | `${OwnPlace}.${number}`;

const MOST_SEATS = 4;
const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat);
const BY_NAME: ReadonlyMap<string, { kind: OwnPlace; seat: number }> = new Map(
  OWN.flatMap((kind) => SEATS.map((seat) => [`${kind}.${seat}`, { kind, seat }] as const)),
);

/** Which of the places of a seat this is; null: none of them. */
export const ownPlace = (name: string): OwnPlace | null => BY_NAME.get(name)?.kind ?? null;
export const isPlace = (name: string): name is Place =>
  BY_NAME.has(name) || (CENTRE as readonly string[]).includes(name);

/** The pool of a seat, by kind of essence. */
export type PoolCounter = `${Essence}.${number}`;
export const poolCounter = (essence: Essence, seat: number): PoolCounter => `${essence}.${seat}`;
/** What lies on a component. */
export const stockCounter = (item: string, essence: Essence): string => `${item}/${essence}`;
/** A power of a component, counted from 0, as a target of an option. */
export const powerTarget = (item: string, power: number): string => `${item}/${power + 1}`;

const POOLS: ReadonlyMap<string, { essence: Essence; seat: number }> = new Map(
  ESSENCES.flatMap((essence) => SEATS.map((seat) => [poolCounter(essence, seat), { essence, seat }] as const)),
);

/** The seat and the kind whose amount a counter tells; null: it is no pool. */
export const poolOf = (counter: string): { essence: Essence; seat: number } | null => POOLS.get(counter) ?? null;

/** The kind of which a counter tells how much lies on a component; null: it tells something else. */
export const stockOf = (counter: string): Essence | null =>
  ESSENCES.find((essence) => counter.endsWith(stockCounter("", essence))) ?? null;
