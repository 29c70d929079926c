import { describe, expect, it } from "vitest";
import { eyesOf } from "../src/lobby/glance";
import { faceOf, levelAbout, levelName, usualOptions } from "../src/lobby/levels";
import type { GameInfo, MatchInfo } from "../src/protocol";
import { request, resized, seated, type Sitter } from "../src/shell/seating";
import { words } from "../src/shell/words.svelte";

const me: Sitter = { kind: "me", level: "greedy", name: "" };
const kinds = (sitters: Sitter[]): string => sitters.map(({ kind }) => kind).join(" ");

describe("who sits at a table that is being set up", () => {
  it("fills a larger table with computers, and keeps me at a smaller one", () => {
    const four = resized([me], 4, "greedy");
    expect(kinds(four)).toBe("me bot bot bot");
    expect(kinds(resized(seated(four, 3, "me"), 2, "greedy"))).toBe("bot me");
    expect(kinds(resized(four, 1, "greedy"))).toBe("me");
  });

  it("has one of me: another seat is a change of seats, and who takes mine moves me on", () => {
    const three = seated(resized([me], 3, "greedy"), 1, "friend");
    expect(kinds(seated(three, 2, "me"))).toBe("bot friend me");
    expect(kinds(seated(three, 0, "local"))).toBe("local me bot");
    expect(kinds(seated(three, 1, "friend"))).toBe(kinds(three));
  });

  it("asks the server for what the chips show", () => {
    expect(request({ kind: "local", level: "", name: " Bram " }, "Player 2")).toEqual({ kind: "me", name: "Bram" });
    expect(request({ kind: "local", level: "", name: " " }, "Player 2")).toEqual({ kind: "me", name: "Player 2" });
    expect(request({ kind: "anybody", level: "", name: "" }, "")).toEqual({ kind: "open" });
    expect(request({ kind: "bot", level: "adept", name: "" }, "")).toEqual({ kind: "bot", level: "adept" });
  });
});

describe("computer players", () => {
  it("have a name, a sentence and a face, also those from elsewhere", () => {
    words.use(
      "en",
      "srv-bot-greedy = Novice\nsrv-bot-greedy-about = Grabs.\nshell-level-elsewhere = From elsewhere.\n",
    );
    expect([levelName("greedy"), levelAbout("greedy"), faceOf("greedy")]).toEqual(["Novice", "Grabs.", "novice"]);
    expect([levelName("deep_fox"), levelAbout("deep_fox"), faceOf("deep_fox")]).toEqual([
      "deep fox",
      "From elsewhere.",
      "traveller",
    ]);
    expect(faceOf("grandmaster")).toBe("grandmaster");
  });
});

describe("a first game", () => {
  const game = { id: "g", settings: [{ id: "setup", values: ["full", "first"], default: "full", first: "first" }] };
  const played = (more: object): MatchInfo => ({ game: "g", you: [0], ending: { by: "rules" }, ...more }) as MatchInfo;

  it("is offered until one was played to its end", () => {
    const setup = (mine: MatchInfo[]): string | undefined => usualOptions(game as GameInfo, mine)["setup"];
    expect(setup([])).toBe("first");
    expect(setup([played({ ending: null }), played({ game: "h" }), played({ ending: { by: "left" } })])).toBe("first");
    expect(setup([played({})])).toBe("full");
  });
});

describe("a match in small", () => {
  it("is seen through one's own eyes; where several share a screen, through nobody's", () => {
    expect(eyesOf({ you: [1] } as MatchInfo)).toBe("1");
    expect(eyesOf({ you: [0, 1] } as MatchInfo)).toBe("spectator");
    expect(eyesOf({ you: [] as number[] } as MatchInfo)).toBe("spectator");
  });
});
