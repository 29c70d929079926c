/** What the pointer or the decision at hand is about: the element whose signs should light up. */
import type { Table } from "../../table/table.svelte";
import { ELEMENTS, type Element } from "./art";

const BY_KIND: Record<string, Element> = {
  extinguish: "water",
  recruit: "sun",
  tree: "plant",
  plant: "plant",
  onibi: "wind",
};

/** The element that the option under the pointer would count, if it lays a token. */
export function litElement(table: Table): Element | null {
  const action = table.shown?.action ?? "";
  const element = /^token\((\w+)\)$/.exec(action)?.[1];
  return ELEMENTS.find((name) => name === element) ?? null;
}

/** The element an option is about, for its picture. */
export function elementOf(action: string): Element | null {
  const token = /^token\((\w+)\)$/.exec(action)?.[1];
  return ELEMENTS.find((name) => name === token) ?? BY_KIND[action.split("(")[0] ?? ""] ?? null;
}
