/** A table that scrolls comes to what happens, and words on it stand where they do not cover that. */

const EDGE = 60;

/** How far down it must be scrolled so that a point is in sight, and whether that lies in the lower half then. */
export function sightOf(y: number, top: number, height: number): { top: number; low: boolean } {
  const isInSight = y >= top + EDGE && y <= top + height - EDGE;
  const to = isInSight ? top : Math.max(0, y - height / 2);
  return { top: to, low: y - to > height / 2 };
}
