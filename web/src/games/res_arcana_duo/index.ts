/** Res Arcana Duo: an alchemist's desk at night. */
import icons from "virtual:icons/res_arcana_duo";
import type { GameUI } from "../../table/game";
import { drawings } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";
import Words from "./Words.svelte";
import "./theme.css";

export default {
  layout,
  Face,
  Board,
  Over,
  Pic,
  Words,
  sprites: [icons, drawings],
  status: (view) => (view.counters["round"] ? { id: "ra-ui-round", args: { n: view.counters["round"] } } : null),
} satisfies GameUI;
