/** Amounts that are seen to move. A game tells which counters of a batch are such amounts, and where they come from. */

export interface Flight {
  /** The event of the batch with which it starts. */
  at: number;
  /** What flies, as the game's Face draws it. */
  what: string;
  n: number;
  /** A counter, an item or a place; empty: the supply. */
  from: string;
  to: string;
}

export interface Airborne extends Flight {
  id: number;
  /** How long it is in the air. */
  ms: number;
}

/** The flights of a batch by the event with which they start. */
export function byEvent(flights: readonly Flight[]): ReadonlyMap<number, Flight[]> {
  const out = new Map<number, Flight[]>();
  for (const flight of flights) out.set(flight.at, [...(out.get(flight.at) ?? []), flight]);
  return out;
}
