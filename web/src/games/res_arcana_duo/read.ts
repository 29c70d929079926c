/** What the table says about the pieces, in the words of the drawing. */
import type { Amount, FactsOf } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import type { View } from "../../table/types";
import { ESSENCES, type Essence, type EssenceIcon, isEssence } from "./art";
import type { Amounts, Sign } from "./facts";
import { poolCounter, powerTarget, stockCounter } from "./places";

export type TableFacts = FactsOf["res_arcana_duo"];

/** What the view tells beside its pieces; null: there is no view yet. */
export const tableFacts = (view: View | null | undefined): TableFacts | null =>
  (view?.facts ?? null) as TableFacts | null;

const seatFacts = (table: Table, seat: number): TableFacts["seats"][number] | null =>
  tableFacts(table.view)?.seats[seat] ?? null;

/** What has arrived: essences in the air lie nowhere yet. */
const arrived = (table: Table, counter: string): number => table.counter(counter) - table.inAir(counter);

export function lyingOn(table: Table, item: string): Amounts {
  const on: Amounts = {};
  for (const essence of ESSENCES) on[essence] = arrived(table, stockCounter(item, essence));
  return on;
}

export const pool = (table: Table, seat: number): [Essence, number][] =>
  ESSENCES.map((essence) => [essence, arrived(table, poolCounter(essence, seat))]);

/** The component that the question is about, if there is one. */
export const asking = (table: Table): string => table.view?.decision?.about[0] ?? "";

/** What stands for the n-th power of a component, if it can be used now. */
export function powerPart(table: Table, item: string, power: number): string | undefined {
  const part = powerTarget(item, power);
  return table.targets.has(part) ? part : undefined;
}

/** A hand card that cannot be paid for while an action is to be chosen. */
export function isBeyondReach(table: Table, item: string, place: string): boolean {
  if (place !== `hand.${table.seat}` || !table.options.some(({ kind }) => kind === "pass")) return false;
  return !table.options.some(({ kind, values }) => kind === "place" && values["item"] === item);
}

/** What the points of a seat come from, one entry for each point; "token" is the first player token. */
export const sources = (table: Table, seat: number): string[] =>
  (seatFacts(table, seat)?.sources ?? []).flatMap(({ item, points }) => Array<string>(points).fill(item));

/** The points that end the game. */
export const target = (table: Table): number => tableFacts(table.view)?.target ?? 0;

/** Amounts of essences as signs; what is no essence is left out. */
export const amountSigns = (amounts: readonly Amount[]): { essence: EssenceIcon; n: number }[] =>
  amounts.flatMap(({ what, n }) => (isEssence(what) ? [{ essence: what, n }] : []));

/** What a seat collects at the start of the next round; "any" stands for what it will choose. */
export const nextCollect = (table: Table, seat: number): Sign[] => amountSigns(seatFacts(table, seat)?.collect ?? []);

/** The points that an amount tells of. */
export const pointsIn = (amounts: readonly Amount[]): number => amounts.find(({ what }) => what === "points")?.n ?? 0;

/** The points that the option under the pointer would bring, and what they would come from. */
export function previewPoints(table: Table, seat: number): { n: number; source: string } {
  const option = table.shown;
  if (table.seat !== seat || option === null) return { n: 0, source: "" };
  return { n: Math.max(0, pointsIn(option.gain)), source: option.values["item"] ?? "token" };
}

/** The points that a seat has. */
export const points = (table: Table, seat: number): number => seatFacts(table, seat)?.points ?? 0;

/** The cost of a monument in Gold. */
export const monumentCost = (table: Table): number => tableFacts(table.view)?.monument_cost ?? 0;

/** The cards of a deck, in no order, once its owner can tell which they are. */
export const knownDeck = (table: Table, seat: number): string[] => seatFacts(table, seat)?.deck ?? [];

/** What a seat does now: "acts" (it is asked), "playing", "passed". */
export function standing(table: Table, seat: number): "acts" | "playing" | "passed" {
  if (seatFacts(table, seat)?.passed) return "passed";
  return table.view?.decision?.seat === seat ? "acts" : "playing";
}

export interface Owed {
  card: string;
  slots: EssenceIcon[];
  saved: number;
}

/** What is still to be paid: the icons that may be paid for, and how many of them a discount saves. */
export function owed(table: Table): Owed | null {
  const payment = tableFacts(table.view)?.payment;
  if (!payment) return null;
  const slots = amountSigns(payment.icons).flatMap(({ essence, n }) => Array<EssenceIcon>(n).fill(essence));
  return { card: payment.card, slots, saved: Math.max(0, slots.length - payment.n) };
}
