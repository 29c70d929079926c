/** Where everything lies: the open book in the middle, the River below, lanterns left, cards and decks right. */
import type { Layout, Room, Tab } from "../../table/game";
import { type Box, grid, here, type Locator, pile, row, stack } from "../../table/locators";
import type { View } from "../../table/types";
import { factsOf } from "./facts";
import { ABOUT_ROLLS } from "./kinds";
import { type Atlas, atlasOf } from "./map";
import { DECKS, isPlace, type Place } from "./places";
import { isReading } from "./story";

export type { Box };

/** Parts that are not on the chosen tab are missing. */
export interface Plan {
  w: number;
  h: number;
  /** The cover under both pages. */
  book?: Box;
  track?: Box;
  story?: Box;
  map?: Box;
  /** The lower part of the right page, where dice are thrown. */
  roll?: Box;
  /** The goal, where the page that has it is on another tab. */
  goal?: Box;
  river?: Box;
  /** Lanterns under each other, or in a row if it is wider than high. */
  spirit?: Box;
  dice?: Box;
  heroes?: Box;
  blessings?: Box;
  decks?: Box;
  /** A card of the River, and how many lie in a line. */
  card: { w: number; h: number };
  columns: number;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

/** The whole table at once; the stage takes the shape of the room. */
function wide(room: { w: number; h: number }): Plan {
  const shape = room.w / Math.max(room.h, 1);
  const w = Math.round(Math.max(1120, 848 * shape));
  const h = Math.round(Math.max(848, 1120 / shape));
  const page = (w - 264) / 2;
  const tall = h - 352;
  return {
    w,
    h,
    book: box(84, 100, w - 248, h - 336),
    track: box(84, 14, w - 248, 84),
    story: box(92, 108, page, tall),
    map: box(92 + page, 108, page, tall - 164),
    roll: box(92 + page, 108 + tall - 164, page, 164),
    river: box(0, h - 216, w, 216),
    spirit: box(0, 12, 84, 372),
    dice: box(6, 396, 72, h - 636),
    heroes: box(w - 154, 14, 144, 108),
    blessings: box(w - 154, 148, 144, 182),
    decks: box(w - 154, 356, 144, h - 596),
    card: { w: 130, h: 172 },
    columns: 7,
  };
}

/** A tablet held upright: the book fills the width, and what lay beside it lies below. */
function tall(room: { w: number; h: number }): Plan {
  const w = Math.max(room.w, 700);
  const h = Math.max((room.h * w) / Math.max(room.w, 1), 560);
  const [top, beside, foot] = [64, 84, 172];
  const page = (w - 32) / 2;
  const high = h - top - beside - foot - 20;
  const y = h - foot - beside;
  return {
    w,
    h,
    book: box(8, top, w - 16, high + 16),
    track: box(8, 2, w - 16, 60),
    story: box(16, top + 8, page, high),
    map: box(16 + page, top + 8, page, high - 108),
    roll: box(16 + page, top + high - 100, page, 108),
    spirit: box(8, y + 10, 190, 48),
    heroes: box(204, y + 2, 112, 72),
    blessings: box(326, y + 6, w - 466, 62),
    decks: box(w - 134, y, 130, 70),
    river: box(0, h - foot, w, foot),
    card: { w: Math.min(104, w / 7 - 8), h: 128 },
    columns: 7,
  };
}

/** A phone: one part at a time over the whole room. */
function phone(room: { w: number; h: number; tab: string }): Plan {
  const h = (least: number): number => Math.max(least, (room.h * 390) / Math.max(room.w, 1));
  const track = box(4, 4, 382, 46);
  const card = { w: 88, h: 136 };
  switch (room.tab) {
    case "map": {
      const all = h(600);
      const page = all - 178;
      return {
        w: 390,
        h: all,
        track,
        book: box(4, 52, 382, page + 6),
        goal: box(8, 56, 374, 52),
        map: box(8, 108, 374, page - 153),
        roll: box(8, page - 45, 374, 100),
        spirit: box(8, all - 116, 374, 32),
        river: box(0, all - 84, 390, 84),
        card: { w: 44, h: 46 },
        columns: 7,
      };
    }
    case "river": {
      const all = h(408);
      return { w: 390, h: all, track, river: box(0, 56, 390, all - 56), card, columns: 4 };
    }
    case "mine": {
      const all = h(452);
      return {
        w: 390,
        h: all,
        spirit: box(8, 6, 374, 44),
        heroes: box(8, 58, 150, 108),
        dice: box(170, 58, 212, 108),
        blessings: box(8, 194, 374, 130),
        decks: box(8, 352, 374, 90),
        card,
        columns: 4,
      };
    }
    default: {
      const all = h(500);
      return {
        w: 390,
        h: all,
        track,
        book: box(4, 52, 382, all - 58),
        story: box(8, 56, 374, all - 66),
        card,
        columns: 4,
      };
    }
  }
}

type Shape = Pick<Room, "mode" | "tab" | "w" | "h">;
export const planOf = (room: Shape): Plan =>
  room.mode === "phone" ? phone(room) : room.mode === "tall" ? tall(room) : wide(room);

/** The Locations of the Scene as they are joined. */
export function atlas(room: Pick<Room, "view" | "cards">): Atlas {
  const ids = room.view.places["scene"] ?? [];
  return atlasOf(ids.map((id) => ({ id, after: (room.cards.get(id)?.facts["after"] as string[] | undefined) ?? [] })));
}

/** How large a Location is drawn on this map. */
export const locationSize = (map: Box): number => (map.h > 280 ? 54 : map.h > 240 ? 46 : 36);

/** The middle of a Location: its pips stand above it, its name below. */
export function locationAt(map: Box, { spots }: Atlas, id: string): { x: number; y: number } {
  const { x, y } = spots.get(id) ?? { x: 0.5, y: 0.5 };
  const [above, below] = map.h > 280 ? [50, 64] : [36, 46];
  return { x: map.x + 12 + x * (map.w - 24), y: map.y + above + y * (map.h - above - below) };
}

/** The middle of a space of the River. */
export function spaceAt(plan: Plan, river: Box, index: number): { x: number; y: number } {
  const step = (river.w - 24) / plan.columns;
  const line = Math.floor(index / plan.columns);
  const tag = plan.card.h > 100 ? 30 : 20;
  return {
    x: river.x + 12 + ((index % plan.columns) + 0.5) * step,
    y: river.y + 6 + tag + plan.card.h / 2 + line * (plan.card.h + tag),
  };
}

/** The middle of a deck, in a column or in a line, and the room for its caption. */
export function deckAt(decks: Box, index: number): { x: number; y: number; caption: Box } {
  if (decks.h > decks.w) {
    const y = decks.y + (index + 0.5) * (decks.h / DECKS.length);
    return { x: decks.x + 22, y, caption: box(decks.x + 50, y - 26, decks.w - 50, 52) };
  }
  const step = decks.w / DECKS.length;
  const x = decks.x + (index + 0.5) * step;
  return { x, y: decks.y + 24, caption: box(x - step / 2, decks.y + 52, step, decks.h - 52) };
}

/** Spaces for Blessings: under each other, in two columns, or in a line. */
export function blessingAt(all: Box, index: number, spaces: number): Box {
  const columns = all.h < 70 ? spaces : all.w > 300 ? 2 : 1;
  const lines = Math.ceil(spaces / columns);
  const [w, h] = [(all.w - (columns - 1) * 8) / columns, Math.min(58, all.h / lines - 5)];
  return box(all.x + (index % columns) * (w + 8), all.y + Math.floor(index / columns) * (h + 5), w, h);
}

const middle = (b: Box): { x: number; y: number; w: number; h: number } => ({
  x: b.x + b.w / 2,
  y: b.y + b.h / 2,
  w: b.w,
  h: b.h,
});

function diceAt(tray: Box): Record<"dice" | "used_dice", Locator> {
  if (tray.w > tray.h) {
    const line = { x: tray.x + 8, w: 26, h: 26, gap: 3 };
    return { dice: row({ ...line, y: tray.y + 38 }), used_dice: row({ ...line, y: tray.y + 88, look: "used" }) };
  }
  const size = { x: tray.x + 5, w: 29, h: 29, gap: 4, columns: 2 };
  return {
    dice: grid({ ...size, y: tray.y + 20 }),
    // The used ones lie on the bottom of the tray and grow upwards.
    used_dice: (i, n) => grid({ ...size, y: tray.y + tray.h - 2 - 33 * Math.ceil(n / 2), look: "used" })(i, n),
  };
}

/** Where each place lies on this plan; a part that is on another tab, or under the words to read, is not drawn. */
function locators(room: Room, plan: Plan): Record<Place, Locator | null> {
  const { map, roll, river, dice, heroes, blessings, decks, story } = plan;
  const reading = isReading(room.view); // then nothing lies on the pages
  const page = reading ? undefined : (map ?? story);
  const ground = reading || !roll ? undefined : map;
  const tray = dice ? diceAt(dice) : ground && roll ? diceOn(roll) : null;
  const half = heroes ? heroes.w / 2 - 4 : 0;
  return {
    river: river ? riverAt(plan, river) : null,
    blessings: blessings ? blessingsAt(room, blessings) : null,
    drawn: page ? row({ ...heldOn(room, page), z: 60 }) : null,
    resolving: page ? row({ ...heldOn(room, page), z: 80 }) : null,
    scene: ground ? sceneAt(room, ground) : null,
    roll: ground && roll ? rollAt(roll) : null,
    dice: tray?.dice ?? null,
    used_dice: tray?.used_dice ?? null,
    luma: heroes ? here({ ...middle({ ...heroes, w: half }) }) : null,
    brom: heroes ? here({ ...middle({ ...heroes, x: heroes.x + half + 8, w: half }) }) : null,
    chapter_deck: decks ? deckPile(decks, 0) : null,
    exploration_deck: decks ? deckPile(decks, 1) : null,
    creature_deck: decks ? deckPile(decks, 2) : null,
    shadow_deck: decks ? deckPile(decks, 3) : null,
    exploration_discard: decks ? discardPile(decks, 1) : null,
    creature_discard: decks ? discardPile(decks, 2) : null,
    shadow_discard: decks ? discardPile(decks, 3) : null,
  };
}

/** Cards held over a page: drawn ones to choose from, one that is carried out. */
function heldOn(room: Room, page: Box): Parameters<typeof row>[0] {
  const big = room.mode === "wide" ? { w: 150, h: 200 } : { w: 96, h: 132 };
  return { x: page.x + page.w / 2, y: page.y + page.h / 2, ...big, max: page.w - 12, align: "middle", gap: 14 };
}

function sceneAt(room: Room, map: Box): Locator {
  const where = atlas(room);
  const size = locationSize(map);
  const ids = room.view.places["scene"] ?? [];
  return (i) => ({ ...locationAt(map, where, ids[i] ?? ""), w: size, h: size, look: "location" });
}

function rollAt(roll: Box): Locator {
  const die = roll.h > 120 ? 66 : 46;
  return row({
    x: roll.x + roll.w / 2,
    y: roll.y + die / 2 + 8,
    w: die,
    h: die,
    gap: 12,
    max: roll.w - 32,
    align: "middle",
    z: 20,
  });
}

/** Without a tray the dice lie small at the foot of the place where they are thrown. */
function diceOn(roll: Box): Record<"dice" | "used_dice", Locator> {
  const small = { y: roll.y + roll.h - 16, w: 20, h: 20, gap: 2 };
  return {
    dice: row({ ...small, x: roll.x + 10 }),
    used_dice: row({ ...small, x: roll.x + roll.w - 10, align: "end", look: "used" }),
  };
}

const riverAt =
  (plan: Plan, river: Box): Locator =>
  (i) => ({ ...spaceAt(plan, river, i), ...plan.card, turn: plan.card.h > 60 ? (i - 3) * 0.35 : 0, z: i });

function blessingsAt(room: Room, all: Box): Locator {
  const spaces = factsOf(room.view).blessing_spaces;
  return (i, n) => ({ ...middle(blessingAt(all, i, Math.max(spaces, n))), look: "strip", z: i });
}

const isLine = (decks: Box): boolean => decks.h < decks.w;
const isNarrow = (decks: Box): boolean => isLine(decks) && decks.w < 200;

function deckPile(decks: Box, index: number): Locator {
  const { x, y } = deckAt(decks, index);
  if (isNarrow(decks)) return stack({ x, y, w: 28, h: 38, shown: 2 });
  const line = isLine(decks);
  return stack({ x: line ? x - 10 : x, y, w: line ? 36 : 40, h: line ? 44 : 50, shown: 3 });
}

/** Beside its deck; where there is no room for it, it is not drawn. */
function discardPile(decks: Box, index: number): Locator | null {
  if (isNarrow(decks)) return null;
  const { x, y } = deckAt(decks, index);
  const line = isLine(decks);
  return pile({
    x: line ? x + 18 : x + 74,
    y: line ? y + 6 : y + 9,
    w: line ? 26 : 22,
    h: line ? 34 : 29,
    shown: 2,
    lift: 1,
  });
}

function tabs(view: View): Tab[] {
  const targets = new Set(view.decision?.options.flatMap((option) => option.targets) ?? []);
  const wanted = (...places: Place[]): boolean =>
    places.some((place) => view.places[place]?.some((item) => targets.has(item)));
  const rolling = (view.decision?.options ?? []).some(({ kind }) => ABOUT_ROLLS.has(kind));
  return [
    { id: "story", text: { id: "sw-ui-tab-story" } },
    { id: "map", text: { id: "sw-ui-tab-map" }, wanted: rolling || wanted("roll", "drawn", "scene") },
    { id: "river", text: { id: "sw-ui-tab-river" }, wanted: wanted("river") },
    { id: "mine", text: { id: "sw-ui-tab-mine" }, wanted: wanted("blessings", "dice", "used_dice") },
  ];
}

export function layout(room: Room): Layout {
  const plan = planOf(room);
  const places = locators(room, plan);
  return {
    w: plan.w,
    h: plan.h,
    at: (place, i, n) => (isPlace(place) ? (places[place]?.(i, n) ?? null) : null),
    ...(room.mode === "phone" ? { tabs: tabs(room.view) } : {}),
  };
}
