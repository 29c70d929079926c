import "./theme.css";
import icons from "virtual:icons/storyfold_wildwoods";
import type { GameUI } from "../../table/game";
import { symbols } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { layout } from "./layout";

export default {
  layout,
  Face,
  Board,
  status: (view) => (Number(view.info["round"] ?? 0) > 0 ? { id: "sw-tui-round", args: { round: Number(view.info["round"]) } } : null),
  sprites: [icons, symbols],
  pieceSize: (item) => (item.startsWith("die_") || /^[pc]\d/.test(item) ? { w: 64, h: 64 } : { w: 130, h: 172 }),
} satisfies GameUI;
