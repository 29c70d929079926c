/** What the view of the duel holds: its facts, its places, and the cells of the forests. */
import type { DuelFacts, DuelSeat } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import type { View } from "../../table/types";
import { ELEMENTS } from "./art";

export type Side = DuelSeat["season"];
export const SIDES: readonly Side[] = ["summer", "winter"];

export const facts = (view: View): DuelFacts => view.facts as DuelFacts;

/** The seat that plays a season. */
export const seatOf = (view: View, side: Side): number => facts(view).seats.findIndex(({ season }) => season === side);

export const SEATS = [0, 1] as const;
const SLOTS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Every place beside the forests. A layout says for each of them where it lies. */
export const PLACES = [
  "deck",
  "discard",
  "revealed",
  "pointing",
  "line.shared",
  "sanki.supply",
  "onibi.supply",
  ...SLOTS.map((slot) => `clearing.${slot}` as const),
  ...SLOTS.map((slot) => `recruit.${slot}` as const),
  ...ELEMENTS.map((element) => `grove.${element}` as const),
  ...ELEMENTS.map((element) => `top.${element}` as const),
  ...SEATS.flatMap((seat) =>
    (["line", "pile", "varans", "sanki", "onibi", "tokens", "lost"] as const).map((name) => `${name}.${seat}` as const),
  ),
] as const;
export type Place = (typeof PLACES)[number];

/** How near a season is to a win: `n` is what the words count. */
export interface Gauge {
  id: "fires" | "line" | "block";
  value: number;
  of: number;
  n: number;
}

export function gaugesOf(view: View, seat: number): Gauge[] {
  const { goals, seats } = facts(view);
  const own = seats[seat];
  return [
    { id: "fires", value: view.counters[`fires.${seat}`] ?? 0, of: goals.fires, n: goals.fires },
    { id: "line", value: own?.recruits ?? 0, of: goals.recruits, n: goals.recruits },
    { id: "block", value: own?.block ?? 0, of: goals.block, n: goals.block_side },
  ];
}

/** Places that stay in sight when nothing lies there. */
export const KEPT: readonly Place[] = [
  "deck",
  "discard",
  "sanki.supply",
  "onibi.supply",
  ...SLOTS.map((slot) => `recruit.${slot}` as const),
  ...ELEMENTS.map((element) => `top.${element}` as const),
  ...SEATS.flatMap((seat) => [`pile.${seat}`, `varans.${seat}`] as const),
];

/** What is written at a card: the colours of a varan tell whose it is. */
export const captionOf = (table: Table, item: string): string =>
  table.card(item)?.kind === "varan" ? table.say({ id: "lf-ui-varan" }) : table.label(item);

/** The piles whose number of cards is shown, each with what lies below its top card in another place. */
export const COUNTED: readonly { place: Place; below?: Place }[] = [
  { place: "deck" },
  { place: "discard" },
  { place: "sanki.supply" },
  ...SEATS.flatMap((seat) => [{ place: `pile.${seat}` }, { place: `varans.${seat}` }] as const),
  ...ELEMENTS.map((element) => ({ place: `top.${element}`, below: `grove.${element}` }) as const),
];

export interface Cell {
  seat: number;
  x: number;
  y: number;
}

/** The cell of a forest that a place or target names ("forest.0/1:-2"); null: it names none. */
export function cellOf(target: string): Cell | null {
  const [name = "", cell = ""] = target.split("/");
  const [kind, seat] = name.split(".");
  const [x, y] = cell.split(":").map(Number);
  return kind !== "forest" || x === undefined || y === undefined ? null : { seat: Number(seat), x, y };
}
