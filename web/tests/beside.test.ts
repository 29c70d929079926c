import { expect, test } from "vitest";
import { type Box, spotFor, veil } from "../src/learn/beside";

const own = { width: 340, height: 300 };
const room = { w: 1440, h: 900, gap: 18, edge: 8 };
const apart = ({ left, top }: { left: number; top: number }, box: Box): boolean =>
  left >= box.x + box.w || left + own.width <= box.x || top >= box.y + box.h || top + own.height <= box.y;

test("a bubble stands right of its piece and its tip touches it", () => {
  const ring = { x: 500, y: 400, w: 100, h: 150 };
  expect(spotFor(own, ring, null, room)).toEqual({ left: 618, top: 325, tip: { x: 618, y: 475 } });
});

test("it stands elsewhere where there is no room", () => {
  const ring = { x: 1300, y: 20, w: 100, h: 100 };
  const spot = spotFor(own, ring, null, room);
  expect(spot.left + own.width).toBe(1300 - 18);
  expect(spot.tip?.y).toBeGreaterThanOrEqual(spot.top);
});

test("what else stands for the choice is left free", () => {
  const ring = { x: 900, y: 300, w: 80, h: 120 };
  const helper = { x: 1130, y: 300, w: 300, h: 60 };
  const spot = spotFor(own, ring, helper, room);
  expect(apart(spot, ring) && apart(spot, helper)).toBe(true);
});

test("on a phone it stands on the sheet", () => {
  const ring = { x: 7, y: 760, w: 376, h: 60 };
  const spot = spotFor(own, ring, null, { ...room, w: 390, h: 844, floor: 690 });
  expect(spot.top + own.height).toBe(690 - 14);
});

test("a piece that leaves no room is not pointed at by a tip", () => {
  const ring = { x: 0, y: 200, w: 390, h: 500 };
  expect(spotFor(own, ring, null, { ...room, w: 390, h: 844 }).tip).toBeNull();
});

test("the veil has a hole for each box", () => {
  expect(veil([{ x: 1, y: 2, w: 3, h: 4 }, null])).toBe("M0 0H9999V9999H0zM1 2h3v4h-3z");
});
