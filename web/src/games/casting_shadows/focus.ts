/** What the option under the pointer does: tiles in range, how much each target would lose, what is spent. While a Spell
 *  is paid for, its target stays marked. */
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
  const amount = String(option?.note?.args?.["amount"] ?? "");
  const paid = table.info("cast/target");
  if (paid !== undefined) return at(table, [String(paid)], amount);
  if (!option) return NOTHING;
  const [kind = "", item = ""] = option.action.split(/[(),]/);
  const aimed = at(table, option.targets, amount);
  if (kind === "cast_at" || kind === "cast_on") {
    const reach = table.info(`reach.${table.seat}/${factsOf(table.card(item)).range}`);
    return {
      ...aimed,
      tiles: new Set(
        String(reach ?? "")
          .split(" ")
          .filter(Boolean),
      ),
    };
  }
  return kind === "ability_at" || kind === "ability_on" ? aimed : { ...NOTHING, tiles: aimed.tiles };
}

/** The tile that is aimed at and all enemies on it, or the one enemy. */
function at(table: Table, targets: readonly string[], amount: string): Aim {
  const tile = targets.find((target) => table.card(target)?.kind === "tile");
  const source = `${table.place(`board.${table.info("turn")}`)[0]}_meeple`;
  const meeples =
    tile === undefined ? targets.filter((target) => target.endsWith("_meeple")) : table.place(`tile.${tile}`);
  return {
    tiles: new Set(tile === undefined ? [] : [tile]),
    amount,
    meeples: meeples.filter((meeple) => meeple !== source),
  };
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
  table.options.some((option) => option.action === "throw") &&
  !table.targets.has(die) &&
  table.board.faces[die] !== "curse";
