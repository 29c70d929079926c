/** The ground of the map, the water of the River and the Wildwood Track, drawn anew for every size. */
import { seeded } from "./pieces";
import type { Ground } from "./sky";

interface Point {
  x: number;
  y: number;
}

const tint = (name: string, d: string): string => `<path fill="var(--mp-${name})" d="${d}"/>`;
const TREE = tint("stem", "M-1.5 8h3v6h-3z");
const THINGS: Record<string, string> = {
  pine: TREE + tint("leaf", "M0-16 7-5H4L9 3H5l5 7h-20l5-7h-4l5-8h-3z"),
  bush: TREE + tint("leaf2", "M-11 8C-13-1-7-8 0-8S13-1 11 8c-2-3-4-3-5 0-2-3-4-3-6 0-2-3-4-3-6 0-1-3-3-3-5 0z"),
  apple:
    TREE +
    tint("leaf2", "M-12 2c-4-8 2-16 12-16s16 8 12 16c-4 7-20 7-24 0z") +
    tint("red", "M-6-3a2.2 2.2 0 1 0 .1 0zM4-8a2.2 2.2 0 1 0 .1 0zM5 1a2.2 2.2 0 1 0 .1 0z"),
  bean:
    `<path fill="none" stroke="var(--mp-leaf)" stroke-width="2" d="M-8 12v-20M0 12v-22M8 12v-20"/>` +
    tint(
      "leaf2",
      "M-12-4a4 3 0 1 0 8 0 4 3 0 1 0-8 0zM-4-7a4 3 0 1 0 8 0 4 3 0 1 0-8 0zM4-2a4 3 0 1 0 8 0 4 3 0 1 0-8 0z",
    ),
  reed: `<path fill="none" stroke="var(--mp-leaf)" stroke-width="2" d="M-5 10c0-8-1-12-3-18M0 10v-22M5 10c0-8 1-12 4-16"/>`,
  rock: tint("stem", "M-12 8c0-8 5-8 8-14 4-6 11-4 13 2 3 5 6 7 4 12z"),
  cap: tint("stem", "M-2 0h4v9h-4z") + tint("glow", "M-9 1c0-12 18-12 18 0z"),
  stump: tint("stem", "M-6 9l2-18 3 6 3-9 2 8 3-3 1 16z"),
  cloud: tint("cloud", "M-16 5c-5-6 2-13 8-10 3-8 16-7 17 1 8-1 9 9 2 9z"),
};
const KINDS: Record<Ground, { things: string[]; water?: true; dark?: true }> = {
  garden: { things: ["bean", "bush", "apple", "bush"] },
  meadow: { things: ["bush", "bush", "reed"] },
  river: { things: ["pine", "bush", "reed", "pine"], water: true },
  wood: { things: ["pine", "pine", "bush", "pine"] },
  orchard: { things: ["apple", "apple", "bush", "apple"] },
  air: { things: ["cloud", "pine", "cloud"] },
  cave: { things: ["rock", "cap", "rock", "cap"], dark: true },
  ash: { things: ["stump", "rock", "stump"] },
};

/** The map's ground between the Locations and their paths. */
export function ground(kind: Ground, w: number, h: number, taken: readonly Point[]): string {
  const { things, water, dark } = KINDS[kind];
  const roll = seeded(kind.length * 97 + things.length);
  const [a, b] = [h * 0.42, h * 0.62];
  let out =
    `<path fill="var(--mp-${dark ? "stone" : "meadow"})" opacity=".2" d="M${w * 0.05} ${h * 0.06}` +
    `C${w * 0.25} ${-h * 0.02} ${w * 0.45} ${h * 0.02} ${w * 0.58} ${h * 0.07}` +
    `s${w * 0.14} ${h * 0.18} ${w * 0.02} ${h * 0.25}-${w * 0.28} ${h * 0.03}-${w * 0.4} ${h * 0.12}-${w * 0.21} ` +
    `${h * 0.03}-${w * 0.23}-${h * 0.09}-${w * 0.02}-${h * 0.2} ${w * 0.08}-${h * 0.29}z` +
    `M${w * 0.58} ${h * 0.7}c${w * 0.12}-${h * 0.07} ${w * 0.35}-${h * 0.12} ${w * 0.44} 0` +
    `s${w * 0.02} ${h * 0.27}-${w * 0.14} ${h * 0.27}-${w * 0.44}-${h * 0.03}-${w * 0.47}-${h * 0.09} ` +
    `${w * 0.07}-${h * 0.13} ${w * 0.17}-${h * 0.18}z"/>`;
  if (water) {
    out +=
      `<path fill="var(--sw-water-line)" opacity=".42" d="M-9 ${a + h * 0.25}` +
      `C${w * 0.14} ${a + h * 0.03} ${w * 0.28} ${a + h * 0.2} ${w * 0.44} ${a + h * 0.1}` +
      `S${w * 0.7} ${a - h * 0.15} ${w + 9} ${a - h * 0.1}v${h * 0.2}` +
      `C${w * 0.77} ${b - h * 0.12} ${w * 0.7} ${b - h * 0.06} ${w * 0.56} ${b + h * 0.06}S${w * 0.26} ${b + h * 0.12} -9 ${b + h * 0.26}z"/>`;
    out +=
      `<path fill="none" stroke="var(--sw-water)" stroke-width="1.6" stroke-dasharray="14 9" stroke-` +
      `linecap="round" opacity=".6" d="M-9 ${b + h * 0.11}C${w * 0.16} ${b - h * 0.05} ${w * 0.3} ${b + h * 0.07} ` +
      `${w * 0.47} ${b - h * 0.04}S${w * 0.72} ${a - h * 0.03} ${w} ${a - h * 0.01}"/>`;
  }
  for (let i = 0; i < 46; i++) {
    const [x, y, size] = [roll(14, w - 14), roll(20, h - 14), roll(0.65, 1.05)];
    if (taken.some((p) => Math.abs(p.x - x) < 62 && p.y - y < 48 && y - p.y < 66)) continue;
    out += `<g transform="translate(${x.toFixed()} ${y.toFixed()}) scale(${size.toFixed(2)})">${THINGS[things[i % things.length] as string]}</g>`;
  }
  return out;
}

