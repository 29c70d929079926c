/** The log by turns: who decides, then what follows; a round or a phase has a heading of its own. */
import type { LogLine } from "./table.svelte";

export interface Turn {
  /** Its first line, by which it is known. */
  n: number;
  /** Who decides in it; null: the set-up, or what comes by itself. */
  by: number | null;
  heading: LogLine | null;
  lines: LogLine[];
}

/** The turns in order, each with its lines in order. */
export function turnsOf(log: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const last = turns.at(-1);
    if (line.opens) turns.push({ n: line.n, by: line.opens === "phase" ? null : line.seat, heading: line, lines: [] });
    else if (last && (last.by === line.by || isGuests(last, line))) last.lines.push(line);
    else turns.push({ n: line.n, by: line.by, heading: null, lines: [line] });
  }
  return turns;
}

/** What a decision sets off by itself belongs under its heading, whoever decided. */
function isGuests({ heading }: Turn, line: LogLine): boolean {
  return heading !== null && (heading.opens === "phase" || heading.seat === null || heading.step === line.step);
}
