/** Drawings of the table, our own: pieces as symbols, dice and the backs of the decks. */

export const symbols =
  `<symbol id="sw-crystal" viewBox="0 0 24 32"><path d="M12 1 22 11 17 31H7L2 11z" fill="#4fa6a8"/>` +
  `<path d="M12 1 2 11h6z" fill="#d6f4ee"/><path d="M12 1 22 11h-6z" fill="#8fd3cd"/>` +
  `<path d="M12 1l4 10H8z" fill="#b5e7e0"/><path d="M8 11h8l-4 20z" fill="#74c2c0"/>` +
  `<path d="M2 11h6l4 20H7z" fill="#9adbd4"/></symbol>` +
  `<symbol id="sw-crystal-no" viewBox="0 0 24 32">` +
  `<path d="M12 2 21 11.5 16.5 30h-9L3 11.500z" fill="none" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3 2.5" opacity=".55"/>` +
  `</symbol>` +
  `<symbol id="sw-lantern" viewBox="0 0 40 52">` +
  `<path d="M20 2v5M13 12a7 6 0 0 1 14 0" fill="none" stroke="var(--lan-iron)" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M9 15h22l3 5H6z" fill="var(--lan-iron)"/><path d="M8 20h24l-2.5 22h-19z" fill="#ffd675"/>` +
  `<path d="M8 20h7l1 22h-5.500zM25 20h7l-2.5 22H24z" fill="#f2b443"/>` +
  `<path d="M20 24c.6 4.5 5 6 5 10.500a5 5 0 0 1-10 0c0-3 3-4 5-10.500z" fill="#fff6d8"/>` +
  `<path d="M20 31c.4 2 2.4 2.7 2.4 4.600a2.4 2.4 0 0 1-4.8 0C17.6 34 19.2 33.5 20 31z" fill="#f08a2c"/>` +
  `<path d="M9 42h22l2 5H7z" fill="var(--lan-iron)"/>` +
  `<path d="M12.5 20l1.5 22M27.5 20 26 42" stroke="var(--lan-iron)" stroke-width="1.6"/></symbol>` +
  `<symbol id="sw-lantern-no" viewBox="0 0 40 52">` +
  `<path d="M20 2v5M13 12a7 6 0 0 1 14 0" fill="none" stroke="var(--lan-iron)" stroke-width="2.6" stroke-linecap="round"/>` +
  `<path d="M9 15h22l3 5H6zM9 42h22l2 5H7z" fill="var(--lan-iron)"/>` +
  `<path d="M8 20h24l-2.5 22h-19z" fill="var(--lan-off)" stroke="var(--lan-iron)" stroke-width="1.6"/>` +
  `<path d="M12.5 20l1.5 22M27.5 20 26 42" stroke="var(--lan-iron)" stroke-width="1.6"/>` +
  `<path d="M20 42v-8" stroke="var(--lan-iron)" stroke-width="2"/>` +
  `<path d="M20 33c3-3-2-4 1-8" fill="none" stroke="var(--lan-iron)" stroke-width="1.5" opacity=".7" stroke-linecap="round"/></symbol>` +
  `<symbol id="sw-pawn-light" viewBox="0 0 40 56">` +
  `<ellipse cx="20" cy="52" rx="13" ry="3.5" fill="#000" opacity=".3"/>` +
  `<path d="M8 50c0-14 4-20 12-20s12 6 12 20z" fill="#e8a52b" stroke="#7a4a08" stroke-width="2"/>` +
  `<circle cx="20" cy="18" r="13" fill="#ffe7a6" stroke="#7a4a08" stroke-width="2"/>` +
  `<path d="M20 8c1 5 6 7 6 12a6 6 0 0 1-12 0c0-4 4-5 6-12z" fill="#f29a2e"/>` +
  `<path d="M20 16c.5 2.5 3 3.5 3 6a3 3 0 0 1-6 0c0-2 2-2.5 3-6z" fill="#fff6d8"/></symbol>` +
  `<symbol id="sw-pawn-shadow" viewBox="0 0 40 56">` +
  `<ellipse cx="20" cy="52" rx="14" ry="3.5" fill="#000" opacity=".3"/>` +
  `<path d="M20 3c10 6 13 16 13 28 0 8 2 14 4 19l-6-3-4 4-7-4-7 4-4-4-6 3c2-5 4-11 4-19` +
  `C7 19 10 9 20 3z" fill="#3d3350" stroke="#191322" stroke-width="2"/>` +
  `<path d="M11 24c0-7 4-11 9-11s9 4 9 11-4 10-9 10-9-3-9-10z" fill="#15101e"/>` +
  `<path d="M14 22l5 2.500c-1 2.5-4.5 2-5-2.500zM26 22l-5 2.500c1 2.5 4.5 2 5-2.500z" fill="#d9cdf2"/></symbol>` +
  `<symbol id="sw-pawn-loc" viewBox="0 0 32 44">` +
  `<ellipse cx="16" cy="40" rx="11" ry="3" fill="#000" opacity=".28"/>` +
  `<path d="M6 38c1-6 3-9 6-12h8c3 3 5 6 6 12z" fill="#fff3d2" stroke="#5a3d14" stroke-width="1.8"/>` +
  `<path d="M16 2c7 3 10 9 9 15-1 5-4 8-9 8s-8-3-9-8c-1-6 2-12 9-15z" fill="#7aa04a" stroke="#2f4519" stroke-width="1.8"/>` +
  `<path d="M16 7v14M16 13l4-4M16 17l-4-4" stroke="#dcebb6" stroke-width="1.8" stroke-linecap="round" fill="none"/></symbol>` +
  `<symbol id="sw-stun" viewBox="0 0 32 32">` +
  `<circle cx="16" cy="16" r="15" fill="#f6e2a4" stroke="#6b4d12" stroke-width="1.8"/>` +
  `<path d="M16 16c0-2.5 4-2.5 4 1s-5 5-8 2.5-2.5-9 3-10.5 11 2.5 10.5 8.5-6 9.5-11 8.5" fill="none" ` +
  `stroke="#6b4d12" stroke-width="2.3" stroke-linecap="round"/></symbol>` +
  `<symbol id="sw-wood" viewBox="0 0 32 32">` +
  `<path d="M16 1 24 11h-4l6 8h-5l6 7H18v5h-4v-5H5l6-7H6l6-8H8z" fill="currentColor"/></symbol>` +
  `<symbol id="sw-sp-lose" viewBox="0 0 32 32">` +
  `<path d="M11 5a5 5 0 0 1 10 0M8 8h16l1.5 3.500h-19zM8 26h16l1.5 4` +
  `h-19z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>` +
  `<path d="M8 8h16l1.5 3.500h-19zM8 26h16l1.5 4h-19z" fill="currentColor"/>` +
  `<path d="M9 12h14l-1.5 14h-11z" fill="none" stroke="currentColor" stroke-width="2"/>` +
  `<path d="M16 14.500c.4 2.7 3 3.7 3 6.300a3 3 0 0 1-6 0c0-2 2.2-2.7 3-6.300z" fill="currentColor"/></symbol>` +
  `<symbol id="sw-c-otter" viewBox="0 0 64 64">` +
  `<path d="M13 22c-3-5 0-10 5-9 1.6.3 3 1.3 4 2.6 6-3 14-3 20 0 1-1.3 2.4-2.3 4-2.6 5-1 8 4 5 9 2 4 3 8 3 12 0 ` +
  `11-9 19-22 19S10 45 10 34c0-4 1-8 3-12z" fill="currentColor"/>` +
  `<path d="M32 33c8 0 13 4 13 10s-6 9-13 9-13-3-13-9 5-10 13-10z" fill="var(--card)" opacity=".75"/>` +
  `<ellipse cx="22.5" cy="29" rx="2.9" ry="3.5" fill="var(--card)"/>` +
  `<ellipse cx="41.5" cy="29" rx="2.9" ry="3.5" fill="var(--card)"/>` +
  `<path d="M27 35h10c1 3-2.5 5.5-5 5.500S26 38 27 35z" fill="currentColor"/>` +
  `<path d="M32 40v3.500c-2 2.5-5 2.5-7 1M32 43.500c2 2.5 5 2.5 7 1" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M16 39l-12-2M16 43 4 45M48 39l12-2M48 43l12 2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M22.5 34c-1 3-3 4-3 6a2.4 2.4 0 0 0 4.8 0c0-2-1.3-3-1.8-6z" fill="#7cc4d8"/></symbol>` +
  `<symbol id="sw-c-owlet" viewBox="0 0 64 64">` +
  `<path d="M12 8c5 0 9 2 12 5 5-2 11-2 16 0 3-3 7-5 12-5-1 5-1 8 1 13 3 8 3 16-1 23-4 8-11 13-20 13S16 52 12 44` +
  `c-4-7-4-15-1-23 2-5 2-8 1-13z" fill="currentColor"/><circle cx="22.5" cy="26" r="9" fill="var(--card)"/>` +
  `<circle cx="41.5" cy="26" r="9" fill="var(--card)"/><circle cx="23.5" cy="27" r="4.3" fill="currentColor"/>` +
  `<circle cx="40.5" cy="27" r="4.3" fill="currentColor"/><path d="M29 33h6l-3 6z" fill="#e3a72f"/>` +
  `<path d="M20 43l3 3 3-3M29 43l3 3 3-3M38 43l3 3 3-3M24.5 49l3 3 3-3M33.5 49` +
  `l3 3 3-3" fill="none" stroke="var(--card)" stroke-width="1.8" opacity=".8"/>` +
  `<path d="M22 36c-1.6 4-4 5.5-4 8.500a4 4 0 0 0 8 0c0-3-2.4-4.5-4-8.500z" fill="#7cc4d8"/></symbol>` +
  `<symbol id="sw-c-hare" viewBox="0 0 64 64">` +
  `<path d="M20 3c6 2 9 11 9 20h6c0-9 3-18 9-20 5 6 3 16-2 23 6 3 10 9 10 16 0 11-9 18-20 18S12 53 12 42` +
  `c0-7 4-13 10-16-5-7-7-17-2-23z" fill="currentColor"/>` +
  `<ellipse cx="23.5" cy="39" rx="3" ry="3.8" fill="var(--card)"/>` +
  `<ellipse cx="40.5" cy="39" rx="3" ry="3.8" fill="var(--card)"/>` +
  `<path d="M29 46h6l-3 3.500zM32 49.500v3" fill="var(--card)" stroke="var(--card)" stroke-width="1.6"/>` +
  `<path d="M22 8c2 3 4 8 4 14M42 8c-2 3-4 8-4 14" stroke="var(--card)" stroke-width="2" fill="none" opacity=".6" stroke-linecap="round"/></symbol>` +
  `<symbol id="sw-p-luma" viewBox="0 0 64 64"><path d="M10 64c1-14 8-22 22-22s21 8 22 22z" fill="#b5523f"/>` +
  `<path d="M26 42h12l-6 10z" fill="#f6dcc0"/>` +
  `<path d="M15 34c-1-14 6-22 17-22s18 8 17 22c2 6 1 12-3 16-1-8-2-12-3-18H21c-1 6-2 10-3 18-4-4-5-10-3-16z" fill="#4a2d1c"/>` +
  `<ellipse cx="32" cy="33" rx="12.5" ry="13" fill="#f6dcc0"/>` +
  `<path d="M19 30c4-1 8-3 10-8 3 5 9 7 16 8 1-10-4-17-13-17s-14 7-13 17z" fill="#4a2d1c"/>` +
  `<path d="M5 22c8-3 10-18 27-18s19 15 27 18c-8 4-17 5-27 5S13 26 5 22z" fill="#33563f"/>` +
  `<path d="M16 18c10 4 22 4 32 0l1 3c-11 4.5-23 4.5-34 0z" fill="#e3a72f"/>` +
  `<circle cx="27" cy="35" r="1.9" fill="#2c2a26"/><circle cx="37" cy="35" r="1.9" fill="#2c2a26"/>` +
  `<path d="M29 41c2 1.6 4 1.6 6 0" fill="none" stroke="#2c2a26" stroke-width="1.6" stroke-linecap="round"/>` +
  `<circle cx="24" cy="39.5" r="2" fill="#e79a7f" opacity=".7"/>` +
  `<circle cx="40" cy="39.5" r="2" fill="#e79a7f" opacity=".7"/></symbol>` +
  `<symbol id="sw-p-brom" viewBox="0 0 64 64"><path d="M2 64c1-14 10-22 30-22s29 8 30 22z" fill="#5a4030"/>` +
  `<circle cx="14" cy="17" r="9" fill="#6e4f3a"/><circle cx="50" cy="17" r="9" fill="#6e4f3a"/>` +
  `<circle cx="14" cy="17" r="4.5" fill="#a67c5b"/><circle cx="50" cy="17" r="4.5" fill="#a67c5b"/>` +
  `<path d="M32 8c15 0 24 10 24 23S46 55 32 55 8 44 8 31 17 8 32 8z" fill="#6e4f3a"/>` +
  `<ellipse cx="32" cy="41" rx="13" ry="11" fill="#c79f79"/>` +
  `<path d="M26 35h12c1 4-3 7-6 7s-7-3-6-7z" fill="#2c2019"/>` +
  `<path d="M32 42v4c-2 2.5-5 2.5-7 1M32 46c2 2.5 5 2.5 7 1" fill="none" stroke="#2c2019" stroke-width="1.9" stroke-linecap="round"/>` +
  `<circle cx="21.5" cy="28" r="2.7" fill="#1d140e"/><circle cx="42.5" cy="28" r="2.7" fill="#1d140e"/>` +
  `<circle cx="22.4" cy="27" r=".9" fill="#fff"/><circle cx="43.4" cy="27" r=".9" fill="#fff"/>` +
  `<path d="M44 13l4 9" stroke="#4a3325" stroke-width="2" stroke-linecap="round"/></symbol>`;

