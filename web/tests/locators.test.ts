import { describe, expect, it } from "vitest";
import { column, fan, grid, hexCentre, pile, row, stack } from "../src/table/locators";

const xs = (locate: (i: number, n: number) => { x: number } | null, n: number): number[] =>
  Array.from({ length: n }, (_, i) => locate(i, n)?.x ?? Number.NaN);

describe("row", () => {
  it("sets pieces side by side from the left, around the middle, or to the right", () => {
    const shape = { x: 100, y: 50, w: 20, h: 30, gap: 10 };
    expect(xs(row(shape), 2)).toEqual([110, 140]);
    expect(xs(row({ ...shape, align: "middle" }), 3)).toEqual([70, 100, 130]);
    expect(xs(row({ ...shape, align: "end" }), 2)).toEqual([60, 90]);
  });

  it("overlaps instead of growing beyond its width, later pieces on top", () => {
    const locate = row({ x: 0, y: 0, w: 20, h: 30, max: 60 });
    expect(xs(locate, 5)).toEqual([10, 20, 30, 40, 50]);
    expect(locate(4, 5)?.z).toBeGreaterThan(locate(3, 5)?.z ?? 0);
  });
});

describe("pile", () => {
  it("draws only the uppermost pieces, the last one on top", () => {
    const locate = pile({ x: 0, y: 0, w: 10, h: 10, shown: 3, lift: 2 });
    expect(locate(0, 10)).toBeNull();
    expect(locate(6, 10)).toBeNull();
    expect(locate(7, 10)?.x).toBe(0);
    expect(locate(9, 10)?.x).toBe(-4);
  });

  it("can show its first piece on top", () => {
    const locate = stack({ x: 0, y: 0, w: 10, h: 10, shown: 2 });
    expect(locate(0, 10)).not.toBeNull();
    expect(locate(9, 10)).toBeNull();
  });
});

describe("the others", () => {
  it("fan: symmetrical, the outer cards turned away and lower", () => {
    const locate = fan({ x: 0, y: 0, w: 50, h: 70 });
    const [left, middle, right] = [locate(0, 3), locate(1, 3), locate(2, 3)];
    expect(middle).toMatchObject({ x: 0, turn: 0, y: 0 });
    expect(left?.turn).toBe(-(right?.turn ?? 0));
    expect(left?.y).toBeGreaterThan(middle?.y ?? 0);
  });

  it("grid: line by line", () => {
    const locate = grid({ x: 0, y: 0, w: 10, h: 10, columns: 2, gap: 0 });
    expect(locate(3, 4)).toMatchObject({ x: 15, y: 15 });
  });

  it("column: under each other", () => {
    expect(column({ x: 5, y: 0, w: 10, h: 10, gap: 2 })(1, 2)).toMatchObject({ x: 5, y: 17 });
  });

  it("hexes: six neighbours at the same distance", () => {
    for (const flat of [true, false]) {
      const far = [
        [1, 0],
        [0, 1],
        [-1, 1],
        [-1, 0],
        [0, -1],
        [1, -1],
      ].map(([q = 0, r = 0]) => {
        const { x, y } = hexCentre(q, r, 10, flat);
        return Math.hypot(x, y);
      });
      for (const d of far) expect(d).toBeCloseTo(10 * Math.sqrt(3));
    }
  });
});
