/** The whole desk at once: landscape, and tablets held upright. */
import type { Room } from "../../table/game";
import { fan, here, pile, row, type Spot, stack } from "../../table/locators";
import {
  CARD,
  count,
  type Desk,
  isOpening,
  ITEMS,
  laid,
  MONUMENT_DECK,
  MONUMENTS,
  monuments,
  PILE,
  pieces,
  PLACES,
  rivalsOf,
  spread,
} from "./desk";
import { type Box, flow, type Piece } from "./flow";

/** The size the desk is drawn for; it is scaled to the room and uses whatever room is left over. */
const SIZE = { wide: { w: 1120, h: 848 }, tall: { w: 940, h: 680 } };
const PAD = 12;
const GAP = 10;
const LADDER = 92;
const PLATE = 176;
const CAPTION = 24;

/** Shares of the height: rivals, centre, my components, hand. */
type Shares = readonly [rivals: number, centre: number, mine: number, hand: number];
const OPENING: Shares = [0.16, 0.32, 0.25, 0.27];
const SHARES: readonly Shares[] = [
  [0.182, 0.262, 0.272, 0.284],
  [0.165, 0.22, 0.385, 0.23], // two rows of mine
  [0.28, 0.22, 0.245, 0.255], // two rows of a rival
  [0.25, 0.2, 0.345, 0.205], // both
];

interface Bands {
  rivals: Box;
  centre: Box;
  mine: Box;
  hand: Box;
}

function bands(shares: Shares, x: number, w: number, h: number): Bands {
  const free = h - 2 * PAD - 3 * GAP;
  let y = PAD;
  const [rivals, centre, mine, hand] = shares.map((share) => {
    const box = { x, y, w, h: share * free };
    y += box.h + GAP;
    return box;
  }) as [Box, Box, Box, Box];
  return { rivals, centre, mine, hand };
}

/** How well the cards can be seen: mine most of all. */
function clarity(room: Room, { rivals, centre, mine, hand }: Bands): number {
  const theirs = rivalRows(room, rivals).map(({ seat, line }) => Math.min(rivalFlow(room, seat, line).h, 132) / 132);
  return (
    Math.min(mineFlow(room, mine).h, 154) / 154 +
    (0.7 * theirs.reduce((a, b) => a + b, 0)) / theirs.length +
    (0.5 * Math.min(centre.h, 206)) / 206 +
    ((count(room, `hand.${room.seat}`) > 0 ? 0.4 : 0.15) * Math.min(hand.h, 220)) / 220
  );
}

export function wideDesk(room: Room): Desk {
  const size = room.mode === "tall" ? SIZE.tall : SIZE.wide;
  const scale = room.mode === "tall" ? room.w / size.w : Math.min(room.w / size.w, room.h / size.h);
  const w = room.w / scale;
  const h = Math.max(room.h / scale, size.h);
  const left = PAD + LADDER + 14;
  const across = w - left - 16;
  const ways = (isOpening(room) ? [OPENING] : SHARES).map((shares) => bands(shares, left, across, h));
  const best = ways.reduce((a, b) => (clarity(room, b) > clarity(room, a) + 0.02 ? b : a));
  const desk: Desk = { w, h, ladder: { x: PAD, y: PAD, w: LADDER, h: h - 2 * PAD }, plates: [], captions: [], locate: new Map() };
  for (const { seat, plate, line } of rivalRows(room, best.rivals)) layRival(room, desk, seat, plate, line);
  layCentre(room, desk, best.centre);
  desk.locate.set(`play.${room.seat}`, laid(mineFlow(room, best.mine)));
  layHand(room, desk, best.hand);
  if (isOpening(room)) layOpening(room, desk, best.mine);
  spread(room, desk, best.mine);
  return desk;
}

// -- rivals -----------------------------------------------------------------------

function rivalRows(room: Room, box: Box): { seat: number; plate: Box; line: Box }[] {
  const others = rivalsOf(room);
  const each = (box.w - (others.length - 1) * GAP) / others.length;
  return others.map((seat, i) => {
    const x = box.x + i * (each + GAP);
    const plate = { x, y: box.y, w: Math.min(PLATE, each * 0.5), h: box.h };
    return { seat, plate, line: { x: x + plate.w + 14, y: box.y, w: each - plate.w - 14, h: box.h } };
  });
}

