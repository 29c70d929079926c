/** Where everything of Living Forest Duel lies. Summer is on the left, Winter on the right, as on the real table. */
import type { Layout, Rect, Room, Tab } from "../../table/game";
import { type Box, type Locator, here, nowhere, pile, row, type Spot, stack } from "../../table/locators";
import { HIDDEN, type View } from "../../table/types";
import { ELEMENTS, PANORAMA } from "./art";
import { planting } from "./focus";
import { type Cell, cellOf, seatOf, type Side, SIDES } from "./places";

export type { Box };

/** Cards are 72 wide for 100 high, trees 100 wide for 70 high. */
export const card = (h: number): { w: number; h: number } => ({ w: h * 0.72, h });
const treeSize = (w: number): { w: number; h: number } => ({ w, h: w * 0.7 });

/** Numbers that layout and board share. Boxes by their upper left corner. */
export interface Plan {
  w: number;
  h: number;
  plate: Record<Side, Box>;
  clearing: Box;
  recruit: Box;
  shared: Box;
  staff: Box;
  cardH: number;
  sums: Box;
  zone: Record<Side, Box>;
  forest: Record<Side, Box>;
  line: Record<Side, Box>;
  treeTops: Box;
  lineCard: number;
}

export const WIDE: Plan = {
  w: 1120,
  h: 848,
  plate: { summer: { x: 16, y: 8, w: 272, h: 92 }, winter: { x: 832, y: 8, w: 272, h: 92 } },
  treeTops: { x: 303, y: 12, w: 514, h: 83 },
  clearing: { x: 112, y: 110, w: PANORAMA.w, h: PANORAMA.h },
  recruit: { x: 112, y: 270, w: 896, h: 132 },
  shared: { x: 16, y: 412, w: 1088, h: 166 },
  staff: { x: 142, y: 422, w: 662, h: 146 },
  cardH: 146,
  sums: { x: 812, y: 422, w: 282, h: 146 },
  zone: { summer: { x: 16, y: 588, w: 538, h: 250 }, winter: { x: 566, y: 588, w: 538, h: 250 } },
  forest: { summer: { x: 26, y: 618, w: 356, h: 212 }, winter: { x: 738, y: 618, w: 356, h: 212 } },
  line: { summer: { x: 394, y: 618, w: 150, h: 104 }, winter: { x: 576, y: 618, w: 150, h: 104 } },
  lineCard: 104,
};

interface Grid {
  at(cell: Cell): Rect;
}

/** The cells of a forest and the size they are drawn at, so that all of it (and all that may be planted) fits. */
export function forestGrid(view: View, seat: number, box: Box, biggest: number): Grid {
  const planted = Object.keys(view.places).filter((place) => view.places[place]?.length);
  const open = (view.decision?.options ?? []).flatMap(({ targets }) => targets);
  const cells = [...planted, ...open].flatMap((name) => cellOf(name) ?? []).filter((cell) => cell.seat === seat);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs, 0), Math.max(...xs, 0), Math.min(...ys, 0), Math.max(...ys, 0)];
  const columns = right - left + 1;
  const rows = bottom - top + 1;
  const w = Math.min(biggest, box.w / columns, box.h / rows / 0.7);
  const x0 = box.x + (box.w - w * columns) / 2;
  const y0 = box.y + (box.h - w * 0.7 * rows) / 2;
  return {
    at: ({ x, y }) => ({
      x: x0 + (x - left + 0.5) * w,
      y: y0 + (y - top + 0.5) * w * 0.7,
      ...treeSize(w),
      round: "4px",
    }),
  };
}

/** The spot of a token that points at an element of a card in the shared line. */
function pointing(view: View, plan: Plan, line: Locator, item: string): Spot | null {
  const [target = "", element = ""] = (view.faces[item] ?? "").split("/");
  const shared = view.places["line.shared"] ?? [];
  const at = shared.indexOf(target);
  const under = at < 0 ? null : line(at, shared.length);
  if (under === null) return null;
  const u = plan.cardH / 100;
  const stave = ELEMENTS.findIndex((name) => name === element);
  return { ...signSpot(under, stave), w: 23 * u, h: 23 * u, z: 60 + at };
}

