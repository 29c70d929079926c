import { describe, expect, test } from "vitest";
import { explain } from "../src/games/casting_shadows/explain";
import { effectSigns, footSigns, tone } from "../src/games/casting_shadows/facts";
import { aim, spending } from "../src/games/casting_shadows/focus";
import { layout, LOCATORS, planOf } from "../src/games/casting_shadows/layout";
import { type Facts, FREE, placeOf, PLACES, RESOURCES, told } from "../src/games/casting_shadows/places";
import { tabs } from "../src/games/casting_shadows/phone";
import { rivals, tileSpot } from "../src/games/casting_shadows/plan";
import type { Room } from "../src/table/game";
import type { Table } from "../src/table/table.svelte";
import type { Amount } from "../src/protocol";
import type { Card, Option, View } from "../src/table/types";
import { optionOf, recordedViews, roomOf, viewOf } from "./support";

const SIZES = { wide: { w: 1120, h: 848 }, tall: { w: 768, h: 637 }, phone: { w: 390, h: 560 } };
const MAP = { x: 0, y: 0, s: 100 };

function card(id: string, kind: string, facts: object): Card {
  return { id, kind, count: 1, facts, text: [], source: "rulebook", ref: "" } as unknown as Card;
}

const FACTS: Facts = {
  limits: { hp: 18, energy: [3, 5], transform: 3, points: 4, book: 5, portal: 3 },
  turn: 1,
  phase: "act",
  order: [0, 1, 2],
  meeples: ["kit_meeple", "frill_meeple", "haze_meeple"],
  dice: ["red_die.0", "red_die.1", "blue_die.0", "blue_die.1", "purple_die"],
  reach: [{}, {}, {}],
  buried: [],
  picked: [],
  moved: [],
  attack: null,
  cast: null,
  change: null,
};
const MEEPLES = ["kit", "frill", "haze"].map((id) => [
  `${id}_meeple`,
  card(`${id}_meeple`, "meeple", { character: id }),
]);

function room(mode: Room["mode"], size: [number, number], tab = ""): Room {
  const view = {
    seat: 1,
    counters: { "hp.0": 18, "hp.1": 9, "hp.2": 3 },
    places: {
      "map.centre": ["ancient_rune"],
      "map.r0": ["dusty_desert"],
      "map.r2": ["bubbling_lake"],
      "board.0": ["kit"],
      "board.1": ["frill"],
      "board.2": ["haze"],
      "tile.bubbling_lake": ["frill_meeple", "haze_meeple"],
      "market.bubbling_lake": ["heat_wave.0"],
      "book.1": ["heat_wave.1", "curse_void"],
      "counters.1": ["pointed_shield.0"],
      "counters.0": ["?"],
      pool: ["red_die.1", "purple_die"],
    },
    faces: { haze: "shadow" },
    facts: FACTS,
    decision: null,
  } as unknown as View;
  return { mode, w: size[0], h: size[1], view, seat: 1, seats: 3, cards: new Map(MEEPLES as [string, Card][]), tab };
}

describe("the map", () => {
  test("neighbours on the ring are as far from each other as from the centre", () => {
    const [centre, north, east] = ["centre", "r0", "r1"].map((space) => tileSpot(MAP, space));
    const far = (a = centre, b = centre): number => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));
    expect(far(north, centre)).toBeCloseTo(far(east, centre));
    expect(far(north, east)).toBeCloseTo(far(north, centre));
  });

  test("meeples share their tile side by side, and the market card lies beside it", () => {
    const { at } = layout(room("wide", [1120, 848]));
    const [frill, haze] = [
      at("tile.bubbling_lake", 0, 2, "frill_meeple"),
      at("tile.bubbling_lake", 1, 2, "haze_meeple"),
    ];
    const tile = at("map.r2", 0, 1, "bubbling_lake");
    expect(frill && haze && frill.x < haze.x && frill.h < haze.h).toBe(true);
    const beside = at("market.bubbling_lake", 0, 1, "heat_wave.0");
    expect(beside && tile && beside.x - beside.w / 2 > tile.x).toBe(true);
  });
});

