/** What the pictures of the Scenes are drawn with: strokes, trees, water, lamps, and Luma and Brom.
 *
 *  Colours are custom properties (`--sc-…`) of the palette in `sky.ts`. */

export const P = (fill: string, d: string, more = ""): string => `<path fill="var(--sc-${fill})" d="${d}"${more}/>`;
export const L = (stroke: string, width: number, d: string, more = ""): string =>
  `<path fill="none" stroke="var(--sc-${stroke})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${more}/>`;
export const O = (fill: string, x: number, y: number, r: number, ry = r, more = ""): string =>
  `<ellipse fill="var(--sc-${fill})" cx="${x}" cy="${y}" rx="${r}" ry="${ry}"${more}/>`;
export const at = (x: number, y: number, size: number, inner: string, flip = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})">${inner}</g>`;
export const glow = (x: number, y: number, r: number): string =>
  `<circle class="glow" cx="${x}" cy="${y}" r="${r}" fill="url(#sw-glow)"/>`;
export const faint = (opacity: number): string => ` opacity="${opacity}"`;
/** Numbers that look thrown and are the same every time. */
export function seeded(seed: number): (least: number, most: number) => number {
  let n = (seed * 48271 + 11) % 2147483647;
  return (least, most) => {
    n = (n * 16807) % 2147483647;
    return least + ((most - least) * n) / 2147483647;
  };
}
export const round = (...values: number[]): string => values.map((v) => Math.round(v)).join(" ");
export const many = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join("");

// -- pieces -----------------------------------------------------------------------

const RAYS = "M0 0-110-86h46zM0 0-24-86h34zM0 0 70-86h50zM0 0 210-86h60z";
const STARS = [
  [220, 24],
  [262, 46],
  [306, 20],
  [350, 52],
  [186, 14],
  [392, 26],
  [330, 76],
  [60, 30],
  [140, 22],
] as const;
export const sky = (x = 120, y = 86): string =>
  `<rect width="440" height="240" fill="url(#sw-sky)"/><circle class="glow" cx="${x}" cy="${y + 6}" r="190" fill="url(#sw-sun)"/>` +
  `<circle class="glow" cx="${x}" cy="${y}" r="25" fill="var(--sc-disc)"/><path transform="translate(${x} ${y})" d="${RAYS}" fill="var(--sc-rays)"/>` +
  `<g fill="var(--sc-stars)">${STARS.map(([a, b]) => `<circle cx="${a}" cy="${b}" r="1.2"/>`).join("")}</g>`;

export const HILLS =
  P("h1", "M0 112c40-22 74-10 104-20s62-30 100-16 60 2 92-8 92-10 144 12v160H0z") +
  P("h2", "M0 130c30-14 60-6 92-12s70-14 110-2 70-6 104-8 90-4 134 6v130H0z");
export function farTrees(y: number, count = 22): string {
  const roll = seeded(5);
  return many(count, () => {
    const [x, base, s] = [roll(0, 440), y + roll(-6, 4), roll(10, 20)];
    return P(
      "ft",
      `M${round(x, base - s)}c${round(s / 2, s / 5, s / 2, s, 0, s)}s-${round(s / 2)}-${round(s * 0.8)} 0-${round(s)}z`,
    );
  });
}
export function willow(x: number, y: number, size: number, flip: number, leaf: string): string {
  const roll = seeded(Math.round(x * 7 + y));
  const strands = many(26, () => {
    const a = roll(-62, 62);
    const [top, long] = [-46 + Math.abs(a) * 0.42 + roll(-6, 6), roll(50, 96)];
    return `M${round(a / 2, top)}q${round(a / 2)}-6 ${round(a * 0.55, long * 0.35)}t${round(a * 0.04, long * 0.65)}`;
  });
  const crown =
    "M-58 10C-62-28-34-58 0-58S62-28 58 10c-8-14-14-20-22-22-6 10-12 14-18 14-6-12-12-16-18-16s-12 4-18 16c-6 0-12-4-18-14-8 2-14 8-22 22z";
  const trunk =
    "M-6 70C-4 40-10 30-4 6c-6-10-14-14-22-16 10-2 18 2 24 10 2-12 8-20 18-24-6 10-8 18-8 28 6-6 12-8 20-8-10 6-16 12-18 22-2 18 0 34 4 52z";
  return at(x, y, size, P("trunk", trunk) + L(leaf, 3, strands, faint(0.85)) + P(leaf, crown), flip);
}
export const pine = (x: number, y: number, s: number, leaf = "ft"): string =>
  at(x, y, s, P("trunk", "M-3 0h6v14h-6z") + P(leaf, "M0-64 14-40h-7L19-20h-8L26 4h-52L-11-20h-8L-7-40h-7z"));
