/** The numbers that layout and board share: boxes by their upper left corner, spots by their centre. */
import type { Room } from "../../table/game";
import type { Spot } from "../../table/locators";
import type { View } from "../../table/types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plate {
  fighter: number;
  box: Box;
}

/** What is null does not show on this tab. */
export interface Plan {
  w: number;
  h: number;
  /** Centre of the map and the distance unit of its tiles. */
  map: { x: number; y: number; s: number } | null;
  /** The spot of the card beside the tile of a space. */
  market: Record<string, Spot> | null;
  plates: Plate[];
  /** Phones: the rivals in one line. */
  strip: Box | null;
  well: (Box & { die: number }) | null;
  points: Box | null;
  tokens: Box | null;
  book: Spot[];
  companion: Spot | null;
  /** The round dial around my Character. */
  dial: Box | null;
  portal: Spot[];
  companionDeck: Spot | null;
  counterDeck: Spot | null;
  deck: Spot | null;
  discard: Spot | null;
  phases: Box | null;
  tray: Box | null;
}

export const BOOK = 5;
export const PORTAL = 3;
export const SPACES = ["centre", "r0", "r1", "r2", "r3", "r4", "r5"];
export const DICE = ["red_die.0", "red_die.1", "blue_die.0", "blue_die.1", "purple_die"];
/** A tile is a little smaller than its cell. */
const TILE = 105 / 110;
const ROOT3 = Math.sqrt(3);

/** Axial steps of the spaces from the centre, in units of the tile's cell. */
const STEPS: Record<string, [number, number]> = {
  centre: [0, 0],
  r0: [0, -ROOT3],
  r1: [1.5, -ROOT3 / 2],
  r2: [1.5, ROOT3 / 2],
  r3: [0, ROOT3],
  r4: [-1.5, ROOT3 / 2],
  r5: [-1.5, -ROOT3 / 2],
};

/** Where a space of the map lies. */
export function tileSpot(map: { x: number; y: number; s: number }, space: string): Spot {
  const [dx, dy] = STEPS[space] ?? [0, 0];
  return { x: map.x + dx * map.s, y: map.y + dy * map.s, w: 2 * TILE * map.s, h: ROOT3 * TILE * map.s, look: "tile" };
}

/** The space on which a tile lies, or null. */
export function spaceOf(view: View, tile: string): string | null {
  return SPACES.find((space) => view.places[`map.${space}`]?.[0] === tile) ?? null;
}

/** How many fight: in Shadow Boxing more than there are seats. */
export const fighters = (view: View): number => Object.keys(view.counters).filter((name) => name.startsWith("hp.")).length;

/** The others, in turn order after the seat at the lower edge. */
export function rivals(room: Room): number[] {
  const n = fighters(room.view);
  return Array.from({ length: Math.max(n - 1, 0) }, (_, i) => (room.seat + 1 + i) % n);
}

export const characterOf = (view: View, fighter: number): string | null => view.places[`board.${fighter}`]?.[0] ?? null;

export const fighterOf = (view: View, character: string): number =>
  Array.from({ length: fighters(view) }, (_, i) => i).find((fighter) => characterOf(view, fighter) === character) ?? -1;

/** The tile on which a fighter stands, or null. */
export function tileOf(view: View, fighter: number): string | null {
  const meeple = `${characterOf(view, fighter)}_meeple`;
  const found = Object.entries(view.places).find(([place, items]) => place.startsWith("tile.") && items.includes(meeple));
  return found?.[0].slice("tile.".length) ?? null;
}

const cards = (n: number, x: number, y: number, w: number, h: number, gap: number): Spot[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + w / 2 + i * (w + gap), y: y + h / 2, w, h }));

const CARD = { w: 88, h: 120 };
const CORNERS: Box[] = [
  { x: 10, y: 10, w: 318, h: 148 },
  { x: 792, y: 10, w: 318, h: 148 },
  { x: 10, y: 482, w: 318, h: 148 },
];