/** Faces of the dice by their sides, in a box of 84 x 84. */
const DICE: Record<number, string> = {
  8:
    `<path fill="var(--d2)" d="M40 2 76 22v40L40 82 4 62V22z"/><path fill="var(--d1)" d="M40 2 74 60H6z"/>` +
    `<path fill="var(--d2)" d="M40 2 4 22l2 38zM40 2l36 20-2 38z"/><path fill="var(--d3)" d="M6 60h68L40 82z"/>` +
    `<path fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" d="M40 2 74 60H6zM6 60 4 22M74 60l2-38M40 82 6 60M40 82l34-22"/>`,
  10:
    `<path fill="var(--d2)" d="M42 2 82 36v14L42 82 2 50V36z"/>` +
    `<path fill="var(--d2)" d="M42 2 2 36v14l16 0zM42 2l40 34v14H66z"/>` +
    `<path fill="var(--d3)" d="M2 50h16l24 14 24-14h16L42 82z"/>` +
    `<path fill="var(--d1)" d="M42 2 66 50 42 64 18 50z"/>` +
    `<path fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" d="M42 2 66 50 42 64 18 50zM18 50H2M66 50h16M42 64v18"/>`,
  12:
    `<polygon fill="var(--d2)" points="42.0,2.0 65.5,9.6 80.0,29.6 80.0,54.4 65.5,74.4 42.0,82.0 18.5,74.4 4.0,54.4 4.0,29.6 18.5,9.6"/>` +
    `<polygon fill="var(--d2)" points="42.0,17.0 42.0,2.0 65.5,9.6 80.0,29.6 65.8,34.3"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="42.0,17.0 42.0,2.0 65.5,9.6 80.0,29.6 65.8,34.3"/>` +
    `<polygon fill="var(--d3)" points="65.8,34.3 80.0,29.6 80.0,54.4 65.5,74.4 56.7,62.2"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="65.8,34.3 80.0,29.6 80.0,54.4 65.5,74.4 56.7,62.2"/>` +
    `<polygon fill="var(--d3)" points="56.7,62.2 65.5,74.4 42.0,82.0 18.5,74.4 27.3,62.2"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="56.7,62.2 65.5,74.4 42.0,82.0 18.5,74.4 27.3,62.2"/>` +
    `<polygon fill="var(--d3)" points="27.3,62.2 18.5,74.4 4.0,54.4 4.0,29.6 18.2,34.3"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="27.3,62.2 18.5,74.4 4.0,54.4 4.0,29.6 18.2,34.3"/>` +
    `<polygon fill="var(--d2)" points="18.2,34.3 4.0,29.6 18.5,9.6 42.0,2.0 42.0,17.0"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="18.2,34.3 4.0,29.6 18.5,9.6 42.0,2.0 42.0,17.0"/>` +
    `<polygon fill="var(--d1)" points="42.0,17.0 65.8,34.3 56.7,62.2 27.3,62.2 18.2,34.3"/>` +
    `<polygon fill="none" stroke="var(--dl)" stroke-width="1.5" stroke-linejoin="round" points="42.0,17.0 65.8,34.3 56.7,62.2 27.3,62.2 18.2,34.3"/>`,
};

