/** Where everything lies on the alchemist's desk. */
import type { Layout, Rect, Room } from "../../table/game";
import { ESSENCES } from "./art";
import { type Desk, rivalsOf } from "./desk";
import { phoneDesk, tabs } from "./phone";
import { isPlace, MONUMENT_DECK, ownPlace, poolOf } from "./places";
import { isFlat, wideDesk } from "./wide";

export const deskOf = (room: Room): Desk => (room.mode === "phone" ? phoneDesk(room) : wideDesk(room));

/** A card bears its name from this height on, in CSS pixels. */
const NAMED = 92;

/** The stones of the pool, in a panel or in a phone's strip. */
export function stone(desk: Desk, index: number): Rect | null {
  if (desk.pool) {
    const { x, y, w, h } = desk.pool;
    const each = (w - 20) / ESSENCES.length;
    const high = h < 190 ? 84 : 106;
    return { x: x + 10 + each * (index + 0.5), y: y + 5 + high / 2, w: each - 6, h: high, round: "14px" };
  }
  if (!desk.strip) return null;
  const side = 10;
  const each = (desk.w - 2 * side) / ESSENCES.length;
  return { x: side + each * (index + 0.5), y: desk.strip.h / 2, w: each - 2, h: desk.strip.h, round: "8px" };
}

/** The middle of a stone, wherever the pool of that seat is shown: a panel, a rival's plate, a phone's strip. */
function stoneOf(desk: Desk, room: Room, counter: string): { x: number; y: number } | null {
  const pool = poolOf(counter);
  if (pool === null) return null;
  const { essence, seat } = pool;
  const index = ESSENCES.indexOf(essence);
  if (seat === room.seat) {
    const own = stone(desk, index);
    return own && { x: own.x, y: own.y - own.h * 0.18 };
  }
  const plate = desk.plates.find((one) => one.seat === seat)?.box;
  if (plate)
    return {
      x: plate.x + 8 + ((plate.w - 16) / ESSENCES.length) * (index + 0.5),
      y: plate.y + plate.h - (plate.w > 240 || isFlat(plate) ? 20 : 34),
    };
  const at = rivalsOf(room).indexOf(seat) + 1;
  return desk.scores ? { x: (desk.w / room.seats) * (at + 0.5), y: desk.scores.y + desk.scores.h / 2 } : null;
}

export function layout(room: Room): Layout {
  const desk = deskOf(room);
  const scale = room.w / desk.w;
  return {
    w: desk.w,
    h: desk.h,
    at(place, index, count) {
      const spot = isPlace(place) ? (desk.locate.get(place)?.(index, count) ?? null) : null;
      return spot && spot.h * scale < NAMED ? { ...spot, look: "nameless" } : spot;
    },
    zone(target) {
      const pool = poolOf(target);
      if (pool) return pool.seat === room.seat ? stone(desk, ESSENCES.indexOf(pool.essence)) : null;
      const isDeck = isPlace(target) && (target === MONUMENT_DECK || ownPlace(target) === "deck");
      const top = isDeck ? desk.locate.get(target)?.(0, 1) : null;
      return top ? { x: top.x, y: top.y, w: top.w, h: top.h, round: `${top.h * 0.05}px` } : null;
    },
    anchor: (counter) => stoneOf(desk, room, counter),
    ...(room.mode === "phone" ? { tabs: tabs(room) } : {}),
  };
}
