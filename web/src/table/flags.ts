/** What is pointed out on the table: the things that an option touches, the way that something takes, a word beside. */
import type { Rect } from "./game";
import type { Box } from "./locators";

/** Something that is pointed out: what is best, what is good too, or what was played instead. */
export interface Flag {
  kind: "best" | "good" | "played";
  targets: readonly string[];
  text: string;
}

/** Where a thing or a place is drawn; null: nowhere now. */
type Finder = (name: string) => Rect | null;

export interface Mark {
  name: string;
  rect: Rect;
}

/** A flag as it is drawn. */
export interface Drawn extends Flag {
  marks: Mark[];
  way: Way | null;
}

export interface Way {
  /** The line, bent a little, so that it is not taken for a part of the board. */
  line: string;
  /** The tip of the arrow and where it points, in degrees. */
  x: number;
  y: number;
  turn: number;
}

export const percent = (share: number): number => Math.round(100 * Math.min(1, Math.max(0, share)));

const marked = (names: readonly string[], find: Finder): Mark[] =>
  names.flatMap((name) => {
    const rect = find(name);
    return rect ? [{ name, rect }] : [];
  });

/** What stands for an option, as exactly as it can be shown: what it names, else a place that is another door to it,
 *  else the item of which it names a part. */
export function marksOf(targets: readonly string[], doors: readonly string[], item: Finder, zone: Finder): Mark[] {
  const find: Finder = (name) => item(name) ?? zone(name);
  const exact = marked(targets, find);
  if (exact.length > 0) return exact;
  const [door] = marked(doors, zone);
  return door ? [door] : marked([...new Set(targets.map((target) => target.split("/")[0] ?? ""))], find);
}

/** From what is used to what it aims at; null: it aims at nothing. Things that lie together are but alike. */
export function aimOf(marks: readonly Mark[], placeOf: (name: string) => string): readonly [Rect, Rect] | null {
  const [first, last] = [marks[0], marks.at(-1)];
  return first && last && placeOf(first.name) !== placeOf(last.name) ? [first.rect, last.rect] : null;
}

/** The way from one thing to another; null: there is none, or hardly any. */
export function wayOf(ends: readonly [Rect, Rect] | null): Way | null {
  if (ends === null) return null;
  const [from, to] = ends;
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [out, into] = [Math.min(from.w, from.h) * 0.3, Math.min(to.w, to.h) * 0.1];
  if (far < out + into + 24) return null;
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const start = { x: from.x + ux * out, y: from.y + uy * out };
  const tip = { x: to.x - ux * into, y: to.y - uy * into };
  const side = ux < 0 ? -1 : 1; // it sags, whichever way it goes
  const bend = { x: (start.x + tip.x) / 2 - uy * side * far * 0.12, y: (start.y + tip.y) / 2 + ux * side * far * 0.12 };
  const turn = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  const line = [start, bend, tip].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return { line: `M${line[0]}Q${line[1]} ${line[2]}`, x: tip.x, y: tip.y, turn };
}

interface Badge {
  /** What it is about. */
  rect: Rect;
  w: number;
  h: number;
  isBelow: boolean;
}

/** How far a badge laps over what it is about: what that shows stays in sight. */
const LAP = 6;

/** Where badges stand, by their middle: at an edge of what they are about, before a long row, and never on another. */
export function badgesAt(badges: readonly Badge[], stage: { w: number; h: number }): Pick<Box, "x" | "y">[] {
  const put: Box[] = [];
  for (const { rect, w, h, isBelow } of badges) {
    const isRow = rect.w > 5 * rect.h;
    const middle = isRow ? rect.x - (rect.w + w) / 2 + LAP : rect.x;
    const far = isRow ? 0 : (rect.h + h) / 2 - LAP;
    const edges = isBelow ? [far, -far] : [-far, far];
    const at = (x: number, y: number): Box => ({ x: within(x, w, stage.w), y: within(y, h, stage.h), w, h });
    const tries = badges.flatMap((_, n) =>
      [0, w / 4, -w / 4].flatMap((aside) =>
        edges.map((edge) => at(middle + aside, rect.y + edge + Math.sign(edge) * n * h)),
      ),
    );
    const isFree = ({ x, y }: Box): boolean =>
      put.every((box) => Math.abs(box.x - x) >= (box.w + w) / 2 || Math.abs(box.y - y) >= (box.h + h) / 2);
    put.push(tries.find(isFree) ?? at(middle, rect.y));
  }
  return put;
}

const within = (middle: number, size: number, room: number): number =>
  Math.min(Math.max(middle, size / 2 + 2), room - size / 2 - 2);

/** A name with the words of the flag on the thing. */
export const withFlag = (name: string, flag: string): string => (flag ? `${name}. ${flag}` : name);
