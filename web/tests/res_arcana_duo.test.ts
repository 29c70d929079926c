import { describe, expect, test } from "vitest";
import { drawings, emblem } from "../src/games/res_arcana_duo/art";
import { essences, strips } from "../src/games/res_arcana_duo/facts";
import { flow, type Piece, wrap } from "../src/games/res_arcana_duo/flow";
import { layout } from "../src/games/res_arcana_duo/layout";
import { isPlace, NOT_DRAWN, ownPlace, poolOf, powerTarget, stockOf } from "../src/games/res_arcana_duo/places";
import { tableFacts } from "../src/games/res_arcana_duo/read";
import type { Layout, Room } from "../src/table/game";
import type { Option, View } from "../src/table/types";
import { recordedViews, roomOf, viewOf } from "./support";

const card: Piece = { ratio: 0.72, turned: false, part: 1 };
const turned: Piece = { ...card, turned: true };
const box = { x: 0, y: 0, w: 1000, h: 200 };

/** Left and right edge of a piece as it lies. */
const edges = (spot: { x: number; w: number; h: number; turn?: number }): [number, number] => {
  const half = (spot.turn ? spot.h : spot.w) / 2;
  return [spot.x - half, spot.x + half];
};

describe("rows of components", () => {
  test("few components stay in one row at the height they like", () => {
    const { h, spots } = flow([card, card, card], { box, most: 150 });
    expect(h).toBe(150);
    expect(new Set(spots.map((spot) => spot.y)).size).toBe(1);
  });

  test("a turned component takes its length in the row, and nothing overlaps or leaves the box", () => {
    const { spots } = flow([card, turned, card, turned], { box, most: 150, align: "middle" });
    const at = spots.map(edges);
    at.forEach(([left, right], i) => {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(1000);
      const next = at[i + 1];
      if (next) expect(right).toBeLessThan(next[0]);
    });
    expect(spots[1]?.turn).toBe(90);
  });

  test("many components lie in two rows as soon as that leaves them larger", () => {
    const many = Array<Piece>(16).fill(turned);
    const one = flow(many, { box: { ...box, h: 300 }, most: 150, rows: 1 });
    const two = flow(many, { box: { ...box, h: 300 }, most: 150 });
    expect(two.h).toBeGreaterThan(one.h);
    expect(new Set(two.spots.map((spot) => spot.y)).size).toBe(2);
    for (const spot of two.spots) expect(edges(spot)[1]).toBeLessThanOrEqual(1000);
  });

  test("a row without components is empty", () => {
    expect(flow([], { box, most: 150 }).spots).toEqual([]);
  });

  test("on phones rows wrap and tell where they end", () => {
    const { spots, bottom } = wrap(Array<Piece>(5).fill(card), { x: 0, y: 10, w: 360 }, 140, 10);
    expect(new Set(spots.map((spot) => spot.y))).toEqual(new Set([80, 230]));
    expect(bottom).toBe(310);
  });
});

test.each([
  ["tall", 768, 558],
  ["tall", 820, 648],
  ["wide", 1120, 848],
  ["wide", 960, 668],
] as const)("%s, %i px: ten components of a rival and eleven of mine stay legible", (mode, w, h) => {
  const all = (seat: number, n: number): string[] => Array.from({ length: n }, (_, i) => `artifact.${seat}.${i}`);
  const view = viewOf({
    seat: 0,
    places: { "play.0": all(0, 11), "play.1": all(1, 10), "hand.0": ["a", "b"], items: ["c", "d", "e"] },
    faces: Object.fromEntries([...all(0, 11), ...all(1, 10)].map((item, i) => [item, i % 2 ? "turned" : ""])),
  });
  const table = layout(roomOf(view, mode, { w, h }));
  for (const [place, least] of [
    ["play.1", 66],
    ["play.0", 70],
  ] as const)
    view.places[place]?.forEach((item, i, { length }) => {
      const at = table.at(place, i, length, item);
      expect((at?.h ?? 0) * (w / table.w)).toBeGreaterThan(least);
    });
});

describe("signs", () => {
  test("essences come in the order of the game, any-kind last", () => {
    expect(essences({ any: 1, gold: 2, elan: 0, life: 3 }).map(({ essence }) => essence)).toEqual([
      "life",
      "gold",
      "any",
    ]);
  });

  test("a component shows what it collects, saves and can do", () => {
    const lines = strips({
      collect: [{ essences: {}, choice: ["elan", "calm"], any: 0, exclude: [] }],
      discount: [{ amount: 2 }],
      powers: [
        { cost: { turn: true, pay: { gold: 1 } }, effects: [{ op: "store_any", n: 4, exclude: ["gold"] }] },
        {
          cost: { turn_other: "mage" },
          effects: [
            { op: "draw", n: 1 },
            { op: "rivals_gain", essences: { life: 1 } },
          ],
        },
      ],
    });
    expect(lines.map(({ kind }) => kind)).toEqual(["collect", "discount", "power", "power"]);
    expect(lines[0]?.effect).toEqual([{ essence: "elan" }, { text: "/" }, { essence: "calm" }]);
    expect(lines[2]).toEqual({
      kind: "power",
      power: 0,
      cost: [{ glyph: "turn" }, { essence: "gold", n: 1 }],
      effect: [{ glyph: "store" }, { essence: "any", n: 4 }, { essence: "gold", no: true }],
    });
    expect(lines[3]?.cost).toEqual([{ glyph: "turn" }, { glyph: "mage" }]);
    expect(lines[3]?.effect).toEqual([
      { glyph: "draw" },
      { glyph: "rival", rival: true },
      { essence: "life", n: 1, rival: true },
    ]);
  });

  test("an effect that exists only with another pack leaves no sign", () => {
    const ways = [[{ op: "gain", essences: { gold: 1 } }], [{ op: "gain", essences: { pearl: 1 } as object }]];
    const [line] = strips({ powers: [{ cost: { turn: true }, effects: [{ op: "choose_one", options: ways }] }] });
    expect(line?.effect).toEqual([{ essence: "gold", n: 1 }]);
  });
});

