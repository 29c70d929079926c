/** What the faces read off a printed card: its tone, its emblem and its effect as signs. */
import type { Card, Message } from "../../table/types";
import { emblem } from "./emblems";
import type { Free } from "./places";

export interface Effect {
  op: string;
  resource?: string;
  amount?: number | number[];
  action?: Free;
  per_turn?: number;
  max?: number | null;
  each?: number;
  from?: string[];
  match?: string[];
  to?: string;
  colour?: string;
  target?: string;
}

export interface Facts {
  level?: number;
  cost?: string[];
  cast?: { symbol: string | null; max: number; symbols: string[] };
  target?: string;
  range?: string | null;
  damage?: number[];
  effect?: Effect[];
  home?: string;
  character?: string;
  market?: boolean;
}

export const factsOf = (card: Card | null): Facts => (card?.facts ?? {}) as Facts;

/** A sign of an effect: a resource, an icon of the set, a drawing of ours, or a few words. */
export type Sign =
  | { res: string }
  | { icon: string; struck?: boolean }
  | { own: "heart" | "start" | "to" }
  | { text: string }
  | { words: Message };

/** The drawing in the middle of a card. */
export const emblemOf = (card: Card): { id: string; box: string } =>
  emblem(card.id, card.kind === "resource" ? factsOf(card).effect?.[0]?.resource : undefined);

const RED = ["red_gem", "red_orb"];
const BY_SYMBOL: Record<string, string> = { red_gem: "red", blue_gem: "blue", any_gem: "any", curse: "curse" };

/** The colour family of a card. */
export function tone(card: Card): string {
  const { cast, effect } = factsOf(card);
  switch (card.kind) {
    case "attack":
      return cast?.symbol ? (BY_SYMBOL[cast.symbol] ?? "any") : cast?.symbols.length ? "any" : "free";
    case "conversion":
      return "conv";
    case "resource":
      return RED.includes(effect?.[0]?.resource ?? "") ? "red" : "blue";
    case "counterspell":
      return "counter";
    default:
      return "comp";
  }
}

export const ROMAN = ["0", "I", "II", "III"];

const FREE_ICONS: Record<Free, string> = {
  travel: "walking-boot",
  collect: "card-pick",
  reroll: "rolling-dices",
  protect: "shield",
  refresh: "card-exchange",
  cast: "flame",
};
const START: Sign = { own: "start" };
const first = (amount: number | number[] | undefined): number =>
  Array.isArray(amount) ? (amount[0] ?? 0) : (amount ?? 0);
const plus = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** One effect of a tile, a Companion or a Counterspell as signs. */
export function effectSigns(op: Effect): Sign[] {
  const n = first(op.amount);
  switch (op.op) {
    case "gain_resource":
      return [START, ...Array.from({ length: n }, () => ({ res: op.resource ?? "" }))];
    case "gain_hp":
      return [START, { own: "heart" }, { text: plus(n) }];
    case "free_action":
      return [
        { icon: FREE_ICONS[op.action ?? "cast"] },
        { words: { id: "cs-ui-free", args: { n: op.per_turn ?? 1 } } },
      ];
    case "modify_damage_dealt":
      return [{ icon: "flame" }, { text: plus(n) }];
    case "modify_damage_taken":
      return [{ icon: "shield" }, { text: plus(n) }];
    case "reduce_damage":
      return [{ icon: "shield" }, { text: plus(-n) }];
    case "cap_damage_taken":
      return [{ icon: "shield" }, { words: { id: "cs-ui-most", args: { n: op.max ?? 0 } } }];
    case "prevent_damage":
      return [{ icon: "shield" }, { words: { id: "cs-ui-all" } }];
    case "forbid_reduction":
      return [{ icon: "shield", struck: true }];
    case "ignore_curse_damage":
      return [{ res: "curse" }, { text: "0" }];
    case "damage":
      return [{ icon: "shield-reflect" }, { text: String(n) }];
    case "move_self":
      return [{ icon: "walking-boot" }, { words: { id: "cs-ui-one-tile" } }];
    default:
      return [];
  }
}

const pick = (to: string, colour: string): Sign[] => {
  if (colour === "choose") return [{ res: `red_${to}` }, { text: "/" }, { res: `blue_${to}` }];
  return [{ res: colour === "same" ? `any_${to}` : `${colour}_${to}` }];
};

/** What a Conversion Spell makes of what. */
function conversionSigns(op: Effect): Sign[] {
  const most: Sign[] = op.max ? [{ text: String(op.max) }] : [];
  if (op.op === "duplicate") {
    const same = { res: op.match?.[0] ?? "any_gem" };
    return [...most, same, { own: "to" }, same, same];
  }
  const [source = "any_gem", other] = op.from ?? [];
  if (other !== undefined) return [...most, { res: source }, { text: "⇄" }, { res: other }];
  const made = pick(op.to ?? "gem", op.colour ?? "same");
  return [...most, { res: source }, { own: "to" }, ...made, ...((op.each ?? 1) > 1 ? made : [])];
}

/** The foot of any card but an Attack Spell. */
export function footSigns(card: Card): Sign[] {
  const ops = factsOf(card).effect ?? [];
  if (card.kind === "conversion") return ops.flatMap(conversionSigns);
  if (card.kind === "resource")
    return ops.flatMap((op) => [
      { text: plus(first(op.amount)) },
      ...Array.from({ length: first(op.amount) }, () => ({ res: op.resource ?? "" })),
    ]);
  return ops.flatMap(effectSigns);
}