export function widePlan(room: Room): Plan {
  const map = { x: 560, y: 320, s: 110 };
  const beside = (dx: number, dy: number): Spot => ({ x: map.x + dx, y: map.y + dy, ...CARD });
  return {
    w: 1120,
    h: 848,
    map,
    market: { r1: beside(322, -89), r2: beside(322, 89), r3: beside(-170, 250), r4: beside(-322, 89), r5: beside(-322, -89) },
    plates: rivals(room).map((fighter, i) => ({ fighter, box: CORNERS[i] ?? { x: 0, y: 0, w: 0, h: 0 } })),
    strip: null,
    tray: { x: 0, y: 640, w: 1120, h: 208 },
    points: { x: 12, y: 650, w: 280, h: 32 },
    well: { x: 12, y: 690, w: 280, h: 82, die: 45 },
    tokens: { x: 12, y: 782, w: 282, h: 60 },
    book: cards(BOOK, 316, 678, 98, 152, 5),
    companion: { x: 911, y: 754, w: 98, h: 152 },
    dial: { x: 979, y: 646, w: 124, h: 124 },
    portal: cards(PORTAL, 792, 506, 88, 120, 6),
    companionDeck: { x: 1091, y: 566, w: 36, h: 120 },
    counterDeck: { x: 726, y: 68, ...CARD },
    deck: { x: 985, y: 290, w: 74, h: 100 },
    discard: { x: 1073, y: 290, w: 74, h: 100 },
    phases: { x: 26, y: 256, w: 150, h: 150 },
  };
}

const NOTHING = {
  map: null, market: null, plates: [], strip: null, well: null, points: null, tokens: null, book: [], companion: null, dial: null,
  portal: [], companionDeck: null, counterDeck: null, deck: null, discard: null, phases: null, tray: null,
} satisfies Omit<Plan, "w" | "h">;

/** One column; the tab says which part. */
export function phonePlan(room: Room): Plan {
  const w = Math.max(room.w, 340);
  const strip = { x: 10, y: 8, w: w - 20, h: 44 };
  if (room.tab === "market") return phoneMarket(room, w);
  if (room.tab === "book") return phoneBook(room, w);
  if (room.tab === "rivals") {
    const plates = rivals(room).map((fighter, i) => ({ fighter, box: { x: (w - 340) / 2 + 8, y: 12 + i * 162, w: 324, h: 150 } }));
    return { ...NOTHING, w, h: Math.max(room.h, 12 + plates.length * 162), plates };
  }
  const s = Math.min((w - 16) / 5, 62);
  const map = { x: w / 2, y: strip.y + strip.h + 6 + s * 1.5 * ROOT3, s };
  const below = map.y + s * 1.5 * ROOT3 + 4;
  return {
    ...NOTHING,
    w,
    h: Math.max(room.h, below + 146),
    map,
    strip,
    points: { x: 12, y: below, w: w - 24, h: 30 },
    well: { x: 10, y: below + 32, w: w - 20, h: 62, die: 42 },
    tokens: { x: 12, y: below + 100, w: w - 24, h: 42 },
  };
}

function phoneMarket(room: Room, w: number): Plan {
  const [cw, ch, gap] = [100, 137, 14];
  const left = (w - 3 * cw - 2 * gap) / 2;
  const spot = (column: number, y: number): Spot => ({ x: left + cw / 2 + column * (cw + gap), y: y + ch / 2, w: cw, h: ch });
  const laid = ["r0", "r1", "r2", "r3", "r4", "r5"].filter((space) => (room.view.places[`map.${space}`]?.length ?? 0) > 0);
  const spots = Object.fromEntries(laid.map((space, i) => [space, spot(i % 3, 30 + Math.floor(i / 3) * (ch + 34))]));
  const top = 30 + Math.ceil(laid.length / 3) * (ch + 34);
  return {
    ...NOTHING,
    w,
    h: Math.max(room.h, top + 2 * (ch + 40) + 20),
    market: spots,
    counterDeck: spots["r0"] ?? null,
    portal: [0, 1, 2].map((i) => spot(i, top + 26)),
    deck: spot(0, top + ch + 66),
    discard: spot(1, top + ch + 66),
    companionDeck: spot(2, top + ch + 66),
  };
}

function phoneBook(room: Room, w: number): Plan {
  const [cw, ch, gap] = [104, 161, 12];
  const left = (w - 3 * cw - 2 * gap) / 2;
  const spots = Array.from({ length: BOOK + 1 }, (_, i) => ({ x: left + cw / 2 + (i % 3) * (cw + gap), y: 34 + ch / 2 + Math.floor(i / 3) * (ch + 30), w: cw, h: ch }));
  const below = 34 + 2 * (ch + 30);
  return {
    ...NOTHING,
    w,
    h: Math.max(room.h, below + 210),
    book: spots.slice(0, BOOK),
    companion: spots[BOOK] ?? null,
    dial: { x: (w - 138) / 2, y: below, w: 138, h: 138 },
  };
}

export const planOf = (room: Room): Plan => (room.mode === "phone" ? phonePlan(room) : widePlan(room));
