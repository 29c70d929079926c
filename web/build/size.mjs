/** Prints the gzip size of what is built against the budget: scripts and styles of the shell and all games. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const folder = new URL("../../src/radura/web/assets/", import.meta.url);
const BUDGET = 150;
const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const files = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => ({ name, size: gzipSync(readFileSync(new URL(name, folder)), { level: 9 }).length }))
  .sort((a, b) => b.size - a.size);
// Rulebook texts and pictures of the lobby are words and drawings, loaded when they are looked at.
const isBook = ({ name }) => /^(en|it|nl)-/.test(name);
const total = (some) => some.reduce((sum, file) => sum + file.size, 0);
for (const { name, size } of files) console.log(kB(size).padStart(10), name);
const books = files.filter(isBook);
console.log(`\nrulebooks, one loaded at a time: ${kB(total(books))}`);
console.log(`scripts, styles and drawings of everything else: ${kB(total(files) - total(books))} (budget ${BUDGET} kB and drawings)`);
