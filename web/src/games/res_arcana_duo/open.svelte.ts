/** Whose components lie out where there is no room for those of all rivals. */
import type { Room } from "../../table/game";
import { rivalsOf } from "./desk";

/** The rival whose plate was clicked; null: whoever acts. */
export const looked = $state<{ at: number | null }>({ at: null });

export function openRival(room: Room): number {
  const others = rivalsOf(room);
  return [looked.at, room.view.decision?.seat].find((seat) => others.includes(seat ?? -1)) ?? others[0] ?? 0;
}
