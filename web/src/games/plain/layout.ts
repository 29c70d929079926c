import type { Layout, Rect, Room } from "../../table/game";
import { row } from "../../table/locators";

const CARD = { w: 64, h: 88 };
const GAP = 12;

export interface Cell extends Rect {
  place: string;
}

/** Every place gets a box; boxes flow in lines. Those with room for one thing stay small. */
export function cells(room: Room): { boxes: Cell[]; w: number; h: number } {
  const w = room.mode === "phone" ? 390 : 1040;
  const boxes: Cell[] = [];
  let x = GAP;
  let y = GAP;
  for (const [place, items] of Object.entries(room.view.places)) {
    const width = Math.min(w - 2 * GAP, Math.max(1, Math.min(items.length, 10)) * (CARD.w + 6) + 18);
    if (x + width > w - GAP) {
      x = GAP;
      y += CARD.h + 46;
    }
    boxes.push({ place, x: x + width / 2, y: y + (CARD.h + 34) / 2, w: width, h: CARD.h + 34 });
    x += width + GAP;
  }
  return { boxes, w, h: Math.max(y + CARD.h + 46 + GAP, room.mode === "wide" ? 640 : 0) };
}

export function layout(room: Room): Layout {
  const { boxes, w, h } = cells(room);
  const byPlace = new Map(boxes.map((box) => [box.place, box]));
  return {
    w,
    h,
    at(place, index, count) {
      const box = byPlace.get(place);
      if (!box) return null;
      return row({ x: box.x, y: box.y + 10, ...CARD, gap: 6, max: box.w - 14, align: "middle" })(index, count);
    },
    zone: (target) => byPlace.get(target.split("/")[0] ?? "") ?? null,
  };
}
