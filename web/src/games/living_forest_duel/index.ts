import "./theme.css";
import icons from "virtual:icons/living_forest_duel";
import type { GameUI } from "../../table/game";
import { symbols } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";

export default {
  layout,
  Face,
  Board,
  Over,
  Pic,
  status: (view) => ({ id: "lf-ui-round", args: { n: view.counters["round"] ?? 1 } }),
  role: (seat, view) => ({ id: `lf-season-${view.info[`season.${seat}`]}` }),
  stats: (view) => {
    const trees = (seat: number): number =>
      Object.keys(view.places).filter((place) => place.startsWith(`forest.${seat}/`)).length;
    const both = (of: (seat: number) => number): number[] => [of(0), of(1)];
    return [
      { text: { id: "lf-stat-fires" }, values: both((seat) => view.counters[`fires.${seat}`] ?? 0) },
      { text: { id: "lf-stat-line" }, values: both((seat) => Number(view.info[`recruits.${seat}`] ?? 0)) },
      { text: { id: "lf-stat-trees" }, values: both(trees) },
      { text: { id: "lf-stat-varans" }, values: both((seat) => view.places[`varans.${seat}`]?.length ?? 0) },
    ];
  },
  sprites: [icons, symbols()],
  pieceSize: (item) => {
    if (item.includes("tree")) return { w: 160, h: 112 };
    if (item.startsWith("clearing")) return { w: 122, h: 150 };
    if (item.includes("token") || item === "onibi_figure") return { w: 56, h: 56 };
    return { w: 104, h: 144 };
  },
} satisfies GameUI;
