/** The numbers that layout and board share: boxes by their upper left corner, spots by their centre. */
import type { Room } from "../../table/game";
import { type Box, put, type Spot } from "../../table/locators";
import type { View } from "../../table/types";
import { told } from "./places";

export { type Box, put };

export interface Plate {
  fighter: number;
  box: Box;
  /** The width of the portrait. */
  ring: number;
}

/** What is null does not show here. */
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
  /** While Characters are chosen: the grid of those left. */
  candidates: (Box & { columns: number }) | null;
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
  /** My edge of the table and the lines that part it. */
  tray: (Box & { lines: Box[] }) | null;
}

/** A plan with nothing on it. */
export const EMPTY = {
  map: null,
  market: null,
  plates: [],
  strip: null,
  candidates: null,
  well: null,
  points: null,
  tokens: null,
  book: [],
  companion: null,
  dial: null,
  portal: [],
  companionDeck: null,
  counterDeck: null,
  deck: null,
  discard: null,
  phases: null,
  tray: null,
} satisfies Omit<Plan, "w" | "h">;

export const SPACES = ["centre", "r0", "r1", "r2", "r3", "r4", "r5"];
/** A tile is a little smaller than its cell. */
const TILE = 105 / 110;
export const ROOT3 = Math.sqrt(3);

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
  return SPACES.find((space) => tileAt(view, space) === tile) ?? null;
}

/** The tile on a space of the map, or null. */
export const tileAt = (view: View, space: string): string | null => view.places[`map.${space}`]?.[0] ?? null;

/** How many fight: in Shadow Boxing more than there are seats. */
export const fighters = (view: View): number => told(view).order.length;

/** The others, in turn order after the seat at the lower edge. */
export function rivals(room: Room): number[] {
  const n = fighters(room.view);
  return Array.from({ length: Math.max(n - 1, 0) }, (_, i) => (room.seat + 1 + i) % n);
}

export const characterOf = (view: View, fighter: number): string | null => view.places[`board.${fighter}`]?.[0] ?? null;

/** The tile on which a fighter stands, or null. */
export function tileOf(view: View, fighter: number): string | null {
  const meeple = told(view).meeples[fighter] ?? null;
  if (meeple === null) return null;
  const tiles = SPACES.flatMap((space) => tileAt(view, space) ?? []);
  return tiles.find((tile) => view.places[`tile.${tile}`]?.includes(meeple)) ?? null;
}

/** The Characters are still being chosen. */
export const isSetup = (view: View): boolean => told(view).phase === "setup";

/** A row of cards from its upper left corner. */
export const cardRow = (n: number, x: number, y: number, w: number, h: number, gap: number): Spot[] =>
  Array.from({ length: n }, (_, i) => ({ x: x + w / 2 + i * (w + gap), y: y + h / 2, w, h }));

/** The spot that fills a box. */
export const middle = ({ x, y, w, h }: Box): Spot => ({ x: x + w / 2, y: y + h / 2, w, h });

/** The box that a spot fills. */
export const boxOf = ({ x, y, w, h }: Spot): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
