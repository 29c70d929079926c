/** The names of this game as types: its facts, the places of a view, what can be in a Pool, what is free. */
import type { FactsOf } from "../../protocol";
import type { Option, View } from "../../table/types";

export type Facts = FactsOf["casting_shadows"];

/** What a view of this game tells beside places, counters and faces. */
export const told = (view: View): Facts => view.facts as Facts;

/** The kinds of places; "map.r0" is of the kind map, and "r0" says which. */
export const PLACES = [
  "map",
  "tile",
  "market",
  "board",
  "book",
  "counters",
  "companion",
  "pool",
  "common",
  "deck",
  "discard",
  "counter_deck",
  "companion_deck",
  "portal",
  "aside",
  "fallen",
  "box",
] as const;
export type PlaceKind = (typeof PLACES)[number];

export interface Place {
  kind: PlaceKind;
  /** Which of them: a space, a tile, a fighter; empty if there is only one. */
  of: string;
}

/** Read the name of a place; null for what is none of this game ("big", where a card is shown enlarged). */
export function placeOf(name: string): Place | null {
  const dot = name.indexOf(".");
  const [start, of] = dot < 0 ? [name, ""] : [name.slice(0, dot), name.slice(dot + 1)];
  const kind = PLACES.find((one) => one === start);
  return kind === undefined ? null : { kind, of };
}

export const RESOURCES = [
  "red_gem",
  "blue_gem",
  "purple_gem",
  "red_orb",
  "blue_orb",
  "purple_orb",
  "shadow",
  "curse",
] as const;
export type Resource = (typeof RESOURCES)[number];
export const isResource = (what: string): what is Resource => RESOURCES.some((one) => one === what);

export const FREE = ["travel", "cast", "reroll", "protect", "refresh", "collect"] as const;
export type Free = (typeof FREE)[number];

/** The signs of a price: Resources, Resources of any colour, Spells of a level. */
const PRICES: readonly string[] = [...RESOURCES, "any_gem", "any_orb", "spell_1", "spell_2"];

/** What an option costs beside its Action point, a sign for each. */
export const priceOf = (option: Option): string[] =>
  option.cost.flatMap(({ what, n }) => (PRICES.includes(what) ? Array.from({ length: n }, () => what) : []));

/** The Resources that leave the Pool for an option. */
export const spentOn = (option: Option): Resource[] => priceOf(option).filter(isResource);

/** How many HP each fighter would lose by an option; `me`: who chooses. */
export const lossesOf = (option: Option, me: number): Map<number, number> =>
  new Map(option.gain.flatMap(({ what, n, seat }) => (what === "hp" && n < 0 ? [[seat ?? me, -n] as const] : [])));
