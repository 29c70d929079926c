/** A table that no match stands behind: lessons and puzzles tell the server all choices so far. */
import { api, get, Refusal, send } from "../net/api";
import type { GameInfo, Happened, Learning, LessonTable, PuzzleTable, View } from "../protocol";
import { me } from "../shell/person.svelte";
import { t, words } from "../shell/words.svelte";
import { loadGame } from "../table/game";
import { addSprite } from "../table/sprite";
import { Table } from "../table/table.svelte";
import type { Option } from "../table/types";

const q = encodeURIComponent;

export const learning = (): Promise<Learning> => get<Learning>("api/learning");

export const lessonAt = (game: string, id: string, chosen: string[]): Promise<LessonTable> =>
  send<LessonTable>(`api/lessons/${q(game)}/${q(id)}`, { chosen });

export const puzzleAt = (
  game: string,
  id: string,
  chosen: string[],
  more: { hint?: number; solution?: boolean } = {},
): Promise<PuzzleTable> => send<PuzzleTable>(`api/puzzles/${q(game)}/${q(id)}`, { chosen, ...more });

export const reasonOf = (error: unknown): string => (error instanceof Refusal ? words.say(error.text) : String(error));

/** The table of a game, laid for somebody who learns. */
export class Desk {
  game = $state.raw<GameInfo | null>(null);
  table = $state.raw<Table | null>(null);
  chosen = $state.raw<string[]>([]);

  async lay(id: string, onact: (option: Option) => void): Promise<void> {
    const [game, cards] = await Promise.all([api.game(id), api.cards(id)]);
    const ui = await loadGame(game);
    document.body.dataset["game"] = game.drawn_as;
    for (const symbols of ui.sprites ?? []) addSprite(symbols);
    const table = new Table(game.id, game.prefix, ui, cards);
    table.onact = (option) => (onact(option), true);
    this.game = game;
    this.table = table;
  }

  /** Seat the person here; whoever sits elsewhere is the rival. */
  sit(seat: number): void {
    const { table } = this;
    if (!table) return;
    const own = me.person?.name ?? t("learn-you");
    table.seats = [0, 1].map((other) => ({ name: other === seat ? own : t("learn-rival"), bot: null }));
  }

  /** Show what happened, or the view alone where nothing did. */
  show(happened: Happened[], view: View): void {
    const { table } = this;
    if (!table) return;
    if (happened.length === 0) return table.show(view);
    happened.forEach(({ seat, events, view: after }, i) =>
      table.play({
        events,
        view: i === happened.length - 1 ? view : after,
        seat,
        step: this.chosen.length,
      }),
    );
  }

  leave(): void {
    delete document.body.dataset["game"];
  }
}
