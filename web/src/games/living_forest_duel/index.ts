import "./theme.css";
import icons from "virtual:icons/living_forest_duel";
import type { GameUI } from "../../table/game";
import { symbols } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { doors } from "./focus";
import { layout } from "./layout";
import Line from "./Line.svelte";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";
import { facts } from "./places";
import Reason from "./Reason.svelte";

export default {
  layout,
  Face,
  Reason,
  drawnSums: ["lf-sum-fire", "lf-sum-line", "lf-sum-forest"],
  Line,
  Board,
  Over,
  Pic,
  also: doors,
  status: (view) => ({ id: "lf-ui-round", args: { n: view.counters["round"] ?? 1 } }),
  stats: (view) => {
    const { seats } = facts(view);
    return [
      { text: { id: "lf-stat-trees" }, values: seats.map(({ cells }) => cells) },
      { text: { id: "lf-stat-varans" }, values: seats.map((_, seat) => view.places[`varans.${seat}`]?.length ?? 0) },
    ];
  },
  counted: (counter) => (counter.startsWith("fires.") ? { id: "lf-counter-fires" } : null),
  sprites: [icons, symbols()],
  pieceSize: (item) => {
    if (item.includes("tree")) return { w: 160, h: 112 };
    if (item.startsWith("clearing")) return { w: 122, h: 150 };
    if (item.includes("token") || item === "onibi_figure") return { w: 56, h: 56 };
    return { w: 104, h: 144 };
  },
} satisfies GameUI;
