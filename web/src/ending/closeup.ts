/** Which part of a table a picture shows, so that some pieces are seen well. */

export interface Part {
  /** The upper left corner. */
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A table as wide as a screen of 1280 by 720 has room for. */
export const WHOLE: Part = { x: 0, y: 0, w: 1280, h: 720 };

/** Room around the pieces, and the least that is shown: one needs to know where on the table one is. */
const AROUND = 70;
const LEAST = 420;

/** The part of the whole table with these pieces in its middle, in the shape of the picture; none: all of it. */
export function closeUp(pieces: readonly Part[], shape: number): Part {
  if (pieces.length === 0) return WHOLE;
  const left = Math.min(...pieces.map((one) => one.x)) - AROUND;
  const top = Math.min(...pieces.map((one) => one.y)) - AROUND;
  const right = Math.max(...pieces.map((one) => one.x + one.w)) + AROUND;
  const bottom = Math.max(...pieces.map((one) => one.y + one.h)) + AROUND;
  const w = Math.min(WHOLE.w, Math.max(LEAST, right - left, (bottom - top) * shape));
  const h = w / shape;
  const within = (at: number, size: number, all: number): number => Math.max(0, Math.min(at, all - size));
  return {
    x: within((left + right - w) / 2, w, WHOLE.w),
    y: within((top + bottom - h) / 2, h, WHOLE.h),
    w,
    h,
  };
}
