/** The facts of a component as the engine gives them, and the signs that show them. */
import type { Card } from "../../table/types";
import { ESSENCES, type Essence, type EssenceIcon, type Glyph } from "./art";

export type Amounts = Partial<Record<EssenceIcon, number>>;

export interface Cost {
  turn?: boolean;
  turn_other?: "mage" | "creature" | "dragon" | "demon" | null;
  discard?: number;
  pay?: Amounts;
}

export interface Effect {
  op: string;
  n?: number;
  essences?: Amounts;
  exclude?: Essence[];
  gain?: Essence;
  per?: Essence;
  what?: string;
  discount?: number;
  options?: Effect[][];
}

export interface Power {
  cost: Cost;
  effects: Effect[];
}

interface Collect {
  essences?: Amounts;
  choice?: Essence[];
  any?: number;
  exclude?: Essence[];
}

export interface Facts {
  cost?: Amounts;
  vp?: number;
  vp_per?: Amounts;
  types?: ("creature" | "dragon" | "demon")[];
  collect?: Collect[];
  discount?: { amount: number }[];
  powers?: Power[];
}

export const factsOf = (card: Card | null): Facts => (card?.facts ?? {}) as Facts;

/** One sign of a strip. `no`: struck out. `rival`: what follows belongs to each rival. */
export type Sign =
  | { glyph: Glyph; rival?: boolean }
  | { essence: EssenceIcon; n?: number; no?: boolean; rival?: boolean }
  | { text: string };

export interface StripSigns {
  kind: "collect" | "discount" | "power";
  /** Which power of the component. */
  power?: number;
  cost: Sign[];
  effect: Sign[];
}

const ORDER: readonly EssenceIcon[] = [...ESSENCES, "any"];

export const essences = (amounts: Amounts): { essence: EssenceIcon; n: number }[] =>
  ORDER.flatMap((essence) => {
    const n = amounts[essence] ?? 0;
    return n > 0 ? [{ essence, n }] : [];
  });

const without = (kinds: Essence[] = []): Sign[] => kinds.map((essence) => ({ essence, no: true }));

function costSigns(cost: Cost): Sign[] {
  const signs: Sign[] = [];
  if (cost.turn) signs.push({ glyph: "turn" });
  if (cost.turn_other) signs.push({ glyph: "turn" }, { glyph: cost.turn_other });
  if (cost.discard) signs.push({ glyph: "discard" });
  return [...signs, ...essences(cost.pay ?? {})];
}

function effectSigns(effect: Effect): Sign[] {
  const { op, n = 1 } = effect;
  const amounts = essences(effect.essences ?? {});
  switch (op) {
    case "gain":
      return amounts;
    case "gain_any":
      return [{ essence: "any", n }, ...without(effect.exclude)];
    case "store":
      return [{ glyph: "store" }, ...amounts];
    case "store_any":
      return [{ glyph: "store" }, { essence: "any", n }, ...without(effect.exclude)];
    case "pool_to_component":
      return [{ glyph: "store" }, { essence: "any", n }];
    case "rivals_gain":
      return [{ glyph: "rival", rival: true }, ...amounts.map((sign) => ({ ...sign, rival: true }))];
    case "gain_per":
      return effect.gain && effect.per ? [{ essence: effect.gain }, { text: "/" }, { essence: effect.per }] : [];
    case "straighten":
      return effect.what === "own_mage" ? [{ glyph: "straight" }, { glyph: "mage" }] : [{ glyph: "straight" }];
    case "place_artifact":
      return [{ glyph: "place" }, { text: `−${effect.discount ?? 0}` }];
    case "reorder_top":
      return [{ glyph: "reorder" }, { text: String(n) }];
    case "choose_one": {
      const ways = (effect.options ?? []).map((way) => way.flatMap(effectSigns)).filter((way) => way.length > 0);
      return ways.flatMap((way, i) => (i === 0 ? way : [{ text: "/" }, ...way]));
    }
    default: {
      const glyph = GLYPH_OF[op];
      return glyph === undefined ? [] : [{ glyph }];
    }
  }
}

const GLYPH_OF: Record<string, Glyph> = {
  draw: "draw",
  retrieve: "retrieve",
  discard_from_hand: "discard",
  hand_to_deck_top: "top",
  gain_monument: "monument",
  check_victory: "check",
  use_item_power: "item",
};

function collectSigns(collect: Collect): Sign[] {
  if (collect.choice && collect.choice.length > 0) {
    return collect.choice.flatMap((essence, i): Sign[] => (i === 0 ? [{ essence }] : [{ text: "/" }, { essence }]));
  }
  if (collect.any) return [{ essence: "any", n: collect.any }, ...without(collect.exclude)];
  return essences(collect.essences ?? {});
}

/** All strips of a component, top to bottom. */
export function strips(facts: Facts): StripSigns[] {
  const collect = (facts.collect ?? []).flatMap(collectSigns);
  return [
    ...(collect.length > 0
      ? [{ kind: "collect" as const, cost: [{ glyph: "collect" as const }], effect: collect }]
      : []),
    ...(facts.discount ?? []).map(({ amount }) => ({
      kind: "discount" as const,
      cost: [{ glyph: "place" as const }],
      effect: [{ text: `−${amount}` }],
    })),
    ...(facts.powers ?? []).map((power, i) => ({
      kind: "power" as const,
      power: i,
      cost: costSigns(power.cost),
      effect: power.effects.flatMap(effectSigns),
    })),
  ];
}

/** The signs of one way out of several that a power leaves open. */
export function alternative(facts: Facts, way: number): Sign[] {
  const choice = (facts.powers ?? []).flatMap((power) => power.effects).find((effect) => effect.op === "choose_one");
  return (choice?.options?.[way - 1] ?? []).flatMap(effectSigns);
}

/** Width over height of a component. */
export const shape = (kind: string): number => (kind === "place" ? 1.2 : kind === "magic_item" ? 0.86 : 0.72);
