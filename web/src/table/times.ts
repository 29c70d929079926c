/** How long things move, in milliseconds at normal speed. */
import type { TableEvent } from "./types";

export const TIMES = { move: 280, flip: 240, dice: 600, fly: 420, stagger: 60, most: 1200 };

/** How long the picture needs after an event; what follows at once overlaps with it. */
export function timeFor(event: TableEvent, next: TableEvent | undefined): number {
  switch (event.kind) {
    case "moved":
      return next?.kind === "moved" ? TIMES.stagger : TIMES.move;
    case "rolled":
      return next?.kind === "rolled" ? TIMES.stagger : TIMES.dice;
    case "flipped":
      return next?.kind === "flipped" ? TIMES.stagger : TIMES.flip;
    default:
      return 0;
  }
}
