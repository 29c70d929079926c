/** The whole table at once: seats in the corners around the map, my edge below. */
import type { Room } from "../../table/game";
import type { Spot } from "../../table/locators";
import { told } from "./places";
import { type Box, cardRow, EMPTY, isSetup, middle, type Plan, type Plate, rivals, ROOT3 } from "./plan";

/** The least the table needs, in its own units; the room's shape adds to one side. */
const LEAST = { w: 1120, h: 848 };
const CARD = { w: 88, h: 120 };
const PLATE = { w: 318, h: 148 };
const EDGE = 10;
/** From this ratio of width to height on there is no room for a second row. */
const BROAD = 1.25;

/** What lies on my edge; the map and the rivals take what is above it. */
type Mine = Pick<Plan, "tray" | "points" | "well" | "tokens" | "book" | "companion" | "dial">;

/** Wide rooms have dice, book and dial side by side; in others (a tablet held upright) the book takes a row of its own. */
export function tablePlan(room: Room): Plan {
  const { w, h } = shape(room);
  const { book } = told(room.view).limits;
  return w / h > BROAD
    ? table(room, w, h, besides(w, h - 208, book), 74)
    : table(room, w, h, stacked(w, h - 316, book), 58);
}

function shape(room: Room): { w: number; h: number } {
  const ratio = room.w / room.h;
  return { w: Math.max(LEAST.w, LEAST.h * ratio), h: Math.max(LEAST.h, LEAST.w / ratio) };
}

function besides(w: number, y: number, slots: number): Mine {
  const [left, right] = [304, w - 158];
  const card = Math.min(112, (right - left - 64) / (slots + 1));
  const gap = Math.min(18, (right - left - 44 - (slots + 1) * card) / (slots - 1));
  const book = cardRow(slots, left + 12, y + 38, card, 152, gap);
  return {
    tray: { x: 0, y, w, h: 208, lines: [left, right].map((x) => ({ x, y: 0, w: 1, h: 208 })) },
    points: { x: 12, y: y + 10, w: 280, h: 32 },
    well: { x: 12, y: y + 50, w: 280, h: 82, die: 45 },
    tokens: { x: 12, y: y + 140, w: 282, h: 62 },
    book,
    companion: middle({ x: Math.min(right - 12 - card, left + 52 + slots * (card + gap)), y: y + 38, w: card, h: 152 }),
    dial: { x: right + 17, y: y + 6, w: 124, h: 124 },
  };
}

function stacked(w: number, y: number, slots: number): Mine {
  const right = w - 210;
  const card = (right - 80) / (slots + 1);
  return {
    tray: {
      x: 0,
      y,
      w,
      h: 316,
      lines: [
        { x: right, y: 0, w: 1, h: 218 },
        { x: 0, y: 218, w, h: 1 },
      ],
    },
    book: cardRow(slots, 12, y + 34, card, 174, 8),
    companion: middle({ x: right - 12 - card, y: y + 34, w: card, h: 174 }),
    dial: { x: right + 37, y: y + 8, w: 136, h: 136 },
    points: { x: 12, y: y + 251, w: 300, h: 32 },
    well: { x: 330, y: y + 226, w: 400, h: 82, die: 56 },
    tokens: { x: 748, y: y + 226, w: w - 760, h: 82 },
  };
}

function table(room: Room, w: number, h: number, mine: Mine, ring: number): Plan {
  const top = mine.tray?.y ?? h;
  const corners: Box[] = [
    { x: EDGE, y: EDGE, ...PLATE },
    { x: w - EDGE - PLATE.w, y: EDGE, ...PLATE },
    { x: EDGE, y: top - EDGE - PLATE.h, ...PLATE },
  ];
  const plates: Plate[] = rivals(room).map((fighter, i) => ({
    fighter,
    box: corners[i] ?? { x: 0, y: 0, w: 0, h: 0 },
    ring,
  }));
  if (isSetup(room.view)) {
    const height = top - PLATE.h - 90;
    return {
      ...EMPTY,
      w,
      h,
      ...mine,
      plates,
      candidates: { x: w / 2 - 530, y: top - height - 24, w: 1060, h: height, columns: 4 },
    };
  }
  return { ...EMPTY, w, h, ...mine, plates, ...centre(w, top, told(room.view).limits.portal) };
}

/** The map with the cards beside its tiles, and the decks. */
function centre(w: number, top: number, open: number): Partial<Plan> {
  const map = { x: w / 2, y: top / 2, s: Math.min((w / 2 - 285) / 2.5, (top - 68) / (3 * ROOT3)) };
  const beside = (dx: number, dy: number): Spot => ({ x: map.x + dx, y: map.y + dy, ...CARD });
  const [side, aside] = [map.s * 2.5 + 47, map.s * 0.8];
  const portal = { x: w - EDGE - PLATE.w, y: top - CARD.h - 14 };
  return {
    map,
    market: {
      r1: beside(side, -aside),
      r2: beside(side, aside),
      r3: beside(-170, top / 2 - 70),
      r4: beside(-side, aside),
      r5: beside(-side, -aside),
    },
    portal: cardRow(open, portal.x, portal.y, CARD.w, CARD.h, 6),
    companionDeck: { x: w - 29, y: portal.y + CARD.h / 2, w: 36, h: CARD.h },
    counterDeck: beside(166, 68 - top / 2),
    deck: { x: w - 148, y: top / 2 - 40, w: 74, h: 100 },
    discard: { x: w - 50, y: top / 2 - 40, w: 74, h: 100 },
    phases: { x: 26 + (w - LEAST.w) / 5, y: top / 2 - 72, w: 150, h: 150 },
  };
}
