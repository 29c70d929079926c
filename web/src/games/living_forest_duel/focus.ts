/** What the pointer or the decision at hand is about: the element whose signs should light up. */
import type { Table } from "../../table/table.svelte";
import type { Option, View } from "../../table/types";
import { ELEMENTS, type Element } from "./art";
import { facts } from "./places";

const BY_KIND: Record<string, Element> = {
  extinguish: "water",
  recruit: "sun",
  tree: "plant",
  plant: "plant",
  onibi: "wind",
};

/** The element an option is about, for its picture. */
export function elementOf(option: Option): Element | null {
  return ELEMENTS.find((name) => name === option.values["element"]) ?? BY_KIND[option.kind] ?? null;
}

/** The element that the option under the pointer would count, if it lays a token. */
export const litElement = (table: Table): Element | null =>
  table.shown?.kind === "token" ? elementOf(table.shown) : null;

/** What a token on an element can be laid with, beside the sign it will point at: every sign of that element in the
 *  lines that counts, the sum, the tokens themselves. */
export function doors(option: Option, view: View): string[] {
  const element = option.kind === "token" ? elementOf(option) : null;
  if (element === null || typeof view.seat !== "number") return [];
  const lines = [...(view.places["line.shared"] ?? []), ...(view.places[`line.${view.seat}`] ?? [])];
  const counting = facts(view).seats[view.seat]?.counting[element] ?? [];
  return [
    ...lines.filter((item) => counting.includes(item)).map((item) => `${item}/${element}`),
    `sum/${element}`,
    ...(view.places[`tokens.${view.seat}`] ?? []),
  ];
}

/** The seat that chooses where a tree is planted, if these eyes are its own; null: nothing is planted. */
export function planting(view: View): number | null {
  const { decision } = view;
  if (decision === null || decision.seat !== view.seat) return null;
  return decision.options.some(({ kind }) => kind === "plant") ? decision.seat : null;
}

/** An item's sign is part of what the option under the pointer would count. */
export function isCounted(table: Table, item: string, element: Element): boolean {
  if (litElement(table) !== element || table.view === null || table.seat === null) return false;
  return facts(table.view).seats[table.seat]?.counting[element].includes(item) ?? false;
}
