/** How a game without a drawing of its own looks: places in labelled rows, cards with their names. */
import type { GameUI } from "../../table/game";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { layout } from "./layout";

export default { layout, Face, Board } satisfies GameUI;
