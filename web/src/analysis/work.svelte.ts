/** The analysis of a match as it comes from the server, decision by decision. */
import { get, Refusal, send, text } from "../net/api";
import type { Judged, MatchAnalysis } from "../protocol";
import { me } from "../shell/person.svelte";
import { words } from "../shell/words.svelte";

/** Milliseconds between two questions how far it is, and after a failure. */
const AGAIN = 1000;
const LATER = 4000;

export class Work {
  /** What the server told last; its decisions are only the new ones. */
  told = $state.raw<MatchAnalysis | null>(null);
  decisions = $state.raw<Judged[]>([]);
  problem = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(readonly match: string) {}

  private get path(): string {
    return `api/matches/${encodeURIComponent(this.match)}/analysis`;
  }

  /** Show what is known, and have the rest worked out. Who is nobody yet stays so where all is known. */
  async open(): Promise<void> {
    if (me.person === null) await this.ask();
    if (!this.told || (!this.told.is_going && this.told.judged < this.told.total)) await this.start();
  }

  /** Begin, or go on where it was broken off. */
  async start(): Promise<void> {
    try {
      await me.ensure();
      this.take(await send<MatchAnalysis>(this.path));
    } catch (error) {
      this.fail(error);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  /** The whole of it as a file that the terminal can read. */
  file(): Promise<string> {
    return text(`${this.path}/file`);
  }

  private take(answer: MatchAnalysis): void {
    this.problem = "";
    this.decisions = [...this.decisions.slice(0, answer.since), ...answer.decisions];
    this.told = answer;
    if (answer.is_going) this.later(AGAIN);
  }

  private fail(error: unknown): void {
    this.problem = error instanceof Refusal ? words.say(error.text) : String(error);
    if (error instanceof Refusal && error.status === 0 && this.told) this.later(LATER); // the server is away
  }

  private later(ms: number): void {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => void this.ask(), ms);
  }

  private async ask(): Promise<void> {
    try {
      this.take(await get<MatchAnalysis>(`${this.path}?since=${this.decisions.length}`));
    } catch (error) {
      this.fail(error);
    }
  }
}
