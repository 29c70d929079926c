/** Words on the table about what happens: which stand there now, for how long, and whether they are skipped. */
import { readingPace } from "../shell/settings.svelte";
import { type Beat, changesOf, type Said, scenesOf, type Telling, touchedBy } from "./beats";
import type { Table } from "./table.svelte";
import type { Message } from "./types";

export class Teller {
  /** What is told at this moment. */
  telling = $state.raw<Telling | null>(null);
  /** The items it is about. */
  touched = $state.raw<ReadonlySet<string>>(new Set());
  /** Words on the table stand at its upper edge: what they are about lies below. */
  up = $state(false);
  /** What is told stands still until it is let go on. */
  paused = $state(false);
  /** Nothing is told, and nothing waits, until the person must choose. */
  hurried = false;

  private readonly table: Table;
  /** The line that opened the part of the round that goes on by itself, and those since. */
  private phase: Message[] = [];
  /** Whoever has the turn has no seat here: its turn is played by the rules. */
  private guest = false;
  private wake: (() => void) | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  get inPhase(): boolean {
    return this.phase.length > 0;
  }

  /** What goes on by itself is told to whoever set it off, too. */
  get isByItself(): boolean {
    return this.inPhase || this.guest;
  }

  /** Begin anew: nothing has been told of the round. */
  reset(): void {
    this.phase = [];
    this.guest = false;
  }

  /** Nothing is told any more. */
  rest(): void {
    this.telling = null;
    this.touched = new Set();
  }

  /** Follow which part of the round it is, by the first line of a beat. */
  follow(line: Said): void {
    if (line.opens) {
      this.phase = line.opens === "phase" ? [line.text] : [];
      this.guest = line.seat !== null && line.seat >= this.table.seats.length;
    } else if (this.inPhase) this.phase.push(line.text);
  }

  /** Say on the table what a beat is about. */
  tell(beat: Beat): void {
    if (this.hurried || readingPace() === 0) return;
    const { table } = this;
    const [title, ...earlier] = this.phase;
    const seat = beat.lines[0]?.seat ?? null;
    this.touched = touchedBy(beat);
    this.telling = {
      phase: title ? { title, before: earlier.slice(0, -1) } : null,
      lines: beat.lines.map((line) => line.text),
      seat,
      scenes: scenesOf(beat, (item) => table.where(item)),
      changes: [...changesOf(beat, table.board)].flatMap(([counter, n]) => {
        const name = table.ui.counted?.(counter);
        const owner = /\.(\d+)$/.exec(counter)?.[1];
        if (!name) return [];
        const other = owner !== undefined && Number(owner) !== seat;
        const what = table.say(name);
        return [{ counter, n, text: other ? table.of(what, owner) : what }];
      }),
    };
  }

  /** Everything that is still to be told is not, until the person must choose. */
  skip(): void {
    this.hurried = true;
    this.paused = false;
    this.telling = null;
    this.wake?.();
  }

  /** Hold what is told, or let it go on. */
  pause(): void {
    this.paused = !this.paused;
    if (!this.paused) this.wake?.();
  }

  /** Wait for what moves or is read; not while it is skipped, longer while it is held. */
  wait(ms: number): Promise<void> {
    if ((ms <= 0 && !this.paused) || this.hurried) return Promise.resolve();
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        if (this.paused) return;
        this.wake = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      this.wake = done;
    });
  }
}
