import { describe, expect, it } from "vitest";
import data from "@iconify-json/game-icons/icons.json" with { type: "json" };
import { shorten } from "../build/paths";
import { icons } from "../src/icons";

/** Where the pen stands after each command, absolute. */
function points(path: string): [number, number][] {
  const takes: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
  const out: [number, number][] = [];
  let [x, y, sx, sy] = [0, 0, 0, 0];
  for (const [, letter = "", rest = ""] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const n = takes[kind] ?? 1;
    for (let i = 0; i === 0 || i < numbers.length; i += n || 1) {
      const [ox, oy] = letter === kind ? [x, y] : [0, 0];
      const end = numbers.slice(i, i + n);
      if (kind === "z") [x, y] = [sx, sy];
      else if (kind === "h") x = ox + (end[0] ?? 0);
      else if (kind === "v") y = oy + (end[0] ?? 0);
      else [x, y] = [ox + (end.at(-2) ?? 0), oy + (end.at(-1) ?? 0)];
      if (kind === "m" && i === 0) [sx, sy] = [x, y];
      out.push([x, y]);
    }
  }
  return out;
}

describe("shorten", () => {
  it("writes relative steps on whole numbers", () => {
    expect(shorten("M10.2 20.4 L 15.1,25.6 H30 V-2.4 Z")).toBe("m10 20l5 6h15v-28z");
  });

  it("lets no error add up", () => {
    const steps = "l0.4 0.4".repeat(100);
    expect(points(shorten(`M0 0${steps}`)).at(-1)).toEqual([40, 40]);
  });

  it("keeps further pairs after a move as lines, and every outline's own start", () => {
    expect(shorten("m1 1 2 2 3 3zm4 4h2z")).toBe("m1 1l2 2 3 3zm4 4h2z");
  });

  it("reads the flags of an arc that stand close together", () => {
    expect(shorten("M0 0a5.2 5.2 0 01.4 10.4")).toBe("m0 0a5 5 0 0 1 0 10");
  });

  it("moves no point of an icon by more than half a unit", () => {
    const all = data.icons as Record<string, { body: string }>;
    for (const name of new Set(Object.values(icons).flat())) {
      for (const [, path = ""] of (all[name]?.body ?? "").matchAll(/ d="([^"]*)"/g)) {
        if (/[aA]/.test(path)) continue; // flags without blanks need more than the few lines above
        const [before, after] = [points(path), points(shorten(path))];
        expect(after.length, name).toBe(before.length);
        before.forEach(([x, y], i) => {
          const [gx, gy] = after[i] as [number, number];
          expect(Math.max(Math.abs(gx - x), Math.abs(gy - y)), name).toBeLessThanOrEqual(0.5001);
        });
      }
    }
  });
});