export const tree = (x: number, y: number, s: number, leaf = "will2"): string =>
  at(
    x,
    y,
    s,
    P("trunk", "M-7 0c3-16 2-30-1-44l8 8 2-16 4 14 8-6c-6 14-7 28-3 44z") +
      P(
        leaf,
        "M-30-36c-14-2-18-22-4-28-4-14 12-24 22-16 6-12 26-12 30 0 14-4 24 10 16 20 10 10 0 26-14 24-12 8-38 8-50 0z",
      ),
  );
export const grass = (x: number, y: number, s = 1): string =>
  at(x, y, s, L("reed", 2.5, "M0 0c-1-8-4-12-7-16M1 0c0-10 0-14 2-20M3 0c1-8 4-10 8-14"));
export const stone = (x: number, y: number, rx: number): string =>
  at(
    x,
    y,
    rx / 30,
    O("line", 0, 6, 44, 15, ' fill="none"') +
      O("deep", 2, 5, 34, 12, faint(0.35)) +
      P("stone", "M-32 0c0-14 19-20 32-20S32-13 32 0c0 8-16 11-32 11S-32 7-32 0z") +
      L("stone-hi", 2.5, "M-22-6c10-9 26-11 38-9"),
  );
export const waves = L(
  "line",
  1.6,
  "M20 172c20-5 40-5 60 0M250 166c24-5 44-5 66 0M120 184c16-4 34-4 50 0M330 186c20-5 46-5 66 0M30 204" +
    "c24-6 50-6 76 0M196 212c28-7 60-7 90 0M340 216c20-5 40-5 60 0M150 168c12-3 22-3 32 0",
);
export const water = (y: number): string =>
  `<path fill="url(#sw-wat)" d="M0 ${y}c70-10 140 2 220-2s150-10 220 0v120H0z"/>`;
export const post = (x: number, y: number, h: number): string => P("trunk", `M${x - 3} ${y}v-${h}h6v${h}z`);
export const lamp = (x: number, y: number, s = 1): string =>
  glow(x, y + 6 * s, 30 * s) +
  at(x, y, s, P("iron", "M-5-2h10l2 4h-14zM-5 14h10l2 4h-14z") + P("flame", "M-5 2H5l-1 12h-8z"));
export const jackdaw = (x: number, y: number, s: number, flip = 1): string =>
  at(x, y, s, P("dark", "M-12 4C-6 4-6-6 2-8c5-1 8 2 8 5l6 2-6 2c-1 8-8 10-14 8l-6 5zM0 8l-1 6M4 7l1 6"), flip);
export const cave = (light: string): string =>
  `<rect width="440" height="240" fill="var(--sc-wall2)"/>` + P("wall", light);
export const FERNS = L(
  "reed",
  2.5,
  "M6 240c4-20 14-30 26-36M14 240c-2-18 0-30 6-44M30 240c6-12 14-18 24-20M410 240c-2-22-10-34-20-42M424 240c0-20 2-30 8-44M396 240c-6-12-12-16-20-18",
);

// -- Luma and Brom, with the point they stand on at 0, 0 -----------------------------