describe("boards", () => {
  test("rivals sit in turn order after me, each on a plate of its own", () => {
    const wide = room("wide", [1120, 848]);
    expect(rivals(wide)).toEqual([2, 0]);
    expect(planOf(wide).plates.map((plate) => plate.fighter)).toEqual([2, 0]);
  });

  test("Counterspells take the slots after the open cards; dice keep their slots", () => {
    const { at } = layout(room("wide", [1120, 848]));
    const xs = [
      at("book.1", 0, 2, "heat_wave.1"),
      at("book.1", 1, 2, "curse_void"),
      at("counters.1", 0, 1, "pointed_shield.0"),
    ].map((spot) => spot?.x ?? 0);
    expect(xs[1]! - xs[0]!).toBeCloseTo(xs[2]! - xs[1]!);
    const [red, purple] = [at("pool", 0, 2, "red_die.1"), at("pool", 1, 2, "purple_die")];
    expect(purple!.x - red!.x).toBeGreaterThan(3 * red!.w);
  });

  test("on a low phone map, dice and points lie side by side, and nothing scrolls away", () => {
    const low = room("phone", [360, 350]);
    const { at, h } = layout(low);
    const { map, well, points, tokens } = planOf(low);
    expect(h).toBe(350);
    const south = tileSpot(map!, "r3");
    expect(south.y + south.h / 2).toBeLessThanOrEqual(350);
    const [west, east] = [tileSpot(map!, "r4"), tileSpot(map!, "r2")];
    for (const item of low.view.places["pool"]!) {
      const die = at("pool", 0, 2, item)!;
      expect(die.x + die.w / 2).toBeLessThan(west.x - west.w / 2);
      expect(die.y + die.h / 2).toBeLessThanOrEqual(well!.y + well!.h);
    }
    for (const box of [points!, tokens!]) {
      expect(box.x).toBeGreaterThan(east.x + east.w / 2);
      expect(box.x + box.w).toBeLessThanOrEqual(360);
    }
  });

  test("everything on a phone lies inside its width, on one tab", () => {
    for (const tab of ["map", "market", "book", "rivals"]) {
      const here = room("phone", [390, 560], tab);
      const { at, w } = layout(here);
      for (const [place, items] of Object.entries(here.view.places)) {
        items.forEach((item, i) => {
          const spot = at(place, i, items.length, item);
          if (spot)
            expect([tab, place, spot.x - spot.w / 2 >= 0 && spot.x + spot.w / 2 <= w]).toEqual([tab, place, true]);
        });
      }
    }
    expect(layout(room("phone", [390, 560], "map")).at("book.1", 0, 2, "heat_wave.1")).toBeNull();
    expect(layout(room("phone", [390, 560], "book")).at("book.1", 0, 2, "heat_wave.1")).not.toBeNull();
  });
});

describe("shapes of screens", () => {
  test.each<[Room["mode"], number, number]>([
    ["wide", 1120, 848],
    ["wide", 960, 668],
    ["wide", 1600, 1028],
    ["wide", 704, 716],
    ["tall", 768, 637],
    ["tall", 1024, 861],
  ])("a %s room of %i x %i is filled to its edges", (mode, w, h) => {
    const plan = planOf(room(mode, [w, h]));
    expect(plan.w / plan.h).toBeCloseTo(w / h, 3);
    const spots = [
      ...plan.book,
      plan.companion,
      plan.deck,
      plan.discard,
      ...plan.portal,
      ...Object.values(plan.market ?? {}),
    ];
    for (const spot of spots) {
      expect(spot && spot.x - spot.w / 2 >= 0 && spot.x + spot.w / 2 <= plan.w && spot.y + spot.h / 2 <= plan.h).toBe(
        true,
      );
    }
  });

  test("upright, my own cards are large enough to bear their names", () => {
    const { at } = layout(room("tall", [768, 637]));
    expect(at("book.1", 0, 2, "heat_wave.1")?.look).toBe("full");
  });
});