/** Where the sign of an element stands on an animal. */
export function signSpot(card: Spot, stave: number): { x: number; y: number } {
  const u = card.h / 100;
  return { x: card.x - card.w / 2 + 13.25 * u, y: card.y - card.h / 2 + (6 + 22 * (stave + 0.5)) * u };
}

/** The row of an element's sum: beside its stave, on a phone one of four below them. */
function sumRect(room: Room, plan: Plan, element: string): Rect | null {
  const at = ELEMENTS.findIndex((name) => name === element);
  const { x, y, w, h } = plan.sums;
  if (at < 0 || y < 0) return null;
  const u = plan.cardH / 100;
  return room.mode === "phone"
    ? { x: x + (w / 4) * (at + 0.5), y: y + h / 2, w: w / 4 - 6, h, round: "8px" }
    : { x: x + w / 2, y: y + (6 + 22 * (at + 0.5)) * u, w, h: 22 * u, round: "8px" };
}

/** A personal pile; if its bottom cards are known, the row begins with the top one. */
function personalPile(view: View, seat: number, shape: Parameters<typeof pile>[0]): Locator {
  const known = view.places[`pile.${seat}`]?.at(-1) !== HIDDEN;
  return known ? stack(shape) : pile(shape);
}

function sidePlaces(room: Room, plan: Plan, side: Side): Record<string, Locator> {
  const seat = seatOf(room.view, side);
  const left = side === "summer";
  const { plate, line } = plan;
  const edge = left ? plan.clearing.x - 53 : plan.clearing.x + plan.clearing.w + 53;
  const p = plate[side];
  const inner = (dx: number): number => (left ? p.x + p.w - dx : p.x + dx);
  const token: Locator = (i) => ({ x: inner(70 + i * 34), y: p.y + 18, w: 30, h: 30, z: 2 });
  return {
    [`varans.${seat}`]: pile({ x: edge, y: plan.clearing.y + plan.clearing.h / 2, ...card(118), shown: 3 }),
    [`pile.${seat}`]: personalPile(room.view, seat, {
      x: edge,
      y: plan.recruit.y + plan.recruit.h / 2,
      ...card(116),
      shown: 3,
    }),
    [`line.${seat}`]: row({
      x: line[side].x,
      y: line[side].y + plan.lineCard / 2,
      ...card(plan.lineCard),
      gap: LINE_GAP,
      max: line[side].w,
      ...(isCrowded(room.view.places[`line.${seat}`]?.length ?? 0) ? {} : { look: "named" }),
    }),
    [`tokens.${seat}`]: (i) => token(i, 2),
    [`lost.${seat}`]: (i) => {
      const spot = token(
        (room.view.places[`tokens.${seat}`]?.length ?? 0) +
          (room.view.places["pointing"] ?? []).filter((t) => t.includes(side)).length +
          i,
        2,
      );
      return spot && { ...spot, look: "lost" };
    },
    [`sanki.${seat}`]: row({ x: inner(left ? 28 : 4), y: p.y + 19, w: 24, h: 32, gap: -17 }),
    [`onibi.${seat}`]: here({
      x: left ? edge + 34 : edge - 34,
      y: plan.clearing.y + plan.clearing.h - 22,
      ...card(52),
      z: 9,
    }),
  };
}

