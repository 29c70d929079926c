/** Where a bubble stands: beside a piece, on neither that nor what stands for it. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Spot {
  left: number;
  top: number;
  /** The corner that shows which piece is meant; none: the bubble stands apart. */
  tip: { x: number; y: number } | null;
}

interface Room {
  w: number;
  h: number;
  gap: number;
  edge: number;
  /** The bubble stands on this line, if it is given: the sheet of a phone. */
  floor?: number | undefined;
}

/** What stands for this name: an answer above the table; on it a sign of a card, a card, a cell, a place; else the
 *  card of the sign. */
export function pieceOf(point: string): Element | null {
  const card = point.split("/")[0] ?? point;
  for (const [kind, name] of [
    ["answer", point],
    ["part", point],
    ["item", point],
    ["target", point],
    ["place", point],
    ["item", card],
  ] as const) {
    const found = document.querySelector(`.stage [data-${kind}="${CSS.escape(name)}"]`);
    if (found) return found;
  }
  return null;
}

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

const meet = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** The best place for a bubble of this size beside the ring; the helper is left free where that is possible. */
export function spotFor(own: { width: number; height: number }, ring: Box, helper: Box | null, room: Room): Spot {
  const { w, h, gap, edge, floor } = room;
  const [mx, my] = [ring.x + ring.w / 2, ring.y + ring.h / 2];
  const top = between(64, my - own.height / 2, h - own.height - 12);
  const left = between(12, mx - own.width / 2, w - own.width - 12);
  const tipX = (at: number): number => between(at + 24, mx, at + own.width - 24);
  const tipY = (at: number): number => between(at + 24, my, at + own.height - 24);
  const spots = [
    { left: ring.x + ring.w + gap, top, tip: { x: ring.x + ring.w + gap, y: tipY(top) } },
    { left: ring.x - own.width - gap, top, tip: { x: ring.x - gap, y: tipY(top) } },
    { left, top: ring.y + ring.h + gap, tip: { x: tipX(left), y: ring.y + ring.h + gap } },
    { left, top: ring.y - own.height - gap, tip: { x: tipX(left), y: ring.y - gap } },
  ];
  if (floor !== undefined) spots.unshift({ left, top: floor - own.height - 14, tip: { x: left + 44, y: floor - 14 } });
  const fits = spots.filter(
    (spot) =>
      spot.left >= edge && spot.left + own.width <= w - edge && spot.top >= edge && spot.top + own.height <= h - edge,
  );
  const free = ({ left: x, top: y }: Spot): boolean =>
    helper === null || !meet({ x, y, w: own.width, h: own.height }, helper);
  return fits.find(free) ?? fits[0] ?? { left, top: ring.y > h / 2 ? 60 : h - own.height - 12, tip: null };
}

/** All of the page but these boxes, as a path. */
export function veil(holes: (Box | null)[]): string {
  const cut = holes.map((hole) => (hole ? `M${hole.x} ${hole.y}h${hole.w}v${hole.h}h${-hole.w}z` : ""));
  return `M0 0H9999V9999H0z${cut.join("")}`;
}
