/** Essences that are seen to move: collected from components, paid for them, put on them, gained by their powers. */
import type { Counted } from "../../protocol";
import type { Flight } from "../../table/flights";
import type { TableEvent, View } from "../../table/types";
import { poolOf, stockCounter, stockOf } from "./places";

/** A change of one amount: in a pool or on a component. */
interface Change {
  at: number;
  event: Counted;
  by: number;
}

/** All changes of a batch, in order. */
function changes(events: readonly TableEvent[], view: View): Change[] {
  const now = { ...view.counters };
  return events.flatMap((event, at) => {
    if (event.kind !== "counted") return [];
    const by = event.value - (now[event.counter] ?? 0);
    now[event.counter] = event.value;
    return by === 0 ? [] : { at, event, by };
  });
}

/** Where something lies when the batch begins: an item in sight, a place; a card nobody saw before, where it came from. */
function known(name: string, events: readonly TableEvent[], view: View): string {
  if (name in view.places || Object.values(view.places).some((items) => items.includes(name))) return name;
  const shown = events.find((event) => event.kind === "moved" && event.becomes === name);
  return shown?.kind === "moved" ? shown.source : "";
}

export function flights(events: readonly TableEvent[], view: View): Flight[] {
  const all = changes(events, view);
  const between = (from: string, to: string, by: number): { from: string; to: string } =>
    by < 0 ? { from, to } : { from: to, to: from };
  return all.flatMap(({ at, event, by }): Flight[] => {
    const { counter, cause } = event;
    const n = Math.abs(by);
    const pool = poolOf(counter);
    if (pool) {
      const what = pool.essence;
      const lies = stockCounter(cause, what);
      // Taken from a component, or put on one: as much leaves here as arrives there.
      const other = all.find((one) => one.event.counter === lies && one.event.cause === counter && one.by === -by);
      if (other) return [{ at: Math.max(at, other.at), what, n, ...between(counter, lies, by) }];
      return [{ at, what, n, ...between(counter, known(cause, events, view), by) }];
    }
    const what = stockOf(counter);
    if (what === null || poolOf(cause)) return []; // the pool on the other side tells of it
    return [{ at, what, n, ...between(counter, "", by) }];
  });
}
