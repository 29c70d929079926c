/** The drawings of Res Arcana Duo that are our own: essences, glyphs, some emblems, grounds.
 *
 *  Silhouette first, colour second: every essence is a faceted stone of its own shape, every glyph
 *  reads in one colour. All ids begin with "ra-", so that the sprites of two games never meet.
 */

export const ESSENCES = ["elan", "life", "calm", "death", "gold"] as const;
export type Essence = (typeof ESSENCES)[number];
/** "any": the icon that stands for an essence of any kind. */
export type EssenceIcon = Essence | "any";

interface Stone {
  path: string;
  base: string;
  rim: string;
  facets: [points: string, fill: string][];
  /** Drawn over the facets. */
  detail: string;
}

const STONES: Record<EssenceIcon, Stone> = {
  elan: {
    path: "M12 .8L15.8 7 18.2 4.8 21.6 13 19.5 19.4 12 23.4 4.5 19.4 2.4 13.4 5.8 7.2 8.4 10.2Z",
    base: "#d6452c",
    rim: "#4d0f05",
    facets: [
      ["12,.8 15.8,7 12,15", "#f58a5a"],
      ["12,.8 8.4,10.2 12,15", "#ee6d44"],
      ["15.8,7 18.2,4.8 21.6,13 12,15", "#c9391f"],
      ["21.6,13 19.5,19.4 12,15", "#a72a14"],
      ["19.5,19.4 12,23.4 12,15", "#8c1f0e"],
      ["12,23.4 4.5,19.4 12,15", "#b7301a"],
      ["4.5,19.4 2.4,13.4 12,15", "#d6452c"],
      ["2.4,13.4 5.8,7.2 8.4,10.2 12,15", "#f07a4e"],
    ],
    detail: "",
  },
  life: {
    path: "M22.2 1.8L21.6 11 17.6 17.6 11 20.2 6.4 18.6 2.6 22.6 1.2 21 4.8 17.2 3.6 12.6 6.8 6.4 13.2 2.8Z",
    base: "#4f9a3c",
    rim: "#173b0f",
    facets: [
      ["22.2,1.8 13.2,2.8 12,12", "#9fd67a"],
      ["13.2,2.8 6.8,6.4 12,12", "#86c663"],
      ["6.8,6.4 3.6,12.6 12,12", "#6fb450"],
      ["3.6,12.6 4.8,17.2 12,12", "#5ca53f"],
      ["22.2,1.8 21.6,11 12,12", "#5ea343"],
      ["21.6,11 17.6,17.6 12,12", "#468a34"],
      ["17.6,17.6 11,20.2 12,12", "#377428"],
      ["11,20.2 6.4,18.6 4.8,17.2 12,12", "#2f6722"],
    ],
    detail: '<path d="M2.4 21.6L19.5 4.5" stroke="#1d4a14" stroke-width="1.2" fill="none"/>',
  },
  calm: {
    path: "M12 .8L16.2 7.4 20 13.2 19.4 18.6 15.8 22.4 12 23.3 8.2 22.4 4.6 18.6 4 13.2 7.8 7.4Z",
    base: "#2e86c1",
    rim: "#0d3554",
    facets: [
      ["12,.8 7.8,7.4 12,14", "#a6daf3"],
      ["7.8,7.4 4,13.2 12,14", "#79bfe6"],
      ["4,13.2 4.6,18.6 12,14", "#53a5d8"],
      ["4.6,18.6 8.2,22.4 12,14", "#3a8fc6"],
      ["8.2,22.4 12,23.3 15.8,22.4 12,14", "#23699c"],
      ["15.8,22.4 19.4,18.6 12,14", "#1d5a88"],
      ["19.4,18.6 20,13.2 12,14", "#2673ab"],
      ["20,13.2 16.2,7.4 12,14", "#3d93cb"],
      ["16.2,7.4 12,.8 12,14", "#63b2de"],
    ],
    detail: "",
  },
  death: {
    path: "M12 1.2L18.2 3.2 21.8 9 20.8 14.2 17.8 16.6 17.8 21.2 14.6 22.8 9.4 22.8 6.2 21.2 6.2 16.6 3.2 14.2 2.2 9 5.8 3.2Z",
    base: "#57476c",
    rim: "#1a1222",
    facets: [
      ["12,1.2 5.8,3.2 12,10", "#b3a3c6"],
      ["5.8,3.2 2.2,9 12,10", "#9a89b0"],
      ["2.2,9 3.2,14.2 12,10", "#7d6c95"],
      ["12,1.2 18.2,3.2 12,10", "#8f7ea6"],
      ["18.2,3.2 21.8,9 12,10", "#6a5a80"],
      ["21.8,9 20.8,14.2 12,10", "#544568"],
      ["3.2,14.2 20.8,14.2 17.8,16.6 6.2,16.6", "#4a3c5c"],
      ["3.2,14.2 12,10 20.8,14.2", "#655577"],
      ["6.2,16.6 17.8,16.6 17.8,21.2 14.6,22.8 9.4,22.8 6.2,21.2", "#7b6b90"],
    ],
    detail:
      '<path d="M5.2 9.2l4.6-.8 1 3.4-2.6 2.4-2.6-1zM18.8 9.2l-4.6-.8-1 3.4 2.6 2.4 2.6-1zM12 13.4l1.2 2.6h-2.4z" fill="#15101c"/>' +
      '<path d="M9.4 18.8v4M12 18.8v4M14.6 18.8v4" stroke="#15101c" stroke-width="1.2"/>',
  },
  gold: {
    path: "M12 .8L17.6 2.3 21.7 6.4 23.2 12 21.7 17.6 17.6 21.7 12 23.2 6.4 21.7 2.3 17.6 .8 12 2.3 6.4 6.4 2.3Z",
    base: "#e0ad35",
    rim: "#5c3c08",
    facets: [
      ["12,.8 6.4,2.3 12,12", "#ffefb0"],
      ["6.4,2.3 2.3,6.4 12,12", "#fbe08c"],
      ["2.3,6.4 .8,12 12,12", "#f4cd63"],
      [".8,12 2.3,17.6 12,12", "#e3b23c"],
      ["2.3,17.6 6.4,21.7 12,12", "#cf992a"],
      ["6.4,21.7 12,23.2 12,12", "#b98320"],
      ["12,23.2 17.6,21.7 12,12", "#a8741a"],
      ["17.6,21.7 21.7,17.6 12,12", "#b98320"],
      ["21.7,17.6 23.2,12 12,12", "#cf992a"],
      ["23.2,12 21.7,6.4 12,12", "#e3b23c"],
      ["21.7,6.4 17.6,2.3 12,12", "#f0c65a"],
      ["17.6,2.3 12,.8 12,12", "#f8d97c"],
    ],
    detail:
      '<circle cx="12" cy="12" r="7.2" fill="#e9bb48" stroke="#8a5c10" stroke-width=".9"/>' +
      '<path d="M12 6.6l1.5 3.4 3.7.4-2.8 2.5.8 3.6-3.2-1.9-3.2 1.9.8-3.6-2.8-2.5 3.7-.4z" fill="#a06c14"/>',
  },
  any: {
    path:
      "M12 1C15.5 1 17.4 3.4 17.2 6 20 5.6 22.6 7.6 22.8 10.6 23 13.4 21 15.2 18.9 15.6 20.2 18.2 19.2 21.2 16.6 " +
      "22.4 14.2 23.4 12.6 22.2 12 20.4 11.4 22.2 9.8 23.4 7.4 22.4 4.8 21.2 3.8 18.2 5.1 15.6 3 15.2 1 13.4 1.2 " +
      "10.6 1.4 7.6 4 5.6 6.8 6 6.6 3.4 8.5 1 12 1Z",
    base: "#d8cbb2",
    rim: "#4d3c22",
    facets: [],
    detail:
      '<g fill-opacity=".95"><circle cx="12" cy="5.4" r="3" fill="#d6452c"/>' +
      '<circle cx="18.4" cy="10.4" r="3" fill="#4f9a3c"/><circle cx="15.9" cy="17.9" r="3" fill="#2e86c1"/>' +
      '<circle cx="8.1" cy="17.9" r="3" fill="#4a3a5c"/><circle cx="5.6" cy="10.4" r="3" fill="#e0ad35"/></g>' +
      '<circle cx="12" cy="12.3" r="4" fill="#f6ecd6"/>',
  },
};

