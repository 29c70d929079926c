/** What the option under the pointer does: tiles in range, how much each target would lose, what is spent. */
import type { Table } from "../../table/table.svelte";
import { factsOf } from "./facts";
import { DICE } from "./plan";

interface Aim {
  tiles: ReadonlySet<string>;
  /** The damage as a number or several with strokes, and the meeples it is for. */
  amount: string;
  meeples: string[];
}

const NOTHING: Aim = { tiles: new Set(), amount: "", meeples: [] };

export function aim(table: Table): Aim {
  const option = table.shown;
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

interface Spending {
  dice: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
}

/** What a payment or a change would take out of the Pool: a token before a die, as the rules have it. */
export function spending(table: Table): Spending {
  const [kind = "", what = ""] = table.shown?.action.split(/[(),]/) ?? [];
  const [dice, tokens] = [new Set<string>(), new Set<string>()];
  const asked = kind === "pay" ? what.split("+") : kind === "change" ? [what] : [];
  const left = new Map(asked.map((resource) => [resource, table.counter(`pool/${resource}`)]));
  for (const resource of asked) {
    const n = left.get(resource) ?? 0;
    left.set(resource, n - 1);
    if (n > 0) tokens.add(resource);
    else {
      const die = DICE.find((one) => table.board.faces[one] === resource && !dice.has(one));
      if (die !== undefined) dice.add(die);
    }
  }
  return { dice, tokens };
}

/** The die was picked up to be rolled again: the others can still be added. */
export const isPicked = (table: Table, die: string): boolean =>
  table.options.some((option) => option.action === "throw") && !table.targets.has(die) && table.board.faces[die] !== "curse";
