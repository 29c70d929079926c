/** Prints the gzip sizes of what is built against the budget of docs and design: scripts and styles of the shell
 *  and all games together, and the drawings of each game, which are loaded with it. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/radura/web/assets/", import.meta.url);
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
const files = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, size: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }))
  .sort((a, b) => b.size - a.size);

const groups = { "scripts and styles": [], drawings: [], rulebooks: [] };
for (const file of files) {
  const kind = /^(art|cover)-/.test(file.name) ? "drawings" : file.name.startsWith("book-") ? "rulebooks" : "scripts and styles";
  groups[kind].push(file);
}
for (const [kind, list] of Object.entries(groups)) {
  console.log(`\n${kind}`);
  for (const { name, size } of list) console.log(kB(size), name);
}
const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const most = Math.max(...groups.drawings.map(({ size }) => size));
console.log(`\n${kB(sum(groups["scripts and styles"]))} scripts and styles of everything (budget 150 kB)`);
console.log(`${kB(most)} largest set of drawings (budget 60 kB a game)`);
