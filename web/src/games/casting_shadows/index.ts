/** Casting Shadows: seven tiles under the moon. */
import "./theme.css";
import icons from "virtual:icons/casting_shadows";
import type { GameUI } from "../../table/game";
import { drawings } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";
import { characterOf } from "./plan";

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
  Board,
  Over,
  Pic,
  status: (view) => (view.counters["round"] ? { id: "cs-ui-round", args: { n: view.counters["round"] } } : null),
  role(seat, view) {
    const character = characterOf(view, seat);
    return character === null ? null : { id: `cs-card-${character}` };
  },
  sprites: [icons, drawings()],
  pieceSize: (item, table) => SIZES[table.card(item)?.kind ?? ""] ?? { w: 110, h: 150 },
} satisfies GameUI;