const pad = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse rx="19" ry="8" fill="var(--mp-leaf)"/><path d="M0 0 17-5 19 1z" fill="var(--sw-water)"/></g>`;
const LILY = "M0 6c-6-2-8-7-7-12 4 1 6 4 7 8 1-4 3-7 7-8 1 5-1 10-7 12z";

/** The River as wide as the table, with a wavy bank. */
export function river(w: number, h: number): string {
  const roll = seeded(3);
  let bank = "M0 14";
  for (let x = 0; x < w; x += 160) bank += `q40-${10 + (x % 3) * 2} 80 0t80 0`;
  let out = `<path fill="var(--sw-water)" d="${bank}V${h}H0z"/><path fill="none" stroke="var(--sw-foam)" stroke-width="3" d="${bank}"/>`;
  let lines = "";
  for (let i = 0; i < w / 32; i++) {
    const [x, y, long] = [roll(-20, w), roll(34, h - 8), roll(10, 28)];
    lines += `M${x.toFixed()} ${y.toFixed()}q${long.toFixed()}-5 ${(2 * long).toFixed()} 0t${(2 * long).toFixed()} 0`;
  }
  out += `<path fill="none" stroke="var(--sw-water-line)" stroke-width="2" stroke-linecap="round" opacity=".6" d="${lines}"/>`;
  return (
    `${out}${pad(w - 22, h - 30, 1)}${pad(w - 44, h - 16, 0.7)}${pad(24, 40, 0.7)}<path ` +
    `transform="translate(${w - 28} ${h - 38})" fill="#f7d7d0" stroke="#d88f86" stroke-width=".8" d="${LILY}"/>`
  );
}

// -- the Wildwood Track ------------------------------------------------------------------

const WIDTH = 872;
/** The middle of a space, counted from the Light's end. */
export const spaceX = (i: number, side: number): number => 38 + (i * (WIDTH - 76)) / (2 * side);
export const spaceY = (i: number): number => 46 + 6 * Math.sin(i * 0.9);

/** Its spaces with their icons; those behind the pawns are walked. */
export function track(
  side: number,
  light: number,
  shadow: number,
  icons: ReadonlyMap<number, readonly string[]>,
): string {
  const line = (from: number, to: number, colour: string): string => {
    let d = "";
    for (let i = from; i <= to; i++) d += `${d ? "L" : "M"}${spaceX(i, side).toFixed(1)} ${spaceY(i).toFixed(1)}`;
    return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>`;
  };
  let out =
    line(0, 2 * side, "var(--sw-tray)") + line(0, side - light, "#f5cf78") + line(side + shadow, 2 * side, "#4b3f63");
  for (let i = 0; i <= 2 * side; i++) {
    const walked = i <= side - light || i >= side + shadow;
    const [fill, edge, ink] =
      i === side
        ? ["#274536", "#f2d58c", "#f6e2a8"]
        : i < side
          ? walked
            ? ["light-dark(#f9dc92,#c98d2a)", "light-dark(#c98d1d,#f0c56a)", ""]
            : ["var(--sw-paper-2)", "var(--sw-edge)", ""]
          : walked
            ? ["#5a4d74", "#342a48", "#e9e0f5"]
            : ["#dcd4e2", "#9d90b0", "#3d3350"];
    const signs = i > side ? (icons.get(i - side) ?? []) : [];
    const size = signs.length > 1 ? 16 : 22;
    const low = i === side + shadow ? 22 : 0; // under the pawn it stays in sight
    const pictures =
      i === side
        ? [["sw-wood", -15, -16, 30] as const]
        : signs.map((sign, k) => [sign, (k - signs.length / 2) * size, low - size / 2, size] as const);
    out +=
      `<g transform="translate(${spaceX(i, side)} ${spaceY(i)})" color="${ink}" fill="${ink}">` +
      `<circle r="${i === side ? 25 : 19}" fill="${fill}" stroke="${edge}" stroke-width="${i === side ? 3 : 2}"/>` +
      `${pictures.map(([sign, x, y, s]) => `<svg x="${x}" y="${y}" width="${s}" height="${s}" viewBox="0 0 64 64"><use href="#${sign}"/></svg>`).join("")}` +
      `</g>`;
  }
  return `${out}<circle cx="${spaceX(side - light, side)}" cy="${spaceY(side - light) - 14}" r="40" fill="url(#sw-glow)"/>`;
}

/** A dotted path between two Locations, bent a little, that begins and ends at their edges. */
export function way(a: Point, b: Point, edge: number): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = dx < 40 ? 0.28 : 0.14;
  const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const [ex, ey] = [(dx / far) * edge, (dy / far) * edge];
  return `M${point(a.x + ex, a.y + ey)}Q${point((a.x + b.x) / 2 + dy * bend, (a.y + b.y) / 2 - dx * bend)} ${point(b.x - ex, b.y - ey)}`;
}
