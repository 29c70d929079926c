/** Where everything lies on the alchemist's desk. */
import type { Layout, Rect, Room } from "../../table/game";
import { ESSENCES } from "./art";
import { type Desk, MONUMENT_DECK } from "./desk";
import { phoneDesk, tabs } from "./phone";
import { wideDesk } from "./wide";

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
  const each = (desk.w - 168) / ESSENCES.length;
  return { x: 84 + each * (index + 0.5), y: desk.strip.h / 2, w: each - 2, h: desk.strip.h, round: "8px" };
}

export function layout(room: Room): Layout {
  const desk = deskOf(room);
  const scale = room.w / desk.w;
  return {
    w: desk.w,
    h: desk.h,
    at(place, index, count) {
      const spot = desk.locate.get(place)?.(index, count) ?? null;
      return spot && spot.h * scale < NAMED ? { ...spot, look: "nameless" } : spot;
    },
    zone(target) {
      const essence = ESSENCES.findIndex((kind) => target === `${kind}.${room.seat}`);
      if (essence >= 0) return stone(desk, essence);
      const top = target === MONUMENT_DECK || target.startsWith("deck.") ? desk.locate.get(target)?.(0, 1) : null;
      return top ? { x: top.x, y: top.y, w: top.w, h: top.h, round: `${top.h * 0.05}px` } : null;
    },
    ...(room.mode === "phone" ? { tabs: tabs(room) } : {}),
  };
}
