/** What the pointer or the decision at hand is about: the element whose signs should light up. */
import type { Table } from "../../table/table.svelte";
import type { Option } from "../../table/types";
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

/** An item's sign is part of what the option under the pointer would count. */
export function isCounted(table: Table, item: string, element: Element): boolean {
  if (litElement(table) !== element || table.view === null || table.seat === null) return false;
  return facts(table.view).seats[table.seat]?.counting[element].includes(item) ?? false;
}