const HATCH: Partial<Record<EssenceIcon, string>> = {
  elan: "M5 0v24M9 0v24M13 0v24M17 0v24M21 0v24",
  life: "M0 10L10 0M0 16L16 0M0 22L22 0M4 24L24 4M10 24L24 10",
  calm: "M0 7h24M0 11h24M0 15h24M0 19h24",
};

function stone(kind: EssenceIcon): string {
  const { path, base, rim, facets, detail } = STONES[kind];
  const cut = facets.map(([points, fill]) => `<polygon points="${points}" fill="${fill}"/>`).join("");
  const edge = (stroke: string, width: number) =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
  // Patterns for eyes that do not tell the colours apart; seen where --hatch is set.
  const hatch = HATCH[kind]
    ? `<path d="${HATCH[kind]}" stroke="#fff" stroke-width="1.2" style="opacity: var(--hatch, 0)"/>`
    : "";
  // The skull is dark on dark grounds too, hence its second, light edge.
  const edges = kind === "death" ? edge(rim, 2.2) + edge("#efe4f5", 0.7) : edge(rim, 1.3);
  return (
    `<clipPath id="ra-cut-${kind}"><path d="${path}"/></clipPath>` +
    `<symbol id="ra-e-${kind}" viewBox="0 0 24 24"><path d="${path}" fill="${base}"/>` +
    `<g clip-path="url(#ra-cut-${kind})">${cut}${hatch}</g>${detail}${edges}</symbol>`
  );
}

