import { describe, expect, test } from "vitest";
import { closeUp, WHOLE } from "../src/ending/closeup";

describe("the picture of the deciding move", () => {
  test("shows the whole table where no piece was touched", () => {
    expect(closeUp([], 16 / 9)).toEqual(WHOLE);
  });

  test("has the touched pieces in its middle, with room around them", () => {
    const { x, y, w, h } = closeUp([{ x: 600, y: 340, w: 80, h: 40 }], 16 / 9);
    expect([x + w / 2, y + h / 2]).toEqual([640, 360]);
    expect(w).toBeLessThan(WHOLE.w / 2);
  });

  test("never looks beyond the table, and never cuts a touched piece", () => {
    for (const pieces of [
      [{ x: 0, y: 0, w: 60, h: 60 }],
      [{ x: 1240, y: 700, w: 40, h: 20 }],
      [
        { x: 0, y: 0, w: 10, h: 10 },
        { x: 1270, y: 710, w: 10, h: 10 },
      ],
    ]) {
      const part = closeUp(pieces, 16 / 9);
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.y).toBeGreaterThanOrEqual(0);
      expect(part.x + part.w).toBeLessThanOrEqual(WHOLE.w);
      expect(part.y + part.h).toBeLessThanOrEqual(WHOLE.h);
      for (const one of pieces) {
        expect(one.x).toBeGreaterThanOrEqual(part.x);
        expect(one.x + one.w).toBeLessThanOrEqual(part.x + part.w);
        expect(one.y + one.h).toBeLessThanOrEqual(part.y + part.h);
      }
    }
  });
});