function commonPlaces(plan: Plan): Record<string, Locator> {
  const { clearing, recruit, staff, shared, treeTops } = plan;
  const out: Record<string, Locator> = {
    deck: pile({ x: shared.x + 36, y: shared.y + 45, ...card(66), shown: 3 }),
    discard: pile({ x: shared.x + 91, y: shared.y + 45, ...card(66), shown: 2 }),
    "sanki.supply": pile({ x: shared.x + 36, y: shared.y + 131, ...card(44), shown: 3 }),
    "onibi.supply": here({ x: shared.x + 91, y: shared.y + 131, ...card(44) }),
    "line.shared": row({ x: staff.x + 4, y: staff.y + staff.h / 2, ...card(plan.cardH), gap: 7, max: staff.w }),
    revealed: here({
      x: staff.x + staff.w - card(plan.cardH).w / 2,
      y: staff.y + staff.h / 2 - 8,
      ...card(plan.cardH * 1.1),
      z: 300,
    }),
  };
  for (let i = 0; i < 7; i++) {
    const x = clearing.x + i * (PANORAMA.card + PANORAMA.gap) + PANORAMA.card / 2;
    out[`clearing.${i}`] = (at) =>
      at === 0
        ? { x, y: clearing.y + clearing.h / 2, w: PANORAMA.card, h: clearing.h }
        : { x: x - 6, y: clearing.y + clearing.h * 0.55, w: 74, h: 106, z: 40 };
    out[`recruit.${i}`] = here({
      x: recruit.x + (recruit.w / 7) * (i + 0.5),
      y: recruit.y + recruit.h / 2 - 8,
      ...card(106),
      z: 1,
      look: "named",
    });
  }
  ELEMENTS.forEach((element, i) => {
    const at = { x: treeTops.x + 59 + i * 132, y: treeTops.y + 41, ...treeSize(118) };
    out[`grove.${element}`] = pile({ ...at, x: at.x + 4, y: at.y + 4, shown: 3 });
    out[`top.${element}`] = here({ ...at, z: 20, look: "cost" });
  });
  return out;
}

function wide(room: Room): Layout {
  const plan = widePlan(room.view);
  const places = { ...commonPlaces(plan), ...sidePlaces(room, plan, "summer"), ...sidePlaces(room, plan, "winter") };
  const grids = SIDES.map((side) => {
    const seat = seatOf(room.view, side);
    return [seat, forestGrid(room.view, seat, plan.forest[side], 118)] as const;
  });
  const layout = finish(room, plan, places, new Map(grids));
  const planter = planting(room.view);
  if (planter === null) return layout;
  return {
    ...layout,
    at(place, i, n, item) {
      const spot = layout.at(place, i, n, item);
      const isForward = cellOf(place)?.seat === planter || place.startsWith("top.");
      return spot && isForward ? { ...spot, z: (spot.z ?? 0) + FORWARD } : spot;
    },
  };
}

/** The table as it is now: a line of many animals takes room from the forest, and a forest that is planted in comes
 *  forward. */
export function widePlan(view: View): Plan {
  const plan = { ...WIDE, line: { ...WIDE.line }, forest: { ...WIDE.forest } };
  for (const side of SIDES) {
    const seat = seatOf(view, side);
    const zone = plan.zone[side];
    const line = { ...plan.line[side], w: lineWidth(view.places[`line.${seat}`]?.length ?? 0, plan.lineCard) };
    const forest = { ...plan.forest[side], w: zone.w - line.w - 32 };
    if (side === "summer") line.x = forest.x + forest.w + 12;
    else forest.x = line.x + line.w + 12;
    plan.line[side] = line;
    plan.forest[side] = forest;
    if (planting(view) === seat) plan.forest[side] = inset(forwardBox(side), 46, 20, 44);
  }
  return plan;
}

/** Above the veil that lies over everything else. */
export const FORWARD = 650;

/** Where a forest comes forward while it is planted in. */
export const forwardBox = (side: Side): Box => ({ x: side === "summer" ? 16 : 500, y: 408, w: 604, h: 432 });

const inset = ({ x, y, w, h }: Box, top: number, sides: number, bottom: number): Box => ({
  x: x + sides,
  y: y + top,
  w: w - 2 * sides,
  h: h - top - bottom,
});

const LINE_GAP = 6;
const LINE_MOST = 3;

function lineWidth(animals: number, height: number): number {
  const { w } = card(height);
  return Math.min(Math.max(animals, 2), LINE_MOST) * (w + LINE_GAP) - LINE_GAP;
}

/** A line in which the animals overlap: their names stand together below it. */
export const isCrowded = (animals: number): boolean => animals > LINE_MOST;

