/** An analysis while it is read beside the replay: what is listed, and what is looked at. */
import type { Film } from "../shell/film.svelte";
import { t } from "../shell/words.svelte";
import type { Flag } from "../table/flags";
import { type Entry, entriesOf, nextAfter, type Point, pointsOf, stepOf, turningPoints } from "./judgement";
import { Work } from "./work.svelte";

export type Listed = "turns" | "mine" | "all" | "table";

export class Reading {
  readonly work: Work;
  listed = $state<Listed>("turns");
  private picked = $state.raw<Pick<Entry, "n" | "mark"> | null>(null);

  readonly turns: Entry[] = $derived.by(() => turningPoints(this.work.decisions, this.work.told?.turns ?? []));
  readonly mine: Entry[] = $derived.by(() => entriesOf(this.work.decisions, this.you));
  readonly all: Entry[] = $derived.by(() => entriesOf(this.work.decisions, null));
  readonly points: Point[] = $derived.by(() => {
    const { told, decisions } = this.work;
    return told ? pointsOf(decisions, told.total, told.final, this.film.last) : [];
  });
  /** What is looked at: where the replay stands, and of several things there the one that was picked. */
  readonly current: Entry | null = $derived.by(() => {
    const here = [...this.turns, ...this.all].filter((entry) => stepOf(entry) === this.film.step);
    return here.find(({ n, mark }) => n === this.picked?.n && mark === this.picked.mark) ?? here[0] ?? null;
  });
  /** What was played and what was best, for the table. */
  readonly flags: Flag[] = $derived.by(() => {
    if (!this.current || this.current.mark === "luck") return [];
    const { played, best } = this.current.judged;
    const right: Flag = { kind: "best", targets: best.targets, text: t("shell-analysis-flag-best") };
    if (played.action === best.action) return [right];
    return [{ kind: "played", targets: played.targets, text: t("shell-analysis-flag-played") }, right];
  });

  constructor(readonly film: Film) {
    this.work = new Work(film.id);
  }

  get you(): number[] {
    return this.film.info?.you ?? [];
  }

  get entries(): Entry[] {
    return { turns: this.turns, mine: this.mine, all: this.all, table: this.all }[this.listed];
  }

  is(entry: Entry): boolean {
    return entry.n === this.current?.n && entry.mark === this.current.mark;
  }

  /** Look at an entry: a choice before it is made, luck as it falls. */
  async pick(entry: Entry): Promise<void> {
    this.picked = entry;
    this.film.playing = false;
    if (entry.mark === "luck") await this.film.jump(entry.judged.step);
    else await this.film.show(stepOf(entry));
  }

  async nextTurn(): Promise<void> {
    const next = nextAfter(this.turns, this.film.step);
    if (next) await this.pick(next);
  }
}
