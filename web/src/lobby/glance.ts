/** A match as it stands, in small: as its person sees it, and what happened last. */
import { api } from "../net/api";
import type { CardInfo, GameInfo, MatchInfo } from "../protocol";
import { loadGame } from "../table/game";
import { addSprite } from "../table/sprite";
import { Table } from "../table/table.svelte";
import type { Message } from "../table/types";

export interface Glance {
  table: Table;
  /** The seat at the lower edge. */
  seat: number;
  last: { who: string; text: Message } | null;
}

/** So many decisions are looked through for the last one that says something. */
const BACK = 20;
const cards = new Map<string, Promise<CardInfo[]>>();

/** Through whose eyes: one's own. Where several people share a screen, nobody's: any of them may look at the lobby. */
export const eyesOf = ({ you }: MatchInfo): string => (you.length === 1 ? String(you[0]) : "spectator");

export async function glance(match: MatchInfo, game: GameInfo): Promise<Glance> {
  if (!cards.has(game.id)) cards.set(game.id, api.cards(game.id));
  const eyes = eyesOf(match);
  const [ui, known, there, lines] = await Promise.all([
    loadGame(game),
    cards.get(game.id) ?? [],
    api.position(match.id, match.step, eyes),
    api.log(match.id, eyes, null, Math.max(0, match.step - BACK)),
  ]);
  for (const symbols of ui.sprites ?? []) addSprite(symbols);
  const table = new Table(game.id, game.prefix, ui, known);
  table.seats = match.seats.map(({ name, level }) => ({ name, bot: level || null }));
  table.show({ ...there.view, decision: null });
  const said = lines.find(({ step }) => step === lines.at(-1)?.step);
  const last = said ? { who: said.seat === null ? "" : table.who(said.seat), text: table.named(said.text) } : null;
  return { table, seat: match.you[0] ?? 0, last };
}
