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

/** By operation: its picture, and what stands before the number. */
export const MARKS: Readonly<Record<string, { icon: string; before: string }>> = {
  gain_spirit: { icon: "sw-lantern", before: "+" },
  lose_spirit: { icon: "sw-sp-lose", before: "−" },
  gain_crystals: { icon: "sw-crystal", before: "+" },
  lose_crystals: { icon: "sw-crystal", before: "−" },
  advance_light: { icon: "sw-pawn-light", before: "+" },
  retreat_light: { icon: "sw-pawn-light", before: "−" },
  advance_shadow: { icon: "sw-pawn-shadow", before: "+" },
  retreat_shadow: { icon: "sw-pawn-shadow", before: "−" },
  draw_creature: { icon: "sw-paw", before: "+" },
  summon_creature: { icon: "sw-paw", before: "!" },
  discard_creature: { icon: "sw-paw", before: "×" },
  illuminate_creature: { icon: "i-lantern-flame", before: "" },
  stun_creature: { icon: "sw-stun", before: "" },
  unstun_creature: { icon: "sw-stun", before: "×" },
  activate_creature: { icon: "i-claw-slashes", before: "" },
  move_creature: { icon: "sw-paw", before: "" },
  move_action: { icon: "sw-cards", before: "" },
  draw_exploration: { icon: "i-compass", before: "+" },
  draw_shadow: { icon: "i-floating-ghost", before: "+" },
  draw_story: { icon: "i-open-book", before: "" },
  take_exploration: { icon: "sw-cards", before: "+" },
  add_to_exploration: { icon: "sw-cards", before: "+" },
  discard_blessing: { icon: "sw-gem", before: "−" },
  gain_die: { icon: "sw-die", before: "d" },
  spend_dice: { icon: "sw-die", before: "−" },
  recover_dice: { icon: "sw-die", before: "+" },
  delay_dice: { icon: "sw-die", before: "−" },
  reroll_dice: { icon: "sw-again", before: "" },
  add_success: { icon: "sw-tick", before: "+" },
  reduce_location: { icon: "sw-pip", before: "−" },
  prevent_spirit_loss: { icon: "sw-shield", before: "" },
  lock_action: { icon: "i-padlock", before: "" },
  place_location: { icon: "sw-pawn-loc", before: "+" },
  remove_location: { icon: "sw-pawn-loc", before: "−" },
  lose_brom: { icon: "sw-p-brom", before: "−" },
  flip_brom: { icon: "sw-p-brom", before: "" },
  restart_chapter: { icon: "i-open-book", before: "" },
};
const ARROWS = new Set(["left", "right", "start", "end"]);

/** The signs of an effect in a line. */
export function signs(effect: unknown): string {
  if (!Array.isArray(effect)) return "";
  return (effect as Sign[])
    .map(({ op, n, to = "", sides, maybe }) => {
      const mark = MARKS[op];
      if (mark === undefined) return "";
      const arrow = ARROWS.has(to);
      return `<span class="sw-mark">${use(mark.icon)}${arrow ? use(`sw-${to}`) : ""}${mark.before}${n ?? sides ?? (arrow ? "" : to)}${maybe ? "?" : ""}</span>`;
    })
    .join("");
}
