/** What the option under the pointer does: tiles in range, how much each target would lose, what is spent. While a Spell
 *  is paid for, its target stays marked. */
import { cardOf } from "../../table/board";
import type { Table } from "../../table/table.svelte";
import type { Option, View } from "../../table/types";
import { factsOf } from "./facts";
import { lossesOf, spentOn, told } from "./places";

export interface Hit {
  meeple: string;
  /** What its fighter would lose. */
  n: number;
}

interface Aim {
  tiles: ReadonlySet<string>;
  /** The meeples it is aimed at. */
  meeples: string[];
  hits: Hit[];
}

const NOTHING: Aim = { tiles: new Set(), meeples: [], hits: [] };

export function aim(table: Table): Aim {
  const { view, shown } = table;
  if (view === null) return NOTHING;
  const hits = shown && shown.kind !== "end" && shown.kind !== "finish" ? hitsOf(view, shown) : [];
  const { cast, reach } = told(view);
  if (cast) return { ...at(table, view, [cast.target]), hits };
  if (!shown) return NOTHING;
  const aimed = { ...at(table, view, shown.targets), hits };
  switch (shown.kind) {
    case "cast_at":
    case "cast_on": {
      const range = factsOf(table.card(shown.values["item"] ?? "")).range ?? "";
      return { ...aimed, tiles: new Set(reach[table.seat ?? 0]?.[range] ?? []) };
    }
    case "ability":
    case "ability_at":
    case "ability_on":
      return aimed;
    default:
      return { ...NOTHING, tiles: aimed.tiles };
  }
}

function hitsOf(view: View, option: Option): Hit[] {
  const { meeples } = told(view);
  const me = typeof view.seat === "number" ? view.seat : -1;
  return [...lossesOf(option, me)].flatMap(([fighter, n]) => {
    const meeple = meeples[fighter];
    return meeple ? [{ meeple, n }] : [];
  });
}

/** The tile that is aimed at and all enemies on it, or the one enemy. */
function at(table: Table, view: View, targets: readonly string[]): Aim {
  const { turn, meeples } = told(view);
  const source = turn === null ? null : meeples[turn];
  const tile = targets.find((target) => table.card(target)?.kind === "tile");
  const found = tile === undefined ? targets.filter((target) => meeples.includes(target)) : table.place(`tile.${tile}`);
  return {
    tiles: new Set(tile === undefined ? [] : [tile]),
    meeples: found.filter((meeple) => meeple !== source),
    hits: [],
  };
}

interface Spending {
  dice: ReadonlySet<string>;
  tokens: ReadonlySet<string>;
}

/** What an option would take out of the Pool: a token before a die, as the rules have it. */
export function spending(table: Table): Spending {
  const { view, shown } = table;
  const [dice, tokens] = [new Set<string>(), new Set<string>()];
  if (view === null || !shown) return { dice, tokens };
  if (shown.kind === "fragment") return { dice: new Set(shown.targets), tokens };
  const spent = spentOn(shown);
  const left = new Map(spent.map((resource) => [resource, table.counter(`pool/${resource}`)]));
  for (const resource of spent) {
    const n = left.get(resource) ?? 0;
    left.set(resource, n - 1);
    if (n > 0) tokens.add(resource);
    else {
      const die = told(view).dice.find((one) => table.board.faces[one] === resource && !dice.has(one));
      if (die !== undefined) dice.add(die);
    }
  }
  return { dice, tokens };
}

/** The die was picked to be rolled again: the others can still be added. */
export const isPicked = (table: Table, die: string): boolean =>
  table.dice.picked.includes(die) || (table.view !== null && told(table.view).picked.includes(die));

/** The dice that a reroll of one of them stands for: of the same colour, with the same face. */
export function diceLike(view: View, die: string): string[] {
  const look = (one: string): string => `${cardOf(one)} ${view.faces[one] ?? ""}`;
  return (view.places["pool"] ?? []).filter((one) => look(one) === look(die));
}