function finish(room: Room, plan: Plan, places: Record<string, Locator>, grids: Map<number, Grid>): Layout {
  const rectOf = (cell: Cell): Rect | null => grids.get(cell.seat)?.at(cell) ?? null;
  return {
    w: plan.w,
    h: plan.h,
    at(place, i, n, item) {
      const cell = cellOf(place);
      if (cell) {
        const rect = rectOf(cell);
        return rect && i >= n - 2 ? { ...rect, z: i } : null;
      }
      if (place === "pointing") return pointing(room.view, plan, places["line.shared"] ?? nowhere, item);
      return places[place]?.(i, n) ?? null;
    },
    zone(target) {
      const [name = "", part = ""] = target.split("/");
      if (name === "sum") return sumRect(room, plan, part);
      const cell = cellOf(target);
      if (cell) {
        const rect = rectOf(cell);
        return rect && { ...rect, w: rect.w * 0.9, h: rect.h * 0.88, round: "6px" };
      }
      const spot = places[target]?.(0, 1);
      return spot ? { x: spot.x, y: spot.y, w: spot.w, h: spot.h, round: "6px" } : null;
    },
  };
}

// ------------------------------------------------------------------ phones: one column, parts as tabs

const PHONE_W = 390;
/** The strip with tokens and gauges of both seasons. */
export const STRIP_H = 58;
const TOP = STRIP_H - 34;

export function phonePlan(tab: string): Plan {
  const off: Box = { x: 0, y: -4000, w: PHONE_W, h: 10 };
  const base: Plan = {
    w: PHONE_W,
    h: 560,
    plate: { summer: { x: 0, y: 0, w: 195, h: STRIP_H }, winter: { x: 195, y: 0, w: 195, h: STRIP_H } },
    clearing: off,
    recruit: off,
    shared: off,
    staff: off,
    cardH: 112,
    sums: off,
    zone: { summer: off, winter: off },
    forest: { summer: off, winter: off },
    line: { summer: off, winter: off },
    treeTops: off,
    lineCard: 92,
  };
  switch (tab) {
    case "recruit":
      return { ...base, h: 440 + TOP, recruit: { x: 10, y: 44 + TOP, w: 370, h: 380 } };
    case "trees":
      return { ...base, h: 470 + TOP, treeTops: { x: 12, y: 44 + TOP, w: 366, h: 280 } };
    case "rival":
      return { ...base, h: 430 + TOP };
    default:
      return {
        ...base,
        h: 648 + TOP,
        clearing: { x: 6, y: 42 + TOP, w: 378, h: 74 },
        shared: { x: 0, y: 124 + TOP, w: 390, h: 180 },
        staff: { x: 8, y: 132 + TOP, w: 374, h: 112 },
        sums: { x: 8, y: 250 + TOP, w: 374, h: 46 },
      };
  }
}

export function phoneZones(tab: string, own: Side): Partial<Record<Side, { zone: Box; forest: Box; line: Box }>> {
  const other: Side = own === "summer" ? "winter" : "summer";
  if (tab === "rival")
    return {
      [other]: {
        zone: { x: 8, y: 44 + TOP, w: 374, h: 376 },
        forest: { x: 16, y: 70 + TOP, w: 358, h: 190 },
        line: { x: 16, y: 286 + TOP, w: 290, h: 92 },
      },
    };
  if (tab === "table")
    return {
      [own]: {
        zone: { x: 8, y: 310 + TOP, w: 374, h: 330 },
        forest: { x: 16, y: 334 + TOP, w: 358, h: 178 },
        line: { x: 16, y: 536 + TOP, w: 234, h: 80 },
      },
    };
  return {};
}

export function ownSide(room: Room): Side {
  return seatOf(room.view, "summer") === room.seat ? "summer" : "winter";
}

