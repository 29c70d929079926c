/** Where everything of Casting Shadows lies. */
import type { Layout, Rect, Room } from "../../table/game";
import { type Locator, pile, type Spot, stack } from "../../table/locators";
import { factsOf } from "./facts";
import { phonePlan, tabs } from "./phone";
import { type PlaceKind, placeOf, told } from "./places";
import { type Plan, type Plate, spaceOf, tileSpot } from "./plan";
import { tablePlan } from "./wide";

export const planOf = (room: Room): Plan => (room.mode === "phone" ? phonePlan(room) : tablePlan(room));

/** From this height in CSS pixels a card bears its name. */
const NAMED = 104;

export function layout(room: Room): Layout {
  const plan = planOf(room);
  const scale = room.mode === "phone" ? room.w / plan.w : Math.min(room.w / plan.w, room.h / plan.h);
  return {
    w: plan.w,
    h: plan.h,
    at(place, index, count, item) {
      const spot = locate(room, plan, place, index, count, item);
      if (spot === null || spot.look !== undefined) return spot;
      return { ...spot, look: spot.h * scale < 70 ? "mini" : spot.h * scale < NAMED ? "small" : "full" };
    },
    zone: (target) => (target === "counter_deck" && plan.counterDeck ? zone(plan.counterDeck) : null),
    ...(room.mode === "phone" ? { tabs: tabs(room) } : {}),
  };
}

const zone = ({ x, y, w, h }: Spot): Rect => ({ x, y, w, h, round: `${h * 0.06}px` });
const on = (spot: Spot | null | undefined, z = 20): Spot | null => (spot ? { ...spot, z } : null);
const through = (spot: Spot | null, by: (spot: Spot) => Locator, i: number, n: number): Spot | null =>
  spot ? by(spot)(i, n) : null;

function locate(room: Room, plan: Plan, place: string, i: number, n: number, item: string): Spot | null {
  const found = placeOf(place);
  return found === null ? null : (LOCATORS[found.kind]?.({ room, plan, of: found.of, i, n, item }) ?? null);
}

interface Where {
  room: Room;
  plan: Plan;
  of: string;
  i: number;
  n: number;
  item: string;
}

const ownedAs =
  (name: Owned): ((where: Where) => Spot | null) =>
  ({ room, plan, of, i }) =>
    owned(room, plan, name, Number(of), i);

/** Where the things of each kind of place lie; null: they are not drawn, on purpose. */
export const LOCATORS: Record<PlaceKind, ((where: Where) => Spot | null) | null> = {
  map: ({ plan, of }) => plan.map && tileSpot(plan.map, of),
  tile: ({ room, plan, of, i, n, item }) => meeple(room, plan, of, i, n, item),
  market: ({ room, plan, of }) => on(plan.market?.[spaceOf(room.view, of) ?? ""]),
  pool: ({ room, plan, item }) => die(room, plan, item),
  deck: ({ plan, i, n }) => through(plan.deck, (spot) => stack({ ...spot, shown: 3 }), i, n),
  discard: ({ plan, i, n }) => through(plan.discard, (spot) => pile({ ...spot, lift: 0, shown: 2 }), i, n),
  counter_deck: ({ plan, i, n }) => through(plan.counterDeck, (spot) => stack({ ...spot, shown: 3 }), i, n),
  companion_deck: ({ plan, i, n }) =>
    through(plan.companionDeck, (spot) => stack({ ...spot, shown: 3, look: "slim" }), i, n),
  portal: ({ plan, i }) => on(plan.portal[i]),
  box: ({ room, plan, item }) => candidate(room, plan, item),
  board: ownedAs("board"),
  book: ownedAs("book"),
  counters: ownedAs("counters"),
  companion: ownedAs("companion"),
  common: null, // a die that was spent leaves an empty slot in the well
  fallen: null, // the plate of a fallen fighter says so
  aside: null, // dealt before anything is shown
};

type Owned = Extract<PlaceKind, "board" | "book" | "counters" | "companion">;

/** What belongs to a fighter: at my edge, or small on a rival's plate. */
function owned(room: Room, plan: Plan, name: Owned, fighter: number, i: number): Spot | null {
  const slot = name === "counters" ? (room.view.places[`book.${fighter}`]?.length ?? 0) + i : i;
  if (fighter !== room.seat) {
    const plate = plan.plates.find((one) => one.fighter === fighter);
    return plate ? onPlate(plate, name, slot) : null;
  }
  if (name === "board") {
    const { dial } = plan;
    return (
      dial && {
        x: dial.x + dial.w / 2,
        y: dial.y + dial.h * 0.47,
        w: dial.w * 0.56,
        h: dial.h * 0.56,
        z: 20,
        look: "portrait",
      }
    );
  }
  return on(name === "companion" ? plan.companion : plan.book[slot]);
}

/** The slots of a rival's plate; the Board draws the same ones empty. */
export function onPlate({ box, ring }: Plate, name: Owned, slot: number): Spot {
  if (name === "board")
    return { x: box.x + 9 + ring / 2, y: box.y + 8 + ring / 2, w: ring - 6, h: ring - 6, z: 20, look: "portrait" };
  const x = name === "companion" ? box.x + 268 : box.x + 32 + slot * 46;
  return { x, y: box.y + 113, w: 40, h: 54, z: 20, look: "mini" };
}

function die(room: Room, plan: Plan, item: string): Spot | null {
  const { dice } = told(room.view);
  const slot = dice.indexOf(item);
  if (!plan.well || slot < 0) return null;
  return { ...dieSpot(plan.well, slot, dice.length), turn: [-5, 4, -3, 3, 6][slot] ?? 0, z: 30, look: "die" };
}

export function dieSpot(well: NonNullable<Plan["well"]>, slot: number, dice: number): Spot {
  const upright = well.h > well.w;
  const along = 10 + (((upright ? well.h : well.w) - 20) / dice) * (slot + 0.5);
  const [x, y] = upright ? [well.w / 2, along] : [along, well.h / 2];
  return { x: well.x + x, y: well.y + y, w: well.die, h: well.die };
}

function meeple(room: Room, plan: Plan, tile: string, i: number, n: number, item: string): Spot | null {
  const space = spaceOf(room.view, tile);
  if (!plan.map || space === null) return null;
  const at = tileSpot(plan.map, space);
  const shadow = room.view.faces[factsOf(room.cards.get(item) ?? null).character ?? ""] === "shadow";
  const size = at.h * (n > 2 ? 0.34 : shadow ? 0.48 : 0.41);
  const step = Math.min(size * 0.9, (at.w * 0.72) / Math.max(n, 1));
  return { x: at.x + (i - (n - 1) / 2) * step, y: at.y + at.h * 0.05, w: size, h: size, z: 200 + i, look: "meeple" };
}

/** Before the map lies: the Characters that can be chosen. */
function candidate(room: Room, { candidates }: Plan, item: string): Spot | null {
  if (!candidates || room.cards.get(item)?.kind !== "character") return null;
  const all = (room.view.places["box"] ?? []).filter((name) => room.cards.get(name)?.kind === "character");
  const { x, y, w, h, columns } = candidates;
  const gap = 16;
  const width = (w - (columns - 1) * gap) / columns;
  const height = columns === 2 ? (h - gap) / 2 : h;
  const i = all.indexOf(item);
  const inRow = Math.min(columns, all.length - Math.floor(i / columns) * columns);
  return {
    x: x + w / 2 + ((i % columns) - (inRow - 1) / 2) * (width + gap),
    y: y + height / 2 + Math.floor(i / columns) * (height + gap),
    w: width,
    h: height,
    z: 40,
    look: "candidate",
  };
}
