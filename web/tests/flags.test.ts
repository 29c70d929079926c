import { expect, test } from "vitest";
import { aimOf, badgesAt, marksOf, percent, wayOf, withFlag } from "../src/table/flags";
import type { Rect } from "../src/table/game";

const STAGE = { w: 1000, h: 800 };
const at = (x: number, y: number, w = 80, h = 110): Rect => ({ x, y, w, h });
const things = new Map([
  ["stag", at(100, 400)],
  ["heron", at(300, 400)],
]);
const zones = new Map([["sum/water", at(800, 400, 280, 32)]]);
const marks = (targets: string[], doors: string[] = []): string[] =>
  marksOf(
    targets,
    doors,
    (name) => things.get(name) ?? null,
    (name) => zones.get(name) ?? null,
  ).map(({ name }) => name);

test("an option is marked on all that it names, and on nothing that is not drawn", () => {
  expect(marks(["stag", "heron"])).toEqual(["stag", "heron"]);
  expect(marks(["stag", "stag/1", "fox"])).toEqual(["stag"]);
  expect(marks(["fox"])).toEqual([]);
});

test("a part that has no place of its own is marked by another door to it, else on its item", () => {
  expect(marks(["stag/water"], ["heron", "sum/water"])).toEqual(["sum/water"]);
  expect(marks(["stag/water", "stag/sun"])).toEqual(["stag"]);
});

test("a badge stands on the edge of its thing, leaves that in sight, and stays on the stage", () => {
  const badge = { rect: at(300, 400), w: 100, h: 26, isBelow: false };
  expect(badgesAt([badge], STAGE)).toMatchObject([{ x: 300, y: 338 }]);
  expect(badgesAt([{ ...badge, isBelow: true }], STAGE)).toMatchObject([{ x: 300, y: 462 }]);
  expect(badgesAt([{ ...badge, rect: at(20, 30) }], STAGE)).toMatchObject([{ x: 52, y: 15 }]);
});

test("a badge stands before a long row, whose words it does not cover", () => {
  const [put] = badgesAt([{ rect: at(800, 400, 280, 32), w: 100, h: 26, isBelow: false }], STAGE);
  expect(put).toMatchObject({ x: 616, y: 400 });
});

test("no badge lies on another, even where all are about the same thing", () => {
  for (const rects of [
    Array(3).fill(at(300, 400)),
    Array(3).fill(at(990, 5)),
    [at(300, 400), at(352, 400), at(404, 400)],
  ]) {
    const put = badgesAt(
      (rects as Rect[]).map((rect) => ({ rect, w: 100, h: 26, isBelow: false })),
      STAGE,
    );
    put.forEach((a, i) =>
      put.slice(i + 1).forEach((b) => expect(Math.abs(a.x - b.x) >= 100 || Math.abs(a.y - b.y) >= 26).toBe(true)),
    );
  }
});

test("an arrow goes from one thing into the other, and none between things that lie together", () => {
  const way = wayOf([at(100, 400), at(500, 400)]);
  expect(way).toMatchObject({ x: 492, y: 400 });
  expect(way?.line).toMatch(/^M124\.0 400\.0Q308\.0 448\.0 492\.0 400\.0$/);
  expect(Math.abs(way?.turn ?? 90)).toBeLessThan(45);
  expect(wayOf([at(100, 400), at(130, 400)])).toBeNull();
  expect(wayOf(null)).toBeNull();
});

test("what is used aims at what lies elsewhere; dice alike aim at nothing", () => {
  const [spell, rival] = [
    { name: "spell", rect: at(100, 700) },
    { name: "rival", rect: at(500, 300) },
  ];
  expect(aimOf([spell, rival], (name) => name)).toEqual([spell.rect, rival.rect]);
  expect(aimOf([spell, rival], () => "tray")).toBeNull();
  expect(aimOf([spell], (name) => name)).toBeNull();
  expect(aimOf([], (name) => name)).toBeNull();
});

test("an arrow sags, whichever way it goes", () => {
  for (const x of [100, 900]) {
    const [, low = "0"] = /Q\S+ (\S+)/.exec(wayOf([at(500, 400), at(x, 400)])?.line ?? "") ?? [];
    expect(Number(low)).toBeGreaterThan(400);
  }
});

test("a thing is called with the flag on it, and a share is told in whole percent", () => {
  expect([withFlag("Stag", ""), withFlag("Stag", "hint 1: 58 %")]).toEqual(["Stag", "Stag. hint 1: 58 %"]);
  expect([-0.1, 0.584, 1.2].map(percent)).toEqual([0, 58, 100]);
});
