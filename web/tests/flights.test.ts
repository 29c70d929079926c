import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { flights } from "../src/games/res_arcana_duo/flights";
import { settings } from "../src/shell/settings.svelte";
import type { GameUI } from "../src/table/game";
import { Table } from "../src/table/table.svelte";
import { TIMES } from "../src/table/times";
import type { TableEvent, View } from "../src/table/types";

const view = (more: Partial<View> = {}): View => ({
  game: "res_arcana_duo",
  seat: 0,
  actor: 0,
  places: { "play.0": ["cultist", "crucible"], "play.1": [], "hand.1": ["?", "?"], monuments: ["well_of_memory"] },
  counters: { "elan.0": 2, "life.0": 2, "gold.0": 4, "death.0": 0, "death.1": 0, "elan.1": 5 },
  faces: {},
  facts: null,
  roles: [],
  decision: null,
  outcome: null,
  ...more,
});
const counted = (counter: string, value: number, cause = ""): TableEvent => ({
  kind: "counted",
  counter,
  value,
  cause,
});
const moved = (item: string, source: string, target: string, becomes = item): TableEvent => ({
  kind: "moved",
  item,
  source,
  target,
  becomes,
  at: -1,
});
/** The flights as short sentences. */
const seen = (events: TableEvent[], before = view()): string[] =>
  flights(events, before).map(({ at, what, n, from, to }) => `${at}: ${n} ${what} ${from || "-"} > ${to || "-"}`);

describe("essences that move", () => {
  test("a power takes its cost to the component and gives from it, to rivals too", () => {
    const events = [
      { kind: "flipped", item: "cultist", face: "turned" } as TableEvent,
      counted("life.0", 1, "cultist"),
      counted("death.0", 3, "cultist"),
      counted("death.1", 1, "cultist"),
    ];
    expect(seen(events)).toEqual([
      "1: 1 life life.0 > cultist",
      "2: 3 death cultist > death.0",
      "3: 1 death cultist > death.1",
    ]);
  });

  test("the price of a component flies to it where it lies; to the hand or the deck, if nobody could know it", () => {
    const claim = [counted("gold.0", 0, "well_of_memory"), moved("well_of_memory", "monuments", "play.0")];
    expect(seen(claim)).toEqual(["0: 4 gold gold.0 > well_of_memory"]);
    const place = [counted("elan.1", 4, "gnosis"), moved("?", "hand.1", "play.1", "gnosis")];
    expect(seen(place)).toEqual(["0: 1 elan elan.1 > hand.1"]);
    const before = view({ places: { ...view().places, monument_deck: ["?"] } });
    expect(seen([counted("gold.0", 0, "monument_deck")], before)).toEqual(["0: 4 gold gold.0 > monument_deck"]);
  });

  test("the counters of a component that comes into play stand still", () => {
    expect(
      seen([moved("?", "hand.1", "play.1", "gnosis"), counted("gnosis/elan", 0), counted("gnosis/gold", 0)]),
    ).toEqual([]);
  });

  test("what is put on a component leaves the pool, what is taken from it arrives there", () => {
    expect(seen([counted("gold.0", 3, "crucible"), counted("crucible/gold", 1, "gold.0")])).toEqual([
      "1: 1 gold gold.0 > crucible/gold",
    ]);
    const full = view({ counters: { "gold.0": 0, "crucible/gold": 2 } });
    expect(seen([counted("crucible/gold", 0, "gold.0"), counted("gold.0", 2, "crucible")], full)).toEqual([
      "1: 2 gold crucible/gold > gold.0",
    ]);
  });

  test("what a power puts on its component comes out of the supply, and goes back with an exchanged item", () => {
    expect(seen([counted("crucible/gold", 2)])).toEqual(["0: 2 gold - > crucible/gold"]);
    const full = view({ counters: { "item_research/elan": 1 } });
    expect(seen([counted("item_research/elan", 0)], full)).toEqual(["0: 1 elan item_research/elan > -"]);
  });

  test("in the Collect step every component gives its share", () => {
    expect(seen([counted("elan.0", 3, "cultist"), counted("elan.0", 5, "crucible")])).toEqual([
      "0: 1 elan cultist > elan.0",
      "1: 2 elan crucible > elan.0",
    ]);
  });

  test("what was told in secret before does not fly again", () => {
    expect(seen([counted("life.0", 2, "gnosis")])).toEqual([]);
  });
});

describe("the table while they fly", () => {
  const ui = { flights, layout: () => ({ w: 1, h: 1, at: () => null }), Face: null } as unknown as GameUI;
  const events = [counted("elan.0", 5, "crucible")];
  const after = view({ counters: { ...view().counters, "elan.0": 5 } });
  let table: Table;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    table = new Table("res_arcana_duo", "ra", ui, []);
    table.show(view());
  });
  afterEach(() => vi.useRealTimers());

  test("a counter has its new value at once, and tells what of it has not arrived", async () => {
    table.play({ events, view: after, seat: 0, step: 1 });
    expect(table.flying.map(({ from, n }) => [from, n])).toEqual([["crucible", 3]]);
    expect(table.counter("elan.0")).toBe(5);
    expect(table.inAir("elan.0")).toBe(3);
    expect(table.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(TIMES.fly + 1);
    expect(table.flying).toEqual([]);
    expect(table.busy).toBe(false);
  });

  test("a click lets everything arrive at once", async () => {
    table.play({ events, view: after, seat: 0, step: 1 });
    table.skip();
    expect(table.flying).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
    expect(table.counter("elan.0")).toBe(5);
  });

  test("without motion nothing flies", async () => {
    settings.speed = "off";
    table.play({ events, view: after, seat: 0, step: 1 });
    expect(table.flying).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.counter("elan.0")).toBe(5);
  });

  test("many flights together stay under the longest time that a person waits", async () => {
    const many = Array.from({ length: 40 }, (_, i) => counted("gold.0", 5 + i));
    table.play({ events: many, view: view({ counters: { ...view().counters, "gold.0": 44 } }), seat: 0, step: 1 });
    await vi.advanceTimersByTimeAsync(TIMES.most + 20);
    expect(table.busy).toBe(false);
    expect(table.flying).toEqual([]);
  });
});
