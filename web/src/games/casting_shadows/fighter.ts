/** What a board tells about one fighter. */
import type { Table } from "../../table/table.svelte";
import type { Message, View } from "../../table/types";
import { told } from "./places";
import { characterOf, tileOf } from "./plan";

export interface Fighter {
  character: string | null;
  /** With surname, or with the title of the Shadow Form. */
  name: string;
  /** Who plays, and where the meeple stands. */
  line: string;
  shadow: boolean;
  hp: number;
  energy: number;
  limit: number;
  /** What the HP dial holds. */
  mostHp: number;
  out: boolean;
}

export function fighterAt(table: Table, view: View, fighter: number): Fighter {
  const character = characterOf(view, fighter);
  const shadow = character !== null && view.faces[character] === "shadow";
  const { limits, meeples } = told(view);
  const tile = tileOf(view, fighter);
  const seat = table.seats[fighter];
  const bot = seat === undefined ? "cs-ui-bot" : seat.bot ? `srv-bot-${seat.bot}` : null;
  const sits = seat?.name || (bot ? table.say({ id: bot }) : "");
  const out = view.places["fallen"]?.includes(meeples[fighter] ?? "") === true;
  const where = out ? table.say({ id: "cs-ui-out" }) : tile === null ? "" : table.label(tile);
  return {
    character,
    name: character === null ? table.who(fighter) : table.say(formName(character, shadow)),
    line: [character === null ? "" : sits, where].filter(Boolean).join(", "),
    shadow,
    hp: view.counters[`hp.${fighter}`] ?? 0,
    energy: view.counters[`energy.${fighter}`] ?? 0,
    limit: limits.energy[shadow ? 1 : 0] ?? 0,
    mostHp: limits.hp,
    out,
  };
}

/** What a Character is called in one of its forms. */
export const formName = (character: string, shadow: boolean): Message => ({
  id: `cs-form-${character}-${shadow ? "shadow" : "base"}`,
});
