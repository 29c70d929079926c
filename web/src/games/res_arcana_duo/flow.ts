/** Rows of components of different shapes, some of them turned. All sizes follow from one height. */
import type { Box, Spot } from "../../table/locators";

export interface Piece {
  /** Width over height of the upright component. */
  ratio: number;
  turned: boolean;
  /** Its height as a share of the row's height: magic items are smaller than cards. */
  part: number;
}

export interface Flow {
  /** The height of a row. */
  h: number;
  spots: Spot[];
}

interface Rule {
  box: Box;
  /** No row is higher. */
  most: number;
  /** At most so many rows. */
  rows?: number;
  gap?: number;
  align?: "start" | "middle";
}

/** How wide a piece lies in a row of height 1. */
const across = (piece: Piece): number => piece.part * (piece.turned ? 1 : piece.ratio);
const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The height at which these pieces fit side by side. */
function fit(pieces: readonly Piece[], w: number, gap: number): number {
  if (pieces.length === 0) return Infinity;
  return (w - gap * (pieces.length - 1)) / sum(pieces.map(across));
}

/** Cut a list in rows that are about as long. */
export function split<T extends Piece>(pieces: readonly T[], rows: number): T[][] {
  if (rows <= 1) return [[...pieces]];
  const share = sum(pieces.map(across)) / rows;
  let cut = 0;
  for (let so = 0; cut < pieces.length; cut++) {
    const next = so + across(pieces[cut] as T);
    if (next - share > share - so + 1e-9) break;
    so = next;
  }
  return [pieces.slice(0, cut), ...split(pieces.slice(cut), rows - 1)];
}

/** How wide rows of these pieces are at a height. */
export const span = (pieces: readonly Piece[], rows: number, h: number, gap: number): number =>
  Math.max(0, ...split(pieces, rows).map((some) => sum(some.map(across)) * h + gap * Math.max(0, some.length - 1)));

function line(pieces: readonly Piece[], box: Box, y: number, h: number, gap: number, align: string, z: number): Spot[] {
  const width = sum(pieces.map(across)) * h;
  // What does not fit overlaps, so that a long row still lies inside its box.
  const step = pieces.length > 1 ? Math.min(gap, (box.w - width) / (pieces.length - 1)) : 0;
  let x = align === "start" ? box.x : box.x + (box.w - width - step * (pieces.length - 1)) / 2;
  return pieces.map((piece, i) => {
    const high = h * piece.part;
    const wide = across(piece) * h;
    const at = { x: x + wide / 2, y, w: high * piece.ratio, h: high, turn: piece.turned ? 90 : 0, z: z + i };
    x += wide + step;
    return at;
  });
}

/** Lay pieces into a box in as many rows as leave them largest, few rows rather than many. */
export function flow(pieces: readonly Piece[], { box, most, rows = 2, gap = 10, align = "start" }: Rule): Flow {
  const ways = Array.from({ length: rows }, (_, i) => {
    const lines = split(pieces, i + 1);
    return { lines, h: Math.min(most, (box.h - gap * i) / (i + 1), ...lines.map((some) => fit(some, box.w, gap))) };
  }).filter(({ lines }, i) => i === 0 || lines.every((some) => some.length > 0));
  const best = ways.reduce((a, b) => (b.h > a.h ? b : a));
  const h = Math.max(best.h, 40);
  const top = box.y + box.h / 2 - ((best.lines.length - 1) * (h + gap)) / 2;
  let z = 0;
  const spots = best.lines.flatMap((some, i) => {
    z += some.length;
    return line(some, box, top + i * (h + gap), h, gap * 1.6, align, z - some.length);
  });
  return { h, spots };
}

/** Lay pieces of a fixed height in as many rows as they need; for phones, which scroll. */
export function wrap(pieces: readonly Piece[], box: Omit<Box, "h">, h: number, gap = 10): Flow & { bottom: number } {
  const rows: Piece[][] = [];
  let used = Infinity;
  for (const piece of pieces) {
    const wide = across(piece) * h;
    if (used + gap + wide > box.w) {
      rows.push([]);
      used = -gap;
    }
    rows.at(-1)?.push(piece);
    used += gap + wide;
  }
  let y = box.y;
  const spots = rows.flatMap((some, i) => {
    const high = Math.max(...some.map((piece) => piece.part * (piece.turned ? piece.ratio : 1))) * h;
    y += high + gap;
    return line(some, { ...box, h }, y - gap - high / 2, h, gap, "middle", i * 20);
  });
  return { h, spots, bottom: y };
}