/** Signs of the powers, in currentColor. */
const GLYPHS = {
  turn:
    '<rect x="2.5" y="7" width="9.5" height="14" rx="1.6" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="1.9"/>' +
    '<path d="M7 4.6C12 1.2 19 3.4 20.4 10" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>' +
    '<path d="M16.6 9.2h7.2l-3.3 5.6z" fill="currentColor"/>',
  straight:
    '<rect x="8.5" y="3" width="9.5" height="14" rx="1.6" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="1.9"/>' +
    '<path d="M4.4 20.6h14" fill="none" stroke="currentColor" stroke-width="2.3" stroke-linecap="round"/>' +
    '<path d="M6.6 15.8v8L1 20z" fill="currentColor"/>',
  store:
    '<path d="M3 14.5V21h18v-6.5" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round"/>' +
    '<path d="M12 2v9" stroke="currentColor" stroke-width="2.8"/>' +
    '<path d="M6.8 9.4h10.4L12 17z" fill="currentColor"/>',
  draw:
    '<rect x="3" y="3" width="12" height="17" rx="2" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M18.5 8v11M13 13.5h11" stroke="currentColor" stroke-width="3"/>',
  retrieve:
    '<rect x="3" y="9" width="15" height="12" rx="2" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M17.5 15V6" stroke="currentColor" stroke-width="2.8"/>' +
    '<path d="M12.4 8h10.2L17.5 1z" fill="currentColor"/>',
  discard:
    '<rect x="3" y="3" width="12" height="17" rx="2" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M14 11l8 9M22 11l-8 9" stroke="currentColor" stroke-width="2.8"/>',
  top:
    '<rect x="5" y="11" width="14" height="11" rx="2" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M5 15.5h14" stroke="currentColor" stroke-width="1.6"/>' +
    '<path d="M12 1v5" stroke="currentColor" stroke-width="2.8"/>' +
    '<path d="M7.500 5h9L12 10.5z" fill="currentColor"/>',
  monument:
    '<path d="M2 8.5L12 2l10 6.5zM4 10h3v9H4zM10.5 10h3v9h-3zM17 10h3v9h-3zM2 20h20v2.6H2z" fill="currentColor"/>',
  place:
    '<rect x="6" y="2.5" width="12" height="14" rx="1.8" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M2 21.5h20" stroke="currentColor" stroke-width="2.6"/><path d="M8 10h8l-4 6.5z" fill="currentColor"/>',
  check:
    '<path d="M12 21c-6-1-9-5-9-11M12 21c6-1 9-5 9-11" stroke="currentColor" stroke-width="2" fill="none"/>' +
    '<path d="M2 12l3-3 2 4zM3.5 17l4-2 .5 4zM22 12l-3-3-2 4zM20.5 17l-4-2-.5 4z' +
    'M12 3l1.9 4 4.3.5-3.2 3 .9 4.3L12 12.6 8.1 14.8l.9-4.3-3.2-3 4.3-.5z" fill="currentColor"/>',
  rival:
    '<circle cx="12" cy="7" r="5" fill="currentColor"/><path d="M2.5 22c.5-6 4-9 9.5-9s9 3 9.5 9z" fill="currentColor"/>',
  creature:
    '<path d="M12 11c4 0 7 3.4 7 6.6 0 2.4-1.9 3.5-3.8 3-1.2-.3-2-.6-3.2-.6s-2 .3-3.2.6c-1.9.5-3.8-.6-3.8-3C5 14.4 8 11 12 11z" fill="currentColor"/>' +
    '<ellipse cx="4.6" cy="11.2" rx="2.2" ry="2.9" fill="currentColor"/>' +
    '<ellipse cx="9" cy="6" rx="2.3" ry="3.2" fill="currentColor"/>' +
    '<ellipse cx="15" cy="6" rx="2.3" ry="3.2" fill="currentColor"/>' +
    '<ellipse cx="19.4" cy="11.2" rx="2.2" ry="2.9" fill="currentColor"/>',
  dragon:
    '<path d="M2 21C3 12 6 6 13 3l-1 3c4-1 7-1 10 1l-4 1.5c2 1 3.4 2.5 4 4.5l-4-.5' +
    'c-.5 4-3 6-6.5 6.5 1 1 1.5 1.6 1.5 2.5-4-.5-6-2-6.5-4.5C5 17.6 3.5 19 2 21z" fill="currentColor"/>',
  demon:
    '<path d="M3 2c.5 4 2 6 4.5 7C9 8 10.4 7.6 12 7.6S15 8 16.5 9C19 8 20.5 6 21 2' +
    'c2 4.5 1.5 8.5-1 11.5.3 5-2.8 9-8 9s-8.3-4-8-9C1.5 10.5 1 6.5 3 2z" fill="currentColor"/>' +
    '<path d="M7 13.5l3.5 1.8L7.8 17zM17 13.5l-3.5 1.8 2.7 1.7z" fill="#fff3d6"/>',
  mage:
    '<path d="M12 1l5.5 12.5c2.5.4 4.5 1.2 4.5 2.5 0 2-4.5 3-10 3S2 18 2 16c0-1.3 2-2.1 4.5-2.5z" fill="currentColor"/>' +
    '<path d="M7 20.5h10v2H7z" fill="currentColor"/>',
  item: '<path d="M9 2h6v2h-1v5l6 10c.8 1.6 0 3-1.8 3H5.8C4 22 3.2 20.6 4 19l6-10V4H9z" fill="currentColor"/>',
  collect:
    '<path d="M2 13c3-1 5 0 7 2h5c1.4 0 2 2 .5 2.5H10h5l5.5-3c1.5-.8 2.8 1 1.5 2.2L15 22H8l-6-3z" fill="currentColor"/>' +
    '<path d="M12 2v6" stroke="currentColor" stroke-width="2.6"/><path d="M8 7h8l-4 5z" fill="currentColor"/>',
  reorder:
    '<path d="M3 3h8v11H3zM13 10h8v11h-8z" fill="var(--leaf, #fff8e4)" stroke="currentColor" stroke-width="2"/>' +
    '<path d="M14 6h6M17.5 3l3 3-3 3M10 18H4M6.5 15l-3 3 3 3" stroke="currentColor" stroke-width="1.8" fill="none"/>',
  passed:
    '<path d="M14.5 20.6A9.6 9.6 0 1 1 13 2a8.4 8.4 0 0 0 1.5 18.6z" fill="currentColor"/>' +
    '<path d="M18.5 4l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z" fill="currentColor"/>',
  eye:
    '<path d="M1.5 12C4 7.4 7.6 5 12 5s8 2.4 10.5 7c-2.5 4.6-6.1 7-10.5 7S4 16.6 1.500 12z' +
    'M12 7.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z" fill="currentColor" fill-rule="evenodd"/>' +
    '<circle cx="12" cy="12" r="2.3" fill="currentColor"/>',
  to: '<path d="M6 3l12 9-12 9z" fill="currentColor"/>',
} as const;
export type Glyph = keyof typeof GLYPHS;
export const isGlyph = (name: string): name is Glyph => name in GLYPHS;
export const isEssence = (name: string): name is EssenceIcon => name in STONES;

