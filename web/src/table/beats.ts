/** What happened, cut into beats: lines of the log, and the events they are about. */
import type { Board } from "./board";
import type { Message, TableEvent } from "./types";

export type Said = Extract<TableEvent, { kind: "said" }>;

export interface Beat {
  /** The first is the caption, the others say more about it; none: nothing is said about these events. */
  lines: Said[];
  /** With their index in the batch. */
  events: { event: Exclude<TableEvent, Said>; at: number }[];
}

/** Cut a batch into beats. Lines come before their events; what follows a line without an event between says more
 *  about the same, but in a part of the round that comes by itself (`phase`) each line is a beat. */
export function beatsOf(events: readonly TableEvent[], inPhase: boolean): Beat[] {
  const beats: Beat[] = [];
  let isPhase = inPhase;
  for (const [at, event] of events.entries()) {
    const last = beats.at(-1);
    if (event.kind !== "said") {
      if (last) last.events.push({ event, at });
      else beats.push({ lines: [], events: [{ event, at }] });
      continue;
    }
    if (event.opens) isPhase = event.opens === "phase";
    if (last && last.lines.length > 0 && last.events.length === 0 && !event.opens && !isPhase) last.lines.push(event);
    else beats.push({ lines: [event], events: [] });
  }
  return beats;
}

/** How much a counter changes in a beat, by counter, in order. */
export function changesOf(beat: Beat, board: Board): Map<string, number> {
  const out = new Map<string, number>();
  for (const { event } of beat.events) {
    if (event.kind === "counted") out.set(event.counter, event.value - (board.counters[event.counter] ?? 0));
  }
  return new Map([...out].filter(([, n]) => n !== 0));
}

/** The items that a beat is about. */
export function touchedBy(beat: Beat): Set<string> {
  const out = new Set<string>();
  for (const { event } of beat.events) {
    if (event.kind === "moved") out.add(event.becomes);
    else if (event.kind === "flipped") out.add(event.item);
    else if (event.kind === "rolled") out.add(event.die);
    else if (event.kind === "counted") {
      if (event.counter.includes("/")) out.add(event.counter.split("/")[0] ?? "");
      if (event.cause) out.add(event.cause);
    }
  }
  out.delete("?");
  return out;
}

/** A piece, and where it lies or goes. */
export interface Scene {
  place: string;
  item: string;
}

/** Where a beat is seen: what moves at its goal, what changes where it lies. */
export function scenesOf(beat: Beat, where: (item: string) => string | null): Scene[] {
  const goals = beat.events.flatMap(({ event }) =>
    event.kind === "moved" ? [{ place: event.target, item: event.becomes }] : [],
  );
  const lying = [...touchedBy(beat)].flatMap((item) => {
    const place = where(item);
    return place === null || goals.some((goal) => goal.item === item) ? [] : [{ place, item }];
  });
  return [...goals, ...lying];
}

/** How long lines must stand to be read, in milliseconds at normal speed; longer texts stand elsewhere too. */
export function readingTime(texts: readonly string[]): number {
  const n = texts.join(" ").split(/\s+/).length;
  return Math.min(5_000, 900 + 170 * n);
}

/** What a beat says on the table. */
export interface Telling {
  /** The part of the round that goes on by itself, and what was told of it before. */
  phase: { title: Message; before: Message[] } | null;
  lines: Message[];
  /** The seat it is about. */
  seat: number | null;
  changes: { counter: string; text: string; n: number }[];
  /** Where it is seen. */
  scenes: Scene[];
}
