/** Prints the gzip sizes of what is built, and fails if a budget is broken (docs/decisions/0011-weight.md).
 *
 *  `npm run size` after a build. Fonts are left out: they are loaded once, after the first paint.
 */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** In thousands of bytes. */
const BUDGET = { code: 180, opened: 60, drawings: 60, game: 150 };

const folder = new URL("../../src/radura/web/assets/", import.meta.url);
const games = readdirSync(new URL("../src/games/", import.meta.url)).filter((name) => name !== "plain");
const files = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({
    name,
    kind: kindOf(name),
    game: games.find((id) => name.includes(id)),
    size: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length / 1000,
  }))
  .sort((a, b) => b.size - a.size);

/** What a file is, by how `vite.config.ts` names it; all that has no name of its own is code. */
function kindOf(name) {
  const [, first] = /^(art|cover|book|opened|plain)-/.exec(name) ?? [];
  return { art: "drawings", cover: "drawings", book: "rulebooks", opened: "opened", plain: "plain" }[first] ?? "code";
}
const sum = (wanted) => files.filter(wanted).reduce((total, { size }) => total + size, 0);
const kB = (size) => `${size.toFixed(1)} kB`.padStart(10);

for (const kind of ["code", "opened", "drawings", "rulebooks", "plain"]) {
  console.log(`\n${kind}`);
  for (const { name, size } of files.filter((file) => file.kind === kind)) console.log(kB(size), name);
}

let broken = 0;
function weigh(what, size, most) {
  console.log(kB(size), what, most === undefined ? "" : `(at most ${most} kB${size > most ? ": BROKEN" : ""})`);
  if (size > most) broken++;
}
console.log("");
weigh(
  "scripts and styles of the lobby, the shell and all games",
  sum(({ kind }) => kind === "code"),
  BUDGET.code,
);
weigh(
  "pages and dialogs, loaded when they are opened",
  sum(({ kind }) => kind === "opened"),
  BUDGET.opened,
);
for (const id of games)
  weigh(
    `drawings of ${id}`,
    sum(({ kind, game }) => kind === "drawings" && game === id),
    BUDGET.drawings,
  );
// What a browser loads that goes straight to a table: no covers, no rulebook, none of the pages beside.
const beside = /^(cover|book|opened|art-credits|plain)/;
for (const id of games)
  weigh(
    `a match of ${id}, all that is loaded`,
    sum(({ name, game }) => !beside.test(name) && (game ?? id) === id),
    BUDGET.game,
  );
weigh(
  "drawings of everything",
  sum(({ kind }) => kind === "drawings"),
);
weigh(
  "rulebooks of everything, in all languages",
  sum(({ kind }) => kind === "rulebooks"),
);
weigh(
  "drawing other people's games plainly",
  sum(({ kind }) => kind === "plain"),
);
weigh(
  "everything",
  sum(() => true),
);
process.exit(broken > 0 ? 1 : 0);