describe("phone tabs", () => {
  const asked = (tab: string, ...targets: string[][]): Room => {
    const here = room("phone", [390, 560], tab);
    const options = targets.map((all, i) => ({ action: `do(${i})`, targets: all }));
    return { ...here, view: { ...here.view, decision: { seat: 1, options } } as unknown as View };
  };
  const wanted = (here: Room): string[] => tabs(here).flatMap(({ id, wanted: is }) => (is ? [id] : []));
  const badges = (here: Room): number[] => tabs(here).map(({ badge }) => badge ?? 0);

  test("a decision on one part turns the phone to it", () => {
    expect(wanted(asked("map", ["heat_wave.0"]))).toEqual(["market"]);
    expect(wanted(asked("map", ["pointed_shield.0"], []))).toEqual(["book"]);
  });

  test("a decision on several parts leaves a person where there is something to choose", () => {
    const parts = [["heat_wave.0"], ["heat_wave.1", "haze_meeple"], ["red_die.1"]];
    expect(wanted(asked("book", ...parts))).toEqual(["book"]);
    expect(wanted(asked("rivals", ...parts))).toEqual(["map"]);
    expect(badges(asked("rivals", ...parts))).toEqual([2, 1, 1, 0]);
    expect(badges(asked("map", ...parts))).toEqual([0, 1, 1, 0]);
  });
});

const amount = (what: string, n: number, seat: number | null = null): Amount => ({ what, n, seat });

describe("recorded views", () => {
  const views = recordedViews("casting_shadows");
  const cards = new Map(["kit", "frill", "nuzzle", "haze"].map((id) => [id, card(id, "character", {})]));

  test("there are views of set-up, Phase 2 and Phase 3", () => {
    expect(new Set(views.map((view) => told(view).phase))).toEqual(new Set(["setup", "act", "absorb"]));
  });

  test("every place has a locator, or is listed as not drawn", () => {
    const names = new Set(views.flatMap((view) => Object.keys(view.places)));
    expect([...names].filter((name) => placeOf(name) === null)).toEqual([]);
    expect(PLACES.filter((kind) => LOCATORS[kind] === null)).toEqual(["common", "aside", "fallen"]);
  });

  test.each<Room["mode"]>(["wide", "tall", "phone"])("every target of every option is drawn: %s", (mode) => {
    for (const view of views) {
      const tabs = mode === "phone" ? ["map", "market", "book", "rivals"] : [""];
      const layouts = tabs.map((tab) => layout(roomOf(view, mode, { tab, cards, ...SIZES[mode] })));
      const drawn = (target: string): boolean =>
        layouts.some(({ at, zone }) => {
          const found = Object.entries(view.places).find(([, items]) => items.includes(target));
          return found
            ? at(found[0], found[1].indexOf(target), found[1].length, target) !== null
            : zone?.(target) != null;
        });
      const targets = (view.decision?.options ?? []).flatMap((option) => option.targets);
      expect(targets.filter((target) => !drawn(target))).toEqual([]);
    }
  });

  test("what an option costs and brings is said in words that have a sign", () => {
    const whats = views.flatMap((view) =>
      (view.decision?.options ?? []).flatMap(({ cost, gain }) => [...cost, ...gain]),
    );
    const known = (what: string): boolean =>
      ["ap", "hp", "energy", "any_gem", "any_orb", "spell_1", "spell_2"].includes(what) ||
      RESOURCES.some((one) => one === what) ||
      FREE.some((one) => `free/${one}` === what);
    expect(whats.map(({ what }) => what).filter((what) => !known(what))).toEqual([]);
    expect(whats.length).toBeGreaterThan(50);
  });
});

