/** Views, options and rooms for tests: whole ones, of which a test says only what matters to it. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Mode, Room } from "../src/table/game";
import type { Option, View } from "../src/table/types";

export const viewOf = (more: Partial<View> = {}): View => ({
  game: "g",
  seat: 0,
  actor: 0,
  places: {},
  counters: {},
  faces: {},
  facts: null,
  roles: [null, null],
  decision: null,
  outcome: null,
  ...more,
});

export const optionOf = (more: Partial<Option> = {}): Option => ({
  action: "a",
  kind: "a",
  values: {},
  text: { id: "t", args: {} },
  note: null,
  group: "",
  targets: [],
  cost: [],
  gain: [],
  final: false,
  ...more,
});

export const roomOf = (view: View, mode: Mode = "wide", more: Partial<Room> = {}): Room => ({
  mode,
  w: 1120,
  h: 848,
  view,
  seat: typeof view.seat === "number" ? view.seat : 0,
  seats: Math.max(1, view.roles.length),
  tab: "",
  cards: new Map(),
  ...more,
});

/** Real views of a game, one of every kind of decision in its golden records (`python -m tests.golden.make --told`). */
export function recordedViews(game: string): View[] {
  const file = fileURLToPath(new URL(`./views/${game}.jsonl`, import.meta.url));
  return readFileSync(file, "utf-8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as View);
}
