/** Where the pieces of a place lie. A locator gives the centre of the i-th of n pieces, in stage units. */

export interface Spot {
  /** Centre. */
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees, clockwise. */
  turn?: number;
  /** What lies above what; a moving piece is above everything. */
  z?: number;
  /** Anything the game's Face wants to know about this spot ("big", "stem" ...). */
  look?: string;
}

/** A part of the stage, by its upper left corner. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The box as CSS. */
export const put = ({ x, y, w, h }: Box): string => `left:${x}px;top:${y}px;width:${w}px;height:${h}px`;

/** Null: this piece is not drawn now (deep in a pile, on another tab). */
export type Locator = (i: number, n: number) => Spot | null;

export interface Size {
  w: number;
  h: number;
  z?: number;
  look?: string;
}

interface RowShape extends Size {
  /** Left edge of the row, or its middle with align "middle", or its right edge with "end". */
  x: number;
  /** Vertical middle. */
  y: number;
  gap?: number;
  /** The row never gets wider: then the pieces overlap. */
  max?: number;
  align?: "start" | "middle" | "end";
}

const spot = (size: Size, x: number, y: number, z = 0, turn = 0): Spot => ({
  x,
  y,
  w: size.w,
  h: size.h,
  turn,
  z: (size.z ?? 0) + z,
  ...(size.look === undefined ? {} : { look: size.look }),
});

/** Pieces side by side, later ones above earlier ones where they overlap. */
export function row(shape: RowShape): Locator {
  const { x, y, w, gap = 8, max = Infinity, align = "start" } = shape;
  return (i, n) => {
    const step = n > 1 ? Math.min(w + gap, (max - w) / (n - 1)) : w + gap;
    const width = w + step * (n - 1);
    const left = align === "start" ? x : align === "middle" ? x - width / 2 : x - width;
    return spot(shape, left + w / 2 + i * step, y, i);
  };
}

/** Pieces under each other. */
export function column(shape: Omit<RowShape, "align">): Locator {
  const { x, y, h, gap = 8, max = Infinity } = shape;
  return (i, n) => {
    const step = n > 1 ? Math.min(h + gap, (max - h) / (n - 1)) : h + gap;
    return spot(shape, x, y + h / 2 + i * step, i);
  };
}

/** A hand of cards held in an arc; x and y are the middle of the hand. */
export function fan(shape: Size & { x: number; y: number; gap?: number; max?: number; bend?: number }): Locator {
  const { x, y, w, gap = 4, max = Infinity, bend = 3 } = shape;
  return (i, n) => {
    const step = n > 1 ? Math.min(w + gap, (max - w) / (n - 1)) : 0;
    const off = i - (n - 1) / 2;
    return spot(shape, x + off * step, y + Math.abs(off) ** 1.7 * bend, i, off * bend);
  };
}

/** A pile; the last piece is the top one, and only the uppermost few are drawn. */
export function pile(shape: Size & { x: number; y: number; lift?: number; shown?: number }): Locator {
  const { x, y, lift = 1.4, shown = 4 } = shape;
  return (i, n) => {
    const below = n - 1 - i;
    if (below >= shown) return null;
    const height = Math.min(n, shown) - 1 - below;
    return spot(shape, x - height * lift, y - height * lift, i);
  };
}

/** A pile that shows its first piece on top, for places whose front is drawn first. */
export function stack(shape: Size & { x: number; y: number; lift?: number; shown?: number }): Locator {
  const under = pile(shape);
  return (i, n) => under(n - 1 - i, n);
}

/** Fixed columns, filled line by line; x and y are the upper left corner. */
export function grid(shape: Size & { x: number; y: number; columns: number; gap?: number }): Locator {
  const { x, y, w, h, columns, gap = 8 } = shape;
  return (i) => spot(shape, x + w / 2 + (i % columns) * (w + gap), y + h / 2 + Math.floor(i / columns) * (h + gap), i);
}

/** Pointy or flat hexagons by axial coordinates; use hexCentre for a cell of the map. */
export function hexCentre(q: number, r: number, radius: number, flat = true): { x: number; y: number } {
  const s = Math.sqrt(3);
  return flat
    ? { x: radius * 1.5 * q, y: radius * s * (r + q / 2) }
    : { x: radius * s * (q + r / 2), y: radius * 1.5 * r };
}

/** All pieces on one spot, spread a little so that each can be seen and clicked. */
export function cluster(shape: Size & { x: number; y: number; spread?: number }): Locator {
  const { x, y, w, spread = 0.7 } = shape;
  return (i, n) => spot(shape, x + (i - (n - 1) / 2) * w * spread, y, i);
}

/** One fixed spot. */
export const here =
  (at: Spot): Locator =>
  () =>
    at;

/** Not drawn. */
export const nowhere: Locator = () => null;
