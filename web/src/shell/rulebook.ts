/** The rulebooks: our own words, in src/radura/games/<id>/rulebook/<lang>.md, bundled language by language.
 *
 *  A small part of Markdown: # headings (with the rule ids in braces at their end), paragraphs, - lists,
 *  **bold**, *italic*, | tables, and lines `:::pieces a b c` that show the named pieces as the table draws them.
 */
import type { GameInfo } from "../protocol";

const files = import.meta.glob<string>("../../../src/radura/games/*/rulebook/*.md", {
  query: "?raw",
  import: "default",
});

export type Inline = { text: string; strong?: boolean; em?: boolean };
export type Block =
  | { kind: "p"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; rows: Inline[][][] }
  | { kind: "pieces"; items: string[] };

export interface Section {
  level: number;
  title: string;
  /** Rule ids, as in the numbered rules of the game. */
  ids: string[];
  blocks: Block[];
}

export function hasRulebook({ drawn_as }: GameInfo): boolean {
  return Object.keys(files).some((path) => path.includes(`/${drawn_as}/rulebook/`));
}

export async function loadRulebook({ drawn_as }: GameInfo, language: string): Promise<Section[]> {
  const load = files[`../../../src/radura/games/${drawn_as}/rulebook/${language}.md`];
  return load ? parse(await load()) : [];
}

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), strong: true };
      if (part.startsWith("*") && part.length > 2) return { text: part.slice(1, -1), em: true };
      return { text: part };
    });
}

export function parse(source: string): Section[] {
  const sections: Section[] = [];
  let section: Section = { level: 1, title: "", ids: [], blocks: [] };
  for (const chunk of source.split(/\n\s*\n/)) {
    const lines = chunk.split("\n").filter((line) => line.trim());
    const first = lines[0];
    if (first === undefined) continue;
    const heading = /^(#+)\s+(.*?)(?:\s*\{([^}]*)\})?\s*$/.exec(first);
    if (heading) {
      section = {
        level: heading[1]?.length ?? 1,
        title: heading[2] ?? "",
        ids: (heading[3] ?? "").split(/[\s,]+/).filter(Boolean),
        blocks: [],
      };
      sections.push(section);
      lines.shift();
      if (lines.length === 0) continue;
    }
    section.blocks.push(...blocks(lines));
  }
  return sections;
}

function blocks(lines: string[]): Block[] {
  const first = lines[0] ?? "";
  if (first.startsWith(":::pieces")) return [{ kind: "pieces", items: first.slice(9).trim().split(/\s+/) }];
  if (first.startsWith("- ")) {
    const items: string[] = [];
    for (const line of lines) {
      if (line.startsWith("- ")) items.push(line.slice(2));
      else items.push(`${items.pop() ?? ""} ${line.trim()}`);
    }
    return [{ kind: "list", items: items.map(inline) }];
  }
  if (first.startsWith("|")) {
    const rows = lines.filter((line) => !/^\|[\s|:-]+\|$/.test(line));
    return [
      {
        kind: "table",
        rows: rows.map((row) =>
          row
            .split("|")
            .slice(1, -1)
            .map((cell) => inline(cell.trim())),
        ),
      },
    ];
  }
  return [{ kind: "p", text: inline(lines.join(" ")) }];
}

/** The number of the section that tells about a rule ("LF-8.15" stands under "LF-8"); -1: none names it. */
export function sectionOf(sections: readonly Section[], rule: string): number {
  const exact = sections.findIndex(({ ids }) => ids.includes(rule));
  return exact >= 0 ? exact : sections.findIndex(({ ids }) => ids.some((id) => rule.startsWith(`${id}.`)));
}

/** The plain words of a section, for searching. */
export function plain(section: Section): string {
  const of = (parts: Inline[]): string => parts.map((part) => part.text).join("");
  const words = section.blocks.map((block) => {
    if (block.kind === "p") return of(block.text);
    if (block.kind === "list") return block.items.map(of).join(" ");
    return block.kind === "table" ? block.rows.flat().map(of).join(" ") : block.items.join(" ");
  });
  return [section.title, ...section.ids, ...words].join(" ").toLowerCase();
}
