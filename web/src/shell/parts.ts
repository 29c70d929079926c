/** The parts of a table that phones show one at a time, as the game's layout names them. */
import type { Table } from "../table/table.svelte";

export interface Part {
  id: string;
  text: string;
  badge: number;
  /** What must be chosen now lies there. */
  wanted: boolean;
}

export function partsOf(table: Table, seat: number, w: number, h: number, tab: string): Part[] {
  const { view } = table;
  if (view === null) return [];
  const room = { mode: "phone" as const, w, h, view, seat, seats: table.seats.length, cards: table.cards, tab };
  const own = table.ui.layout(room).tabs ?? [{ id: "table", text: { id: "shell-table" } }];
  return own.map((part) => ({
    id: part.id,
    text: table.say(part.text),
    badge: part.badge ?? 0,
    wanted: part.wanted === true,
  }));
}
