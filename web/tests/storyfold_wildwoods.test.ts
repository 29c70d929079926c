import { describe, expect, test } from "vitest";
import { emblem, emblemSymbols, trackSigns } from "../src/games/storyfold_wildwoods/emblems";
import { type Facts, factsOf } from "../src/games/storyfold_wildwoods/facts";
import { blessingAt, type Box, deckAt, layout, planOf, spaceAt } from "../src/games/storyfold_wildwoods/layout";
import { atlasOf } from "../src/games/storyfold_wildwoods/map";
import { isPlace, NOT_DRAWN } from "../src/games/storyfold_wildwoods/places";
import { reader } from "../src/games/storyfold_wildwoods/reader.svelte";
import { signs } from "../src/games/storyfold_wildwoods/signs";
import { PICTURES } from "../src/games/storyfold_wildwoods/sky";
import { spreadsOf } from "../src/games/storyfold_wildwoods/spread";
import { isReading, pageOf } from "../src/games/storyfold_wildwoods/story";
import type { Mode, Room } from "../src/table/game";
import type { Card, View } from "../src/table/types";
import { optionOf, recordedViews, roomOf, viewOf } from "./support";

const FORD = [
  { id: "first", after: [] },
  { id: "second", after: ["first"] },
  { id: "third", after: ["second"] },
  { id: "bell", after: [] },
  { id: "ducklings", after: ["first"] },
  { id: "bank", after: [] },
];
const card = (id: string, kind: string, facts: object = {}): Card =>
  ({ id, kind, count: 1, facts, text: [], source: "designed", ref: "" }) as unknown as Card;

const FACTS: Facts = factsOf(recordedViews("storyfold_wildwoods").find(({ outcome }) => outcome === null) as View);
function view(more: Partial<Facts> = {}, places: Record<string, string[]> = {}): View {
  return viewOf({
    counters: { light: 3, shadow: 6, spirit: 6 },
    places: {
      scene: FORD.map(({ id }) => id),
      river: ["explore", "help"],
      dice: ["die_8.0"],
      blessings: ["river_pebble"],
      ...places,
    },
    facts: {
      ...FACTS,
      campaign_title: { id: "sw-campaign-hush", args: {} },
      chapter_title: { id: "sw-chapter-chapter1", args: {} },
      title: { id: "sw-scene-c1s2", args: {} },
      intro: { id: "sw-intro-c1s2", args: {} },
      goal: { id: "sw-goal-c1s2", args: {} },
      pages: [],
      stage: "luma",
      is_save_point: false,
      ...more,
    } satisfies Facts,
  });
}
const text = (id: string): { id: string; args: Record<string, never> } => ({ id, args: {} });
const page = (kind: Facts["pages"][number]["kind"], of: string): Facts["pages"][number] => ({
  kind,
  of,
  title: text(`title-${of}`),
  text: text(`text-${of}`),
  rule: null,
});
function room(mode: Mode, w: number, h: number, tab = ""): Room {
  const cards = new Map(FORD.map(({ id, after }) => [id, card(id, "location", { after, kind: "explore" })]));
  return { mode, w, h, view: view(), seat: 0, seats: 1, cards, tab };
}
const inside = (box: Box, all: { w: number; h: number }): boolean =>
  box.x >= 0 && box.y >= 0 && box.x + box.w <= all.w + 0.5 && box.y + box.h <= all.h + 0.5;
const ROOMS: Room[] = [
  room("wide", 1120, 848),
  room("wide", 960, 668),
  room("wide", 1600, 1028),
  room("wide", 1440, 520),
  room("tall", 768, 558),
  room("tall", 820, 700),
  ...["story", "map", "river", "mine"].flatMap((tab) => [room("phone", 390, 494, tab), room("phone", 360, 360, tab)]),
];