const C = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const LUMA =
  `<g transform="translate(-228 -179)"><circle class="glow" cx="248" cy="150" r="58" fill="url(#sw-glow)"/>` +
  `${C("#b5523f", "M214 178c0-20 4-34 14-38 10 4 14 18 14 38-9 3-19 3-28 0z")}` +
  `${C("#8e3d2f", "M228 140c8 5 11 18 11 38l-9 2z")}<circle fill="#f6dcc0" cx="228" cy="134" r="8"/>` +
  `${C("#4a2d1c", "M219 134c-1 8-2 12-4 16 4 0 6-2 7-6zM237 134c1 6 1 10 0 14-3-2-4-6-3-12z")}` +
  `${C("#33563f", "M210 130c6-1 8-16 18-16s12 15 18 16c-6 3-12 4-18 4s-12-1-18-4z")}` +
  `${C("#e3a72f", "M217 127c7 2.5 15 2.5 22 0l.6 2c-7 2.6-16 2.6-23.2 0z")}` +
  `<circle fill="#2c2019" cx="225.5" cy="136" r="1.1"/><circle fill="#2c2019" cx="231.5" cy="136" r="1.1"/>` +
  `<path d="M226.5 139.500c1.3.9 2.7.9 4 0" fill="none" stroke="#2c2019" stroke-width=".9" stroke-linecap="round"/>` +
  `<path d="M236 148l11 2" stroke="#8e3d2f" stroke-width="4" stroke-linecap="round"/>` +
  `${C("#fff2b0", "M243.5 153h8l-1 9.500h-6z")}` +
  `${C("#6b4a14", "M243 150h9l1.5 3h-12zM243 162h9l1 2.500h-11z")}</g>`;
const face = (y: number): string =>
  `<ellipse fill="#b58d69" cx="0" cy="${y + 7}" rx="10" ry="7.5"/>` +
  `${C("#1d140e", `M-4 ${y + 2}h8c0 3-2 4.5-4 4.500s-4-1.5-4-4.500z`)}` +
  `<circle fill="#1d140e" cx="-8.5" cy="${y - 2}" r="1.9"/>` +
  `<circle fill="#1d140e" cx="8.5" cy="${y - 2}" r="1.9"/>`;
const BROM =
  `<ellipse cx="0" cy="0" rx="40" ry="6" fill="#000" opacity=".22"/>` +
  `${C("#5f4432", "M-33 0c-4-28 6-46 33-46S37-28 33 0c-20 3-46 3-66 0z")}` +
  `<ellipse fill="#7c5b45" cx="0" cy="-14" rx="18" ry="16"/><g fill="#6e4f3a"><circle cx="-15" cy="-69" r="7"/>` +
  `<circle cx="15" cy="-69" r="7"/><circle cx="0" cy="-55" r="20"/><ellipse cx="-20" cy="-3" rx="13" ry="7"/>` +
  `<ellipse cx="20" cy="-3" rx="13" ry="7"/></g>${face(-55)}`;
const SWIMS =
  `<ellipse cx="2" cy="5" rx="46" ry="9" fill="none" stroke="var(--sc-line)" stroke-width="1.4"/>` +
  `<g fill="#6e4f3a"><circle cx="-16" cy="-20" r="7"/><circle cx="16" cy="-20" r="7"/>` +
  `<path d="M0-24c14 0 22 9 22 20 0 6-2 9-4 11h-36c-2-2-4-5-4-11 0-11 8-20 22-20z"/>` +
  `</g>${face(-8)}<path fill="var(--sc-w1)" opacity=".85" d="M-28 7c8-3 14 2 20-1s14 2 20-1 10 2 16 0v8h-56z"/>`;

export const luma = (x: number, y: number, s: number): string => at(x, y, s, LUMA);
export const brom = (x: number, y: number, s: number, swims: boolean): string => at(x, y, s, swims ? SWIMS : BROM);

/** The Shadow, from the right. */
export const DARK =
  `<rect x="290" width="150" height="240" fill="url(#sw-shd)"/>` +
  `${P("dark", "M440 0h-40c-6 14 8 20-2 34s10 18 0 34 12 22 2 40 10 22 2 40 12 24 4 44 8 24 6 48h120V0z")}` +
  `<path fill="#d9cdf2" d="M408 96l9 3c-1 4-8 3-9-3zM432 96l-9 3c1 4 8 3 9-3zM416 150l7 2.500c-1 3-6 2-7-2.500z` +
  `M434 150l-7 2.500c1 3 6 2 7-2.500z"/>`;
