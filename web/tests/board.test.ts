import { describe, expect, it } from "vitest";
import { type Board, boardNames, boardOf, differences, fold, matched } from "../src/table/board";
import type { TableEvent, View } from "../src/table/types";

const view = (places: Record<string, string[]>, more: Partial<View> = {}): View => ({
  game: "g",
  seat: 0,
  actor: 0,
  places,
  counters: {},
  faces: {},
  facts: null,
  roles: [],
  decision: null,
  outcome: null,
  ...more,
});

const moved = (item: string, source: string, target: string, becomes = item, at = -1): TableEvent => ({
  kind: "moved",
  item,
  source,
  target,
  becomes,
  at,
});

const after = (board: Board, ...events: TableEvent[]): Board =>
  events.reduce((b, event) => {
    const next = fold(b, event);
    if (next === null) throw new Error(`does not fit: ${JSON.stringify(event)}`);
    return next;
  }, board);

describe("fold", () => {
  it("moves a known item to the end or to an index", () => {
    const board = boardOf(view({ hand: ["a", "b"], line: ["x", "y"] }));
    expect(boardNames(after(board, moved("a", "hand", "line")))).toEqual({ hand: ["b"], line: ["x", "y", "a"] });
    expect(boardNames(after(board, moved("a", "hand", "line", "a", 0)))).toEqual({
      hand: ["b"],
      line: ["a", "x", "y"],
    });
  });

  it("keeps the piece's key when it is turned up on its way", () => {
    const board = boardOf(view({ deck: ["?", "?", "?"], line: [] }));
    const top = board.places["deck"]?.at(-1)?.key;
    const next = after(board, moved("?", "deck", "line", "wolf"));
    expect(next.places["line"]).toEqual([{ key: top, name: "wolf" }]);
    expect(next.places["deck"]).toHaveLength(2);
  });

  it("removes the first unknown item from a mixed row, as the engine does, and known pieces keep their keys", () => {
    const board = boardOf(view({ hand: ["?", "a", "?"], out: [] }));
    const a = board.places["hand"]?.[1]?.key;
    const next = after(board, moved("?", "hand", "out"));
    expect(boardNames(next)["hand"]).toEqual(["a", "?"]);
    expect(next.places["hand"]?.[0]).toEqual({ key: a, name: "a" });
  });

  it("takes the first unknown item if known ones lie behind it: a pile with a known bottom", () => {
    const board = boardOf(view({ pile: ["?", "?", "owl"], line: [] }));
    const top = board.places["pile"]?.[0]?.key;
    expect(after(board, moved("?", "pile", "line", "fox")).places["line"]).toEqual([{ key: top, name: "fox" }]);
  });

  it("creates a place that was not there", () => {
    const next = after(boardOf(view({ hand: ["a"] })), moved("a", "hand", "grave"));
    expect(boardNames(next)).toEqual({ hand: [], grave: ["a"] });
  });

  it("says null if the item is not where the event takes it from, and leaves the board alone", () => {
    const board = boardOf(view({ hand: ["a"] }));
    expect(fold(board, moved("b", "hand", "line"))).toBeNull();
    expect(boardNames(board)).toEqual({ hand: ["a"] });
  });

  it("counts, flips, rolls and ends", () => {
    const outcome = { returns: [1, -1], winners: [0], reason: "fire" };
    const next = after(
      boardOf(view({}, { faces: { smith: "turned" } })),
      { kind: "counted", counter: "fires.0", value: 3, cause: "" },
      { kind: "flipped", item: "smith", face: "" },
      { kind: "rolled", die: "die.1", face: "gem" },
      { kind: "ended", outcome },
    );
    expect(next.counters).toEqual({ "fires.0": 3 });
    expect(next.faces).toEqual({ "die.1": "gem" });
    expect(next.outcome).toEqual(outcome);
  });
});

describe("matched", () => {
  it("keeps pieces that it can recognise, wherever they are now", () => {
    const board = boardOf(view({ hand: ["a", "b"], deck: ["?", "?"] }));
    const next = matched(board, view({ hand: ["b"], deck: ["?"], line: ["a", "c"] }));
    expect(next.places["line"]?.[0]?.key).toBe(board.places["hand"]?.[0]?.key);
    expect(next.places["deck"]?.[0]?.key).toBe(board.places["deck"]?.[0]?.key);
    const keys = Object.values(next.places)
      .flat()
      .map((p) => p.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("differences", () => {
  it("is empty if the events led to the view, else names the parts", () => {
    const board = after(boardOf(view({ hand: ["a"], line: [] })), moved("a", "hand", "line"));
    expect(differences(board, view({ hand: [], line: ["a"] }))).toEqual([]);
    expect(differences(board, view({ hand: ["a"], line: [] }, { counters: { n: 1 } }))).toEqual([
      "place hand",
      "place line",
      "counters",
    ]);
  });

  it("treats a place that is missing as an empty one", () => {
    expect(differences(boardOf(view({ hand: [] })), view({}))).toEqual([]);
  });
});