describe("the map", () => {
  const { spots, paths, columns } = atlasOf(FORD);
  test("what must come first lies to the left", () => {
    expect(paths).toHaveLength(3);
    for (const [from, to] of paths) expect((spots.get(from)?.x ?? 1) < (spots.get(to)?.x ?? 0)).toBe(true);
  });
  test("no two Locations share a spot, and all are on the map", () => {
    expect(new Set([...spots.values()].map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(FORD.length);
    expect([...spots.values()].every(({ x, y }) => x > 0 && x < 1 && y >= 0 && y <= 1)).toBe(true);
    expect(columns).toBe(3);
  });
  test("paths side by side do not cross", () => {
    const { spots: at } = atlasOf([
      { id: "a", after: [] },
      { id: "b", after: [] },
      { id: "b2", after: ["b"] },
      { id: "a2", after: ["a"] },
    ]);
    const y = (id: string): number => at.get(id)?.y ?? 0;
    expect(Math.sign(y("a") - y("b"))).toBe(Math.sign(y("a2") - y("b2")));
  });
  test("an unknown Location before another is no path", () => {
    expect(atlasOf([{ id: "a", after: ["elsewhere"] }]).paths).toEqual([]);
  });
});

describe("the plan", () => {
  test.each(ROOMS)("$mode $w x $h $tab: every part lies on the stage", (where) => {
    const plan = planOf(where);
    for (const part of [
      "book",
      "track",
      "story",
      "map",
      "roll",
      "river",
      "spirit",
      "dice",
      "heroes",
      "blessings",
      "decks",
    ] as const) {
      const box = plan[part];
      if (box) expect([part, inside(box, plan)]).toEqual([part, true]);
    }
    if (plan.river) {
      const last = spaceAt(plan, plan.river, 6);
      expect(last.x + plan.card.w / 2 <= plan.w && last.y + plan.card.h / 2 <= plan.h + 1).toBe(true);
    }
  });
  test.each(ROOMS.filter(({ mode }) => mode !== "phone"))(
    "$mode $w x $h: the stage has the room's shape and shows every piece",
    (where) => {
      const { w, h, at } = layout(where);
      expect(w / h).toBeCloseTo(where.w / where.h, 1);
      for (const [place, items] of Object.entries(where.view.places)) {
        items.forEach((item, i) => {
          const spot = at(place, i, items.length, item);
          expect(spot && spot.x > 0 && spot.x < w && spot.y > 0 && spot.y < h).toBe(true);
        });
      }
    },
  );
  test("phones have a tab for each part and turn to where the dice fall", () => {
    const where = room("phone", 390, 494);
    where.view.decision = {
      seat: 0,
      prompt: text("x"),
      why: [],
      rule: "",
      about: [],
      options: [optionOf({ action: "stand", kind: "stand" })],
      closed: [],
    };
    const tabs = layout(where).tabs ?? [];
    expect(tabs.map(({ id }) => id)).toEqual(["story", "map", "river", "mine"]);
    expect(tabs.find(({ wanted }) => wanted)?.id).toBe("map");
  });
  test("decks and Blessings keep apart", () => {
    const decks = { x: 0, y: 0, w: 144, h: 252 };
    expect(deckAt(decks, 1).y - deckAt(decks, 0).y).toBeGreaterThan(50);
    const [a, b] = [blessingAt({ x: 0, y: 0, w: 374, h: 130 }, 0, 3), blessingAt({ x: 0, y: 0, w: 374, h: 130 }, 1, 3)];
    expect(b.x).toBeGreaterThanOrEqual(a.x + a.w);
  });
});

describe("signs", () => {
  test("an effect reads as picture, amount and way", () => {
    const text = signs([
      { op: "lose_spirit", n: 2 },
      { op: "move_creature", to: "end" },
      { op: "gain_die", sides: 10 },
      { op: "draw_creature", n: 1, maybe: true },
    ]);
    expect(text.match(/sw-mark/g)).toHaveLength(4);
    expect(text).toContain("−2");
    expect(text).toContain("#sw-end");
    expect(text).toContain("d10");
    expect(text).toContain("+1?");
  });
  test("no effect, no sign", () => {
    expect(signs(undefined)).toBe("");
    expect(signs([{ op: "unheard_of" }])).toBe("");
  });
  test("icons of other campaigns differ from each other and from ours", () => {
    const icon = (id: string): Facts["icons"][number] => ({ id, title: text(id), rule: text(id) });
    const signs = trackSigns({ icons: [icon("rings"), icon("never"), icon("heard"), icon("paw")] });
    expect(signs.get("rings")).toBe("sw-rings");
    expect(signs.get("paw")).toBe("sw-paw");
    expect(new Set(signs.values()).size).toBe(4);
  });
  test("cards of other campaigns show what they do first, or their kind", () => {
    expect(emblem(card("old_crust", "blessing", { signs: [{ op: "gain_spirit", n: 1 }] }))).toBe("sw-lantern");
    expect(emblem(card("cross_goose", "creature", { signs: [{ op: "move_creature" }] }))).toBe("sw-paw");
    expect(emblem(card("reeds", "location", { kind: "explore", signs: [] }))).toBe("i-compass");
  });
  test("every emblem of our own is drawn", () => {
    for (const id of ["gloam_hare", "river_pebble", "c2s2_hoard", "something_new"]) {
      const sign = emblem(card(id, "creature"));
      expect(sign.startsWith("i-") || emblemSymbols.includes(`id="${sign}"`) || /^sw-[cp]-/.test(sign)).toBe(true);
    }
  });
});

describe("the story", () => {
  test("a Scene shows its intro until something new is read", () => {
    expect(pageOf(view()).lines).toEqual([text("sw-intro-c1s2")]);
    const pages = [page("location", "a"), page("icon", "b")];
    expect(pageOf(view({ pages })).lines).toEqual(pages.map((one) => one.text));
    expect(pageOf(view()).hasGoal).toBe(true);
  });
  test("between two Scenes the pages are for reading", () => {
    const between = view({ pages: [page("won", "c1s1")], stage: "between", is_save_point: true }, { scene: [] });
    expect(isReading(between)).toBe(true);
    expect(pageOf(between)).toMatchObject({ title: { id: "sw-scene-c1s2" }, hasGoal: false });
    const opening = view({ pages: [page("chapter", "chapter1")], stage: "opening" }, { scene: [] });
    expect(pageOf(opening)).toMatchObject({ above: { id: "sw-campaign-hush" }, title: { id: "sw-chapter-chapter1" } });
  });
  test("cards of the story, Brom's sacrifice, triumph and defeat are pages of their own", () => {
    const pages = (["location", "story", "sacrifice", "icon", "lost"] as const).map((kind) => page(kind, `a_${kind}`));
    const ended = view({ pages, is_save_point: true, path: [{ scene: "c1s1", won: false }] });
    const spreads = spreadsOf(ended);
    expect(spreads.map(({ kind }) => kind)).toEqual(["story", "sacrifice", "lost"]);
    expect(spreads.map(({ scene }) => scene)).toEqual(["c1s1", "c1s1", "c1s1"]);
    expect(spreads.map(({ next }) => next?.title.id)).toEqual([undefined, undefined, "sw-scene-c1s2"]);
    expect(spreads.at(-1)?.next?.label.id).toBe("sw-ui-next-lost");
    expect(spreadsOf(view({ pages: [page("scene", "c1s2")] }))).toEqual([]);
  });
  test("a page is read once, and another position has pages of its own", () => {
    const first = view({ pages: [page("story", "c1_1"), page("story", "c1_2")] });
    expect(reader.page(first)).toMatchObject({ spread: { title: { id: "title-c1_1" } }, more: 1 });
    reader.turn(first);
    expect(reader.page({ ...first })).toMatchObject({ spread: { title: { id: "title-c1_2" } }, more: 0 });
    reader.turn(first);
    expect(reader.page(first)).toBe(null);
    expect(reader.page(view({ pages: [page("won", "c1s2")] }))).not.toBe(null);
  });
  test("the end has a name and its text", () => {
    const over = { ...view(), outcome: { returns: [1], winners: [0], reason: "evening_song" } };
    expect(pageOf(over)).toMatchObject({
      title: { id: "sw-ending-evening_song" },
      lines: [{ id: "sw-end-evening_song" }],
    });
  });
  test("every Scene has a picture of its own", () => {
    expect(Object.keys(PICTURES)).toHaveLength(15);
    expect(new Set(Object.values(PICTURES).map(({ back }) => back)).size).toBe(15);
  });
});

describe("recorded views", () => {
  const views = recordedViews("storyfold_wildwoods");
  test("there are views of every kind of decision", () => {
    expect(views.length).toBeGreaterThan(20);
    expect(
      new Set(views.flatMap(({ decision }) => decision?.options.map(({ kind }) => kind) ?? [])).size,
    ).toBeGreaterThan(15);
  });
  test("every place is known, or not drawn on purpose", () => {
    for (const { places } of views)
      for (const place of Object.keys(places))
        expect([place, isPlace(place) || NOT_DRAWN.includes(place)]).toEqual([place, true]);
  });
  test.each(["wide", "tall"] as const)("%s: every target of every option is drawn", (mode) => {
    for (const view of views) {
      const { at } = layout(roomOf(view, mode));
      for (const { action, targets } of view.decision?.options ?? []) {
        for (const target of targets) {
          const [place, items] = Object.entries(view.places).find(([, row]) => row.includes(target)) ?? ["", []];
          const spot = at(place, items.indexOf(target), items.length, target);
          expect([action, target, spot !== null]).toEqual([action, target, true]);
        }
      }
    }
  });
  test("on a phone every target lies on a tab that is wanted then", () => {
    for (const view of views) {
      const tabs = layout(roomOf(view, "phone", { w: 390, h: 494, tab: "story" })).tabs ?? [];
      for (const { action, targets } of view.decision?.options ?? []) {
        for (const target of targets) {
          const [place, items] = Object.entries(view.places).find(([, row]) => row.includes(target)) ?? ["", []];
          const shown = tabs.some(
            ({ id }) =>
              layout(roomOf(view, "phone", { w: 390, h: 494, tab: id })).at(
                place,
                items.indexOf(target),
                items.length,
                target,
              ) !== null,
          );
          expect([action, target, shown]).toEqual([action, target, true]);
        }
      }
    }
  });
});
