import { describe, expect, it } from "vitest";
import { inline, parse, plain } from "../src/shell/rulebook";

const SOURCE = `# A game

Two **spirits** share *one* forest.

## Set-up {LF-4.1 LF-4.2}

- Lay seven cards
  in a row.
- Put Onibi in the middle.

:::pieces wolf owl

| sign | gives |
|---|---|
| sun | recruit |
`;

describe("rulebook", () => {
  it("reads headings with rule ids, paragraphs, lists, tables and pieces", () => {
    const [intro, setUp] = parse(SOURCE);
    expect(intro).toMatchObject({ level: 1, title: "A game", ids: [] });
    expect(setUp).toMatchObject({ level: 2, title: "Set-up", ids: ["LF-4.1", "LF-4.2"] });
    expect(setUp?.blocks.map((block) => block.kind)).toEqual(["list", "pieces", "table"]);
    expect(setUp?.blocks[0]).toMatchObject({
      items: [[{ text: "Lay seven cards in a row." }], [{ text: "Put Onibi in the middle." }]],
    });
  });

  it("keeps bold and italic apart", () => {
    expect(inline("Two **spirits** share *one* forest.")).toEqual([
      { text: "Two " },
      { text: "spirits", strong: true },
      { text: " share " },
      { text: "one", em: true },
      { text: " forest." },
    ]);
  });

  it("can be searched by words and by rule id", () => {
    const [, setUp] = parse(SOURCE);
    expect(setUp && plain(setUp)).toContain("lf-4.1");
    expect(setUp && plain(setUp)).toContain("onibi in the middle");
  });
});