describe("drawings", () => {
  test("every id is given once and begins with ra-", () => {
    const ids = [...drawings.matchAll(/\bid="([^"]+)"/g)].map((found) => found[1] ?? "");
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith("ra-"))).toEqual([]);
  });

  test("a component of another pack has an emblem too", () => {
    expect(drawings).toContain(`id="${emblem("somebody_elses_card").slice(1)}"`);
  });
});

describe("a rival with many components", () => {
  test.each([10, 12, 14])("%i of them stay large enough to be read", (n) => {
    const play = Array.from({ length: n }, (_, i) => `card.${i}`);
    const faces = Object.fromEntries(play.filter((_, i) => i % 2 === 0).map((item) => [item, "turned"]));
    const view = viewOf({ places: { "play.0": ["a", "b"], "play.1": play, "hand.0": ["c"] }, faces });
    const { at } = layout(roomOf(view, "wide"));
    for (const [i, item] of play.entries()) expect(at("play.1", i, n, item)?.h).toBeGreaterThan(100);
  });
});

const VIEWS = recordedViews("res_arcana_duo");
/** The ways to look at a view: landscape, a tablet held upright, and every tab of a phone. */
const LOOKS: [string, (view: View) => Layout[]][] = [
  ["wide", (view) => [layout(roomOf(view))]],
  ["tall", (view) => [layout(roomOf(view, "tall", { w: 768, h: 900 }))]],
  [
    "phone",
    (view) => {
      const room = (tab: string): Room => roomOf(view, "phone", { w: 390, h: 700, tab });
      return (layout(room("mine")).tabs ?? []).map(({ id }) => layout(room(id)));
    },
  ],
];

describe("recorded views", () => {
  test("there are some of every part of a match", () => {
    const kinds = new Set(VIEWS.flatMap((view) => view.decision?.options.map(({ kind }) => kind) ?? []));
    for (const kind of ["keep", "mage", "item", "place", "discard", "power", "pass", "pay", "gain"])
      expect(kinds).toContain(kind);
  });

  test("every place is known, or not drawn on purpose; every counter too", () => {
    for (const view of VIEWS) {
      for (const place of Object.keys(view.places))
        expect([place, isPlace(place) || NOT_DRAWN.includes(place)]).toEqual([place, true]);
      for (const counter of Object.keys(view.counters))
        expect([counter, counter === "round" || poolOf(counter) !== null || stockOf(counter) !== null]).toEqual([
          counter,
          true,
        ]);
    }
  });

  test.each(LOOKS)("%s: every place where something lies has a locator", (mode, looks) => {
    /** A phone has no room for what the rival still keeps face down in the draft. */
    const isRivalsDraft = (view: View, place: string): boolean =>
      mode === "phone" &&
      ["mages", "chosen", "kept", "given"].includes(ownPlace(place) ?? "") &&
      place !== `${ownPlace(place)}.${view.seat}`;
    for (const view of VIEWS) {
      const layouts = looks(view);
      for (const [place, items] of Object.entries(view.places)) {
        if (NOT_DRAWN.includes(place) || isRivalsDraft(view, place)) continue;
        // Of a pile only the uppermost cards are drawn.
        const isDrawn = items.some((item, i) => layouts.some(({ at }) => at(place, i, items.length, item) !== null));
        expect([place, items.length === 0 || isDrawn]).toEqual([place, true]);
      }
    }
  });

  test.each(LOOKS)("%s: every target of every option is drawn", (_, looks) => {
    for (const view of VIEWS) {
      const layouts = looks(view);
      const isDrawn = (option: Option, target: string): boolean => {
        const item = option.values["item"] ?? "";
        const isStrip = option.kind === "power" && target === powerTarget(item, Number(option.values["power"]) - 1);
        if (isStrip) return isDrawn(option, item);
        if (layouts.some(({ zone }) => zone?.(target))) return true;
        return Object.entries(view.places).some(
          ([place, items]) =>
            items.includes(target) && layouts.some(({ at }) => at(place, items.indexOf(target), items.length, target)),
        );
      };
      for (const option of view.decision?.options ?? [])
        for (const target of option.targets)
          expect([option.action, target, isDrawn(option, target)]).toEqual([option.action, target, true]);
    }
  });

  test("facts tell the points of every seat, piece by piece", () => {
    for (const view of VIEWS) {
      const facts = tableFacts(view);
      expect(facts?.seats).toHaveLength(2);
      for (const { points, sources } of facts?.seats ?? [])
        expect(sources.reduce((sum, source) => sum + source.points, 0)).toBe(points);
    }
  });
});