function phone(room: Room): Layout {
  const tab = room.tab || "table";
  const plan = phonePlan(tab);
  const own = ownSide(room);
  const places: Record<string, Locator> = {};
  const grids = new Map<number, Grid>();
  if (tab === "table") {
    const w = plan.clearing.w / 7;
    for (let i = 0; i < 7; i++) {
      const x = plan.clearing.x + w * (i + 0.5);
      places[`clearing.${i}`] = (at) =>
        at === 0
          ? { x, y: plan.clearing.y + 37, w: w - 3, h: 74 }
          : { x, y: plan.clearing.y + 40, w: 42, h: 60, z: 40 };
    }
    places["line.shared"] = row({
      x: plan.staff.x,
      y: plan.staff.y + 56,
      ...card(plan.cardH),
      gap: 5,
      max: plan.staff.w - 46,
    });
    places["deck"] = pile({ x: 361, y: plan.staff.y + 28, ...card(56), shown: 2 });
    places["discard"] = pile({ x: 361, y: plan.staff.y + 86, ...card(50), shown: 2 });
    places["revealed"] = here({ x: 195, y: plan.staff.y + 50, ...card(140), z: 300 });
  }
  if (tab === "recruit") {
    for (let i = 0; i < 7; i++) {
      places[`recruit.${i}`] = here({
        x: 56 + (i % 4) * 93,
        y: 118 + TOP + Math.floor(i / 4) * 170,
        ...card(118),
        look: "named",
      });
    }
    places[`pile.${room.seat}`] = personalPile(room.view, room.seat, { x: 335, y: 288 + TOP, ...card(110), shown: 2 });
  }
  if (tab === "trees") {
    ELEMENTS.forEach((element, i) => {
      const at = { x: 102 + (i % 2) * 186, y: 110 + TOP + Math.floor(i / 2) * 132, ...treeSize(166) };
      places[`grove.${element}`] = pile({ ...at, x: at.x + 4, y: at.y + 4, shown: 2 });
      places[`top.${element}`] = here({ ...at, z: 20, look: "cost" });
    });
    places["sanki.supply"] = pile({ x: 60, y: 396 + TOP, ...card(80), shown: 3 });
    places["onibi.supply"] = here({ x: 130, y: 396 + TOP, ...card(80) });
  }
  for (const [side, boxes] of Object.entries(phoneZones(tab, own)) as [Side, { zone: Box; forest: Box; line: Box }][]) {
    const seat = seatOf(room.view, side);
    grids.set(seat, forestGrid(room.view, seat, boxes.forest, 92));
    places[`line.${seat}`] = row({
      x: boxes.line.x,
      y: boxes.line.y + boxes.line.h / 2,
      ...card(boxes.line.h),
      gap: 6,
      max: boxes.line.w,
    });
    const x = tab === "rival" ? 350 : boxes.line.x + boxes.line.w + 30;
    places[`varans.${seat}`] = pile({ x, y: boxes.line.y + boxes.line.h / 2, ...card(boxes.line.h - 14), shown: 2 });
  }
  for (const side of SIDES) {
    const seat = seatOf(room.view, side);
    const left = side === "summer";
    places[`tokens.${seat}`] = (i) => ({ x: left ? 20 + i * 25 : 370 - i * 25, y: 17, w: 24, h: 24, z: 2 });
  }
  const layout = finish(room, plan, places, grids);
  return { ...layout, tabs: phoneTabs(room.view) };
}

function phoneTabs(view: View): Tab[] {
  const targets = (view.decision?.options ?? []).flatMap((option) => option.targets);
  const inPlaces = (start: string): number =>
    new Set(
      targets.filter((t) =>
        Object.entries(view.places).some(([place, items]) => place.startsWith(start) && items.includes(t)),
      ),
    ).size;
  const [recruits, trees] = [inPlaces("recruit."), inPlaces("top.")];
  return [
    { id: "table", text: { id: "lf-tab-table" }, wanted: recruits + trees === 0 },
    { id: "recruit", text: { id: "lf-tab-recruit" }, badge: recruits, wanted: recruits > 0 },
    { id: "trees", text: { id: "lf-tab-trees" }, badge: trees, wanted: trees > 0 },
    { id: "rival", text: { id: "lf-tab-rival" } },
  ];
}

export function layout(room: Room): Layout {
  return room.mode === "phone" ? phone(room) : wide(room);
}
