/** The desk as the layouts describe it: furniture that the Board draws, and where the pieces of each place lie. */
import type { Room } from "../../table/game";
import { type Box, type Locator, row, type Spot } from "../../table/locators";
import { HIDDEN } from "../../table/types";
import { shape } from "./facts";
import type { Flow, Piece } from "./flow";
import { MONUMENT_DECK, MONUMENTS, type Place } from "./places";

export interface Caption {
  place: Place;
  x: number;
  y: number;
  w: number;
  centred?: boolean;
}

/** Furniture that is shown now, by upper left corner and size. */
export interface Desk {
  w: number;
  h: number;
  ladder?: Box;
  /** Name, cards and pool of each rival. */
  plates: { seat: number; box: Box }[];
  /** The one rival whose components lie out; the plates choose whose. */
  open?: number;
  centre?: Box;
  /** Words over the parts of the centre and over what lies out during the opening. */
  captions: Caption[];
  pool?: Box;
  /** The monument deck, which wears the number of its cards. */
  monuments?: Spot;
  deck?: Box;
  discard?: Box;
  /** Cards of a pile lie out to choose from. */
  spread?: boolean;
  /** Phones: points and pool in one line; below it what is to be paid. */
  strip?: Box;
  /** Phones: the points of several rivals. */
  scores?: Box;
  tray?: Box;
  locate: Map<Place, Locator>;
}

export const CARD = shape("artifact");
/** Height of the small piles on a rival's plate. */
export const PILE = 36;
/** Less high than this only the emblem of a component is drawn. */
export const MINI = 60;
/** A magic item is smaller than the cards beside it. */
const ITEM_PART = 0.82;

function piece(room: Room, item: string): Piece {
  const kind = room.cards.get(item)?.kind ?? "artifact";
  const turned = room.view.faces[item] === "turned";
  const ratio = shape(kind);
  // A place of power is broader than it is high: turned, it has to shrink to fit into its row.
  return { ratio, turned, part: kind === "magic_item" ? ITEM_PART : turned && ratio > 1 ? 1 / ratio : 1 };
}

export const pieces = (room: Room, place: Place): Piece[] =>
  (room.view.places[place] ?? []).map((item) => piece(room, item));

export const count = (room: Room, place: Place): number => room.view.places[place]?.length ?? 0;

/** The monument deck, while there is one, and the monuments beside it. */
export function monuments(room: Room): Piece[] {
  const deck = count(room, MONUMENT_DECK) > 0 ? [{ ratio: CARD, turned: false, part: 1 }] : [];
  return [...deck, ...pieces(room, MONUMENTS)];
}

/** The other seats in turn order. */
export const rivalsOf = (room: Room): number[] =>
  Array.from({ length: room.seats - 1 }, (_, i) => (room.seat + 1 + i) % room.seats);

/** Mage or magic item are still to be chosen. */
export const isOpening = (room: Room): boolean => count(room, `play.${room.seat}`) < 2;

/** The spots of a flow as a locator. */
export const laid =
  ({ spots }: Flow): Locator =>
  (i) =>
    spots[i] ?? null;

/** Cards of a pile that can be chosen now lie side by side in this box, above everything else. */
export function spread(room: Room, desk: Desk, box: Box): void {
  const wanted = new Set(room.view.decision?.options.flatMap((option) => option.targets));
  for (const place of [`deck.${room.seat}`, `discard.${room.seat}`, MONUMENT_DECK] as const) {
    const items = room.view.places[place] ?? [];
    const known = items.filter((item) => item !== HIDDEN);
    const pile = desk.locate.get(place);
    if (!known.some((item) => wanted.has(item)) || !pile) continue;
    const h = Math.min(box.h, 190);
    const line = row({
      x: box.x + box.w / 2,
      y: box.y + box.h / 2,
      w: h * CARD,
      h,
      gap: 16,
      max: box.w,
      align: "middle",
      z: 70,
    });
    desk.spread = true;
    desk.locate.set(place, (i, n) => {
      const at = known.indexOf(items[i] ?? HIDDEN);
      return at < 0 ? pile(i, n) : line(at, known.length);
    });
  }
}
