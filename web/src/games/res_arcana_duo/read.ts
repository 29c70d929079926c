/** What the table says about the pieces, in the words of the drawing. */
import type { Table } from "../../table/table.svelte";
import { ESSENCES, type Essence, type EssenceIcon } from "./art";
import { type Amounts, factsOf, type Sign } from "./facts";
import { cardIn } from "./flights";

/** What has arrived: essences in the air lie nowhere yet. */
const arrived = (table: Table, counter: string): number => table.counter(counter) - table.inAir(counter);

export function lyingOn(table: Table, item: string): Amounts {
  const on: Amounts = {};
  for (const essence of ESSENCES) on[essence] = arrived(table, `${item}/${essence}`);
  return on;
}

export const pool = (table: Table, seat: number): [Essence, number][] =>
  ESSENCES.map((essence) => [essence, arrived(table, `${essence}.${seat}`)]);

/** The component that asks the question, if one does. */
export const asking = (table: Table): string => cardIn(table.view?.decision?.prompt);

/** What stands for the n-th power of a component, if it can be used now. */
export function powerPart(table: Table, item: string, power: number): string | undefined {
  const part = `${item}/${power + 1}`;
  return table.targets.has(part) ? part : undefined;
}

/** A hand card that cannot be paid for while an action is to be chosen. */
export function isBeyondReach(table: Table, item: string, place: string): boolean {
  if (place !== `hand.${table.seat}` || !table.options.some((option) => option.action === "pass")) return false;
  return !table.options.some((option) => option.action === `place(${item})`);
}

/** What the points of a seat come from, one entry for each point; "token" is the first player token. */
export function sources(table: Table, seat: number): string[] {
  const start = `points.${seat}/`;
  return Object.entries(table.view?.info ?? {}).flatMap(([name, n]) =>
    name.startsWith(start) ? Array<string>(Number(n)).fill(name.slice(start.length)) : [],
  );
}

/** The points that end the game. */
export const target = (table: Table): number => Number(table.info("target") ?? 10);

/** What a seat collects at the start of the next round; "any" stands for what it will choose. */
export function nextCollect(table: Table, seat: number): Sign[] {
  const kinds = [...ESSENCES.map((name) => [name, name] as const), ["choice", "any"] as const];
  return kinds.flatMap(([name, essence]) => {
    const n = Number(table.info(`collect.${seat}/${name}`) ?? 0);
    return n > 0 ? [{ essence, n }] : [];
  });
}

/** The points that the option under the pointer would bring, and what they would come from. */
export function previewPoints(table: Table, seat: number): { n: number; source: string } {
  const option = table.shown;
  if (table.seat !== seat || option === null) return { n: 0, source: "" };
  const n = Number(option.note?.args?.["points"] ?? 0);
  return { n, source: option.targets[0]?.split("/")[0] ?? "" };
}

/** The cost of a monument, from those that are printed. */
export function monumentCost(table: Table): number {
  for (const card of table.cards.values()) if (card.kind === "monument") return factsOf(card).cost?.gold ?? 0;
  return 0;
}

/** What a seat does now: "acts" (it is asked), "playing", "passed". */
export function standing(table: Table, seat: number): "acts" | "playing" | "passed" {
  if (table.info(`passed.${seat}`)) return "passed";
  return table.view?.decision?.seat === seat ? "acts" : "playing";
}

export interface Owed {
  card: string;
  slots: EssenceIcon[];
  saved: number;
}

/** What is still to be paid: the icons that may be paid for, and how many of them a discount saves. */
export function owed(table: Table): Owed | null {
  const n = Number(table.info("owed") ?? 0);
  if (n === 0) return null;
  const icons = ([...ESSENCES, "any"] as const).flatMap((kind) =>
    Array<EssenceIcon>(Number(table.info(`owed/${kind}`) ?? 0)).fill(kind),
  );
  return { card: String(table.info("owed/for") ?? ""), slots: icons, saved: Math.max(0, icons.length - n) };
}