const rivalFlow = (room: Room, seat: number, line: Box) =>
  flow(pieces(room, `play.${seat}`), { box: line, most: Math.min(line.h - 8, 140), gap: 9 });

function layRival(room: Room, desk: Desk, seat: number, plate: Box, line: Box): void {
  desk.plates.push({ seat, box: plate });
  desk.locate.set(`play.${seat}`, laid(rivalFlow(room, seat, line)));
  layPlate(desk, seat, plate);
  // The opening: their mages and drafted cards, face down.
  const h = Math.min(line.h - 24, 96);
  const w = h * CARD;
  const back = (n: number, max: number) => row({ x: line.x + n, y: line.y + line.h / 2, w, h, gap: 6, max });
  desk.locate.set(`mages.${seat}`, back(0, 2 * w + 6));
  desk.locate.set(`chosen.${seat}`, back(2 * w + 12, w));
  desk.locate.set(`kept.${seat}`, back(3 * w + 40, w * 2));
  desk.locate.set(`given.${seat}`, back(5 * w + 60, w * 2));
}

/** Small piles under the name: hand, deck, discards; the plate writes their numbers beside them. */
export function layPlate(desk: Desk, seat: number, plate: Box): void {
  const w = PILE * CARD;
  const third = (plate.w - 20) / 3;
  const x = (n: number): number => plate.x + 12 + third * n;
  const at = { y: plate.y + 36 + PILE / 2, w, h: PILE };
  desk.locate.set(`hand.${seat}`, row({ ...at, x: x(0), gap: -w * 0.72, max: w * 1.3 }));
  desk.locate.set(`deck.${seat}`, stack({ ...at, x: x(1) + w / 2, lift: 1, shown: 3 }));
  desk.locate.set(`discard.${seat}`, pile({ ...at, x: x(2) + w / 2, lift: 0, shown: 2 }));
  desk.locate.set(`token.${seat}`, here({ x: plate.x + plate.w - 4, y: plate.y + 6, w: 34, h: 34, z: 50 }));
}

// -- the centre -------------------------------------------------------------------

/** Items, monuments and places of power side by side, as large as they fit together. */
function layCentre(room: Room, desk: Desk, frame: Box): void {
  desk.centre = frame;
  const inner = { x: frame.x + 18, y: frame.y + 8 + CAPTION, w: frame.w - 36, h: frame.h - CAPTION - 20 };
  // Five items lie in two rows; alone in their column they can be as high as cards.
  const many = count(room, ITEMS) > 4;
  const items = pieces(room, ITEMS).map((item) => (many ? { ...item, part: 1 } : item));
  const gap = 13;
  const groups = [
    { place: ITEMS, list: items, rows: many ? (2 as const) : (1 as const) },
    { place: MONUMENTS, list: monuments(room), rows: 1 as const },
    { place: PLACES, list: pieces(room, PLACES), rows: 1 as const },
  ]
    .filter(({ list }) => list.length > 0)
    .map((group) => ({ ...group, ...extent(group.list, group.rows, gap, inner.h) }));
  const fixed = groups.reduce((sum, group) => sum + group.gaps, 30 * (groups.length - 1));
  const units = groups.reduce((sum, group) => sum + group.units, 0);
  const high = Math.min(inner.h, (inner.w - fixed) / units);
  const between = 30 + Math.min(90, Math.max(0, inner.w - fixed - units * high) / Math.max(1, groups.length - 1));
  let x = inner.x + Math.max(0, (inner.w - fixed - units * high - (between - 30) * (groups.length - 1)) / 2);
  for (const { place, list, rows, units: wide, gaps } of groups) {
    const box = { x, y: inner.y, w: wide * high + gaps + 1, h: inner.h };
    const { spots } = flow(list, { box, most: rows > 1 ? inner.h : high, rows, gap });
    if (place === MONUMENTS) {
      layMonuments(room, desk, spots);
    } else desk.locate.set(place, (n) => spots[n] ?? null);
    desk.captions.push({ place, x: x - 2, y: frame.y + 8, w: box.w + between - 10 });
    x += box.w + between;
  }
}

