import { describe, expect, test, vi } from "vitest";
import plainTable from "../src/games/plain";
import { soften } from "../src/table/soften";
import type { GameUI } from "../src/table/game";
import { type Batch, Table } from "../src/table/table.svelte";
import type { Closed, Option, View } from "../src/table/types";
import { optionOf, viewOf } from "./support";

const option = (action: string, more: Partial<Option> = {}): Option =>
  optionOf({ action, kind: action.split("(")[0] ?? "", ...more });

function viewWith(options: Option[], closed: Closed[] = [], about: string[] = [], n = 0): View {
  const prompt = { id: "ask", args: { n } };
  return viewOf({ decision: { seat: 0, prompt, why: [], rule: "", about, options, closed } });
}

function tableWith(view: View, more: Partial<GameUI> = {}): { table: Table; sent: string[] } {
  const table = new Table("g", "g", { ...plainTable, ...more }, []);
  const sent: string[] = [];
  table.onact = ({ action }) => sent.push(action) > 0;
  table.show(view);
  return { table, sent };
}

const closed = (target: string): Closed => ({
  text: { id: "place", args: {} },
  reason: { id: "short", args: {} },
  rule: "R-1",
  group: "",
  targets: [target],
  cost: [],
});

describe("one click", () => {
  const reveal = option("reveal", { targets: ["deck"], final: true });

  test("is enough for the only option, even where it cannot be taken back", () => {
    const { table, sent } = tableWith(viewWith([reveal]));
    table.point("deck", 0, 0, true);
    expect(sent).toEqual(["reveal"]);
  });

  test("only arms what reveals something by choice", () => {
    const { table, sent } = tableWith(viewWith([reveal, option("pass")]));
    table.point("deck", 0, 0, true);
    expect([sent, table.armed?.action]).toEqual([[], "reveal"]);
    table.point("deck", 0, 0, true);
    expect(sent).toEqual(["reveal"]);
  });

  test("on a thing of which something else cannot be done now opens a menu with the reason", () => {
    const { table, sent } = tableWith(viewWith([option("discard(owl)", { targets: ["owl"] })], [closed("owl")]));
    table.point("owl", 0, 0, true);
    expect(sent).toEqual([]);
    expect(table.menu?.options.map(({ action }) => action)).toEqual(["discard(owl)"]);
    expect(table.menu?.closed).toEqual([closed("owl")]);
  });

  test("answers on whatever the game lets stand for an option", () => {
    const { table, sent } = tableWith(viewWith([option("token(sun)", { targets: ["owl/sun"] })]), {
      also: () => ["sum/sun"],
    });
    table.point("sum/sun", 0, 0, true);
    expect(sent).toEqual(["token(sun)"]);
  });
});

describe("dice for one reroll", () => {
  const gather = { kind: "reroll", then: "throw" };
  const [red, blue] = [
    option("reroll(red.0)", { targets: ["red.0", "red.1"] }),
    option("reroll(blue)", { targets: ["blue"] }),
  ];
  const finish = option("throw", { final: true });

  const batch = (view: View): Batch => ({ events: [], view, seat: 0, step: 1 });

  test("are picked and put back before anything is sent, then sent one after the other and thrown", async () => {
    const { table, sent } = tableWith(viewWith([red, blue]), { gather });
    for (const die of ["red.0", "blue", "red.1", "red.0"]) table.point(die, 0, 0, true);
    expect([sent, table.dice.picked]).toEqual([[], ["blue", "red.1"]]);
    table.dice.roll();
    expect(sent).toEqual(["reroll(blue)"]);
    table.play(batch(viewWith([red, finish], [], ["blue"])));
    await vi.waitFor(() => expect(sent).toEqual(["reroll(blue)", "reroll(red.0)"]));
    table.play(batch(viewWith([red, finish], [], ["blue", "red.0"])));
    await vi.waitFor(() => expect(sent.at(-1)).toBe("throw"));
    table.play(batch(viewWith([red, blue])));
    await vi.waitFor(() => expect(table.busy).toBe(false));
    expect(sent).toHaveLength(3);
  });

  test("that look alike are picked one by one by their option, and go back together", () => {
    const { table } = tableWith(viewWith([red, blue]), { gather });
    const picked = [1, 2, 3].map(() => (table.choose(red, false), [...table.dice.picked]));
    expect(picked).toEqual([["red.0"], ["red.0", "red.1"], []]);
  });

  test("are no more than the rules let be rolled, and one alone needs no picking", () => {
    const most = ({ decision }: View): number => Number(decision?.prompt.args?.["n"]);
    const two = tableWith(viewWith([red, blue], [], [], 2), { gather: { ...gather, most } });
    for (const die of ["red.0", "blue", "red.1"]) two.table.point(die, 0, 0, false);
    expect(two.table.dice.picked).toEqual(["blue", "red.1"]);
    const one = tableWith(viewWith([red, blue], [], [], 1), { gather: { ...gather, most } });
    one.table.point("blue", 0, 0, false);
    expect(one.sent).toEqual(["reroll(blue)"]);
  });
});

describe("long words", () => {
  const parted = (name: string, language: "en" | "it" | "nl"): string =>
    soften(name, language).replaceAll("\u00ad", "-");

  test("are parted by the rules of their language", () => {
    expect(["Counterspell", "Quickstep", "Hedgehog", "Duplication"].map((word) => parted(word, "en"))).toEqual([
      "Counter-spell",
      "Quick-step",
      "Hedge-hog",
      "Dupli-ca-tion",
    ]);
    expect(["Cristallo", "Monastero", "Controincantesimi"].map((word) => parted(word, "it"))).toEqual([
      "Cri-stallo",
      "Mona-stero",
      "Contro-incan-te-simi",
    ]);
    expect(["Aflegstapel", "Tegenspreuken", "Edelsteenverdubbeling"].map((word) => parted(word, "nl"))).toEqual([
      "Afleg-stapel",
      "Tegen-spreu-ken",
      "Edel-steen-ver-dub-be-ling",
    ]);
  });

  test("that are short stay whole", () => {
    expect(parted("Heat Wave", "en")).toBe("Heat Wave");
  });
});
