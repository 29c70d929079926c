/** One column with tabs: the centre, my components, my hand, each rival. The stage scrolls. */
import type { Room, Tab } from "../../table/game";
import { type Box, here, pile, stack } from "../../table/locators";
import { CARD, count, type Desk, isOpening, laid, monuments, pieces, rivalsOf, spread } from "./desk";
import { type Piece, wrap } from "./flow";
import { ITEMS, MONUMENT_DECK, MONUMENTS, type Place, PLACES } from "./places";
import { tableFacts } from "./read";
import { layMonuments, layPlate } from "./wide";

const PAD = 12;
const STRIP = 40;
/** The points of all seats on their way to the goal. */
const SCORES = 36;

/** The tab on which all that can be chosen now lies, if it is one: items and monuments, hand and piles, or components. */
function wanted(room: Room): string | null {
  const { decision, places, seat } = room.view;
  if (!decision || decision.seat !== seat || decision.options.some((option) => option.targets.length === 0))
    return null;
  const targets = new Set(decision.options.flatMap((option) => option.targets));
  const holds = (...names: Place[]): boolean =>
    names.some((name) => targets.has(name) || (places[name] ?? []).some((item) => targets.has(item)));
  const me = room.seat;
  const found = [
    holds(ITEMS, MONUMENTS, MONUMENT_DECK, PLACES) ? "centre" : "",
    holds(`hand.${me}`, `deck.${me}`, `discard.${me}`) ? "hand" : "",
    holds(`play.${me}`, `mages.${me}`) ? "mine" : "",
  ].filter(Boolean);
  return found.length === 1 ? (found[0] ?? null) : null;
}

const rivalTab = (seat: number): string => `rival.${seat}`;

export function tabs(room: Room): Tab[] {
  const now = wanted(room);
  const own = [
    { id: "mine", text: { id: "ra-tab-mine" } },
    { id: "centre", text: { id: "ra-tab-centre" } },
    { id: "hand", text: { id: "ra-tab-hand" }, badge: count(room, `hand.${room.seat}`) },
  ];
  return [
    ...own.map((tab) => ({ ...tab, wanted: tab.id === now })),
    ...rivalsOf(room).map((seat) => ({
      id: rivalTab(seat),
      text: room.seats > 2 ? { id: "ra-tab-seat", args: { seat: seat + 1 } } : { id: "ra-tab-rival" },
    })),
  ];
}

export function phoneDesk(room: Room): Desk {
  const w = Math.max(room.w, 340);
  const desk: Desk = {
    w,
    h: room.h,
    plates: [],
    captions: [],
    strip: { x: 0, y: 0, w, h: STRIP },
    locate: new Map(),
  };
  desk.scores = { x: 0, y: STRIP, w, h: SCORES };
  // The first player token lies beside the points of its holder.
  [room.seat, ...rivalsOf(room)].forEach((seat, i) => {
    const at = { x: (w / room.seats) * (i + 1) - 15, y: STRIP + SCORES / 2 };
    desk.locate.set(`token.${seat}`, here({ ...at, w: 22, h: 22, z: 50 }));
  });
  const head = STRIP + SCORES;
  const owes = tableFacts(room.view)?.payment != null;
  if (owes) desk.tray = { x: PAD, y: head + 8, w: w - 2 * PAD, h: 66 };
  const top = head + 14 + (owes ? 74 : 0);
  let bottom: number;
  const rival = rivalsOf(room).find((seat) => room.tab === rivalTab(seat));
  if (room.tab === "centre") bottom = layCentre(room, desk, top);
  else if (room.tab === "hand") bottom = layHand(room, desk, top);
  else if (rival !== undefined) bottom = layRival(room, desk, rival, top);
  else bottom = layMine(room, desk, top);
  desk.h = Math.max(room.h, bottom + PAD);
  return desk;
}

const column = (desk: Desk, y: number): { x: number; y: number; w: number } => ({
  x: PAD + 4,
  y,
  w: desk.w - 2 * PAD - 8,
});

/** As large as possible, but rather one row less than a little larger. */
function snug(list: Piece[], box: Omit<Box, "h">): ReturnType<typeof wrap> {
  return [142, 134, 126, 118]
    .map((h) => wrap(list, box, h, 12))
    .reduce((a, b) => (a.bottom - b.bottom > 0.7 * b.h ? b : a));
}

function layMine(room: Room, desk: Desk, y: number): number {
  const me: Place = `play.${room.seat}`;
  const rows = snug(pieces(room, me), column(desk, y));
  desk.locate.set(me, laid(rows));
  return isOpening(room) ? layOpening(room, desk, rows.bottom) : rows.bottom;
}

function layCentre(room: Room, desk: Desk, y: number): number {
  const groups: { place: Place; list: Piece[]; h: number }[] = [
    { place: ITEMS, list: pieces(room, ITEMS), h: 126 },
    { place: MONUMENTS, list: monuments(room), h: 142 },
    { place: PLACES, list: pieces(room, PLACES), h: 138 },
  ];
  const start = y;
  for (const { place, list, h } of groups) {
    if (list.length === 0) continue;
    desk.captions.push({ place, x: PAD + 8, y, w: desk.w - 2 * PAD - 16 });
    const rows = wrap(list, column(desk, y + 28), h, 12);
    if (place === MONUMENTS) layMonuments(room, desk, rows.spots);
    else desk.locate.set(place, laid(rows));
    y = rows.bottom + 10;
  }
  desk.centre = { x: 6, y: start - 8, w: desk.w - 12, h: y - start };
  spread(room, desk, { x: PAD, y: start + 20, w: desk.w - 2 * PAD, h: 150 });
  return y;
}

function layHand(room: Room, desk: Desk, top: number): number {
  const me = room.seat;
  const rows = wrap(pieces(room, `hand.${me}`), column(desk, top), 144, 14);
  desk.locate.set(`hand.${me}`, laid(rows));
  const y = Math.max(rows.bottom, top + 150) + 38; // the known cards of the deck are named above it
  const h = 110;
  const w = h * CARD;
  desk.deck = { x: desk.w / 2 - w - 20, y, w, h };
  desk.discard = { x: desk.w / 2 + 20, y, w, h };
  desk.locate.set(`deck.${me}`, stack({ x: desk.deck.x + w / 2, y: y + h / 2, w, h }));
  desk.locate.set(`discard.${me}`, pile({ x: desk.discard.x + w / 2, y: y + h / 2, w, h, shown: 1 }));
  spread(room, desk, { x: PAD, y: top, w: desk.w - 2 * PAD, h: 150 });
  return y + h + 34;
}

function layRival(room: Room, desk: Desk, seat: number, y: number): number {
  const plate = { x: PAD, y: y - 4, w: desk.w - 2 * PAD, h: 128 };
  desk.plates.push({ seat, box: plate });
  layPlate(desk, seat, plate);
  const rows = wrap(pieces(room, `play.${seat}`), column(desk, plate.y + plate.h + 16), 132, 12);
  desk.locate.set(`play.${seat}`, laid(rows));
  return rows.bottom;
}

/** Draft and choice of a mage: what lies before me, group by group. */
function layOpening(room: Room, desk: Desk, y: number): number {
  for (const name of ["mages", "chosen", "kept", "given"] as const) {
    const place: Place = `${name}.${room.seat}`;
    if (count(room, place) === 0) continue;
    desk.captions.push({ place, x: PAD + 8, y, w: desk.w - 2 * PAD - 16 });
    const rows = wrap(pieces(room, place), column(desk, y + 28), 130, 10);
    desk.locate.set(place, laid(rows));
    y = rows.bottom + 8;
  }
  return y;
}
