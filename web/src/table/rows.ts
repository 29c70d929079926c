/** The table in words: what lies where, place by place; what is empty needs no line. */
import { capital } from "../shell/words.svelte";
import type { Table } from "./table.svelte";
import { HIDDEN } from "./types";

export interface Row {
  place: string;
  label: string;
  /** How many things lie there. */
  all: number;
  /** Those whose face is seen, by name; alike ones together. */
  known: [string, { item: string; n: number }][];
}

export function rowsOf(table: Table): Row[] {
  // Places that are called alike are one: all tiles of a map.
  const named = new Map<string, { place: string; items: string[] }>();
  for (const [place, items] of Object.entries(table.view?.places ?? {})) {
    if (items.length === 0) continue;
    const title = capital(table.placeTitle(place));
    const before = named.get(title);
    named.set(title, { place: before?.place ?? place, items: [...(before?.items ?? []), ...items] });
  }
  return [...named].map(([label, { place, items }]) => {
    const known = new Map<string, { item: string; n: number }>();
    for (const item of items) {
      if (item === HIDDEN) continue;
      const name = capital(table.label(item));
      known.set(name, { item, n: (known.get(name)?.n ?? 0) + 1 });
    }
    return { place, label, all: items.length, known: [...known] };
  });
}
