/** Casting Shadows: seven tiles under the moon. */
import "./theme.css";
import icons from "virtual:icons/casting_shadows";
import type { GameUI } from "../../table/game";
import { drawings } from "./art";
import Board from "./Board.svelte";
import { explain } from "./explain";
import Face from "./Face.svelte";
import { diceLike } from "./focus";
import Head from "./Head.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";
import { characterOf, fighters } from "./plan";
import Words from "./Words.svelte";

const SIZES: Record<string, { w: number; h: number }> = {
  tile: { w: 170, h: 147 },
  character: { w: 110, h: 110 },
  meeple: { w: 72, h: 72 },
  die: { w: 56, h: 56 },
  token: { w: 44, h: 44 },
};

export default {
  layout,
  Face,
  Head,
  Board,
  Over,
  Pic,
  Words,
  always: "done",
  also: (option, view) => (option.kind === "reroll" ? diceLike(view, option.values["die"] ?? "") : []),
  gather: { kind: "reroll", then: "throw" },
  status: (view) => (view.counters["round"] ? { id: "cs-ui-round", args: { n: view.counters["round"] } } : null),
  stats(view) {
    const each = (value: (fighter: number) => number): number[] =>
      Array.from({ length: fighters(view) }, (_, fighter) => value(fighter));
    return [
      { text: { id: "cs-counter-hp" }, values: each((n) => view.counters[`hp.${n}`] ?? 0) },
      { text: { id: "cs-counter-energy" }, values: each((n) => view.counters[`energy.${n}`] ?? 0) },
      { text: { id: "cs-stat-book" }, values: each((n) => view.places[`book.${n}`]?.length ?? 0) },
    ];
  },
  bars: { "cs-stat-dealt": "solid", "cs-stat-taken": "hatched" },
  columns: (view) =>
    Array.from({ length: fighters(view) }, (_, fighter) => ({ id: `cs-card-${characterOf(view, fighter) ?? ""}` })),
  counted(counter) {
    const kind = /^(hp|energy)\./.exec(counter)?.[1];
    return kind ? { id: `cs-counter-${kind}` } : null;
  },
  sprites: [icons, drawings()],
  explain,
  pieceSize: (item, table) => SIZES[table.card(item)?.kind ?? ""] ?? { w: 110, h: 150 },
} satisfies GameUI;
