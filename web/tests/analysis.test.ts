import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { changeFor, chancesAt, entriesOf, nextAfter, pointsOf, turningPoints } from "../src/analysis/judgement";
import { Work } from "../src/analysis/work.svelte";
import type { Judged, Mark, MatchAnalysis } from "../src/protocol";
import { me } from "../src/shell/person.svelte";

const option = (action: string, chance: number) => ({ action, text: { id: action, args: {} }, targets: [], chance });

const judged = (step: number, seat: number, mark: Mark, best = 0.6, played = best): Judged => ({
  at: step,
  step,
  seat,
  chances: seat === 0 ? [best, 1 - best] : [1 - best, best],
  played: option(played < best ? "bad" : "good", played),
  best: option("good", best),
  next_chance: 0.3,
  mark,
  reasons: [],
  luck_follows: true,
});

const DECISIONS = [judged(2, 0, "best"), judged(5, 1, "mistake", 0.7, 0.5), judged(6, 0, "only")];

describe("an analysis", () => {
  const turns = turningPoints(DECISIONS, [
    { decision: 1, mark: "mistake", change: -0.2 },
    { decision: 1, mark: "luck", change: 0.1 },
    { decision: 9, mark: "luck", change: 0.1 },
  ]);

  it("lists turning points, one's own decisions, or all", () => {
    expect(turns.map(({ n, mark }) => [n, mark])).toEqual([
      [1, "mistake"],
      [1, "luck"],
    ]);
    expect(entriesOf(DECISIONS, [0]).map(({ n }) => n)).toEqual([0, 2]);
    expect(entriesOf(DECISIONS, null).map(({ change }) => change && Math.round(100 * change))).toEqual([
      null,
      -20,
      null,
    ]);
  });

  it("tells what a rival's mistake was worth to the reader, where there are but two", () => {
    const [mistake] = turns;
    if (!mistake) throw new Error("no turning point");
    expect(changeFor(mistake, [0], 2)).toEqual({ change: 0.2, seat: 0 });
    expect(changeFor(mistake, [1], 2)).toEqual({ change: -0.2, seat: 1 });
    expect(changeFor(mistake, [0, 1], 2)).toEqual({ change: -0.2, seat: 1 });
    expect(changeFor(mistake, [0], 3)).toEqual({ change: -0.2, seat: 1 });
  });

  it("draws no line where nothing is known yet", () => {
    expect(pointsOf(DECISIONS.slice(0, 2), 3, [1, 0], 8).map(({ step }) => step)).toEqual([1, 4]);
    const points = pointsOf(DECISIONS, 3, [1, 0], 8);
    expect(points.at(-1)).toEqual({ step: 8, chances: [1, 0] });
    expect(chancesAt(points, 0)).toEqual([0.6, 0.4]);
    expect(chancesAt(points, 7)).toEqual([0.6, 0.4]);
    expect(chancesAt(points, 8)).toEqual([1, 0]);
    expect(chancesAt([], 3)).toBeNull();
  });

  it("leads from one turning point to the next, and from the last to the first", () => {
    expect(nextAfter(turns, 0)?.mark).toBe("mistake");
    expect(nextAfter(turns, 4)?.mark).toBe("luck");
    expect(nextAfter(turns, 5)?.mark).toBe("mistake");
    expect(nextAfter([], 5)).toBeUndefined();
  });
});

describe("an analysis on its way", () => {
  const asked: string[] = [];
  const answers: (Partial<MatchAnalysis> | number)[] = [];
  const answer = (more: Partial<MatchAnalysis>): MatchAnalysis => ({
    total: 3,
    judged: 0,
    is_going: true,
    left: null,
    since: 0,
    decisions: [],
    turns: [],
    seats: [],
    final: [1, 0],
    by_rules: true,
    budget: "0.5s",
    ...more,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = answers.length = 0;
    me.person = { id: "ada", name: "Ada" };
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(`${init.method ?? "GET"} ${path}`);
      const next = answers.shift();
      if (next === undefined) return Promise.reject(new Error("the server is away"));
      const refused = { status: next, text: { id: "srv-err-not-analysed", args: {} }, detail: "" };
      return Promise.resolve(
        typeof next === "number"
          ? new Response(JSON.stringify(refused), { status: next })
          : new Response(JSON.stringify(answer(next))),
      );
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    me.person = null;
  });

  it("asks for what is new until all is there", async () => {
    answers.push({ judged: 1, decisions: DECISIONS.slice(0, 1) });
    answers.push({ judged: 3, since: 1, decisions: DECISIONS.slice(1), is_going: false });
    const work = new Work("m");
    await work.open();
    expect(work.decisions).toEqual(DECISIONS.slice(0, 1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(work.decisions).toEqual(DECISIONS);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(["POST api/matches/m/analysis", "GET api/matches/m/analysis?since=1"]);
  });

  it("outlives a server that is away, and says that it was broken off", async () => {
    answers.push({ judged: 1, decisions: DECISIONS.slice(0, 1) });
    const work = new Work("m");
    await work.open();
    await vi.advanceTimersByTimeAsync(1000);
    expect(work.problem).not.toBe("");
    answers.push({ judged: 1, since: 1, is_going: false });
    await vi.advanceTimersByTimeAsync(4000);
    expect([work.problem, work.told?.is_going, work.decisions.length]).toEqual(["", false, 1]);
  });

  it("makes nobody of who only reads what is known", async () => {
    me.person = null;
    answers.push({ judged: 3, decisions: DECISIONS, is_going: false });
    const work = new Work("m");
    await work.open();
    expect(asked).toEqual(["GET api/matches/m/analysis?since=0"]);
  });

  it("asks no more once it is closed", async () => {
    answers.push({});
    const work = new Work("m");
    await work.open();
    work.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.length).toBe(1);
  });
});
