/** The arrow keys on the table: from one thing to the nearest in a direction. */

export type Direction = "left" | "right" | "up" | "down";

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** How far b is from a in a direction; Infinity if it does not lie there. Sideways distance weighs double. */
export function distance(a: Box, b: Box, direction: Direction): number {
  const [ax, ay] = middle(a);
  const [bx, by] = middle(b);
  const across = direction === "left" || direction === "right";
  const ahead = (across ? bx - ax : by - ay) * (direction === "left" || direction === "up" ? -1 : 1);
  const aside = Math.abs(across ? by - ay : bx - ax);
  return ahead < 1 || aside > ahead * 3 + 40 ? Infinity : ahead + aside * 2;
}

export function nearest(from: HTMLElement, all: HTMLElement[], direction: Direction): HTMLElement | null {
  const start = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const far = distance(start, other.getBoundingClientRect(), direction);
    if (far < least) [best, least] = [other, far];
  }
  return best;
}
