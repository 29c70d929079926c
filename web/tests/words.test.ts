import { describe, expect, it } from "vitest";
import { words } from "../src/shell/words.svelte";

const TEXT = `
core-form-the = { $name }
core-form-on = su { $name }
-g-op = Ottieni 1 Oro.
g-card-smith = Fabbro
    .the = il Fabbro
    .on = sul Fabbro
g-card-book = Libro
g-log-use = { CAP($card-the) } si usa.
g-log-put = Mette 1 Oro { $card-on }.
g-note = ne hai { $n }
g-rule = Subito: { MID(-g-op) }
`;

describe("words", () => {
  it("give a name the form that the sentence asks for", () => {
    words.use("it", TEXT);
    expect(words.say({ id: "g-log-use", args: { card: "#g-card-smith" } })).toBe("Il Fabbro si usa.");
    expect(words.say({ id: "g-log-put", args: { card: "#g-card-smith" } })).toBe("Mette 1 Oro sul Fabbro.");
    expect(words.say({ id: "g-log-put", args: { card: "#g-card-book" } })).toBe("Mette 1 Oro su Libro.");
    expect(words.say({ id: "g-log-put", args: { card: "Ada" } })).toBe("Mette 1 Oro su Ada.");
  });

  it("keep the names of cards apart, whatever their form", () => {
    words.use("it", TEXT);
    expect(words.parts({ id: "g-log-use", args: { card: "#g-card-smith" } })).toEqual([
      { card: "smith", text: "Il Fabbro" },
      " si usa.",
    ]);
  });

  it("go on in lower case after a colon", () => {
    words.use("it", TEXT);
    expect(words.say({ id: "g-rule" })).toBe("Subito: ottieni 1 Oro.");
  });

  it("begin with a capital where they stand alone", () => {
    words.use("it", TEXT);
    expect(words.say({ id: "g-note", args: { n: 2 } })).toBe("ne hai 2");
    expect(words.alone({ id: "g-note", args: { n: 2 } })).toBe("Ne hai 2");
  });
});