/** In a rulebook, "sign-turn" shows a sign by itself. */
export const SIGN = "sign-";

/** The seal that bears points. */
const SEAL =
  '<path d="M12 .6l2.7 2.2 3.4-.6 1.2 3.3 3.3 1.2-.6 3.4L24 12.8l-2 2.7.6 3.4-3.3 1.2-1.2 3.3-3.4-.6L12 25' +
  'l-2.7-2.2-3.4.6-1.2-3.3-3.3-1.2.6-3.4L0 12.8l2-2.7-.6-3.4 3.3-1.2 1.2-3.3 3.4.6z"/>';

/** The two sides of the first player token. */
const TOKEN = {
  first:
    '<circle cx="16" cy="16" r="14.5" fill="url(#ra-brass)" stroke="#4b300a" stroke-width="1.5"/>' +
    '<circle cx="16" cy="16" r="11.3" fill="none" stroke="#6d4a10"/>' +
    '<path d="M12.4 11.6L17 8.5v15M12.4 23.5h9" stroke="#3a2208" stroke-width="2.6" fill="none"/>',
  passed:
    '<circle cx="16" cy="16" r="14.5" fill="#39425c" stroke="#11141f" stroke-width="1.5"/>' +
    '<circle cx="16" cy="16" r="11.3" fill="none" stroke="#8f9ab8"/>' +
    '<path d="M19.5 22.6A8 8 0 1 1 15.3 8a7 7 0 0 0 4.200 14.6z" fill="#e9eefb"/>' +
    '<path d="M22 9l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z" fill="#e9eefb"/>',
} as const;

