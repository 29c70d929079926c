/** What the faces read off a printed card: its tone, its emblem and its effect as signs. */
import type { Card, Message } from "../../table/types";

export interface Effect {
  op: string;
  resource?: string;
  amount?: number | number[];
  action?: string;
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
  energy_limits?: [number, number];
}

export const factsOf = (card: Card | null): Facts => (card?.facts ?? {}) as Facts;

/** A sign of an effect: a resource, an icon of the set, a drawing of ours, or a few words. */
export type Sign =
  | { res: string }
  | { icon: string; struck?: boolean }
  | { own: "heart" | "start" | "to" }
  | { text: string }
  | { words: Message };

const EMBLEMS: Record<string, string> = {
  fatal_fronds: "i-fern", feeding_frenzy: "i-piranha", bubble_trouble: "i-bubbles", heat_wave: "i-heat-haze", spectral_slap: "i-slap",
  heavy_hand: "i-metal-hand", lightning_bug: "i-flying-beetle", sinister_screech: "i-sonic-screech", magma_hand: "i-glowing-hands",
  unicorn_rush: "i-unicorn", deadly_shroud: "i-floating-ghost", personal_space: "i-shield-echoes", psychic_spikes: "i-psychic-waves",
  phoenix_flash: "cs-own-phoenix", kinetic_wave: "i-wave-strike", infernal_assault: "i-burning-meteor", sudden_doom: "i-crowned-skull",
  luminous_glow: "i-ball-glow", ruby_synthesis: "i-fire-gem", sapphire_synthesis: "i-crystal-shine", energy_bloom: "i-spiral-bloom",
  crystallization: "i-crystalize", metamorphosis: "i-butterfly", curse_void: "i-unstable-orb", gem_duplication: "i-gems",
  orb_duplication: "i-triorb", run_away: "i-run", bees_everywhere: "i-bee", safety_dome: "i-lightning-dome", pointed_shield: "i-edged-shield",
  ember_moth: "cs-own-moth", mossback_tortoise: "i-tortoise", dew_snail: "i-snail", prism_finch: "i-finch", pearl_spider: "i-masked-spider",
  gloom_ferret: "i-badger", quickstep_hare: "i-rabbit", tumble_mouse: "i-seated-mouse", hexeater_toad: "i-frog", bramble_hedgehog: "i-hedgehog",
};

/** The drawing in the middle of a card: a symbol's id. */
export function emblem(card: Card): string {
  const resource = card.kind === "resource" ? factsOf(card).effect?.[0]?.resource : undefined;
  return resource === undefined ? (EMBLEMS[card.id] ?? "cs-back-deck") : `cs-r-${resource}`;
}

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
      return effect?.[0]?.resource?.startsWith("red") ? "red" : "blue";
    case "counterspell":
      return "counter";
    default:
      return "comp";
  }
}

export const ROMAN = ["0", "I", "II", "III"];

const FREE_ICONS: Record<string, string> = { travel: "walking-boot", collect: "card-pick", reroll: "rolling-dices", protect: "shield", refresh: "card-exchange", cast: "flame" };
const START: Sign = { own: "start" };
const first = (amount: number | number[] | undefined): number => (Array.isArray(amount) ? (amount[0] ?? 0) : (amount ?? 0));
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
      return [{ icon: FREE_ICONS[op.action ?? ""] ?? "flame" }, { words: { id: "cs-ui-free", args: { n: op.per_turn ?? 1 } } }];
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
  if (card.kind === "resource") return ops.flatMap((op) => [{ text: plus(first(op.amount)) }, ...Array.from({ length: first(op.amount) }, () => ({ res: op.resource ?? "" }))]);
  return ops.flatMap(effectSigns);
}