/** The signs on the backs of the decks. */
const BACKS: Record<string, string> = {
  shadow:
    `<path d="M32 8c12 8 16 20 16 32 0 8 2 12 4 16l-7-3-5 4-8-4-8 4-5-4-7 3c2-4 4-8 4-16C16 28 20 16 32 8z" fill="currentColor"/>` +
    `<path d="M23 31l7 3c-1.5 3.5-6.5 3-7-3zM41 31l-7 3c1.5 3.5 6.5 3 7-3z" fill="var(--b2)"/>`,
  exploration: `<path d="M32 6l6 20 20 6-20 6-6 20-6-20-20-6 20-6z" fill="currentColor"/><circle cx="32" cy="32" r="5" fill="var(--b2)"/>`,
  creature:
    `<ellipse cx="32" cy="42" rx="11" ry="9" fill="currentColor"/>` +
    `<ellipse cx="16" cy="31" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(-24 16 31)"/>` +
    `<ellipse cx="26" cy="22" rx="4.8" ry="7.5" fill="currentColor"/>` +
    `<ellipse cx="38" cy="22" rx="4.8" ry="7.5" fill="currentColor"/>` +
    `<ellipse cx="48" cy="31" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(24 48 31)"/>`,
  chapter:
    `<path d="M6 14c10-3 18-2 26 4 8-6 16-7 26-4v36c-10-3-18-2-26 4-8-6-16-7-26-4z" fill="none" ` +
    `stroke="currentColor" stroke-width="3" stroke-linejoin="round"/>` +
    `<path d="M32 18v36M13 24c5-1 9 0 13 2M13 33c5-1 9 0 13 2M51 24c-5-1-9 0-13 2M51 33` +
    `c-5-1-9 0-13 2" stroke="currentColor" stroke-width="2.2" fill="none" stroke-linecap="round"/>`,
};

