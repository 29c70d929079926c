/** Where everything lies: the open book in the middle, the River below, lanterns left, cards and decks right. */
import type { Layout, Rect, Room, Tab } from "../../table/game";
import { column, grid, here, type Locator, pile, row, stack } from "../../table/locators";
import type { View } from "../../table/types";

/** A box by its upper left corner. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  w: number;
  h: number;
  /** Parts that are not on the chosen tab are missing. */
  track?: Box;
  story?: Box;
  map?: Box;
  roll?: Box;
  river?: Box;
  spirit?: Box;
  dice?: Box;
  side?: Box;
  card: { w: number; h: number };
  /** The River in lines of so many spaces. */
  columns: number;
}

export const WIDE: Plan = {
  w: 1120,
  h: 848,
  track: { x: 84, y: 14, w: 872, h: 84 },
  story: { x: 92, y: 108, w: 428, h: 496 },
  map: { x: 520, y: 108, w: 428, h: 336 },
  roll: { x: 520, y: 444, w: 428, h: 160 },
  river: { x: 12, y: 632, w: 1096, h: 216 },
  spirit: { x: 8, y: 12, w: 68, h: 440 },
  dice: { x: 4, y: 470, w: 76, h: 140 },
  side: { x: 966, y: 14, w: 144, h: 590 },
  card: { w: 130, h: 172 },
  columns: 7,
};

const TRACK: Box = { x: 4, y: 4, w: 382, h: 46 };
const CARD = { w: 86, h: 130 };
const PHONE: Record<string, Plan> = {
  story: { w: 390, h: 560, track: TRACK, story: { x: 8, y: 56, w: 374, h: 496 }, card: CARD, columns: 4 },
  map: { w: 390, h: 560, track: TRACK, map: { x: 8, y: 56, w: 374, h: 320 }, roll: { x: 8, y: 376, w: 374, h: 170 }, card: CARD, columns: 4 },
  river: { w: 390, h: 410, track: TRACK, river: { x: 8, y: 70, w: 374, h: 336 }, card: CARD, columns: 4 },
  mine: { w: 390, h: 660, track: TRACK, side: { x: 230, y: 56, w: 144, h: 590 }, spirit: { x: 24, y: 56, w: 68, h: 440 }, dice: { x: 110, y: 70, w: 76, h: 140 }, card: CARD, columns: 4 },
};

export const planOf = (room: Pick<Room, "mode" | "tab">): Plan => (room.mode === "phone" ? (PHONE[room.tab] ?? (PHONE["story"] as Plan)) : WIDE);

/** Places of the Locations on the map, as parts of its width and height, by how many a Scene has. */
const SPOTS: readonly (readonly [number, number])[] = [
  [0.19, 0.58], [0.45, 0.44], [0.76, 0.5], [0.2, 0.2], [0.5, 0.78], [0.8, 0.18], [0.82, 0.8], [0.5, 0.13],
];

export function locationAt(map: Box, index: number): { x: number; y: number } {
  const [x, y] = SPOTS[index % SPOTS.length] as readonly [number, number];
  return { x: map.x + x * map.w, y: map.y + y * map.h };
}

/** The middle of a space of the River. */
export function spaceAt(plan: Plan, river: Box, index: number): { x: number; y: number } {
  const step = river.w / plan.columns;
  const line = Math.floor(index / plan.columns);
  return { x: river.x + (index % plan.columns + 0.5) * step, y: river.y + 32 + plan.card.h / 2 + line * (plan.card.h + 34) };
}

/** Rows of the right edge, from its top. */
export const EDGE = { hero: 106, blessings: 146, step: 61, decks: 352, deck: 58 };
export const DECKS = ["chapter", "exploration", "creature", "shadow"] as const;

function locators(plan: Plan): Record<string, Locator> {
  const { map, roll, river, dice, side, story } = plan;
  const at: Record<string, Locator> = {};
  if (map && roll) {
    at["scene"] = (i) => ({ ...locationAt(map, i), w: 54, h: 54, look: "location" });
    at["roll"] = row({ x: roll.x + roll.w / 2, y: roll.y + 66, w: 64, h: 64, gap: 16, max: roll.w - 40, align: "middle", z: 20 });
    const middle = { x: roll.x + roll.w / 2, y: map.y + map.h / 2, ...WIDE.card, max: map.w - 12, align: "middle" as const, z: 60 };
    at["drawn"] = row(middle);
    at["resolving"] = row({ ...middle, y: middle.y + 30, z: 80 });
  } else if (story) {
    at["drawn"] = at["resolving"] = row({ x: story.x + story.w / 2, y: story.y + 110, ...WIDE.card, max: story.w - 12, align: "middle", z: 60 });
  }
  if (river) at["river"] = (i) => ({ ...spaceAt(plan, river, i), ...plan.card, turn: (i - 3) * 0.35, z: i });
  if (dice) {
    at["dice"] = grid({ x: dice.x + 3, y: dice.y + 18, w: 22, h: 22, gap: 2, columns: 3 });
    at["used_dice"] = grid({ x: dice.x + 3, y: dice.y + 112, w: 22, h: 22, gap: 2, columns: 3, look: "used" });
  }
  if (side) {
    at["luma"] = here({ x: side.x + 34, y: side.y + EDGE.hero / 2, w: 68, h: EDGE.hero });
    at["brom"] = here({ x: side.x + 110, y: side.y + EDGE.hero / 2, w: 68, h: EDGE.hero });
    at["blessings"] = column({ x: side.x + 72, y: side.y + EDGE.blessings, w: 144, h: 56, gap: 5, max: 3 * EDGE.step, look: "strip" });
    DECKS.forEach((deck, i) => {
      const y = side.y + EDGE.decks + 30 + i * EDGE.deck;
      at[`${deck}_deck`] = stack({ x: side.x + 22, y, w: 40, h: 50, shown: 3, look: deck });
      at[`${deck}_discard`] = pile({ x: side.x + 126, y, w: 36, h: 46, shown: 2, lift: 1 });
    });
  }
  return at;
}

function tabs(view: View): Tab[] {
  const targets = new Set(view.decision?.options.flatMap((option) => option.targets) ?? []);
  const wanted = (...places: string[]): boolean => places.some((place) => view.places[place]?.some((item) => targets.has(item)));
  const tab = (id: string, ...places: string[]): Tab => ({ id, text: { id: `sw-ui-tab-${id}` }, wanted: wanted(...places) });
  return [tab("story"), tab("map", "roll", "drawn", "scene"), tab("river", "river"), tab("mine", "blessings", "dice", "used_dice")];
}

export function layout(room: Room): Layout {
  const plan = planOf(room);
  const places = locators(plan);
  const whole = (box: Box): Rect => ({ x: box.x + box.w / 2, y: box.y + box.h / 2, w: box.w, h: box.h });
  return {
    w: plan.w,
    h: plan.h,
    at: (place, i, n) => places[place]?.(i, n) ?? null,
    zone: (target) => (target === "river" && plan.river ? whole(plan.river) : null),
    ...(room.mode === "phone" ? { tabs: tabs(room.view) } : {}),
  };
}
