/** A match that is looked at again: where it stands, through whose eyes, and how it gets from there to there. */
import { api, Refusal } from "../net/api";
import type { GameInfo, MatchInfo, Position } from "../protocol";
import { loadGame } from "../table/game";
import { addSprite } from "../table/sprite";
import { type LogLine, Table } from "../table/table.svelte";
import { words } from "./words.svelte";

export class Film {
  info = $state.raw<MatchInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  table = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  eyes = $state("spectator");
  /** After how many decisions. */
  step = $state(0);
  playing = $state(false);
  problem = $state("");
  /** Everything that these eyes may read, from the beginning to the end. */
  lines = $state.raw<LogLine[]>([]);
  readonly last: number = $derived(this.position?.last ?? 0);
  private asked = 0;

  constructor(readonly id: string) {}

  /** Lay the table, and show a decision as it is taken; null: the opening. */
  async open(at: number | null): Promise<void> {
    try {
      const info = await api.match(this.id);
      const [game, cards] = await Promise.all([api.game(info.game), api.cards(info.game)]);
      const ui = await loadGame(game);
      document.body.dataset["game"] = game.drawn_as;
      for (const symbols of ui.sprites ?? []) addSprite(symbols);
      const table = new Table(game.id, game.prefix, ui, cards);
      table.seats = info.seats.map(({ name, level }) => ({ name, bot: level || null }));
      this.info = info;
      this.game = game;
      this.table = table;
      this.eyes = info.revealed ? "all" : String(info.you[0] ?? "spectator");
      await (at === null ? this.show(0) : this.jump(at));
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error: unknown): void {
    this.problem = error instanceof Refusal ? words.say(error.text) : String(error);
  }

  async show(at: number, animate = false): Promise<void> {
    const mine = ++this.asked;
    this.step = at;
    try {
      const [there, log] = await Promise.all([
        api.position(this.id, at, this.eyes),
        this.lines.length > 0 ? null : api.log(this.id, this.eyes),
      ]);
      const { table } = this;
      if (mine !== this.asked || !table) return;
      if (log) this.lines = log.map((line, n) => ({ ...line, n }));
      this.position = there;
      const { events, view, seat } = there;
      if (animate) table.play({ events, view, seat, step: at, again: true });
      else table.show(view);
      table.log = this.lines.filter((line) => line.step <= at);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Show a decision as it is taken. */
  async jump(to: number): Promise<void> {
    this.playing = false;
    await this.show(Math.max(0, to - 1));
    if (to > 0) await this.show(to, true);
  }

  async next(): Promise<void> {
    if (this.table?.busy) this.table.skip();
    if (this.step < this.last) await this.show(this.step + 1, true);
    else this.playing = false;
  }

  async back(): Promise<void> {
    await this.show(Math.max(0, this.step - 1));
  }

  async look(through: string): Promise<void> {
    this.eyes = through;
    this.lines = [];
    await this.show(this.step);
  }
}
