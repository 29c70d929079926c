/** The whole desk at once: landscape, and tablets held upright. */
import type { Room } from "../../table/game";
import { type Box, fan, here, pile, row, type Spot, stack } from "../../table/locators";
import { CARD, count, type Desk, isOpening, laid, MINI, monuments, PILE, pieces, rivalsOf, spread } from "./desk";
import { flow, type Flow, type Piece, span } from "./flow";
import { openRival } from "./open.svelte";
import { ITEMS, MONUMENT_DECK, MONUMENTS, type Place, PLACES } from "./places";

/** The size the desk is drawn for; it is scaled to the room and uses whatever room is left over. */
const SIZE = { wide: { w: 1120, h: 848 }, tall: { w: 940, h: 680 } };
const PAD = 12;
const GAP = 10;
/** The ladder is broader where several rivals climb it. */
const ladder = (room: Room): number => (room.seats > 2 ? 140 : 92);
const PLATE = 176;
/** Over the components of each rival, where there are several. */
const SLIM = 74;
const CAPTION = 24;
/** Less high, in CSS pixels, the components of a rival are hard to read: those of several lie out one after the other. */
const LEGIBLE = 66;

/** Shares of the height: rivals, centre, my components, hand. */
type Shares = readonly [rivals: number, centre: number, mine: number, hand: number];
const OPENING: Shares = [0.16, 0.32, 0.25, 0.27];
const OPENING_CROWD: Shares = [0.23, 0.31, 0.22, 0.24];
const CROWD: readonly Shares[] = [
  [0.3, 0.21, 0.25, 0.24],
  [0.36, 0.19, 0.24, 0.21],
  [0.32, 0.18, 0.31, 0.19], // two rows of mine
];
/** Many items lie in two rows, for which the centre must be higher. */
const folds = (room: Room): readonly Shares[] => [
  count(room, ITEMS) > 4 ? [0.27, 0.26, 0.26, 0.21] : [0.29, 0.22, 0.27, 0.22],
  [0.26, 0.22, 0.33, 0.19], // two rows of mine
];
const SHARES: readonly Shares[] = [
  [0.182, 0.262, 0.272, 0.284],
  [0.165, 0.22, 0.385, 0.23], // two rows of mine
  [0.28, 0.22, 0.245, 0.255], // two rows of a rival
  [0.25, 0.2, 0.345, 0.205], // both
  [0.285, 0.195, 0.325, 0.195], // both, where all is small
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

/** Below this height the powers of a component cannot be read any more. */
const READABLE = 100;

/** How well the cards can be seen: mine most of all, and none so small that it cannot be read; best where the rivals'
 *  are legible on the screen, which `scale` takes them to. */
function clarity(room: Room, { rivals, centre, mine, hand }: Bands, folded: boolean, scale: number): number {
  const lacking = (h: number): number => (h < READABLE ? 0.6 : 0) + (h * scale < LEGIBLE ? 0.6 : 0);
  const theirs = rivalFlows(room, rivals, folded).map(({ h }) => Math.min(h, 132) / 132 - lacking(h));
  return (
    Math.min(mineFlow(room, mine).h, 154) / 154 +
    (0.7 * theirs.reduce((a, b) => a + b, 0)) / theirs.length +
    (0.5 * Math.min(centreFit(room, centre).h, 160)) / 160 +
    ((count(room, `hand.${room.seat}`) > 0 ? 0.4 : 0.15) * Math.min(hand.h, 220)) / 220
  );
}

export function wideDesk(room: Room): Desk {
  const size = room.mode === "tall" ? SIZE.tall : SIZE.wide;
  const scale = room.mode === "tall" ? room.w / size.w : Math.min(room.w / size.w, room.h / size.h);
  const w = room.w / scale;
  const h = Math.max(room.h / scale, size.h);
  const left = PAD + ladder(room) + 14;
  const best = (ways: readonly Shares[], folded: boolean): Bands =>
    ways
      .map((shares) => bands(shares, left, w - left - 16, h))
      .reduce((a, b) => (clarity(room, b, folded, scale) > clarity(room, a, folded, scale) + 0.02 ? b : a));
  const crowd = room.seats > 2;
  const opening = isOpening(room);
  const plain = best(opening ? [crowd ? OPENING_CROWD : OPENING] : crowd ? CROWD : SHARES, false);
  const folded = crowd && !opening && rivalFlows(room, plain.rivals, false).some((one) => one.h * scale < LEGIBLE);
  const { rivals, centre, mine, hand } = folded ? best(folds(room), true) : plain;
  const desk: Desk = {
    w,
    h,
    ladder: { x: PAD, y: PAD, w: ladder(room), h: h - 2 * PAD },
    plates: [],
    captions: [],
    locate: new Map(),
  };
  if (folded) desk.open = openRival(room);
  for (const { seat, plate, line } of rivalRows(room, rivals, folded)) layRival(room, desk, seat, plate, line);
  layCentre(room, desk, centre);
  desk.locate.set(`play.${room.seat}`, laid(mineFlow(room, mine)));
  layHand(room, desk, hand);
  if (opening) layOpening(room, desk, mine);
  spread(room, desk, mine);
  return desk;
}

// -- rivals -----------------------------------------------------------------------

interface RivalRow {
  seat: number;
  plate: Box;
  /** Where the components lie; null: folded away. */
  line: Box | null;
}

/** One rival has a plate beside the components, several have theirs above them; folded, one row of components serves all. */
function rivalRows(room: Room, box: Box, folded: boolean): RivalRow[] {
  const others = rivalsOf(room);
  const each = (box.w - (others.length - 1) * GAP) / others.length;
  const open = folded ? openRival(room) : null;
  return others.map((seat, i) => {
    const x = box.x + i * (each + GAP);
    if (others.length > 1) {
      const below = { x: x + 4, y: box.y + SLIM + 6, w: each - 8, h: box.h - SLIM - 6 };
      const line = open === null ? below : seat === open ? { ...below, x: box.x + 4, w: box.w - 8 } : null;
      return { seat, plate: { x, y: box.y, w: each, h: SLIM }, line };
    }
    const plate = { x, y: box.y, w: Math.min(PLATE, each * 0.5), h: box.h };
    return { seat, plate, line: { x: x + plate.w + 14, y: box.y, w: each - plate.w - 14, h: box.h } };
  });
}

const rivalFlow = (room: Room, seat: number, line: Box): Flow =>
  flow(pieces(room, `play.${seat}`), {
    box: line,
    most: Math.min(line.h - 4, 140),
    gap: room.seats > 2 ? 6 : 9,
    rows: room.seats > 2 ? 3 : 2,
  });

/** The components of the rivals as far as they lie out. */
const rivalFlows = (room: Room, box: Box, folded: boolean): Flow[] =>
  rivalRows(room, box, folded).flatMap(({ seat, line }) => (line ? [rivalFlow(room, seat, line)] : []));

function layRival(room: Room, desk: Desk, seat: number, plate: Box, line: Box | null): void {
  desk.plates.push({ seat, box: plate });
  layPlate(desk, seat, plate);
  if (!line) return;
  desk.locate.set(`play.${seat}`, laid(rivalFlow(room, seat, line)));
  // The opening: their mages and drafted cards, face down.
  const h = Math.min(line.h - (isSlim(plate) ? 6 : 24), 96);
  const w = h * CARD;
  const back = (n: number, max: number) => row({ x: line.x + n, y: line.y + line.h / 2, w, h, gap: 6, max });
  desk.locate.set(`mages.${seat}`, back(0, 2 * w + 6));
  desk.locate.set(`chosen.${seat}`, back(2 * w + 12, w));
  desk.locate.set(`kept.${seat}`, back(3 * w + 40, w * 2));
  desk.locate.set(`given.${seat}`, back(5 * w + 60, w * 2));
}

/** A plate that is broad and low has its piles beside the name. */
export const isSlim = (plate: Box): boolean => plate.h <= SLIM;

/** A plate so low that its pool is one line. */
export const isFlat = (plate: Box): boolean => plate.h < 120;

/** Small piles on the plate: hand, deck, discards; it writes their numbers beside them. */
export function layPlate(desk: Desk, seat: number, plate: Box): void {
  const slim = isSlim(plate);
  const h = slim ? 28 : PILE;
  const w = h * CARD;
  const third = slim ? (plate.w * 0.46) / 3 : (plate.w - 20) / 3;
  const x = (n: number): number => plate.x + (slim ? plate.w * 0.48 : 12) + third * n;
  const at = { y: plate.y + (slim ? 6 : isFlat(plate) ? 32 : 36) + h / 2, w, h };
  desk.locate.set(`hand.${seat}`, row({ ...at, x: x(0), gap: -w * 0.72, max: w * 1.3 }));
  desk.locate.set(`deck.${seat}`, stack({ ...at, x: x(1) + w / 2, lift: 1, shown: 3 }));
  desk.locate.set(`discard.${seat}`, pile({ ...at, x: x(2) + w / 2, shown: 1 }));
  const token = slim
    ? { x: plate.x + plate.w + 3, y: plate.y + 2, w: 28, h: 28 }
    : { x: plate.x + plate.w - 4, y: plate.y + 6, w: 34, h: 34 };
  desk.locate.set(`token.${seat}`, here({ ...token, z: 50 }));
}

// -- the centre -------------------------------------------------------------------

interface Group {
  place: Place;
  list: Piece[];
  rows: number;
}

interface Fit {
  groups: Group[];
  h: number;
  worth: number;
}

/** Items, monuments and places of power side by side, in one row or two each, as large as they fit together. */
function layCentre(room: Room, desk: Desk, frame: Box): void {
  desk.centre = frame;
  const inner = insideOf(frame);
  const { groups, h } = centreFit(room, frame);
  const wide = groups.map((group) => span(group.list, group.rows, Math.min(h, rowHeight(group, inner)), CENTRE_GAP));
  const left = inner.w - wide.reduce((a, b) => a + b, 0);
  const between = Math.min(120, left / Math.max(1, groups.length - 1));
  let x = inner.x + (left - between * (groups.length - 1)) / 2;
  groups.forEach(({ place, list, rows }, i) => {
    const box = { x, y: inner.y, w: (wide[i] ?? 0) + 1, h: inner.h };
    const { spots } = flow(list, { box, most: h, rows, gap: CENTRE_GAP, align: rows > 1 ? "middle" : "start" });
    if (place === MONUMENTS) layMonuments(room, desk, spots);
    else desk.locate.set(place, (n) => spots[n] ?? null);
    desk.captions.push({ place, x: x - 2, y: frame.y + 8, w: box.w + between - 10 });
    x += box.w + between;
  });
}

const insideOf = (frame: Box): Box => ({
  x: frame.x + 18,
  y: frame.y + 8 + CAPTION,
  w: frame.w - 36,
  h: frame.h - CAPTION - 20,
});

/** The rows in which most is seen of the centre. */
function centreFit(room: Room, frame: Box): Fit {
  const ways = [1, 2].flatMap((rows) => [1, 2].map((more) => fitted(centreGroups(room, rows, more), insideOf(frame))));
  return ways.reduce((a, b) => (b.worth > a.worth + 1 ? b : a));
}

const CENTRE_GAP = 13;
const BETWEEN = 30;

/** Items alone in two rows can be as high as cards. */
function centreGroups(room: Room, itemRows: number, placeRows: number): Group[] {
  const items = pieces(room, ITEMS).map((item) =>
    itemRows > 1 && count(room, ITEMS) > 4 ? { ...item, part: 1 } : item,
  );
  const groups: Group[] = [
    { place: ITEMS, list: items, rows: items.length > 4 ? itemRows : 1 },
    { place: MONUMENTS, list: monuments(room), rows: 1 },
    { place: PLACES, list: pieces(room, PLACES), rows: count(room, PLACES) > 3 ? placeRows : 1 },
  ];
  return groups.filter(({ list }) => list.length > 0);
}

const rowHeight = ({ rows }: Group, box: Box): number => (box.h - CENTRE_GAP * (rows - 1)) / rows;

/** The height up to which the groups fit side by side, and how much of them is then seen. */
function fitted(groups: Group[], box: Box): Fit {
  const room = box.w - BETWEEN * (groups.length - 1);
  const width = (h: number): number =>
    groups.reduce(
      (all, group) => all + span(group.list, group.rows, Math.min(h, rowHeight(group, box)), CENTRE_GAP),
      0,
    );
  let [low, high] = [0, box.h];
  if (width(high) <= room) low = high;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (width(middle) <= room) low = middle;
    else high = middle;
  }
  const seen = (h: number): number => (h < MINI ? h / 2 : h);
  const worth = groups.reduce(
    (all, group) => group.list.reduce((sum, { part }) => sum + seen(part * Math.min(low, rowHeight(group, box))), all),
    0,
  );
  return { groups, h: low, worth };
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
    fan({
      x: left + wide / 2,
      y: box.y + box.h / 2 + 2,
      w: tall * CARD,
      h: tall,
      gap: 14,
      max: wide,
      bend: 2.6,
      z: 40,
    }),
  );
  desk.locate.set(`deck.${me}`, stack({ x: desk.deck.x + w / 2, y: y + h / 2, w, h }));
  desk.locate.set(`discard.${me}`, pile({ x: desk.discard.x + w / 2, y: y + h / 2, w, h, shown: 1 }));
  desk.locate.set(`token.${me}`, here({ x: desk.pool.x + pool - 2, y: desk.pool.y + 3, w: 36, h: 36, z: 50 }));
}

/** Draft and choice of a mage: the dealt mages, what was kept, what the rival will get. */
function layOpening(room: Room, desk: Desk, box: Box): void {
  const me = room.seat;
  const h = Math.min(box.h - 34, 170);
  const w = h * CARD;
  const y = box.y + 28 + (box.h - 28) / 2;
  const drafting = count(room, `kept.${me}`) > 0 || count(room, `deck.${me}`) > 5;
  const all: Place[] = drafting ? [`mages.${me}`, `kept.${me}`, `given.${me}`] : [`mages.${me}`, `chosen.${me}`];
  const groups = drafting
    ? all.map((place, i) => ({
        place,
        x: box.x + (box.w / 3) * (i + 0.5),
        w: box.w / 3 - 30,
      }))
    : all
        .filter((place) => count(room, place) > 0)
        .map((place, i, some) => ({ place, x: box.x + (box.w / some.length) * (i + 0.5), w: box.w / some.length }));
  for (const group of groups) {
    desk.locate.set(group.place, row({ x: group.x, y, w, h, gap: 16, max: group.w, align: "middle" }));
    desk.captions.push({ place: group.place, x: group.x - group.w / 2, y: box.y + 4, w: group.w, centred: true });
  }
}
