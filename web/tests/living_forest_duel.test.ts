import { describe, expect, it } from "vitest";
import { treePicture } from "../src/games/living_forest_duel/art";
import { doors, elementOf, planting } from "../src/games/living_forest_duel/focus";
import { FORWARD, layout, WIDE } from "../src/games/living_forest_duel/layout";
import { cellOf, PLACES, seatOf } from "../src/games/living_forest_duel/places";
import type { Mode, Room } from "../src/table/game";
import type { View } from "../src/table/types";
import { optionOf, recordedViews, roomOf, viewOf } from "./support";

const seasons = (first: string, second: string): View["facts"] => ({ seats: [{ season: first }, { season: second }] });
const view = (places: Record<string, string[]>, more: Partial<View> = {}): View =>
  viewOf({ game: "living_forest_duel", places, facts: seasons("summer", "winter"), ...more });
const room = (v: View, mode: Mode = "wide", tab = "table"): Room => roomOf(v, mode, { tab });

describe("the duel's table", () => {
  it("keeps Summer on the left, whichever seat plays it", () => {
    const swapped = view({}, { facts: seasons("winter", "summer") });
    expect(seatOf(swapped, "summer")).toBe(1);
    const spot = layout(room(swapped)).at("line.1", 0, 1, "fox");
    expect(spot?.x).toBeLessThan(WIDE.w / 2);
  });

  it("joins the trees of a forest without a gap", () => {
    const v = view({
      "forest.0/0:0": ["starting_tree_summer"],
      "forest.0/1:0": ["sun_tree_1"],
      "forest.0/0:1": ["water_tree_1"],
    });
    const at = layout(room(v));
    const [lake, east, south] = ["0:0", "1:0", "0:1"].map((cell) => at.at(`forest.0/${cell}`, 0, 1, "x"));
    expect((east?.x ?? 0) - (lake?.x ?? 0)).toBeCloseTo(lake?.w ?? 0);
    expect((south?.y ?? 0) - (lake?.y ?? 0)).toBeCloseTo(lake?.h ?? 0);
  });

  it("makes room for every cell that may be planted", () => {
    const option = optionOf({ action: "plant(4:0)", targets: ["forest.0/4:0"] });
    const v = view(
      { "forest.0/0:0": ["starting_tree_summer"] },
      {
        decision: {
          seat: 0,
          prompt: { id: "p", args: {} },
          why: [],
          rule: "",
          about: [],
          options: [option],
          closed: [],
        },
      },
    );
    const zone = layout(room(v)).zone?.("forest.0/4:0");
    const { x, w } = WIDE.forest.summer;
    expect(zone).toBeTruthy();
    expect((zone?.x ?? 0) + (zone?.w ?? 0) / 2).toBeLessThanOrEqual(x + w);
  });

  it("lays a token on the stave of the element it points at", () => {
    const v = view(
      { "line.shared": ["bear", "owl"], pointing: ["action_token_summer.0", "action_token_winter.0"] },
      { faces: { "action_token_summer.0": "owl/sun", "action_token_winter.0": "owl/wind" } },
    );
    const at = layout(room(v));
    const card = at.at("line.shared", 1, 2, "owl");
    const [sun, wind] = ["summer", "winter"].map((s, i) => at.at("pointing", i, 2, `action_token_${s}.0`));
    expect(sun?.x).toBe(wind?.x);
    expect(sun?.y).toBeLessThan(wind?.y ?? 0);
    expect(Math.abs((sun?.x ?? 0) - (card?.x ?? 0))).toBeLessThan((card?.w ?? 0) / 2);
    for (const token of [sun, wind]) {
      const name = (card?.x ?? 0) - (card?.w ?? 0) / 2 + (card?.h ?? 0) * 0.26; // where the animal's name begins
      expect((token?.x ?? 0) + (token?.w ?? 0) / 2).toBeLessThan(name);
    }
  });

  it("names the animals of a long line together, and lets no captions meet", () => {
    const line = ["owl", "fox", "bear", "wolf", "lynx"];
    const captions = (n: number): (string | undefined)[] => {
      const at = layout(room(view({ "line.0": line.slice(0, n) })));
      return line.slice(0, n).map((item, i) => at.at("line.0", i, n, item)?.look);
    };
    expect(captions(3)).toEqual(["named", "named", "named"]);
    expect(captions(5)).toEqual(Array(5).fill(undefined));
    const at = layout(room(view({ "line.0": line.slice(0, 3) })));
    const [first, second] = [0, 1].map((i) => at.at("line.0", i, 3, line[i] ?? ""));
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual((first?.w ?? 0) + 4);
  });

  it("lets signs, sums and the tokens themselves stand for a token", () => {
    let seen = 0;
    for (const real of recordedViews("living_forest_duel")) {
      for (const option of real.decision?.options.filter(({ kind }) => kind === "token") ?? []) {
        const also = doors(option, real);
        expect(also).toContain(`sum/${option.values["element"]}`);
        expect(also).toContain(option.targets[0]);
        expect(also.some((door) => door.startsWith("action_token"))).toBe(true);
        for (const mode of ["wide", "phone"] as const)
          expect(layout(room(real, mode)).zone?.(`sum/${option.values["element"]}`)).toBeTruthy();
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(0);
  });

  it("brings the forest forward while a tree is planted", () => {
    const real = recordedViews("living_forest_duel").find((one) => planting(one) !== null);
    if (!real) throw new Error("no view in which a tree is planted");
    const cells = real.decision?.options.flatMap(({ targets }) => targets) ?? [];
    const { zone, at } = layout(room(real));
    for (const cell of cells) expect(zone?.(cell)?.w).toBeGreaterThan(70);
    expect(at("deck", 0, 1, "?")?.z ?? 0).toBeLessThan(FORWARD - 20);
    expect(at(`forest.${real.seat}/0:0`, 0, 1, "x")?.z).toBeGreaterThanOrEqual(FORWARD);
  });

  it("shows the top of a pile whose bottom is known", () => {
    const at = layout(room(view({ "pile.0": ["?", "?", "?", "?", "owl"] })));
    expect(at.at("pile.0", 0, 5, "?")).not.toBeNull();
    expect(at.at("pile.0", 4, 5, "owl")).toBeNull();
  });

  it("puts parts on tabs on a phone", () => {
    const v = view({ "recruit.0": ["owl"], "forest.0/0:0": ["starting_tree_summer"] });
    expect(layout(room(v, "phone", "table")).at("recruit.0", 0, 1, "owl")).toBeNull();
    expect(layout(room(v, "phone", "recruit")).at("recruit.0", 0, 1, "owl")).not.toBeNull();
    expect(layout(room(v, "phone", "table")).at("forest.0/0:0", 0, 1, "x")).not.toBeNull();
    expect(layout(room(v, "phone")).tabs?.map((tab) => tab.id)).toEqual(["table", "recruit", "trees", "rival"]);
  });
});

describe("drawings", () => {
  it("lets rivers leave in the middle of exactly the open sides", () => {
    const picture = treePicture("t1", {
      pile: "sun",
      starting: null,
      cost: 2,
      bonus: "sanki",
      river: ["east", "north"],
    });
    expect(picture).toContain("M60 0C");
    expect(picture).toContain("M120 42C");
    expect(picture).not.toContain("M60 84C");
    expect(picture.match(/lf-s-sanki/g)).toHaveLength(4);
  });

  it("draws the same tree every time", () => {
    const facts = { pile: "sun", starting: null, cost: 2, bonus: null, river: ["west"] };
    expect(treePicture("a", facts)).toBe(treePicture("a", facts));
  });

  it("knows which element an option is about", () => {
    const token = optionOf({ kind: "token", values: { element: "water" } });
    const about = [token, optionOf({ kind: "recruit" }), optionOf({ kind: "reveal" })].map(elementOf);
    expect(about).toEqual(["water", "sun", null]);
  });

  it("draws every place of real tables, and knows no other", () => {
    for (const real of recordedViews("living_forest_duel")) {
      const at = layout(room(real));
      for (const [place, items] of Object.entries(real.places)) {
        expect(cellOf(place) !== null || (PLACES as readonly string[]).includes(place), place).toBe(true);
        if (items.length > 0) {
          const drawn = items.some((item, i) => at.at(place, i, items.length, item) !== null);
          expect(drawn, `${place}: ${items.join(" ")}`).toBe(true);
        }
      }
      for (const place of PLACES) expect(Object.keys(real.places)).toContain(place);
    }
  });

  it("draws every target of every option of real tables, on a phone on one of its tabs", () => {
    for (const real of recordedViews("living_forest_duel")) {
      const phones = ["table", "recruit", "trees", "rival"].map((tab) => layout(room(real, "phone", tab)));
      for (const option of real.decision?.options ?? []) {
        for (const target of option.targets) {
          const item = target.split("/")[0] ?? "";
          const [place, items] = Object.entries(real.places).find(([, row]) => row.includes(item)) ?? ["", []];
          const isDrawn = (at: ReturnType<typeof layout>): boolean =>
            place && cellOf(target) === null
              ? at.at(place, items.indexOf(item), items.length, item) !== null
              : (at.zone?.(target) ?? null) !== null;
          expect(isDrawn(layout(room(real))), `${option.action}: ${target}`).toBe(true);
          expect(phones.some(isDrawn), `${option.action} on a phone: ${target}`).toBe(true);
        }
      }
    }
  });
});
