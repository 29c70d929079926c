/** A phone: one column, and tabs that say which part of the table it shows. */
import type { Room, Tab } from "../../table/game";
import type { Spot } from "../../table/locators";
import { type PlaceKind, placeOf, told } from "./places";
import { type Box, EMPTY, isSetup, type Plan, rivals, ROOT3, tileAt } from "./plan";

/** From one row of captioned cards to the next. */
const CAPTION = 40;
const GAP = 14;
/** The largest distance unit of the map's tiles. */
const MOST = 62;
/** What lies beside the map in a low room. */
const SIDE = 54;

export function phonePlan(room: Room): Plan {
  const w = Math.max(room.w, 340);
  switch (room.tab) {
    case "market":
      return market(room, w);
    case "book":
      return book(room, w);
    case "rivals":
      return others(room, w);
    default:
      return map(room, w);
  }
}

const tall = (room: Room, w: number, least: number): number => Math.max((room.h * w) / room.w, least);

function map(room: Room, w: number): Plan {
  const strip: Box = { x: 10, y: 8, w: w - 20, h: 44 };
  if (isSetup(room.view)) {
    const h = tall(room, w, 330);
    return { ...EMPTY, w, h, strip, candidates: { x: 12, y: 64, w: w - 24, h: h - 76, columns: 2 } };
  }
  const s = Math.min((w - 16) / 5, MOST);
  const centre = { x: w / 2, y: strip.y + strip.h + 6 + s * 1.5 * ROOT3, s };
  const below = centre.y + s * 1.5 * ROOT3 + 6;
  const h = tall(room, w, 0);
  if (h < below + 106) return squat(w, h, strip);
  const dice = { x: 10, y: below + 34, w: Math.min(w * 0.68, 280), h: 62, die: 40 };
  return {
    ...EMPTY,
    w,
    h,
    map: centre,
    strip,
    points: { x: 12, y: below, w: w - 24, h: 30 },
    well: dice,
    tokens: { x: dice.x + dice.w + 8, y: dice.y, w: w - dice.w - 28, h: dice.h },
  };
}

/** A low room: dice to the left of a smaller map, points and tokens to the right, so that nothing scrolls away. */
function squat(w: number, h: number, strip: Box): Plan {
  const top = strip.y + strip.h + 4;
  const s = Math.min((w - 2 * SIDE) / 5, Math.max(h - top - 4, 220) / (3 * ROOT3), MOST);
  const y = Math.max(top + (h - top) / 2, top + s * 1.5 * ROOT3);
  const high = Math.min(s * 3 * ROOT3, 236);
  const [upper, right] = [y - high / 2, w - SIDE + 4];
  return {
    ...EMPTY,
    w,
    h: Math.max(h, y + s * 1.5 * ROOT3 + 4),
    strip,
    map: { x: w / 2, y, s },
    well: { x: 4, y: upper, w: SIDE - 6, h: high, die: Math.min(34, high / 7) },
    points: { x: right, y: upper, w: SIDE - 8, h: high * 0.52 },
    tokens: { x: right, y: upper + high * 0.55, w: SIDE - 8, h: high * 0.45 },
  };
}

/** Three cards a row, from the left edge of the first. */
function columns(w: number, most: number): { w: number; h: number; at: (i: number, y: number) => Spot } {
  const width = Math.min(most, (w - 4 * GAP) / 3);
  const left = (w - 3 * width - 2 * GAP) / 2;
  const h = width * 1.37;
  return {
    w: width,
    h,
    at: (i, y) => ({
      x: left + width / 2 + (i % 3) * (width + GAP),
      y: y + h / 2 + Math.floor(i / 3) * (h + CAPTION),
      w: width,
      h,
    }),
  };
}

function market(room: Room, w: number): Plan {
  const { h, at } = columns(w, 112);
  const laid = ["r0", "r1", "r2", "r3", "r4", "r5"].filter((space) => tileAt(room.view, space) !== null);
  const spots = Object.fromEntries(laid.map((space, i) => [space, at(i, CAPTION)]));
  const portal = CAPTION + Math.ceil(laid.length / 3) * (h + CAPTION);
  const decks = portal + h + 20;
  return {
    ...EMPTY,
    w,
    h: tall(room, w, decks + h + CAPTION + 8),
    market: spots,
    counterDeck: spots["r0"] ?? null,
    portal: Array.from({ length: told(room.view).limits.portal }, (_, i) => at(i, portal)),
    deck: at(0, decks),
    discard: at(1, decks),
    companionDeck: at(2, decks),
  };
}

function book(room: Room, w: number): Plan {
  const { h, at } = columns(w, 100);
  const size = told(room.view).limits.book;
  const spots = Array.from({ length: size + 1 }, (_, i) => at(i, 26));
  const below = 26 + 2 * (h + CAPTION) - 22;
  return {
    ...EMPTY,
    w,
    h: tall(room, w, below + 132),
    book: spots.slice(0, size),
    companion: spots[size] ?? null,
    dial: { x: 18, y: below, w: 124, h: 124 },
  };
}

function others(room: Room, w: number): Plan {
  const plates = rivals(room).map((fighter, i) => ({
    fighter,
    box: { x: (w - 324) / 2, y: 12 + i * 160, w: 324, h: 148 },
    ring: 74,
  }));
  return { ...EMPTY, w, h: tall(room, w, 12 + plates.length * 160), plates };
}

// -- tabs -----------------------------------------------------------------------------

const TABS: Partial<Record<PlaceKind, string>> = {
  market: "market",
  portal: "market",
  counter_deck: "market",
  book: "book",
  counters: "book",
  companion: "book",
  board: "book",
};

/** The tab on which a thing lies that stands for an option. */
function tabOf(room: Room, target: string): string {
  const lies = Object.entries(room.view.places).find(([, items]) => items.includes(target))?.[0];
  const kind = placeOf(lies ?? target)?.kind;
  return (kind && TABS[kind]) ?? "map";
}

/** The tabs; a badge counts what can be chosen there, and a decision turns the phone to where it is made. */
export function tabs(room: Room): Tab[] {
  const { decision, seat } = room.view;
  const options = decision && decision.seat === seat ? decision.options : [];
  const found = options.map((option) => new Set(option.targets.map((target) => tabOf(room, target))));
  const count = (tab: string): number => found.filter((on) => on.has(tab)).length;
  const parts = ["map", "market", "book"].filter((tab) => count(tab) > 0);
  const open = room.tab || "map";
  const wanted = parts.length === 1 ? parts[0] : parts.includes(open) ? open : "map";
  const all = ["map", "market", "book", ...(rivals(room).length > 0 ? ["rivals"] : [])];
  return all.map((id) => ({
    id,
    text: { id: `cs-tab-${id}` },
    badge: id === open ? 0 : count(id),
    wanted: id === wanted,
  }));
}