describe("previews and words", () => {
  const faces = { "red_die.0": "red_gem", "red_die.1": "red_gem", purple_die: "purple_orb", frill: "shadow" };
  const table = (option: Partial<Option>, cards: Card[] = []): Table =>
    ({
      shown: optionOf(option),
      view: viewOf({ facts: FACTS }),
      seat: 1,
      board: { faces },
      place: (name: string) => (name === "tile.bubbling_lake" ? ["frill_meeple", "haze_meeple"] : []),
      counter: (name: string) => (name === "pool/purple_orb" ? 1 : 0),
      card: (item: string) => cards.find(({ id }) => id === item) ?? null,
    }) as unknown as Table;

  test("a payment takes tokens before dice", () => {
    const cost = [amount("red_gem", 2), amount("purple_orb", 1)];
    const { dice, tokens } = spending(table({ kind: "pay", cost }));
    expect([[...dice], [...tokens]]).toEqual([["red_die.0", "red_die.1"], ["purple_orb"]]);
    const change = { kind: "change", cost: [amount("purple_orb", 1)], gain: [amount("red_gem", 1)] };
    expect([...spending(table(change)).tokens]).toEqual(["purple_orb"]);
    expect(spending(table({ kind: "end", cost: [amount("ap", 1)] })).dice.size).toBe(0);
    expect([...spending(table({ kind: "fragment", targets: ["blue_die.1"] })).dice]).toEqual(["blue_die.1"]);
  });

  test("an attack shows what each of its targets would lose, and only theirs", () => {
    const gain = [amount("hp", -4, 0), amount("hp", -2, 2)];
    const cards = [card("bubbling_lake", "tile", {}), card("heat_wave", "attack", { range: "here" })];
    const found = aim(
      table({ kind: "cast_on", values: { item: "heat_wave" }, targets: ["heat_wave", "bubbling_lake"], gain }, cards),
    );
    expect(found.hits).toEqual([
      { meeple: "kit_meeple", n: 4 },
      { meeple: "haze_meeple", n: 2 },
    ]);
    expect(found.meeples).toEqual(["haze_meeple"]);
    expect(aim(table({ kind: "travel", targets: ["bubbling_lake"] }, cards)).hits).toEqual([]);
    expect(aim(table({ kind: "end", gain: [amount("hp", -1)] })).hits).toEqual([]);
  });

  test("the enlarged card tells its kind and what it costs", () => {
    const cards = [
      card("heat_wave", "attack", { level: 1, cost: ["red_orb", "red_gem"] }),
      card("frill", "character", {}),
      card("frill_meeple", "meeple", { character: "frill" }),
    ];
    expect(explain("heat_wave", table({ kind: "end" }, cards)).map(({ id }) => id)).toEqual([
      "cs-kind-attack",
      "cs-cost-2",
    ]);
    expect(explain("frill_meeple", table({ kind: "end" }, cards))).toEqual([{ id: "cs-form-frill-shadow" }]);
  });
});

describe("signs", () => {
  test("a conversion shows what becomes what", () => {
    const signs = footSigns(
      card("curse_void", "conversion", {
        effect: [{ op: "convert", from: ["curse"], to: "gem", colour: "choose", max: 2, each: 1 }],
      }),
    );
    expect(signs).toEqual([
      { text: "2" },
      { res: "curse" },
      { own: "to" },
      { res: "red_gem" },
      { text: "/" },
      { res: "blue_gem" },
    ]);
  });

  test("an action that a tile gives for nothing has its own sign and says so", () => {
    const free = (["travel", "collect", "reroll", "protect", "refresh", "cast"] as const).map((action) =>
      effectSigns({ op: "free_action", action, per_turn: 1 }),
    );
    expect(free[0]).toEqual([{ icon: "walking-boot" }, { words: { id: "cs-ui-free", args: { n: 1 } } }]);
    expect(new Set(free.map((signs) => JSON.stringify(signs))).size).toBe(free.length);
  });

  test("cards are coloured by what a Cast takes", () => {
    const attack = (cast: object): string => tone(card("x", "attack", { cast }));
    expect(attack({ symbol: "curse", max: 3, symbols: [] })).toBe("curse");
    expect(attack({ symbol: null, max: 0, symbols: [] })).toBe("free");
    expect(attack({ symbol: null, max: 0, symbols: ["red_gem", "blue_gem"] })).toBe("any");
  });
});
