/** The parts of a table that phones show one at a time, as the game's layout names them. */
import type { Scene } from "../table/beats";
import type { Room } from "../table/game";
import type { Table } from "../table/table.svelte";

export interface Part {
  id: string;
  text: string;
  badge: number;
  /** What must be chosen now lies there. */
  wanted: boolean;
}

export function partsOf(table: Table, seat: number, w: number, h: number, tab: string): Part[] {
  const room = roomOf(table, seat, w, h, tab);
  if (room === null) return [];
  const own = table.ui.layout(room).tabs ?? [{ id: "table", text: { id: "shell-table" } }];
  return own.map((part) => ({
    id: part.id,
    text: table.say(part.text),
    badge: part.badge ?? 0,
    wanted: part.wanted === true,
  }));
}

function roomOf(table: Table, seat: number, w: number, h: number, tab: string): Room | null {
  const { view, cards } = table;
  return view && { mode: "phone", w, h, view, seat, seats: table.seats.length, cards, tab };
}

/** The part on which something is seen: the one that is open, if it is seen there; null: on none. */
export function partShowing(
  table: Table,
  seat: number,
  w: number,
  h: number,
  open: string,
  parts: readonly Part[],
  scenes: readonly Scene[],
): string | null {
  const shows = (tab: string): boolean => {
    const room = roomOf(table, seat, w, h, tab);
    const layout = room && table.ui.layout(room);
    return scenes.some(({ place, item }) => {
      const pieces = table.board.places[place] ?? [];
      const at = pieces.findIndex(({ name }) => name === item);
      const [index, count] = at < 0 ? [pieces.length, pieces.length + 1] : [at, pieces.length];
      return layout?.at(place, index, count, item) != null;
    });
  };
  return [open, ...parts.map(({ id }) => id)].find(shows) ?? null;
}

/** The part where a thing lies: the one that is open, if it lies there too. */
export function partWith(table: Table, seat: number, w: number, h: number, open: string, name: string): string | null {
  const rows = Object.entries(table.board.places);
  const [place, row] = rows.find(([place, row]) => place === name || row.some((piece) => piece.name === name)) ?? [
    name,
  ];
  const item = place === name ? (row?.[0]?.name ?? name) : name;
  return partShowing(table, seat, w, h, open, partsOf(table, seat, w, h, open), [{ place, item }]);
}
