/** The pieces on the table with a stable identity each, and how events change them.
 *
 *  A view names known items and calls all others "?". On screen every piece is one element that
 *  moves, so each gets a key here that stays with it as long as the eyes can follow it. `fold`
 *  changes a board exactly as radura.core.events.fold changes a view; `boardNames` leads back.
 */
import { HIDDEN, type Result, type TableEvent, type View } from "./types";

export interface Piece {
  readonly key: number;
  readonly name: string;
}

export interface Board {
  places: Record<string, Piece[]>;
  counters: Record<string, number>;
  faces: Record<string, string>;
  outcome: Result | null;
}

let last = 0;
const fresh = (name: string): Piece => ({ key: ++last, name });

export function boardOf(view: View): Board {
  return matched({ places: {}, counters: {}, faces: {}, outcome: null }, view);
}

/** The places as the view writes them: names only. */
export function boardNames(board: Board): Record<string, string[]> {
  return Object.fromEntries(Object.entries(board.places).map(([place, row]) => [place, row.map((p) => p.name)]));
}

/** Return the view's board with the pieces of another board wherever they can be recognised. */
export function matched(from: Board, view: View): Board {
  const known = new Map<string, Piece>();
  const unseen = new Map<string, Piece[]>();
  for (const [place, row] of Object.entries(from.places)) {
    for (const piece of row) {
      if (piece.name !== HIDDEN) known.set(piece.name, piece);
      else unseen.set(place, [...(unseen.get(place) ?? []), piece]);
    }
  }
  const places: Record<string, Piece[]> = {};
  for (const [place, names] of Object.entries(view.places)) {
    places[place] = names.map((name) => {
      if (name === HIDDEN) return unseen.get(place)?.shift() ?? fresh(HIDDEN);
      return known.get(name) ?? fresh(name);
    });
  }
  return { places, counters: { ...view.counters }, faces: { ...view.faces }, outcome: view.outcome };
}

/** Take a piece out of a row, as the engine does: the first of that name goes.
 *  All "?" are alike, so the uppermost of them is the one that is seen to leave: the last,
 *  or in a pile whose known cards lie at the bottom, the first. */
function take(row: readonly Piece[], name: string): { piece: Piece; rest: Piece[] } | null {
  const first = row.findIndex((p) => p.name === name);
  if (first < 0) return null;
  const gone = name === HIDDEN && row.at(-1)?.name === HIDDEN ? row.length - 1 : first;
  const piece = row[gone] as Piece;
  const unseen = row.filter((p, i) => p.name === HIDDEN && i !== gone);
  const rest = row.filter((_, i) => i !== first).map((p) => (p.name === HIDDEN ? (unseen.shift() ?? p) : p));
  return { piece, rest };
}

/** Return the board after one event; the board given stays as it is. Null: the event does not fit. */
export function fold(board: Board, event: TableEvent): Board | null {
  switch (event.kind) {
    case "moved": {
      const taken = take(board.places[event.source] ?? [], event.item);
      if (taken === null) return null;
      const places = { ...board.places, [event.source]: taken.rest };
      const row = [...(places[event.target] ?? [])];
      const at = event.at;
      row.splice(at < 0 ? row.length : at, 0, { key: taken.piece.key, name: event.becomes });
      places[event.target] = row;
      return { ...board, places };
    }
    case "flipped":
    case "rolled": {
      const item = event.kind === "rolled" ? event.die : event.item;
      const faces = { ...board.faces };
      if (event.face) faces[item] = event.face;
      else delete faces[item];
      return { ...board, faces };
    }
    case "counted":
      return { ...board, counters: { ...board.counters, [event.counter]: event.value } };
    case "ended":
      return { ...board, outcome: event.outcome };
    case "said":
      return board;
  }
}

const same = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((k) => k in b && same((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]))
  );
};

/** Tell in which parts a folded board differs from the view it should have become. */
export function differences(board: Board, view: View): string[] {
  const out: string[] = [];
  const names = boardNames(board);
  for (const place of new Set([...Object.keys(names), ...Object.keys(view.places)])) {
    if (!same(names[place] ?? [], view.places[place] ?? [])) out.push(`place ${place}`);
  }
  if (!same(board.counters, view.counters)) out.push("counters");
  if (!same(board.faces, view.faces)) out.push("faces");
  return out;
}

/** The printed kind of an item: "wolf" of "wolf", "varan" of "varan.3". */
export const cardOf = (item: string): string => item.replace(/\.\d+$/, "");