/** A piece of the sprite, in a box of its own. */
export const use = (id: string, look = ""): string =>
  `<svg class="${look}" viewBox="0 0 64 64"><use href="#${id}"/></svg>`;

const GROUNDS: Record<string, string> = {
  shadow: "#54476e,#2c2340",
  exploration: "#3d8c95,#1d5a63",
  creature: "#77728f,#45415a",
  chapter: "#a9743f,#6b4420",
};

/** The back of a deck's cards. */
export function back(deck: string): string {
  const colours = GROUNDS[deck] ?? "#5d8a63,#33563f";
  return (
    `<span class="sw-back" style="--b2:${colours.slice(8)};background:linear-gradient(165deg,${colours})">` +
    `<svg viewBox="0 0 64 64">${BACKS[deck] ?? ""}</svg></span>`
  );
}

/** A die with what it shows. */
export const die = (sides: number, shown: string): string =>
  `<svg viewBox="0 0 ${sides === 8 ? 80 : 84} 84">${DICE[sides]}<text x="${sides === 8 ? 40 : 42}" y="51" text-anchor="middle">${shown}</text></svg>`;

/** Crystals on a card: those that lie there, and room for more. */
export const crystals = (n: number, most = n): string =>
  Array.from({ length: most }, (_, i) => use(i < n ? "sw-crystal" : "sw-crystal-no", "cr")).join("");

/** How many successes something needs. */
export const pips = (n: number): string => (n > 0 ? `<span class="pips">${"<i></i>".repeat(n)}</span>` : "");

/** Spirit as lanterns, lit from the lower end or from the left. */
export const lanterns = (lit: number, all: number, row: boolean): string =>
  Array.from({ length: all }, (_, i) => {
    const on = (row ? i : all - 1 - i) < lit;
    return `<svg class="${on ? "on" : ""}" viewBox="0 0 40 52"><use href="#sw-lantern${on ? "" : "-no"}"/></svg>`;
  }).join("");
