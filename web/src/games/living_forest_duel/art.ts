/** The landscapes: card grounds, the clearing's panorama, trees with their rivers. Art as code, the same every time. */
import { CROWNS, EMBLEMS, SIGNS } from "./signs";

export const ELEMENTS = ["sun", "water", "plant", "wind"] as const;
export type Element = (typeof ELEMENTS)[number];

/** A small generator (mulberry32), so that every tree stands where it stood yesterday. */
function random(seed: number): (from: number, to: number) => number {
  let a = seed >>> 0;
  return (from, to) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (((t ^ (t >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}
const seedOf = (text: string): number => [...text].reduce((sum, c) => (Math.imul(sum, 31) + c.charCodeAt(0)) | 0, 7);
const r1 = (n: number): string => String(Math.round(n * 10) / 10);

function mix(a: string, b: string, t: number): string {
  const part = (s: string, i: number): number => Number.parseInt(s.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) =>
      Math.round(part(a, i) + (part(b, i) - part(a, i)) * t)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

type Stops = [number, string][];
function ramp(stops: Stops, t: number): string {
  for (let i = 1; i < stops.length; i++) {
    const [p, c] = stops[i - 1] as [number, string];
    const [q, d] = stops[i] as [number, string];
    if (t <= q) return mix(c, d, (t - p) / (q - p));
  }
  return stops.at(-1)?.[1] ?? "#000000";
}
const stops = (all: Stops): string => all.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join("");
const fade = (id: string, a: string, b: string, x2: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;

// ------------------------------------------------------------------ grounds behind the emblems

const hills = (a: string, b: string, c: string): string =>
  `<path d="M0 92c22-14 40-10 58-4s30 6 42-6v60H0z" fill="${a}"/>` +
  `<path d="M0 112c18-6 34-4 50 2s34 4 50-6v34H0z" fill="${b}"/>` +
  `<path d="M0 128c26-8 52-6 100-4v18H0z" fill="${c}"/>`;
const pines = (c: string): string =>
  [
    [8, 76, 5, 17],
    [20, 84, 4, 13],
    [92, 72, 6, 20],
    [80, 82, 4, 14],
  ]
    .map(
      ([x = 0, y = 0, w = 0, h = 0]) =>
        `<path d="M${x} ${y}l${w} ${h}h-${2 * w}zM${x} ${r1(y + h * 0.45)}l${w * 1.25} ${r1(h * 0.9)}h-${2.5 * w}z" fill="${c}"/>`,
    )
    .join("");
const rounds = (c: string): string =>
  [
    [7, 88, 8],
    [20, 94, 6],
    [93, 84, 9],
    [80, 92, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/><path d="M${x - 1} ${y}h2v${r + 9}h-2z" fill="${c}"/>`,
    )
    .join("");
const moon = (x: number, y: number, r: number, c: string, o: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity="${o}"/>`;
const rays = (): string =>
  `<g stroke="#fff3c9" stroke-width="3" opacity=".5">${Array.from({ length: 16 }, (_, i) => {
    const [c, s] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
    return `<path d="M${r1(56 + 40 * c)} ${r1(46 + 40 * s)}L${r1(56 + 48 * c)} ${r1(46 + 48 * s)}"/>`;
  }).join("")}</g>`;
const flakes = (): string =>
  [
    [12, 14],
    [26, 34],
    [44, 10],
    [84, 18],
    [94, 44],
    [10, 56],
    [70, 8],
    [34, 66],
  ]
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.6" fill="#fff"/>`)
    .join("");
const tongues = (a: string, b: string): string =>
  `<path d="M0 110c10-20 14-8 20-22 6 16 14 4 20 20 6-22 12-6 20-24 6 20 12 8 18 20 6-16 12-4 22-18v56H0z" fill="${a}" opacity=".75"/>` +
  `<path d="M0 124c12-14 18-4 26-14 8 12 16 2 24 12 8-14 16-4 24-12 8 10 16 2 26-6v38H0z" fill="${b}" opacity=".85"/>`;

const GROUNDS: Record<string, [string, string, string]> = {
  common: [
    "#e7dfae",
    "#8fa765",
    moon(56, 44, 34, "#fbf5d8", 0.75) + hills("#7c9757", "#5f7d45", "#46623a") + rounds("#557340"),
  ],
  common2: [
    "#efe0b6",
    "#a58d55",
    moon(56, 44, 34, "#fdf6dd", 0.75) + hills("#93834f", "#776b41", "#585234") + rounds("#6c643c"),
  ],
  common3: [
    "#d9e4c4",
    "#6f9a86",
    moon(56, 44, 34, "#f6f9e6", 0.7) + hills("#5e8a78", "#477264", "#33584d") + pines("#3f6a5c"),
  ],
  summer: [
    "#fdeab8",
    "#e09a37",
    moon(56, 46, 36, "#fff3c9", 0.85) + rays() + hills("#b98a2c", "#8d8128", "#66701f") + rounds("#8a7a22"),
  ],
  winter: [
    "#e6f1f5",
    "#7fa5c2",
    moon(56, 44, 34, "#fafdff", 0.8) + flakes() + hills("#6e92b0", "#4b6c8f", "#eef5f8") + pines("#31506a"),
  ],
  stag: [
    "#f3ecd2",
    "#9db48f",
    `${moon(50, 44, 36, "#fffbe9", 0.85)}<path d="M50 8a36 36 0 0 1 0 72z" fill="#dfeaf0" opacity=".8"/>${hills("#82986c", "#617e63", "#4a6558")}`,
  ],
  "varan-summer": ["#7a1f10", "#2b0f0c", moon(56, 50, 38, "#e8641f", 0.35) + tongues("#d9481c", "#ffab2e")],
  "varan-winter": ["#43264f", "#1a1426", moon(56, 50, 38, "#7d6bd0", 0.3) + tongues("#5b7fb8", "#c9e2f2")],
};

const EMBLEM_FILLS: Record<string, [string, string]> = {
  common: ["#5d7340", "#1d2a14"],
  summer: ["#c9751a", "#5e2a04"],
  winter: ["#4f7ea8", "#142c48"],
  stag: ["#8a7a3c", "#2c2a14"],
  "varan-summer": ["#fff0b0", "#f58a26"],
  "varan-winter": ["#f3faff", "#8fb4dd"],
};

// ------------------------------------------------------------------ the clearing

export const PANORAMA = { w: 896, h: 150, gap: 7, card: (896 - 6 * 7) / 7 };

/** One landscape from high summer to deep winter, cut into seven cards on the table. */
function panorama(): { defs: string; body: string } {
  const { w: W, h: H } = PANORAMA;
  const R = random(11);
  let defs = `<linearGradient id="lf-sky">${stops([
    [0, "#f8d58a"],
    [0.22, "#f9e4b2"],
    [0.42, "#efe6c8"],
    [0.6, "#cfdfdd"],
    [0.8, "#9fbfd6"],
    [1, "#5d7399"],
  ])}</linearGradient>`;
  defs +=
    `<linearGradient id="lf-haze" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="#fff8e6" stop-opacity=".55"/></linearGradient>`;
  let body = `<rect width="${W}" height="${H}" fill="url(#lf-sky)"/>`;
  body += moon(W * 0.068, H * 0.36, H * 0.2, "#fff6d6", 1) + moon(W * 0.068, H * 0.36, H * 0.3, "#fff1c0", 0.4);
  body += moon(W * 0.925, H * 0.27, H * 0.13, "#f4f8fb", 1) + moon(W * 0.935, H * 0.25, H * 0.115, "#6f87ab", 1);

  const ridge = (base: number, height: number, seed: number, colours: Stops, jag = 0): string => {
    const q = random(seed);
    const [a, b] = [q(0, 6), q(0, 6)];
    const points = Array.from({ length: 61 }, (_, i) => {
      const y = base + height * (Math.sin(i * 0.17 + a) * 0.6 + Math.sin(i * 0.41 + b) * 0.3) + q(-jag, jag);
      return `L${Math.round((W * i) / 60)} ${r1(y)}`;
    });
    defs += `<linearGradient id="lf-r${seed}">${stops(colours)}</linearGradient>`;
    return `<path d="M0 ${H}${points.join("")}L${W} ${H}Z" fill="url(#lf-r${seed})"/>`;
  };

  const tree = (x: number, y: number, h: number, t: number, far: number): string => {
    if (R(0, 1) < Math.max(0, Math.min(1, (t - 0.36) / 0.3))) {
      const c = mix(
        ramp(
          [
            [0, "#3d6b4a"],
            [0.6, "#2f6050"],
            [1, "#24415a"],
          ],
          t,
        ),
        "#a9bccb",
        far,
      );
      let out = "";
      for (const k of [0, 1, 2]) {
        const wide = h * (0.13 + 0.07 * k);
        const top = y - h + h * k * 0.26;
        out += `<path d="M${r1(x)} ${r1(top)}l${r1(wide)} ${r1(h * 0.36)}h-${r1(2 * wide)}z" fill="${c}"/>`;
        if (t > 0.6) {
          const cap = h * (0.07 + 0.03 * k);
          out +=
            `<path d="M${r1(x)} ${r1(top)}l${r1(cap)} ${r1(h * 0.17)}q-${r1(h * 0.07)}-${r1(h * 0.05)}-${r1(cap)} 0` +
            `q-${r1(h * 0.04)} ${r1(h * 0.06)}-${r1(cap)} 0z" fill="#f3f8fb" opacity="${r1(0.95 - far * 0.5)}"/>`;
        }
      }
      return `${out}<path d="M${r1(x - h * 0.03)} ${r1(y - h * 0.14)}h${r1(h * 0.06)}v${r1(h * 0.14)}h-${r1(h * 0.06)}z" fill="#3c2d22"/>`;
    }
    const season = Math.min(1, Math.max(0, t + R(-0.12, 0.12)));
    const c = mix(
      ramp(
        [
          [0, "#c77e1e"],
          [0.14, "#d89a2c"],
          [0.3, "#8c9a2b"],
          [0.5, "#5f8436"],
          [1, "#3f6a4c"],
        ],
        season,
      ),
      "#ecd9a4",
      far,
    );
    const light = mix(c, "#fff2c4", 0.35);
    const r = h * 0.3;
    const ball = (dx: number, dy: number, size: number, fill: string, o = 1): string =>
      `<circle cx="${r1(x + dx)}" cy="${r1(y - dy)}" r="${r1(size)}" fill="${fill}"${o < 1 ? ` opacity="${o}"` : ""}/>`;
    return (
      `<path d="M${r1(x - h * 0.035)} ${r1(y - h * 0.5)}h${r1(h * 0.07)}v${r1(h * 0.5)}h-${r1(h * 0.07)}z" fill="#5a3c20"/>` +
      ball(-r * 0.55, h * 0.5, r * 0.8, c) +
      ball(r * 0.6, h * 0.52, r * 0.8, c) +
      ball(0, h * 0.68, r, c) +
      ball(-r * 0.3, h * 0.74, r * 0.5, light, 0.6)
    );
  };

  body += ridge(
    H * 0.42,
    H * 0.13,
    5,
    [
      [0, "#e8b867"],
      [0.3, "#d6c38b"],
      [0.55, "#b3c2b4"],
      [0.8, "#8aa6c0"],
      [1, "#56698f"],
    ],
    H * 0.03,
  );
  body += ridge(
    H * 0.53,
    H * 0.1,
    8,
    [
      [0, "#c9a14a"],
      [0.3, "#a9ab62"],
      [0.5, "#8ea583"],
      [0.7, "#7d9fae"],
      [1, "#48608a"],
    ],
    H * 0.015,
  );
  body += `<rect width="${W}" height="${H * 0.72}" fill="url(#lf-haze)"/>`;
  for (let i = 0; i < 74; i++) {
    const x = R(0, W);
    body += tree(x, H * 0.66 + R(-4, 3), H * R(0.13, 0.2), x / W, 0.42);
  }
  body += ridge(H * 0.68, H * 0.035, 13, [
    [0, "#b89a3c"],
    [0.3, "#8fa044"],
    [0.5, "#7d9c5c"],
    [0.66, "#a9c0ae"],
    [0.85, "#dfe9ee"],
    [1, "#c3d3e0"],
  ]);
  for (let i = 0; i < 36; i++) {
    const x = (W * (i + R(0.1, 0.9))) / 36;
    if (Math.abs(x / W - 0.5) >= 0.055) body += tree(x, H * 0.77 + R(-3, 4), H * R(0.24, 0.38), x / W, 0.08);
  }
  body += ridge(H * 0.8, H * 0.02, 21, [
    [0, "#d3ab45"],
    [0.28, "#a8b24e"],
    [0.46, "#93ad62"],
    [0.58, "#b7cbb0"],
    [0.74, "#eef3f3"],
    [1, "#dbe6ee"],
  ]);
  defs += `<linearGradient id="lf-brook">${stops([
    [0, "#7fc3d2"],
    [0.5, "#6bb5cf"],
    [1, "#b9d9e8"],
  ])}</linearGradient>`;
  const n = (x: number): number => Math.round(x);
  body +=
    `<path d="M0 ${n(H * 0.93)}C${n(W * 0.15)} ${n(H * 0.84)} ${n(W * 0.3)} ${n(H * 0.99)} ${n(W * 0.46)} ` +
    `${n(H * 0.9)}S${n(W * 0.8)} ${n(H * 0.98)} ${W} ${n(H * 0.88)}v${n(H * 0.06)}` +
    `C${n(W * 0.84)} ${n(H * 1.05)} ${n(W * 0.6)} ${n(H * 0.93)} ${n(W * 0.47)} ${n(H * 0.965)}` +
    `S${n(W * 0.14)} ${n(H * 0.9)} 0 ${H}z" fill="url(#lf-brook)" opacity=".95"/>`;
  for (let i = 0; i < 90; i++) {
    const x = n(R(0, W));
    const t = x / W;
    const y = n(H * R(0.84, 0.99));
    if (t < 0.5) {
      body += `<path d="M${x} ${y}q1.5-5 0-8M${x + 2} ${y}q1-4 3-6" stroke="${ramp(
        [
          [0, "#8a6a16"],
          [0.5, "#4f6d2c"],
          [1, "#4f6d2c"],
        ],
        t,
      )}" stroke-width="1.2" fill="none" opacity=".7"/>`;
      if (R(0, 1) < 0.3)
        body += `<circle cx="${x}" cy="${y - 8}" r="1.8" fill="${["#f6e9c9", "#d9542c", "#f2b632"][Math.floor(R(0, 3))]}"/>`;
    } else
      body += `<circle cx="${x}" cy="${n(H * R(0.08, 0.9))}" r="${r1(R(0.8, 1.8))}" fill="#fff" opacity="${r1(Math.min(0.95, (t - 0.45) * 2))}"/>`;
  }
  return { defs, body };
}

// ------------------------------------------------------------------ trees

const CROWN_FILLS: Record<string, [string, string, string]> = {
  yellow: ["#f2c94c", "#c98a14", "#8a5a08"],
  teal: ["#5fc4b4", "#2c8a86", "#14545a"],
  red: ["#e27a58", "#b23c2c", "#6d1d18"],
  pink: ["#f0b6c6", "#c9718f", "#7d3a58"],
  lilac: ["#c9c4ea", "#7f86bd", "#474d85"],
};
const PILE_CROWN: Record<string, string> = { sun: "yellow", water: "teal", plant: "red", wind: "pink" };
const RIVER: Record<string, [number, number]> = { north: [60, 0], south: [60, 84], west: [0, 42], east: [120, 42] };
/** The sign that stands for a bonus. */
export const BONUS_SIGN: Record<string, string> = {
  sanki: "sanki",
  extinguish: "water",
  recruit: "sun",
  plant: "plant",
};

export interface TreeFacts {
  pile: string | null;
  starting: string | null;
  cost: number | null;
  bonus: string | null;
  river: string[];
}

const drawn = new Map<string, string>();

/** The picture of a tree card, 120 x 84. Rivers leave at the middle of a side, so that neighbours join;
 *  the bonus is half a medallion on each side, so that a match becomes a whole one. */
export function treePicture(id: string, facts: TreeFacts): string {
  const kept = drawn.get(id);
  if (kept !== undefined) return kept;
  const R = random(seedOf(id));
  const snow = facts.starting === "winter";
  let river = "";
  let waves = "";
  for (const side of facts.river) {
    const [x, y] = RIVER[side] ?? [60, 42];
    const upright = side === "north" || side === "south";
    river += upright
      ? `M60 ${y}C60 ${r1((y * 2 + 42) / 3)} ${r1(60 + R(-5, 5))} ${r1((y + 42) / 2)} 60 42`
      : `M${x} 42C${r1((x * 2 + 60) / 3)} 42 ${r1((x + 60) / 2)} ${r1(42 + R(-4, 4))} 60 42`;
    for (const d of [0.3, 0.72]) {
      waves += `M${r1(x + (60 - x) * d + R(-1.5, 1.5) - 3.6)} ${r1(y + (42 - y) * d + R(-1.5, 1.5))}q1.8-1.8 3.6 0t3.6 0`;
    }
  }
  const [bank, shade] = snow ? ["#ffffff", "#5b7f92"] : ["#e9deae", "#6d7a35"];
  const stroke = (colour: string, width: number, more = ""): string =>
    `<path d="${river}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  let picture = `<rect width="120" height="84" fill="url(#lf-meadow-${snow ? "w" : "s"})"/>`;
  for (let i = 0; i < 9; i++) {
    const blade = (bend: string): string => `M${Math.round(R(4, 116))} ${Math.round(R(8, 80))}${bend}`;
    picture += `<path d="${blade("q1-4 0-6")}${blade("q-1-3 1-5")}" stroke="${snow ? "#7f9aa3" : "#6f8333"}" stroke-width="1.1" fill="none" opacity=".7"/>`;
  }
  picture +=
    stroke(shade, 19, ' stroke-opacity=".45"') +
    stroke(bank, 16) +
    stroke("#3f86ad", 12) +
    stroke("url(#lf-river)", 9.5);
  picture += `<path d="${waves}" fill="none" stroke="#f2fdff" stroke-opacity=".9" stroke-width="1.3" stroke-linecap="round"/>`;
  const crown = (colour: string, x: number, y: number, w: number, h: number): string =>
    `<use href="#lf-crown-${colour}" x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#lf-cf-${colour})"/>`;
  if (facts.starting !== null) {
    const colour = snow ? "lilac" : "yellow";
    picture +=
      `<ellipse cx="60" cy="43" rx="33" ry="23" fill="#e9deae"/>` +
      `<ellipse cx="60" cy="43" rx="30" ry="20" fill="url(#lf-lake)"/>` +
      `<path d="M44 40q6-3 12 0M62 49q6-3 12 0" stroke="#fff" stroke-width="1.6" fill="none" opacity=".9"/>`;
    picture += crown(colour, 3, 2, 34, 38) + crown(colour, 84, 44, 30, 36);
  } else {
    picture += `<ellipse cx="86" cy="72" rx="16" ry="4" fill="#2b3312" opacity=".3"/>${crown(PILE_CROWN[facts.pile ?? "sun"] ?? "yellow", 56, 12, 58, 62)}`;
  }
  const sign = facts.bonus === null ? undefined : BONUS_SIGN[facts.bonus];
  if (sign !== undefined) {
    for (const [x, y] of [
      [37, 0],
      [37, 84],
      [0, 65],
      [120, 65],
    ] as const) {
      picture +=
        `<circle cx="${x}" cy="${y}" r="12" fill="#fbf5e2" stroke="#5b4a2a" stroke-width="1.5"/>` +
        `<svg x="${x - 8.5}" y="${y - 8.5}" width="17" height="17" class="sn sn-${sign}" viewBox="0 0 24 24">` +
        `<use href="#lf-s-${sign}"/></svg>`;
    }
  }
  drawn.set(id, picture);
  return picture;
}

// ------------------------------------------------------------------ all of it, for the page

function symbolsOf(prefix: string, box: (key: string) => number, all: Record<string, string>): string {
  return Object.entries(all)
    .map(([key, body]) => `<symbol id="lf-${prefix}-${key}" viewBox="0 0 ${box(key)} ${box(key)}">${body}</symbol>`)
    .join("");
}

export function symbols(): string {
  let out = symbolsOf("s", (key) => (key.startsWith("tok") ? 32 : 24), SIGNS);
  out += symbolsOf("o", () => 512, EMBLEMS) + symbolsOf("crown", () => 60, CROWNS);
  for (const [key, [a, b]] of Object.entries(EMBLEM_FILLS)) out += fade(`lf-em-${key}`, a, b, ".5");
  for (const [key, [a, b, inner]] of Object.entries(GROUNDS)) {
    out += fade(`lf-g-${key}`, a, b, ".3");
    out +=
      `<symbol id="lf-bg-${key}" viewBox="0 0 100 140" preserveAspectRatio="xMidYMax slice">` +
      `<rect width="100" height="142" fill="url(#lf-g-${key})"/>${inner}</symbol>`;
  }
  for (const [key, [a, b, c]] of Object.entries(CROWN_FILLS)) {
    out +=
      `<radialGradient id="lf-cf-${key}" cx=".35" cy=".28" r=".85"><stop stop-color="${a}"/>` +
      `<stop offset=".62" stop-color="${b}"/><stop offset="1" stop-color="${c}"/></radialGradient>`;
  }
  out +=
    fade("lf-river", "#8fd0e2", "#4f9fc2", "0") +
    fade("lf-meadow-s", "#c3c96f", "#93a54a", ".4") +
    fade("lf-meadow-w", "#dfe9ec", "#a9c3c9", ".4");
  out +=
    `<radialGradient id="lf-lake"><stop stop-color="#d8f4f6"/><stop offset=".6" stop-color="#74c3da"/>` +
    `<stop offset="1" stop-color="#3f8fb6"/></radialGradient>`;
  out +=
    `<radialGradient id="lf-ember" cx=".45" cy=".9" r=".75"><stop stop-color="#ff9a2e" stop-opacity=".75"/>` +
    `<stop offset=".5" stop-color="#e8641f" stop-opacity=".28"/>` +
    `<stop offset="1" stop-color="#b5381a" stop-opacity="0"/></radialGradient>`;
  out +=
    `<radialGradient id="lf-oniglow"><stop stop-color="#9ff5e6" stop-opacity=".8"/>` +
    `<stop offset="1" stop-color="#58d6c4" stop-opacity="0"/></radialGradient>`;
  return `<defs>${out}</defs>`;
}

let kept = "";

/** The panorama as a picture of its own: painted once, however many cards show a part of it. */
export function landscape(): string {
  if (kept === "") {
    const { w, h } = PANORAMA;
    const { defs, body } = panorama();
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`;
    kept = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  }
  return kept;
}
