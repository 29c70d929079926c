/** Inlines the icons named in src/icons.ts: one module of <symbol>s for each group, and the credits.
 *
 *  import symbols from "virtual:icons/shell";      // string
 *  import { credits } from "virtual:icons/credits"; // author -> icon names
 */
import data from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";
import authors from "../icon-authors.json" with { type: "json" };
import { icons } from "../src/icons";
import { shorten } from "./paths";

const PREFIX = "virtual:icons/";

function symbol(name: string): string {
  const icon = (data.icons as Record<string, { body: string }>)[name];
  if (icon === undefined) throw new Error(`src/icons.ts: the set game-icons has no icon "${name}"`);
  if (!(name in authors)) throw new Error(`icon-authors.json: who drew "${name}"?`);
  // The fill is inherited, so that a card can give its emblem a gradient.
  const body = icon.body
    .replaceAll(' fill="currentColor"', "")
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${shorten(data)}"`);
  return `<symbol id="i-${name}" viewBox="0 0 512 512">${body}</symbol>`;
}

function credits(): Record<string, string[]> {
  const out: Record<string, string[]> = {};
  for (const name of [...new Set(Object.values(icons).flat())].sort()) {
    (out[(authors as Record<string, string>)[name] ?? ""] ??= []).push(name);
  }
  return Object.fromEntries(Object.entries(out).sort(([a], [b]) => a.localeCompare(b)));
}

export function iconSprites(): Plugin {
  return {
    name: "radura-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const group = id.slice(PREFIX.length + 1);
      if (group === "credits") return `export const credits = ${JSON.stringify(credits())};`;
      const names = (icons as Record<string, readonly string[]>)[group];
      if (names === undefined) throw new Error(`src/icons.ts has no group "${group}"`);
      return `export default ${JSON.stringify(names.map(symbol).join(""))};`;
    },
  };
}
