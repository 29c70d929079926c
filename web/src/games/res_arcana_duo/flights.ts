/** Essences that are seen to move: collected from components, paid for them, put on them, gained by their powers. */
import type { Flight } from "../../table/flights";
import { type Card, HIDDEN, type Message, type TableEvent, type View } from "../../table/types";
import { ESSENCES, type Essence } from "./art";
import { factsOf } from "./facts";

/** A change of one amount: in the pool of a seat, or on a component. */
interface Change {
  at: number;
  counter: string;
  essence: Essence;
  /** The owner of the pool; null: it lies on a component. */
  seat: number | null;
  by: number;
}

function changeOf(at: number, counter: string, by: number): Change | null {
  const [, pool, seat, , on] = /^(?:(\w+)\.(\d)|(\w+)\/(\w+))$/.exec(counter) ?? [];
  const essence = ESSENCES.find((name) => name === (pool ?? on));
  return essence === undefined || by === 0
    ? null
    : { at, counter, essence, seat: seat === undefined ? null : Number(seat), by };
}

/** All changes of a batch, in order. */
function changes(events: readonly TableEvent[], view: View): Change[] {
  const now = { ...view.counters };
  return events.flatMap((event, at) => {
    if (event.kind !== "counted") return [];
    const change = changeOf(at, event.counter, event.value - (now[event.counter] ?? 0));
    now[event.counter] = event.value;
    return change ?? [];
  });
}

/** The component a message speaks of. */
export const cardIn = (message: Message | undefined): string =>
  /^#ra-card-(.+)$/.exec(String(message?.args?.["card"] ?? ""))?.[1] ?? "";

/** The component that is at work when an event happens: the one whose power was used, or which asked. */
function working(events: readonly TableEvent[], view: View, at: number): string {
  const used = events.slice(0, at).findLast((event) => event.kind === "said" && event.text.id === "ra-log-power");
  if (used?.kind === "said") return cardIn(used.text);
  return String(view.info["owed/for"] ?? "") || cardIn(view.decision?.prompt);
}

/** What a payment is for: a component that then comes into play, or the one at work. */
function paidFor(events: readonly TableEvent[], view: View, at: number): string {
  const entering = events.slice(at).find((event) => event.kind === "moved" && event.target.startsWith("play."));
  if (entering?.kind !== "moved") return working(events, view, at);
  return entering.item === HIDDEN ? entering.source : entering.item;
}

const isCollected = (events: readonly TableEvent[], { at, seat }: Change): boolean => {
  const said = events.slice(at).find((event) => event.kind === "said");
  return said?.kind === "said" && said.text.id === "ra-log-collect" && said.seat === seat;
};

/** The Collect step: from each component what it gives. */
function collected(change: Change, view: View, cards: ReadonlyMap<string, Card>): Flight[] {
  const { at, essence, seat, counter } = change;
  let left = change.by;
  const out = (view.places[`play.${seat}`] ?? []).flatMap((from) => {
    const gives = (factsOf(cards.get(from) ?? null).collect ?? []).reduce(
      (sum, one) => sum + (one.essences?.[essence] ?? 0),
      0,
    );
    const n = Math.min(gives, left);
    left -= n;
    return n > 0 ? [{ at, what: essence, n, from, to: counter }] : [];
  });
  return left > 0 ? [...out, { at, what: essence, n: left, from: "", to: counter }] : out;
}

export function flights(events: readonly TableEvent[], view: View, cards: ReadonlyMap<string, Card>): Flight[] {
  const open = changes(events, view);
  const out: Flight[] = [];
  while (open.length > 0) {
    const change = open.shift() as Change;
    const { at, counter, essence, seat, by } = change;
    // Taken from a component, or put on one: as much leaves here as arrives there.
    const other = open.findIndex(
      (one) => one.essence === essence && one.by === -by && (one.seat === null) !== (seat === null),
    );
    if (other >= 0) {
      const [back] = open.splice(other, 1) as [Change];
      const [from, to] = by < 0 ? [counter, back.counter] : [back.counter, counter];
      out.push({ at: back.at, what: essence, n: Math.abs(by), from, to });
    } else if (by < 0) {
      out.push({ at, what: essence, n: -by, from: counter, to: seat === null ? "" : paidFor(events, view, at) });
    } else if (seat !== null && isCollected(events, change)) {
      out.push(...collected(change, view, cards));
    } else {
      out.push({ at, what: essence, n: by, from: seat === null ? "" : working(events, view, at), to: counter });
    }
  }
  return out;
}