/** The deck first, if there is one, then the monuments beside it. */
export function layMonuments(room: Room, desk: Desk, spots: Spot[]): void {
  const [deck, ...open] = count(room, MONUMENT_DECK) > 0 ? spots : [undefined, ...spots];
  if (deck) {
    desk.monuments = deck;
    desk.locate.set(MONUMENT_DECK, stack({ ...deck, lift: 1.4 }));
  }
  desk.locate.set(MONUMENTS, (n) => open[n] ?? null);
}

/** The width of a group: so many times the height of the cards, and what does not grow with it. */
function extent(list: Piece[], rows: number, gap: number, high: number): { units: number; gaps: number } {
  const columns = Math.ceil(list.length / rows);
  const gaps = gap * (columns - 1);
  if (rows === 1) return { units: list.reduce((sum, piece) => sum + piece.ratio * piece.part, 0), gaps };
  const widest = Math.max(...list.map((piece) => piece.ratio * piece.part));
  return { units: 0, gaps: gaps + columns * widest * ((high - gap) / rows) };
}

// -- mine -------------------------------------------------------------------------

const mineFlow = (room: Room, box: Box) =>
  flow(pieces(room, `play.${room.seat}`), { box, most: Math.min(box.h * 0.92, 168), align: "middle" });

function layHand(room: Room, desk: Desk, box: Box): void {
  const me = room.seat;
  const pool = Math.min(312, box.w * 0.34);
  desk.pool = { x: box.x, y: box.y, w: pool, h: box.h };
  const h = Math.min(box.h * 0.5, 110);
  const w = h * CARD;
  const y = box.y + box.h - 24 - h;
  desk.discard = { x: box.x + box.w - w, y, w, h };
  desk.deck = { x: desk.discard.x - w - 20, y, w, h };
  const left = box.x + pool + GAP;
  const wide = desk.deck.x - left - GAP;
  const tall = Math.min(box.h - 30, 186);
  desk.locate.set(
    `hand.${me}`,
    fan({ x: left + wide / 2, y: box.y + box.h / 2 + 2, w: tall * CARD, h: tall, gap: 14, max: wide, bend: 2.6, z: 40 }),
  );
  desk.locate.set(`deck.${me}`, stack({ x: desk.deck.x + w / 2, y: y + h / 2, w, h }));
  desk.locate.set(`discard.${me}`, pile({ x: desk.discard.x + w / 2, y: y + h / 2, w, h, lift: 0, shown: 2 }));
  desk.locate.set(`token.${me}`, here({ x: desk.pool.x + pool - 2, y: desk.pool.y + 3, w: 36, h: 36, z: 50 }));
}

/** Draft and choice of a mage: the dealt mages, what was kept, what the rival will get. */
function layOpening(room: Room, desk: Desk, box: Box): void {
  const me = room.seat;
  const h = Math.min(box.h - 34, 170);
  const w = h * CARD;
  const y = box.y + 28 + (box.h - 28) / 2;
  const drafting = count(room, `kept.${me}`) > 0 || count(room, `deck.${me}`) > 5;
  const groups = drafting
    ? [`mages.${me}`, `kept.${me}`, `given.${me}`].map((place, i) => ({ place, x: box.x + (box.w / 3) * (i + 0.5), w: box.w / 3 - 30 }))
    : [`mages.${me}`, `chosen.${me}`].filter((place) => count(room, place) > 0).map((place, i, all) => ({ place, x: box.x + (box.w / all.length) * (i + 0.5), w: box.w / all.length }));
  for (const group of groups) {
    desk.locate.set(group.place, row({ x: group.x, y, w, h, gap: 16, max: group.w, align: "middle" }));
    desk.captions.push({ place: group.place, x: group.x - group.w / 2, y: box.y + 4, w: group.w, centred: true });
  }
}
