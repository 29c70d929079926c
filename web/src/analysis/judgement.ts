/** What an analysis says, put into order for the curve, the list and the table. */
import type { Judged, Mark, Turn } from "../protocol";

export const percent = (share: number): number => Math.round(100 * share);

/** One line of the list: a decision, or the luck that followed it. */
export interface Entry {
  /** Which of the judged decisions. */
  n: number;
  judged: Judged;
  mark: Mark;
  /** What it changed for the seat that decided; null: nothing worth telling. */
  change: number | null;
}

/** A place on the curve: after how many decisions of the match, and everybody's chance there. */
export interface Point {
  step: number;
  chances: number[];
}

export const turningPoints = (decisions: readonly Judged[], turns: readonly Turn[]): Entry[] =>
  turns.flatMap(({ decision: n, mark, change }) => {
    const judged = decisions[n];
    return judged ? [{ n, judged, mark, change }] : [];
  });

/** The decisions of these seats; null: of all. */
export const entriesOf = (decisions: readonly Judged[], seats: readonly number[] | null): Entry[] =>
  decisions.flatMap((judged, n) => {
    if (seats !== null && !seats.includes(judged.seat)) return [];
    const cost = judged.best.chance - judged.played.chance;
    return [{ n, judged, mark: judged.mark, change: cost > 0 ? -cost : null }];
  });

/** What an entry changed for whom: for the reader where there are but two seats, else for the seat that decided. */
export function changeFor({ judged, change }: Entry, you: readonly number[], seats: number) {
  if (change === null) return null;
  const [mine] = you;
  const turned = seats === 2 && you.length === 1 && judged.seat !== mine;
  return { change: turned ? -change : change, seat: turned ? (mine ?? judged.seat) : judged.seat };
}

/** The curve: before each judged decision, and in the end once that is reached. */
export function pointsOf(decisions: readonly Judged[], total: number, final: readonly number[], last: number): Point[] {
  const points = decisions.map(({ step, chances }) => ({ step: step - 1, chances }));
  return decisions.length === total ? [...points, { step: last, chances: [...final] }] : points;
}

/** Where an entry stands on the curve: a choice before its decision, luck after it. */
export const stepOf = ({ judged, mark }: Entry): number => (mark === "luck" ? judged.step : judged.step - 1);

/** The entry that comes after a step of the match; the first once more after the last. */
export const nextAfter = (entries: readonly Entry[], step: number): Entry | undefined =>
  entries.find((entry) => stepOf(entry) > step) ?? entries[0];

/** Everybody's chance at a step: that of the last point up to there. */
export const chancesAt = (points: readonly Point[], step: number): readonly number[] | null =>
  points.findLast((point) => point.step <= step)?.chances ?? points[0]?.chances ?? null;
