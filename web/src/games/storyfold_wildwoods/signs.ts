/** What an effect does, as signs: a picture, how much, and where to. */

/** As the server tells it with a card's facts. */
export interface Sign {
  op: string;
  n?: number;
  to?: string;
  sides?: number;
  maybe?: boolean;
}

export interface Mark {
  icon: string;
  text: string;
  arrow: string;
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

export function marksOf(signs: unknown): Mark[] {
  if (!Array.isArray(signs)) return [];
  return (signs as Sign[]).flatMap(({ op, n, to, sides, maybe }) => {
    const [icon, before] = BY_OP.get(op) ?? [];
    if (icon === undefined || before === undefined) return [];
    const arrow = to !== undefined && ARROWS.has(to) ? `sw-${to}` : "";
    return [{ icon, arrow, text: `${before}${n ?? sides ?? (to && !arrow ? to : "")}${maybe ? "?" : ""}` }];
  });
}
