/** Res Arcana Duo: an alchemist's desk at night. */
import icons from "virtual:icons/res_arcana_duo";
import type { GameUI } from "../../table/game";
import { drawings, ESSENCES, isEssence, SIGN } from "./art";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { shape } from "./facts";
import { flights } from "./flights";
import { layout } from "./layout";
import Over from "./Over.svelte";
import Pic from "./Pic.svelte";
import { poolCounter } from "./places";
import { tableFacts } from "./read";
import Reason from "./Reason.svelte";
import Words from "./Words.svelte";
import "./theme.css";

export default {
  layout,
  Face,
  Reason,
  drawnSums: ["ra-sum-points", "ra-sum-none"],
  Board,
  Over,
  Pic,
  Words,
  flights,
  counted(counter) {
    const [kind = ""] = counter.split(".");
    return isEssence(kind) ? { id: `ra-essence-${kind}` } : null;
  },
  always: "pass",
  sprites: [icons, drawings],
  label: (item) =>
    isEssence(item)
      ? { id: `ra-essence-${item}` }
      : item.startsWith(SIGN)
        ? { id: `ra-sign-${item.slice(SIGN.length)}` }
        : null,
  pieceSize(item, table) {
    const kind = table.card(item)?.kind;
    const h = kind === undefined || kind === "piece" ? 44 : kind === "magic_item" ? 126 : 154;
    return { w: kind === undefined || kind === "piece" ? 56 : h * shape(kind), h };
  },
  status: (view) => (view.counters["round"] ? { id: "ra-ui-round", args: { n: view.counters["round"] } } : null),
  stats(view) {
    const seats = tableFacts(view)?.seats ?? [];
    const each = (of: (seat: number) => number): number[] => seats.map((_, seat) => of(seat));
    return [
      { text: { id: "ra-stat-points" }, values: seats.map(({ points }) => points) },
      { text: { id: "ra-stat-components" }, values: each((seat) => view.places[`play.${seat}`]?.length ?? 0) },
      {
        text: { id: "ra-stat-essences" },
        values: each((seat) => ESSENCES.reduce((sum, kind) => sum + (view.counters[poolCounter(kind, seat)] ?? 0), 0)),
      },
    ];
  },
} satisfies GameUI;
