/** What the option under the pointer aims at: tiles in range, and how much each target would lose. */
import type { Table } from "../../table/table.svelte";
import { factsOf } from "./facts";

interface Aim {
  tiles: ReadonlySet<string>;
  /** The damage as a number or several with strokes, and the meeples it is for. */
  amount: string;
  meeples: string[];
}

const NOTHING: Aim = { tiles: new Set(), amount: "", meeples: [] };

export function aim(table: Table): Aim {
  const option = table.armed ?? table.hot;
  if (!option) return NOTHING;
  const [kind = "", item = ""] = option.action.split(/[(),]/);
  const amount = String(option.note?.args?.["amount"] ?? "");
  const tile = option.targets.find((target) => table.card(target)?.kind === "tile");
  if (kind === "cast_at" || kind === "cast_on") {
    const reach = table.info(`reach.${table.seat}/${factsOf(table.card(item)).range}`);
    return { tiles: new Set(String(reach ?? "").split(" ").filter(Boolean)), amount, meeples: hit(table, option.targets, tile) };
  }
  if (kind === "ability_at" || kind === "ability_on") return { tiles: new Set(tile ? [tile] : []), amount, meeples: hit(table, option.targets, tile) };
  return tile ? { ...NOTHING, tiles: new Set([tile]) } : NOTHING;
}

/** The meeples that would be hit: the target, or all enemies on the tile. */
function hit(table: Table, targets: readonly string[], tile: string | undefined): string[] {
  if (tile === undefined) return targets.filter((target) => target.endsWith("_meeple"));
  const me = `${table.place(`board.${table.seat}`)[0]}_meeple`;
  return table.place(`tile.${tile}`).filter((meeple) => meeple !== me);
}