/** Emblems that the icon set does not have. */
const OWN = {
  squared:
    '<path d="M256 40a216 216 0 1 0 0 432 216 216 0 0 0 0-432zm0 34a182 182 0 1 1 0 364 182 182 0 0 1 0-364z"/>' +
    '<path d="M132 132h248v248H132zm28 28v192h192V160z"/><path d="M256 172l84 152H172zm0 50l-44 78h88z"/>' +
    '<circle cx="256" cy="276" r="16"/>',
  opus:
    '<path d="M256 20c30 60 30 90 0 130-30-40-30-70 0-130zM40 300' +
    "c40-10 60-70 60-140 30 50 60 80 100 80 30 0 46-30 56-70 10 40 26 70 56 70 40 0 70-30 100-80 0 70 20 130 60 " +
    '140-60 20-70 60-80 100H120c-10-40-20-80-80-100zm80 124h272v56H120z"/>' +
    '<circle cx="256" cy="340" r="34" fill="#000" fill-opacity=".45"/>',
  henge:
    '<path d="M40 190h180v44h-22v206h-48V234h-44v206H58V234H40zM292 190h180v44h-18v206h-48V234h-44v206h-48V234h-22z' +
    'M166 96h180v44H166zM196 140h36v50h-36zM280 140h36v50h-36z"/><path d="M20 452h472v24H20z"/>',
  arch:
    '<path d="M60 480V220C60 110 148 30 256 30s196 80 196 190v260h-92V230c0-58-46-104-104-104s-104 46-104 104v250z' +
    "M240 44h32v66h-32zM92 140l26-20 48 46-22 24zM420 140l-26-20-48 46 22 24zM60 262h92v18H60zM360 262h92v18h-92z" +
    'M60 370h92v18H60zM360 370h92v18h-92z"/><path d="M30 484h452v18H30z"/>',
  reanimate:
    '<path d="M256 470C120 390 60 310 60 220c0-70 50-120 112-120 36 0 66 18 84 46 18-28 48-46 84-46 62 0 112 50 112 120 0 90-60 170-196 250z"/>' +
    '<path d="M70 262h110l30-70 50 130 34-60h148" fill="none" stroke="#2a1c10" stroke-width="26" stroke-linejoin="round"/>',
  sunkey:
    '<g transform="rotate(40 256 256)">' +
    '<path d="M339 127L382 140 339 153zM335 170L365 203 321 193zM309 205L319 249 286 219zM269 223L256 266 243 223z' +
    "M226 219L193 249 203 205zM191 193L147 203 177 170zM173 153L130 140 173 127zM177 110L147 77 191 87z" +
    'M203 75L193 31 226 61zM243 57L256 14 269 57zM286 61L319 31 309 75zM321 87L365 77 335 110z"/>' +
    '<path fill-rule="evenodd" d="M256 62a78 78 0 1 0 0 156 78 78 0 0 0 0-156z' +
    'm0 40a38 38 0 1 1 0 76 38 38 0 0 1 0-76zM236 226h40v206h66v34h-34v30h-32v-30h-40zM216 250h80v22h-80z"/></g>',
  moonkey:
    '<g transform="rotate(-40 256 256)"><path d="M262 14a112 112 0 1 0 94 172 84 84 0 1 1-94-172z"/>' +
    '<path d="M286 92l10 22 24 3-18 16 5 24-21-12-21 12 5-24-18-16 24-3z"/>' +
    '<path d="M214 238h72v22h-18v236h-36v-30h-42v-32h42v-26h-62v-34h62V260h-18z"/></g>',
} as const;

