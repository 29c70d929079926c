import { describe, expect, test } from "vitest";
import livingForest from "../src/games/living_forest_duel";
import { partShowing, partsOf } from "../src/shell/parts";
import { scenesOf } from "../src/table/beats";
import { sightOf } from "../src/table/sight";
import { Table } from "../src/table/table.svelte";
import type { TableEvent } from "../src/table/types";
import { recordedViews } from "./support";

const table = new Table("living_forest_duel", "lf", livingForest, []);
table.seats = [
  { name: "Ada", bot: null },
  { name: "Bo", bot: null },
];

describe("a table that scrolls", () => {
  test("stands still where what happens is in sight, and tells it on the other half", () => {
    expect(sightOf(100, 0, 600)).toEqual({ top: 0, low: false });
    expect(sightOf(500, 0, 600)).toEqual({ top: 0, low: true });
  });
  test("comes to what is out of sight", () => {
    expect(sightOf(900, 0, 600)).toEqual({ top: 600, low: false });
    expect(sightOf(40, 500, 600)).toEqual({ top: 0, low: false });
  });
});

describe("a phone", () => {
  const view = recordedViews("living_forest_duel").find(({ seat }) => seat === 0);
  if (!view) throw new Error("no view of the first seat");
  table.show(view);
  const parts = partsOf(table, 0, 390, 700, "table");
  const showing = (open: string, ...events: TableEvent[]): string | null => {
    const beat = { lines: [], events: events.flatMap((event, at) => (event.kind === "said" ? [] : [{ event, at }])) };
    const scenes = scenesOf(beat, (item) => table.where(item));
    return partShowing(table, 0, 390, 700, open, parts, scenes);
  };
  const moved = (item: string, target: string): TableEvent => ({
    kind: "moved",
    item: "?",
    source: "deck",
    target,
    becomes: item,
    at: -1,
  });

  test("turns to the part on which a rival’s move is seen", () => {
    expect(showing("recruit", moved("meerkat", "line.shared"))).toBe("table");
    expect(showing("table", moved("owl", "recruit.2"))).toBe("recruit");
  });

  test("stays where it is if it is seen there, or nowhere", () => {
    expect(showing("table", moved("meerkat", "line.shared"))).toBe("table");
    expect(showing("trees", { kind: "counted", counter: "fires.1", value: 3, cause: "" })).toBeNull();
  });
});
