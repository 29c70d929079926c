import { describe, expect, it } from "vitest";
import { words } from "../src/shell/words.svelte";
import { named, plain } from "../src/table/names";
import { rowsOf } from "../src/table/rows";
import { Table } from "../src/table/table.svelte";
import plainTable from "../src/games/plain";
import { viewOf } from "./support";

const TEXT = `
shell-face-down = face down
shell-seat = Seat { $n }
core-name-of = { $what } ({ $of })
core-name-on = { $item }: { $what }
core-name-n = { $what } { $n }
g-card-night_owl = Night owl
g-place-hand = Hand
g-place-top-sun = Top sun tree
g-place-cell = Cell
g-place-nest = Nest
g-counter-points = Points
g-counter-eggs = Eggs
g-face-asleep = asleep
g-on-branch = { $item } on the branch of the { $of }
shell-item-in = { $item }, { $place }
shell-item-state = { $item }, { $state }
shell-item-shows = { $item } shows { $face }
`;

function tableOf(places: Record<string, string[]>): Table {
  words.use("en", TEXT);
  const table = new Table("g", "g", plainTable, [
    { id: "night_owl", kind: "bird", count: 2, facts: {}, text: [], source: "designed" },
  ]);
  table.show(viewOf({ places }));
  return table;
}

describe("names", () => {
  it("are those of the longest part of a name that has words", () => {
    words.use("en", TEXT);
    expect(named(words, "g-place-", "top.sun")).toEqual({ text: "Top sun tree", rest: "" });
    expect(named(words, "g-place-", "hand.1")).toEqual({ text: "Hand", rest: "1" });
    expect(named(words, "g-place-", "hand.0/2:-1")).toEqual({ text: "Hand", rest: "0" });
  });

  it("are never ids with signs in them", () => {
    words.use("en", TEXT);
    expect(named(words, "g-place-", "heap.a")).toEqual({ text: "heap a", rest: "" });
    expect(named(words, "g-place-", "old_heap.1")).toEqual({ text: "old heap", rest: "1" });
    expect(plain("red_gem/2:3")).toBe("red gem 2 3");
  });

  it("begin lines with a capital in the list of piles, which leaves out what is empty", () => {
    const table = tableOf({ heap: ["night_owl", "?"], "hand.0": [] });
    expect(rowsOf(table)).toEqual([
      { place: "heap", label: "Heap", all: 2, known: [["Night owl", { item: "night_owl", n: 1 }]] },
    ]);
  });

  it("tell whose a place is, or which", () => {
    const table = tableOf({
      "hand.0": [],
      "hand.1": [],
      "cell.0": [],
      "cell.1": [],
      "cell.2": [],
      "nest.night_owl": [],
    });
    expect(table.placeTitle("hand.1")).toBe("Hand (Seat 2)");
    expect(table.placeTitle("cell.1")).toBe("Cell 2");
    expect(table.placeTitle("nest.night_owl")).toBe("Nest (Night owl)");
    expect(table.placeTitle("nest.r0")).toBe("Nest");
    expect(table.placeLabel("hand.1")).toBe("Hand");
  });

  it("tell screen readers where a thing is and what it shows", () => {
    const table = tableOf({});
    table.show(viewOf({ faces: { "die.0": "5", "night_owl.0": "asleep", mark: "night_owl/sun" } }));
    expect(table.itemTitle("night_owl.1", "hand.0")).toBe("Night owl, Hand (Seat 1)");
    expect(table.itemTitle("night_owl.0", "branch.night_owl")).toBe("Night owl, asleep on the branch of the Night owl");
    expect(table.itemTitle("die.0", "hand.0")).toBe("die shows 5, Hand (Seat 1)");
    expect(table.itemTitle("mark", "nest.r0")).toBe("mark, Nest");
  });

  it("tell what is counted, and which side shows", () => {
    const table = tableOf({});
    expect(table.label("night_owl.1")).toBe("Night owl");
    expect(table.label("red_fox.1")).toBe("red fox");
    expect(table.label("?")).toBe("face down");
    expect(table.counterLabel("points.0")).toBe("Points (Seat 1)");
    expect(table.counterLabel("night_owl.0/eggs")).toBe("Night owl: Eggs");
    expect(table.counterLabel("gold_left")).toBe("gold left");
    expect(table.faceLabel("asleep")).toBe("asleep");
    expect(table.faceLabel("wide_awake")).toBe("wide awake");
  });
});