const EMBLEMS: Record<string, string> = {
  smith: "i-anvil-impact",
  enchantress: "i-witch-face",
  cultist: "i-cultist",
  fortune_teller: "i-crystal-ball",
  crucible: "i-cauldron",
  cursed_idol: "i-totem-mask",
  squared_circle: "ra-o-squared",
  white_swan: "i-swan",
  gnosis: "i-open-book",
  solomons_key: "i-star-key",
  magnum_opus: "ra-o-opus",
  artificers_robes: "i-robe",
  brazen_head: "i-stone-bust",
  fairy_dragon: "i-sea-dragon",
  sleeping_dragon: "i-dragon-spiral",
  black_cat: "i-cat",
  crown_of_command: "i-queen-crown",
  golden_key: "ra-o-sunkey",
  silver_key: "ra-o-moonkey",
  mystic_font: "i-water-fountain",
  dark_temple: "i-greek-temple",
  well_of_memory: "i-well",
  stone_circle: "ra-o-henge",
  mystic_monastery: "i-viking-church",
  astral_observatory: "i-observatory",
  moonlit_aqueduct: "i-aqueduct",
  titans_arch: "ra-o-arch",
  druid_circle: "i-holy-oak",
  dragon_cavern: "i-cave-entrance",
  dwarven_forge: "i-anvil",
  elven_heartwood: "i-oak",
  item_calm_elan: "i-round-bottom-flask",
  item_death_life: "i-standing-potion",
  item_research: "i-magnifying-glass",
  item_reanimate: "ra-o-reanimate",
  item_alchemy: "i-bubbling-flask",
};

/** The colour behind an emblem. */
const TONES: Record<string, Tone> = {
  white_swan: "calm",
  fairy_dragon: "life",
  silver_key: "calm",
  black_cat: "death",
  artificers_robes: "brown",
  gnosis: "calm",
  crucible: "elan",
  cursed_idol: "death",
  squared_circle: "brown",
  solomons_key: "gold",
  magnum_opus: "gold",
  brazen_head: "gold",
  sleeping_dragon: "elan",
  crown_of_command: "gold",
  golden_key: "gold",
  mystic_font: "calm",
  druid_circle: "life",
  dwarven_forge: "elan",
  dragon_cavern: "elan",
  elven_heartwood: "life",
  item_calm_elan: "calm",
  item_death_life: "death",
  item_research: "brown",
  item_reanimate: "elan",
  item_alchemy: "gold",
};

const GROUNDS = {
  elan: ["#c9683c", "#5c1d12"],
  life: ["#93ae58", "#2b4a22"],
  calm: ["#74aec4", "#1d4158"],
  death: ["#85749a", "#281f33"],
  gold: ["#dcb358", "#5f420f"],
  stone: ["#b7a988", "#4a4234"],
  mage: ["#7fae9c", "#1c3f3d"],
  brown: ["#c09a68", "#4b321e"],
} as const;
type Tone = keyof typeof GROUNDS;

/** What is drawn thinly behind an emblem. */
const ORNAMENTS = {
  ring:
    '<g fill="none" stroke="#fff3d0" stroke-opacity=".22"><circle cx="50" cy="46" r="40" stroke-width="1.2"/>' +
    '<circle cx="50" cy="46" r="33" stroke-width=".8"/>' +
    '<path d="M50 6l34.6 60H15.4zM50 86L15.4 26h69.2z" stroke-width=".8"/></g>',
  stone:
    '<path d="M0 18h100M0 38h100M0 58h100M0 78h100M20 0v18M60 0v18M40 18v20M82 18v20M18 38v20M64 38v20M44 58v20' +
    'M88 58v20" stroke="#2d2618" stroke-opacity=".35" fill="none"/>',
  mage:
    '<g fill="none" stroke="#fff3d0" stroke-opacity=".28"><circle cx="50" cy="46" r="38"/>' +
    '<path d="M50 46L110.0 46.0M50 46L105.4 69.0M50 46L92.4 88.4M50 46L73.0 101.4M50 46L50.0 106.0M50 46L27.0 101.4' +
    "M50 46L7.6 88.4M50 46L-5.4 69.0M50 46L-10.0 46.0M50 46L-5.4 23.0M50 46L7.6 3.6M50 46L27.0 -9.4M50 46" +
    'L50.0 -14.0M50 46L73.0 -9.4M50 46L92.4 3.6M50 46L105.4 23.0" stroke-width=".7"/></g>',
  place:
    '<path d="M0 70c20-20 34-10 46-22s26-18 54 4v50H0z" fill-opacity=".22"/><path d="M0 84c30-14 60-8 100-2v20H0z" fill-opacity=".3"/>',
} as const;
type Ornament = keyof typeof ORNAMENTS;

