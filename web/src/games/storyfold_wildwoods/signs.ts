/** What an effect does, as signs: a picture, how much, and where to. */
import { use } from "./art";

/** As the server tells it with a card's facts. */
export interface Sign {
  op: string;
  n?: number;
  to?: string;
  sides?: number;
  maybe?: boolean;
}

const MARKS = `
  gain_spirit sw-lantern +, lose_spirit sw-sp-lose −, gain_crystals sw-crystal +, lose_crystals sw-crystal −,
  advance_light sw-pawn-light +, retreat_light sw-pawn-light −, advance_shadow sw-pawn-shadow +, retreat_shadow sw-pawn-shadow −,
  draw_creature sw-paw +, summon_creature sw-paw !, discard_creature sw-paw ×, illuminate_creature i-lantern-flame, stun_creature sw-stun,
  unstun_creature sw-stun ×, activate_creature i-claw-slashes, move_creature sw-paw, move_action sw-cards, draw_exploration i-compass +,
  draw_shadow i-floating-ghost +, draw_story i-open-book, take_exploration sw-cards +, add_to_exploration sw-cards +,
  discard_blessing sw-gem −, gain_die sw-die d, spend_dice sw-die −, recover_dice sw-die +, delay_dice sw-die −, reroll_dice sw-again,
  add_success sw-tick +, reduce_location sw-pip −, prevent_spirit_loss sw-shield, lock_action i-padlock, place_location sw-pawn-loc +,
  remove_location sw-pawn-loc −, lose_brom sw-p-brom −, flip_brom sw-p-brom, restart_chapter i-open-book`;

const BY_OP: ReadonlyMap<string, readonly [string, string]> = new Map(
  MARKS.split(",").map((entry) => {
    const [op = "", icon = "", before = ""] = entry.trim().split(" ");
    return [op, [icon, before]] as const;
  }),
);
const ARROWS = new Set(["left", "right", "start", "end"]);

/** The signs of an effect in a line. */
export function signs(effect: unknown): string {
  if (!Array.isArray(effect)) return "";
  return (effect as Sign[])
    .map(({ op, n, to = "", sides, maybe }) => {
      const [icon, before] = BY_OP.get(op) ?? [];
      if (icon === undefined) return "";
      const arrow = ARROWS.has(to);
      return `<span class="sw-mark">${use(icon)}${arrow ? use(`sw-${to}`) : ""}${before}${n ?? sides ?? (arrow ? "" : to)}${maybe ? "?" : ""}</span>`;
    })
    .join("");
}
