/** What happens is told beat by beat, and the last turn can be shown again, from its beginning to the present. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { beatsOf } from "../src/table/beats";
import { type Board, boardNames, boardOf, differences, fold } from "../src/table/board";
import type { GameUI } from "../src/table/game";
import { settings } from "../src/shell/settings.svelte";
import { type Batch, type LogLine, Table } from "../src/table/table.svelte";
import { turnsOf } from "../src/table/turns";
import type { TableEvent, View } from "../src/table/types";
import castingShadows from "../src/games/casting_shadows";
import storyfold from "../src/games/storyfold_wildwoods";
import { recordedViews, viewOf } from "./support";

const said = (id: string, opens: "" | "turn" | "phase" = "", seat: number | null = 1): TableEvent => ({
  kind: "said",
  text: { id, args: {} },
  seat,
  opens,
});
const counted = (counter: string, value: number): TableEvent => ({ kind: "counted", counter, value, cause: "" });
const ui = {
  layout: () => ({ w: 1, h: 1, at: () => null }),
  Face: null,
  counted: (counter: string) => (counter === "gold.1" ? { id: "gold" } : null),
} as unknown as GameUI;

const newTable = (view: View): Table => {
  const table = new Table("g", "g", ui, []);
  table.seats = [
    { name: "Ada", bot: null },
    { name: "Bo", bot: null },
  ];
  table.show(view);
  return table;
};

describe("beats", () => {
  const lines = (events: TableEvent[], inPhase = false): string[] =>
    beatsOf(events, inPhase).map((beat) => `${beat.lines.map((l) => l.text.id).join("+")}:${beat.events.length}`);

  test("a line comes with the events after it; what follows at once says more about the same", () => {
    expect(lines([said("attack"), said("hurt"), counted("hp.0", 3), said("moves"), counted("x", 1)])).toEqual([
      "attack+hurt:1",
      "moves:1",
    ]);
  });
  test("in a phase every line is a beat", () => {
    expect(lines([counted("x", 1), said("end", "phase"), said("fire"), said("safe")])).toEqual([
      ":1",
      "end:0",
      "fire:0",
      "safe:0",
    ]);
    expect(lines([said("fire"), said("safe")], true)).toEqual(["fire:0", "safe:0"]);
  });
});

describe("telling", () => {
  const at = (gold: number): View => viewOf({ counters: { "gold.1": gold }, seat: 0 });
  const batch = (seat: number, gold: number, ...before: TableEvent[]): Batch => ({
    events: [...before, counted("gold.1", gold)],
    view: at(gold),
    seat,
    step: gold,
  });
  let table: Table;
  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = "normal";
    table = newTable(at(0));
  });
  afterEach(() => vi.useRealTimers());
  const told = (): string | undefined => table.teller.telling?.lines[0]?.id;

  test("each of many actions of a rival is told, however long the queue", async () => {
    for (let n = 1; n <= 8; n++) table.play(batch(1, n, said(`line${n}`)));
    for (let n = 1; n <= 8; n++) {
      expect(told()).toBe(`line${n}`);
      expect(table.counter("gold.1")).toBe(n);
      expect(table.teller.telling?.changes).toEqual([{ counter: "gold.1", text: "gold", n: 1 }]);
      expect(table.options).toEqual([]);
      await vi.advanceTimersByTimeAsync(1_080);
    }
    expect(table.busy).toBe(false);
    expect(table.teller.telling).toBe(null);
    expect(table.log.map((line) => line.text.id)).toHaveLength(8);
  });
  test("it can be held, and skipped to the end with all that was still to come", async () => {
    table.play(batch(1, 1, said("one")));
    table.play(batch(1, 2, said("two")));
    table.teller.pause();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told()).toBe("one");
    table.teller.pause();
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe("two");
    table.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
    expect(table.counter("gold.1")).toBe(2);
    table.play(batch(1, 3, said("three"))); // still the same turn: who skipped wants to choose
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
  });
  test("my own move is answered at once, but what then comes by itself is told", async () => {
    table.play(batch(0, 1, said("mine", "", 0)));
    expect(table.teller.telling).toBe(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
    table.play(batch(0, 2, said("mine", "", 0), said("round end", "phase"), said("fire")));
    await vi.advanceTimersByTimeAsync(0);
    expect(told()).toBe("round end");
    await vi.advanceTimersByTimeAsync(1_300);
    expect(told()).toBe("fire");
    expect(table.teller.telling?.phase?.title.id).toBe("round end");
  });
  test("with speed off nothing waits", async () => {
    settings.speed = "off";
    table.play(batch(1, 1, said("one")));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.busy).toBe(false);
  });
  test("a view that is shown at once breaks off what was being told", async () => {
    table.play(batch(1, 1, said("one")));
    table.play(batch(1, 2, said("two")));
    table.show(at(7));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(table.counter("gold.1")).toBe(7);
    expect(table.teller.telling).toBe(null);
  });
  test("a lantern that goes out is told: Spirit that is lost", async () => {
    const lit = new Table("g", "g", { ...ui, counted: storyfold.counted }, []);
    lit.seats = table.seats;
    lit.show(viewOf({ counters: { spirit: 5 }, seat: 0 }));
    lit.play({
      events: [said("phase", "phase", null), said("hurts", "", null), counted("spirit", 4)],
      view: viewOf({ counters: { spirit: 4 }, seat: 0 }),
      seat: null,
      step: 1,
    });
    await vi.advanceTimersByTimeAsync(1_200);
    expect(lit.teller.telling?.changes).toEqual([{ counter: "spirit", text: "sw-tui-spirit", n: -1 }]);
  });
  test("what will be read on a page of its own is not told before, but stands in the log", async () => {
    table.ui.readApart = () => new Set(["page"]);
    table.play(batch(1, 1, said("card"), counted("gold.1", 0), said("page")));
    expect(told()).toBe("card");
    await vi.advanceTimersByTimeAsync(1_900);
    expect(table.teller.telling?.lines.map(({ id }) => id) ?? []).not.toContain("page");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.busy).toBe(false);
    expect(table.log.map(({ text }) => text.id)).toContain("page");
    delete table.ui.readApart;
  });
  test("the end waits for the last blow", async () => {
    const outcome = { returns: [-1, 1], winners: [1], reason: "last" };
    table.play({
      events: [said("blow"), counted("gold.1", 0), { kind: "ended", outcome }],
      view: { ...at(0), outcome },
      seat: 1,
      step: 1,
    });
    expect(table.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(900);
    expect(told()).toBe("blow");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(table.busy).toBe(false);
    expect(table.view?.outcome).toEqual(outcome);
  });
});

describe("seats in a line", () => {
  test("are called by the names of who sits there", () => {
    const table = newTable(viewOf());
    expect(table.named({ id: "x", args: { who: "#core-seat-2", n: 2 } }).args).toEqual({ who: "Bo", n: 2 });
  });
});

describe("the log", () => {
  const line = (
    n: number,
    by: number | null,
    opens: "" | "turn" | "phase" = "",
    seat: number | null = by,
  ): LogLine => ({
    text: { id: `l${n}` },
    n,
    by,
    seat,
    step: n,
    opens,
  });
  test("is grouped by turns, with what comes by itself under a heading of its own", () => {
    const log = [line(1, null), line(2, 0), line(3, 0), line(4, 1), line(5, 1, "phase", null), line(6, 1), line(7, 0)];
    const shown = turnsOf([...log, line(8, 0, "turn", 1), line(9, 0), line(10, 1)]).map(
      (turn) => `${turn.heading?.n ?? turn.by}: ${turn.lines.map(({ n }) => n).join(" ")}`,
    );
    expect(shown).toEqual(["null: 1", "0: 2 3", "1: 4", "5: 6 7", "8: ", "0: 9", "1: 10"]);
  });
});

describe("the numbers of an ending", () => {
  test("stand under a name each, also where the rules play fighters without a seat", () => {
    const views = recordedViews("casting_shadows").filter((view) => view.places["board.1"]?.length);
    expect(views.some((view) => view.roles.length === 1)).toBe(true);
    for (const view of views) {
      const names = castingShadows.columns(view).map(({ id }) => id);
      expect(new Set(names).size).toBe(names.length);
      for (const { values } of castingShadows.stats(view)) expect(values).toHaveLength(names.length);
    }
  });
});

/** A golden match of a game as its first seat sees it. */
function match(game: string): { start: View; batches: Batch[]; end: View } {
  const file = fileURLToPath(new URL(`./matches/${game}.jsonl`, import.meta.url));
  const [first = "", ...rest] = readFileSync(file, "utf-8").trim().split("\n");
  const end = viewOf(JSON.parse(rest.pop() ?? "") as Partial<View>);
  const start = viewOf(JSON.parse(first) as Partial<View>);
  let board: Board = boardOf(start);
  const batches = rest.map((line, i): Batch => {
    const { seat, events } = JSON.parse(line) as { seat: number; events: TableEvent[] };
    for (const event of events) {
      const next = fold(board, event);
      if (next === null) throw new Error(`decision ${i}: ${JSON.stringify(event)}`);
      board = next;
    }
    const { counters, faces, outcome } = board;
    return { seat, events, step: i + 1, view: viewOf({ places: boardNames(board), counters, faces, outcome }) };
  });
  expect(differences(board, end)).toEqual([]);
  return { start, batches, end };
}

describe.each(["casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods"])("%s", (game) => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test("the last turn again begins at the right board and ends at the present one", async () => {
    const { start, batches } = match(game);
    const table = newTable(start);
    const broken: string[] = [];
    table.onbreak = (parts) => broken.push(...parts);
    let shown = 0;
    for (const [i, batch] of batches.entries()) {
      settings.speed = i % 2 ? "normal" : "off"; // half of them arrive while others are still being shown
      table.play(batch);
      if (i % 3 === 0) continue;
      await vi.runAllTimersAsync();
      expect(differences(table.board, batch.view)).toEqual([]);
      if (!table.canReplayTurn) continue;
      shown++;
      const log = table.log.length;
      void table.replayTurn();
      await vi.runAllTimersAsync();
      expect(differences(table.board, batch.view)).toEqual([]);
      expect(table.log.length).toBe(log);
    }
    expect(broken).toEqual([]);
    expect(shown).toBeGreaterThan(3);
  });
});
