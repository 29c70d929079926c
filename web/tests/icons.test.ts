import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { icons } from "../src/icons";

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });

describe("icons", () => {
  it("are named once in a group", () => {
    for (const names of Object.values(icons)) expect(new Set(names).size).toBe(names.length);
  });

  it("of the shell are all drawn somewhere in the shell", () => {
    const text = ["src/shell", "src/table", "src/lobby"].flatMap(sources).join("\n");
    expect(icons.shell.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
  });
});