/** A star with rays, some of them in a ring: the seal of a component that another pack brings. */
function seal(rays: number, depth: number, ring: boolean): string {
  const reach = ring ? 150 : 216;
  const at = (angle: number, r: number): string =>
    `${(256 + r * Math.sin(angle)).toFixed(0)} ${(256 - r * Math.cos(angle)).toFixed(0)}`;
  const star = Array.from({ length: 2 * rays }, (_, i) => at((Math.PI * i) / rays, i % 2 ? reach * depth : reach)).join(
    "L",
  );
  const hole = reach * depth * 0.45;
  const circle = (r: number): string => `M${256 - r} 256a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
  return `<path fill-rule="evenodd" d="M${star}z${circle(hole)}${ring ? circle(220) + circle(184) : ""}"/>`;
}

const SEALS: Record<string, string> = Object.fromEntries(
  [3, 4, 5, 6, 7, 8]
    .flatMap((rays) => [0.42, 0.68].flatMap((depth) => [true, false].map((ring) => seal(rays, depth, ring))))
    .map((body, i) => [String(i), body]),
);

/** A number that stays with a name. */
const numberOf = (name: string): number => [...name].reduce((n, letter) => (n * 31 + letter.charCodeAt(0)) % 65521, 7);

/** The emblem of a component: an icon of the set, one of our own, or a seal for what other packs bring. */
export const emblem = (card: string): string =>
  `#${EMBLEMS[card] ?? `ra-s-${numberOf(card) % Object.keys(SEALS).length}`}`;

/** The ground of a component: its own, that of its kind, or that of the essence it costs most of. */
export const tone = (card: string, kind: string, dearest?: EssenceIcon): Tone =>
  TONES[card] ??
  (kind === "mage"
    ? "mage"
    : kind === "monument"
      ? "stone"
      : dearest === undefined || dearest === "any"
        ? "brown"
        : dearest);

export const ornament = (kind: string): Ornament =>
  kind === "mage" || kind === "place" ? kind : kind === "monument" ? "stone" : "ring";

const symbols = (group: string, box: string, drawings: Record<string, string>): string =>
  Object.entries(drawings)
    .map(([name, body]) => `<symbol id="ra-${group}-${name}" viewBox="${box}">${body}</symbol>`)
    .join("");

const METAL = 'x1="0" y1="0" x2=".4" y2="1"';

/** All of it as SVG for the page. */
export const drawings: string =
  (Object.keys(STONES) as EssenceIcon[]).map(stone).join("") +
  symbols("g", "0 0 24 24", GLYPHS) +
  symbols("g", "0 0 24 25.6", { points: SEAL }) +
  symbols("t", "0 0 32 32", TOKEN) +
  symbols("o", "0 0 512 512", OWN) +
  symbols("s", "0 0 512 512", SEALS) +
  symbols("or", "0 0 100 92", ORNAMENTS).replaceAll("<symbol", '<symbol preserveAspectRatio="xMidYMid slice"') +
  Object.entries(GROUNDS)
    .map(
      ([name, [light, dark]]) =>
        `<radialGradient id="ra-gr-${name}" cx=".38" cy=".3" r=".95"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`,
    )
    .join("") +
  `<linearGradient id="ra-ivory" ${METAL}><stop stop-color="#fffaf0"/><stop offset=".55" stop-color="#f6e2b0"/>` +
  `<stop offset="1" stop-color="#c99a45"/></linearGradient>` +
  `<linearGradient id="ra-brass" ${METAL}><stop stop-color="#fbe7a8"/><stop offset=".5" stop-color="#d9a941"/>` +
  `<stop offset="1" stop-color="#8e6217"/></linearGradient>`;
