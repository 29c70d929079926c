/** Our drawings: resources, meeples and their Shadow Forms. Every sign has an outline of its own, so that colour is never needed. */

import { HEX } from "./tiles";

/** 32 x 32. */
const RESOURCES: Record<string, string> = {
  red_gem:
    `<path d="M16 1.5 28 13 16 30.5 4 13z" fill="#d8402a"/><path d="M16 1.5 21 13H11z" fill="#ffb199"/>` +
    `<path d="M16 1.5 28 13h-7z" fill="#ff7a5c"/><path d="M16 1.5 4 13h7z" fill="#ff8f74"/>` +
    `<path d="M11 13h10l-5 17.5z" fill="#f25a3d"/><path d="M4 13h7l5 17.5z" fill="#e34b31"/>`,
  blue_gem:
    `<path d="M9 3h14l6 6v14l-6 6H9l-6-6V9z" fill="#1f63b8"/><path d="M9 3h14l-3 6h-8z" fill="#a9d6ff"/>` +
    `<path d="M9 3 3 9l6 3 3-3z" fill="#7fbdf7"/><path d="M3 9v14l6-3v-8z" fill="#4f9be6"/>` +
    `<path d="M12 9h8l3 3v8l-3 3h-8l-3-3v-8z" fill="#5aa9f2"/><path d="M23 3l6 6-6 3-3-3z" fill="#5ea6ea"/>` +
    `<path d="M23 12l6-3v14l-6-3z" fill="#2f78cc"/><path d="M12 23h8l3 6H9z" fill="#2a6cbf"/>` +
    `<path d="M12 9h6l-9 9v-6z" fill="#bfe1ff" opacity=".55"/>`,
  purple_gem:
    `<path d="M16 .5 21 11l10.5 5L21 21l-5 10.5L11 21 .5 16 11 11z" fill="#8a4fd0"/>` +
    `<path d="M16 .5 16 16 11 11z" fill="#e9d4ff"/><path d="M16 .5 21 11l-5 5z" fill="#c79af5"/>` +
    `<path d="M.5 16 11 11l5 5z" fill="#d6b2fb"/><path d="M.5 16H16l-5 5z" fill="#a873e6"/>` +
    `<path d="M31.5 16H16l5-5z" fill="#a06ae0"/><path d="M31.5 16 21 21l-5-5z" fill="#7a42bf"/>` +
    `<path d="M16 31.5 11 21l5-5z" fill="#8f57d4"/><path d="M16 31.5V16l5 5z" fill="#6a35ab"/>`,
  any_gem:
    `<path d="M8 4.5h16l6.5 8.5L16 29.5 1.5 13z" fill="#8d86a3"/><path d="M8 4.5h16L20.5 13h-9z" fill="#d9d4e6"/>` +
    `<path d="M8 4.5 1.5 13h10z" fill="#bdb6d0"/><path d="M24 4.5 30.5 13h-10z" fill="#a49cb9"/>` +
    `<path d="M11.5 13h9L16 29.5z" fill="#a8a1bd"/>`,
  red_orb:
    `<circle cx="16" cy="16" r="14" fill="#b8321f"/><circle cx="16" cy="16" r="14" fill="url(#cs-orb)"/>` +
    `<path d="M16.5 5.5c1 4.5 6.5 7 6.5 12.5a7 7 0 0 1-14 0c0-3 1.6-4.6 3-6 .3 1.8 1 2.6 2 3 .3-3.5.5-6.5 2.5-9.5z" fill="#ffc9b3"/>` +
    `<path d="M16 15.5c.5 2 3 3 3 5.5a3 3 0 0 1-6 0c0-2.3 2.4-3 3-5.5z" fill="#e0492f"/>`,
  blue_orb:
    `<circle cx="16" cy="16" r="14" fill="#1d5fb0"/><circle cx="16" cy="16" r="14" fill="url(#cs-orb)"/>` +
    `<path d="M2.3 18.5c3.2-4.2 6.2-4.2 9.3-1.2s5.7 3 8.8 0 5.9-3 9.3.6A14 14 0 0 1 2.3 18.5z" fill="#a9d6ff"/>` +
    `<path d="M4 12.8c2.8-3 5.2-3 7.8-.7s4.8 2.3 7.4 0 5.2-2.3 8.6.4" fill="none" stroke="#d8edff" stroke-width="2.2" stroke-linecap="round"/>`,
  purple_orb:
    `<circle cx="16" cy="16" r="14" fill="#7438bd"/><circle cx="16" cy="16" r="14" fill="url(#cs-orb)"/>` +
    `<path d="M16 4.5l2.8 8.7 8.7 2.8-8.7 2.8L16 27.5l-2.8-8.7L4.5 16l8.7-2.8z" fill="#ecd9ff"/>`,
  any_orb:
    `<circle cx="16" cy="16" r="14" fill="#8d86a3"/><circle cx="16" cy="16" r="14" fill="url(#cs-orb)"/>` +
    `<circle cx="16" cy="16" r="8" fill="none" stroke="#e4e0ee" stroke-width="2.6"/>`,
  shadow:
    `<path d="M17 1.5c.5 5 9.5 8 10 17.5.3 6.5-4.5 11.5-11 11.5S4.7 26 5 19.5` +
    `c.2-4.3 2.6-6.8 4.5-9 .2 2.5.8 3.7 2 4.7C12 10 12.5 5.5 17 1.5z" fill="#0c0717" stroke="#cfc2ea" stroke-width="1.8" stroke-linejoin="round"/>` +
    `<path d="M9.5 18.5l5 2.3c-.8 2.6-4.3 2.5-5-2.3zM22.5 18.5l-5 2.3c.8 2.6 4.3 2.5 5-2.3z" fill="#5ff0e6"/>`,
  curse:
    `<path d="M13 1l5 8.5L17 31H9.5L7 12z" fill="#7fb22f"/><path d="M13 1l5 8.5-6 3.5z" fill="#e0f58f"/>` +
    `<path d="M7 12l5 1 1-12z" fill="#b7dd5a"/><path d="M20 10.5l6.5 4L28 27l-4.5 4H16z" fill="#5d8a1f"/>` +
    `<path d="M20 10.5l6.5 4-5.5 4z" fill="#c4e86a"/><path d="M5.5 17.5 10 31H4.5L1.5 25z" fill="#4c741a"/>` +
    `<path d="M14.5 13l-2.5 5 3.5 2.5-3 6" fill="none" stroke="#14230a" stroke-width="1.9" stroke-linejoin="round"/>` +
    `<path d="M23.5 18l-2 4 2.5 2-1.5 4" fill="none" stroke="#14230a" stroke-width="1.5"/>`,
  spell_1:
    `<path d="M7 2h18a2.5 2.5 0 0 1 2.5 2.5v23A2.5 2.5 0 0 1 25 30H7a2.5 2.5 0 0 1-2.5-2.5v-23A2.5 2.5 0 0 1 7 2z" fill="#cfc8dd"/>` +
    `<path d="M12 8h8v3h-2.2v10H20v3h-8v-3h2.2V11H12z" fill="#241a3a"/>`,
  spell_2:
    `<path d="M7 2h18a2.5 2.5 0 0 1 2.5 2.5v23A2.5 2.5 0 0 1 25 30H7a2.5 2.5 0 0 1-2.5-2.5v-23A2.5 2.5 0 0 1 7 2z" fill="#cfc8dd"/>` +
    `<path d="M8 8h16v3h-2.2v10H24v3H8v-3h2.2V11H8zm5.2 3v10h5.6V11z" fill="#241a3a"/>`,
};

/** The views of the figures: Base Form and Shadow Form. */
export const FIGURE = { base: "-6 -3 76 70", shadow: "-4 -4 104 102" };

const FIGURES: Record<string, string> = {
  base_kit:
    `<g stroke="#120a22" stroke-width="4.5" stroke-linejoin="round" fill="#120a22">` +
    `<path d="M33 57C17 60 5 51 5 37c0-5 1-9 3-12 5 9 9 15 25 22z"/>` +
    `<path d="M31 57c16 3 28-6 28-20 0-5-1-9-3-12-5 9-9 15-25 22z"/>` +
    `<path d="M20 60c-2-12 3-22 12-22s14 10 12 22z"/>` +
    `<path d="M13 4c6 1 10 5 13 9 4-1.5 8-1.5 12 0 3-4 7-8 13-9 2 10 1 19-2 25-3 7-10 11-17 15-7-4-14-8-17-15-3-6-4-15-2-25z"/></g>` +
    `<g fill="#f6a94a"><path d="M33 57C17 60 5 51 5 37c0-5 1-9 3-12 5 9 9 15 25 22z"/>` +
    `<path d="M31 57c16 3 28-6 28-20 0-5-1-9-3-12-5 9-9 15-25 22z"/>` +
    `<path d="M20 60c-2-12 3-22 12-22s14 10 12 22z"/>` +
    `<path d="M13 4c6 1 10 5 13 9 4-1.5 8-1.5 12 0 3-4 7-8 13-9 2 10 1 19-2 25-3 7-10 11-17 15-7-4-14-8-17-15-3-6-4-15-2-25z"/></g>` +
    `<path d="M5.5 34c0-4 .8-7 2.3-9.5C10 29 12 32 15 35c-4 1-7 1-9.5-1zM58.5 34c0-4-.8-7-2.3-9.5C54 29 52 32 49 35c4 1 7 1 9.5-1z" fill="#fff3dc"/>` +
    `<path d="M17 29c5 0 9 3 15 12 6-9 10-12 15-12-2 7-9 11-15 15-6-4-13-8-15-15z" fill="#fff3dc"/>` +
    `<path d="M17 10c2 1 4 3 5.5 5-2 1-3.6 2.4-4.5 4-1-3-1.2-6-1-9zM47 10c-2 1-4 3-5.5 5 2 1 3.6 2.4 4.5 4 1-3 1.2-6 1-9z" fill="#b4641c"/>` +
    `<ellipse cx="24.5" cy="26" rx="2.8" ry="3.7" fill="#1b1030"/>` +
    `<ellipse cx="39.5" cy="26" rx="2.8" ry="3.7" fill="#1b1030"/><circle cx="25.4" cy="24.7" r="1.1" fill="#fff"/>` +
    `<circle cx="40.4" cy="24.7" r="1.1" fill="#fff"/><path d="M29.5 37h5L32 40.5z" fill="#1b1030"/>` +
    `<path d="M26 60c0-7 2-12 6-12s6 5 6 12z" fill="#fff3dc"/>`,
  base_frill:
    `<g stroke="#120a22" stroke-width="4.5" stroke-linejoin="round" fill="#120a22">` +
    `<g fill="none" stroke-width="11" stroke="#120a22" stroke-linecap="round" class="gill">` +
    `<path d="M17 20Q9 15 7 7M13 27Q5 25 1.5 19.5M14 34Q7 36 3 34.5M47 20Q55 15 57 7M51 27Q59 25 62.5 19.5M50 34Q57 36 61 34.5"/></g>` +
    `<path d="M32 10c13 0 21 8 21 17.5S44 44 32 44 11 37 11 27.5 19 10 32 10z"/>` +
    `<path d="M21 60c-3-8-2-17 3-22h16c5 5 6 14 3 22z"/><path d="M40 60c9 0 16-4 17-14-5 1-10 3-15 6z"/></g>` +
    `<g fill="#ff9bb8"><g fill="none" stroke-width="6.5" stroke="#ff9bb8" stroke-linecap="round" class="gill">` +
    `<path d="M17 20Q9 15 7 7M13 27Q5 25 1.5 19.5M14 34Q7 36 3 34.5M47 20Q55 15 57 7M51 27Q59 25 62.5 19.5M50 34Q57 36 61 34.5"/></g>` +
    `<path d="M32 10c13 0 21 8 21 17.5S44 44 32 44 11 37 11 27.5 19 10 32 10z"/>` +
    `<path d="M21 60c-3-8-2-17 3-22h16c5 5 6 14 3 22z"/><path d="M40 60c9 0 16-4 17-14-5 1-10 3-15 6z"/></g>` +
    `<ellipse cx="20.5" cy="26" rx="2.9" ry="3.5" fill="#1b1030"/>` +
    `<ellipse cx="43.5" cy="26" rx="2.9" ry="3.5" fill="#1b1030"/><circle cx="21.5" cy="24.8" r="1.1" fill="#fff"/>` +
    `<circle cx="44.5" cy="24.8" r="1.1" fill="#fff"/>` +
    `<path d="M24 33c4 4.5 12 4.5 16 0" fill="none" stroke="#1b1030" stroke-width="2.2" stroke-linecap="round"/>` +
    `<circle cx="16.5" cy="32.5" r="2.6" fill="#e85f88" opacity=".7"/>` +
    `<circle cx="47.5" cy="32.5" r="2.6" fill="#e85f88" opacity=".7"/>` +
    `<path d="M26 60c-1-8 1-13 6-13s7 5 6 13z" fill="#ffe3ea"/>`,
  base_nuzzle:
    `<g stroke="#120a22" stroke-width="4.5" stroke-linejoin="round" fill="#120a22">` +
    `<path d="M39 59c10 2 19-3 21-14 0-4-1-8-3-10-1 5-4 7-7 7 2 2 0 4-2 5z"/>` +
    `<path d="M18 60c-1-8 1-16 5-20h18c4 4 6 12 5 20z"/>` +
    `<path d="M15 3l10 10c4.5-1.5 9.5-1.5 14 0L49 3c2 7 2 12 1 17l7 5-5 3 5 6-7 1 2 6-8-1-4 5-8 3-8-3-4-5-8 1 2-6-7-1 5-6-5-3 7-5c-1-5-1-10 1-17z"/>` +
    `</g><g fill="#a4cf8c"><path d="M39 59c10 2 19-3 21-14 0-4-1-8-3-10-1 5-4 7-7 7 2 2 0 4-2 5z"/>` +
    `<path d="M18 60c-1-8 1-16 5-20h18c4 4 6 12 5 20z"/>` +
    `<path d="M15 3l10 10c4.5-1.5 9.5-1.5 14 0L49 3c2 7 2 12 1 17l7 5-5 3 5 6-7 1 2 6-8-1-4 5-8 3-8-3-4-5-8 1 2-6-7-1 5-6-5-3 7-5c-1-5-1-10 1-17z"/>` +
    `</g>` +
    `<path d="M17.5 9l5 6c-2 1-3.5 2.5-4.3 4-1-3-1.2-6.5-.7-10zM46.5 9l-5 6c2 1 3.5 2.5 4.3 4 1-3 1.2-6.5.7-10z" fill="#4f7440"/>` +
    `<path d="M32 19l4 8 8 4-5 9-7 4-7-4-5-9 8-4z" fill="#eef6e4"/>` +
    `<path d="M20 25.5l7 1.2c-.6 3.8-5.8 3.8-7-1.2zM44 25.5l-7 1.2c.6 3.8 5.8 3.8 7-1.2z" fill="#1b1030"/>` +
    `<circle cx="23.7" cy="26.6" r="1" fill="#fff"/><circle cx="40.8" cy="26.6" r="1" fill="#fff"/>` +
    `<path d="M28.5 33.5h7L32 38z" fill="#1b1030"/><path d="M32 38v3" stroke="#1b1030" stroke-width="1.8"/>` +
    `<path d="M25 60l2-12 3 4 2-5 2 5 3-4 2 12z" fill="#eef6e4"/>`,
  base_haze:
    `<g stroke="#120a22" stroke-width="4.5" stroke-linejoin="round" fill="#120a22">` +
    `<path d="M40 56c9 2 20 1 21-9 .7-7-4-11-9-10.5-4.5.4-7 4-6 7.5.8 2.8 4 3.6 5.5 1.8-2.3-.2-2.6-3.2.2-3.7 ` +
    `2.8-.4 4.5 2 4.2 4.8C55.2 51.5 48 51.5 40 50z"/><path d="M20 60c-2-9 0-17 6-21h14c5 4 6 12 4 21z"/>` +
    `<path d="M31 2l3.5 6 6-3.5.5 7 7-.5-3 6z" />` +
    `<path d="M30 9c11 0 19 6.5 19 16 0 10-8 18-18.5 18S12 36 12 26 19 9 30 9z"/><circle cx="14" cy="24" r="8.5"/>` +
    `<circle cx="47" cy="24" r="8.5"/></g><g fill="#c6a8f7">` +
    `<path d="M40 56c9 2 20 1 21-9 .7-7-4-11-9-10.5-4.5.4-7 4-6 7.5.8 2.8 4 3.6 5.5 1.8-2.3-.2-2.6-3.2.2-3.7 ` +
    `2.8-.4 4.5 2 4.2 4.8C55.2 51.5 48 51.5 40 50z"/><path d="M20 60c-2-9 0-17 6-21h14c5 4 6 12 4 21z"/>` +
    `<path d="M31 2l3.5 6 6-3.5.5 7 7-.5-3 6z" />` +
    `<path d="M30 9c11 0 19 6.5 19 16 0 10-8 18-18.5 18S12 36 12 26 19 9 30 9z"/><circle cx="14" cy="24" r="8.5"/>` +
    `<circle cx="47" cy="24" r="8.5"/></g><circle cx="14" cy="24" r="5.5" fill="#f5ffd8"/>` +
    `<circle cx="47" cy="24" r="5.5" fill="#f5ffd8"/><ellipse cx="15.5" cy="24" rx="1.7" ry="4.3" fill="#1b1030"/>` +
    `<ellipse cx="45.5" cy="24" rx="1.7" ry="4.3" fill="#1b1030"/>` +
    `<path d="M21 35c5 3.6 14 3.6 19 0" fill="none" stroke="#1b1030" stroke-width="2.2" stroke-linecap="round"/>` +
    `<path d="M30.5 37.5c0 5 .5 7-1.5 10 1.8-.6 2.8-1.4 3.5-2.7.7 1.3 1.7 2.1 3.5 2.7-2-3-1.5-5-1.5-10z" fill="#62c95a"/>` +
    `<circle cx="28" cy="30" r="1" fill="#1b1030"/><circle cx="33" cy="30" r="1" fill="#1b1030"/>` +
    `<path d="M26 14l2 3M33 13l-1 3.5M38 16l-3 2.5" stroke="#8d6fc9" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M25 60c-1-6 1-11 7-11s8 5 7 11z" fill="#eadffc"/>`,
  shadow_kit:
    `<ellipse cx="48" cy="91" rx="38" ry="5" fill="#000" opacity=".5"/>` +
    `<g stroke="#f6a94a" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M44 88C20 88 8 70 10 48c1-8-3-14-8-20 10 0 16 6 18 14 2-12-2-22-8-30 14 4 20 18 22 32z"/></g>` +
    `<g stroke="#f6a94a" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M52 88c24 0 36-18 34-40-1-8 3-14 8-20-10 0-16 6-18 14-2-12 2-22 8-30-14 4-20 18-22 32z"/></g>` +
    `<g stroke="#f6a94a" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M26 90C14 88 6 80 3 70c6 3 11 3 15 0-5-4-8-9-8-15 7 7 16 11 26 13z` +
    `M70 90c12-2 20-10 23-20-6 3-11 3-15 0 5-4 8-9 8-15-7 7-16 11-26 13z"/></g>` +
    `<g stroke="#f6a94a" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M26 92c-2-16 4-34 22-34s24 18 22 34l-6-5-5 5-5-5-6 5-6-5-5 5-5-5z"/></g>` +
    `<g stroke="#f6a94a" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M25 6c8 3 12 8 15 13 5-2 11-2 16 0 3-5 7-10 15-13 3 13 3 23-1 33-4 11-12 19-22 25-10-6-18-14-22-25-4-10-4-20-1-33z"/></g>` +
    `<path d="M31 34l13 6c-3 7-12 6-13-6zM65 34l-13 6c3 7 12 6 13-6z" fill="#f6a94a"/>` +
    `<path d="M33.5 36.5l7.5 3.5c-2 3-6 2-7.5-3.5zM62.5 36.5L55 40c2 3 6 2 7.5-3.5z" fill="#fff6d8"/>` +
    `<path d="M40 50l3 3 2.5-2.5L48 54l2.5-3.5L53 53l3-3-3 7-5 4-5-4z" fill="#f6a94a"/>` +
    `<path d="M30 13c3 2 5 5 6.5 8L31 26c-1.6-4-1.8-9-1-13zM66 13c-3 2-5 5-6.5 8L65 26c1.6-4 1.8-9 1-13z" fill="#f6a94a" opacity=".75"/>` +
    `<path d="M48 70c-4 0-7 4-7 9l3.5-3 3.5 5 3.5-5 3.5 3c0-5-3-9-7-9z" fill="#f6a94a" opacity=".85"/>`,
  shadow_frill:
    `<ellipse cx="48" cy="91" rx="38" ry="5" fill="#000" opacity=".5"/>` +
    `<g stroke="#ff9bb8" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M62 88c14 2 28-4 31-20-8 0-18 4-26 10z"/></g>` +
    `<g stroke="#ff9bb8" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M20 91c-5-14-3-30 6-40h44c9 10 11 26 6 40l-7-5-6 6-7-5-8 6-8-6-7 5-6-6z"/></g>` +
    `<g stroke="#ff9bb8" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M28 22C18 19 9 11 8 0c7 4 13 6 22 10zM20 34C10 35 1 29-1 18c8 3 14 4 22 7z` +
    `M20 47C11 51 3 49-2 42c8 0 13-2 21-4zM68 22c10-3 19-11 20-22-7 4-13 6-22 10z` +
    `M76 34c10 1 19-5 21-16-8 3-14 4-22 7zM76 47c9 4 17 2 22-5-8 0-13-2-21-4z"/></g>` +
    `<g stroke="#ff9bb8" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M48 10c21 0 32 12 32 26S68 62 48 62 16 50 16 36 27 10 48 10z"/></g>` +
    `<path d="M25 33c5-4 12-2 14 5-6 2-12 1-14-5zM71 33c-5-4-12-2-14 5 6 2 12 1 14-5z" fill="#ff9bb8"/>` +
    `<circle cx="33" cy="35" r="2.3" fill="#fff"/><circle cx="63" cy="35" r="2.3" fill="#fff"/>` +
    `<path d="M28 47c6 5 12 7 20 7s14-2 20-7l-3 7-4-2-3 5-5-2-5 4-5-4-5 2-3-5-4 2z" fill="#ff9bb8"/>` +
    `<path d="M36 74c6-6 18-6 24 0M38 81c5-4 15-4 20 0" fill="none" stroke="#ff9bb8" stroke-width="2.6" stroke-linecap="round" opacity=".85"/>`,
  shadow_nuzzle:
    `<ellipse cx="48" cy="91" rx="38" ry="5" fill="#000" opacity=".5"/>` +
    `<g stroke="#a4cf8c" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M64 88c16 4 30-4 32-22-6 4-10 4-14 2 3-4 4-9 3-14-6 8-14 12-22 16z"/></g>` +
    `<g stroke="#a4cf8c" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M14 91l-2-11 5-6-6-8 8-4c2-8 6-14 12-18h34c6 4 10 10 12 18l8 4-6 8 5 6-2 11-8-5-6 5-7-5-6 5-6-5-6 5-7-5-6 5z"/></g>` +
    `<g stroke="#a4cf8c" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M22 1l16 15c6-2 14-2 20 0L74 1c4 10 4 19 2 27l12 7-8 5 8 9-11 2 3 9-12-1-6 8-14 4-14-4-6-8-12 1 ` +
    `3-9-11-2 8-9-8-5 12-7c-2-8-2-17 2-27z"/></g>` +
    `<path d="M27 9l9 9-8 8c-2-6-2-12-1-17zM69 9l-9 9 8 8c2-6 2-12 1-17z" fill="#a4cf8c" opacity=".7"/>` +
    `<path d="M29 33l14 4c-2 8-12 7-14-4zM67 33l-14 4c2 8 12 7 14-4z" fill="#a4cf8c"/>` +
    `<path d="M32.5 35.5l7.5 2c-2 3-6 2.5-7.5-2zM63.5 35.5l-7.5 2c2 3 6 2.5 7.5-2z" fill="#fbffe9"/>` +
    `<path d="M32 51l5 1 3 5 3-5h10l3 5 3-5 5-1-6 11-10 4-10-4z" fill="#a4cf8c"/>` +
    `<path d="M34 78l7-5M35 84l8-6M62 78l-7-5M61 84l-8-6" stroke="#a4cf8c" stroke-width="3" stroke-linecap="round"/>`,
  shadow_haze:
    `<ellipse cx="48" cy="91" rx="38" ry="5" fill="#000" opacity=".5"/>` +
    `<g stroke="#c6a8f7" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M62 88c14 4 32 0 33-17 .8-12-7-18-15-17-7 .8-10 6-8.5 11.5 1.4 4.3 6 5.5 8.5 2.7-3.6-.3-4-5 .3-5.6 ` +
    `4.2-.6 6.8 3 6.3 7.3C85.5 78 73 79 62 76z"/></g>` +
    `<g stroke="#c6a8f7" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M22 91c-4-15-1-30 8-38h32c9 8 12 23 8 38l-8-5-7 6-8-6-8 6-7-6z"/></g>` +
    `<g stroke="#c6a8f7" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M40 12l4-14 8 11 10-9 1 12 12-4-3 12 12 1-10 12z"/></g>` +
    `<g stroke="#c6a8f7" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M22 22L8 10l3 16-11 4 12 9zM70 24l14-10-4 16 11 5-13 7z"/></g>` +
    `<g stroke="#c6a8f7" stroke-width="3.4" stroke-linejoin="round" fill="#150b26" paint-order="stroke">` +
    `<path d="M46 10c19 0 31 10 31 25S65 63 46 63 15 52 15 37s12-27 31-27z"/></g>` +
    `<path d="M24 34c6-6 15-4 17 3-7 5-15 4-17-3zM68 34c-6-6-15-4-17 3 7 5 15 4 17-3z" fill="#c6a8f7"/>` +
    `<ellipse cx="33" cy="35.5" rx="1.8" ry="4.5" fill="#fff"/>` +
    `<ellipse cx="59" cy="35.5" rx="1.8" ry="4.5" fill="#fff"/>` +
    `<path d="M26 49c12 6 28 6 40 0l-3 5-4 0-2 5-5-3-3 5-3-5-3 5-5-5-4 3-2-5h-4z" fill="#c6a8f7"/>` +
    `<path d="M43 56c0 12 1 16-3 22 4-1 6-3 7-5 1 2 3 4 7 5-4-6-5-10-5-22z" fill="#7bea70"/>`,
};

/** 32 x 32: HP, "at the start of your turn", one enemy, every enemy on a tile, points, phases, damage, becomes. */
const SIGNS: Record<string, string> = {
  heart:
    `<path d="M16 29C6 21 2 16 2 10.5A7.5 7.5 0 0 1 16 7a7.5 7.5 0 0 1 14 3.5C30 16 26 21 16 29z" fill="#ff6f7d"/>` +
    `<path d="M7 10.5a4 4 0 0 1 4-4" fill="none" stroke="#ffd3d8" stroke-width="2.2" stroke-linecap="round"/>`,
  start:
    `<path d="M2 24h28M7 24a9 9 0 0 1 18 0" fill="none" stroke="#f3e6c4" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M16 13V4m0 0-4 4m4-4 4 4" fill="none" stroke="#f3e6c4" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  enemy: `<circle cx="16" cy="9" r="6.5" fill="currentColor"/><path d="M4 31c0-10 5-13 12-13s12 3 12 13z" fill="currentColor"/>`,
  hex: `<path d="M9 3h14l7 13-7 13H9L2 16z" fill="none" stroke="currentColor" stroke-width="3.2"/>`,
  moon:
    `<circle cx="16" cy="16" r="13.5" fill="#f3e6c4"/><circle cx="11" cy="12" r="3" fill="#d9c79c"/>` +
    `<circle cx="20" cy="19" r="4" fill="#d9c79c"/><circle cx="19" cy="9" r="1.8" fill="#d9c79c"/>`,
  "no-moon":
    `<circle cx="16" cy="16" r="12.5" fill="#140d25" stroke="#5a4a80" stroke-width="1.5" stroke-dasharray="3 3"/>` +
    `<path d="M20 4.5a13 13 0 1 0 0 23A12.5 12.5 0 0 1 20 4.5z" fill="#5a4a80" opacity=".55"/>`,
  roll: `<path d="M21 4a13 13 0 1 0 0 24A13.5 13.5 0 0 1 21 4z" fill="currentColor"/>`,
  act: `<path d="M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26z" fill="currentColor"/>`,
  absorb: `<path d="M11 4a13 13 0 1 1 0 24A13.5 13.5 0 0 0 11 4z" fill="currentColor"/>`,
  star:
    `<path transform="translate(16 16) scale(.74)" d="M0-19 5-11` +
    `l9-4-2 9.5 9 3.5-9 3.5 2 9.5-9-4-5 8-5-8-9 4 2-9.5-9-3.5 9-3.5-2-9.5 9 4z" fill="#ff6b4a" stroke="#1a0` +
    `a10" stroke-width="1.6" stroke-linejoin="round"/>`,
  to: `<path d="M3 12h13V5l14 11-14 11v-7H3z" fill="currentColor"/>`,
};

/** 64 x 64: emblems that the icon set lacks. */
const EMBLEMS: Record<string, string> = {
  phoenix:
    `<path d="M32 24c-4-9-12-16-28-19 2 7 5 11 9 13-4 0-7-.4-10-1.5 2 7 7 11 13 13-3 1-6 1.3-8 1 4 6 10 9.5 18 ` +
    `9.5-2 6-7 11-13 14 7 1.5 13-.5 16-4-1.5 5.5 0 10.5 3 14 3-3.5 4.5-8.5 3-14 3 3.5 9 5.5 16 4-6-3-11-8-13-14 8 ` +
    `0 14-3.5 18-9.5-2 .3-5 0-8-1 6-2 11-6 13-13-3 1.1-6 1.5-10 1.5 4-2 7-6 9-13-16 3-24 10-28 19z"/>` +
    `<path d="M32 23c-4-2-5.5-6-4-9.5C29 11 31 10 31 6c3 2 3 4 5 4 3.5 1 5 4 4.5 7l4 1.5-4.5 2c-1.5 2-4.5 3-8 2.5z"/>`,
  moth:
    `<path fill-rule="evenodd" d="M32 24C26 13 16 8 4 10c0 13 7 21 19 23-8 2-12 9-11 18 9 2 16-3 20-12 4 9 11 14 ` +
    `20 12 1-9-3-16-11-18 12-2 19-10 19-23-12-2-22 3-28 14zM17 15.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z` +
    `m30 0a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM20 39a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6zm24 0a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z"/>` +
    `<path d="M29.5 22c-1.5-7-4.5-11-9-13.5l1.4-1.8c6 2.3 9.3 7 10.1 12.3.8-5.3 4.1-10 10.1-12.3l1.4 1.8c-4.5 2.5-7.5 6.5-9 13.5z"/>`,
};

/** 54 x 54: what holds a Cursed Crystal. */
const CHAINS =
  `<path d="M1 40C14 47 28 47 53 36M1 12C5 9 9 6 12 1" fill="none" stroke="#0c0717" stroke-width="7"/>` +
  `<path d="M1 40C14 47 28 47 53 36M1 12C5 9 9 6 12 1" fill="none" stroke="#cdc7da" stroke-width="3.4" ` +
  `stroke-dasharray="6 3" stroke-linecap="round"/>` +
  `<rect x="32" y="36" width="17" height="14" rx="3" fill="#e8c96a" stroke="#0c0717" stroke-width="2"/>` +
  `<path d="M36 36v-3a4.5 4.5 0 0 1 9 0v3" fill="none" stroke="#0c0717" stroke-width="5"/>` +
  `<path d="M36 36v-3a4.5 4.5 0 0 1 9 0v3" fill="none" stroke="#e8c96a" stroke-width="2.6"/>` +
  `<circle cx="40.5" cy="43" r="2" fill="#3a2a08"/>`;

/** 64 x 64: the backs of the three decks. */
const BACKS: Record<string, string> = {
  deck:
    `<circle cx="32" cy="32" r="21" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="1 5" stroke-linecap="round"/>` +
    `<path d="M37 15a18 18 0 1 0 10 27A16 16 0 0 1 37 15z" fill="currentColor"/>` +
    `<circle cx="43" cy="24" r="2" fill="currentColor"/><circle cx="48" cy="31" r="1.3" fill="currentColor"/>`,
  counter:
    `<path d="M32 6l20 7v17c0 14-9 23-20 28C21 53 12 44 12 30V13z" fill="none" stroke="currentColor" stroke-width="3"/>` +
    `<path d="M22 29l8 3.5c-2 4-7 3-8-3.5zM42 29l-8 3.5c2 4 7 3 8-3.5z" fill="currentColor"/>` +
    `<path d="M26 42c4 2.5 8 2.5 12 0" stroke="currentColor" stroke-width="2.5" fill="none" stroke-linecap="round"/>`,
  companion:
    `<ellipse cx="32" cy="40" rx="11" ry="9" fill="currentColor"/>` +
    `<ellipse cx="17" cy="29" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(-24 17 29)"/>` +
    `<ellipse cx="26.5" cy="20.5" rx="4.8" ry="7" fill="currentColor"/>` +
    `<ellipse cx="37.5" cy="20.5" rx="4.8" ry="7" fill="currentColor"/>` +
    `<ellipse cx="47" cy="29" rx="4.5" ry="6.5" fill="currentColor" transform="rotate(24 47 29)"/>`,
};

/** How emblems shade from paper to the colour of their card. */
const SHADES: Record<string, string> = {
  red: "#ffb199",
  blue: "#9fd0fb",
  any: "#cfc5e2",
  curse: "#cdec7f",
  free: "#e8cf9f",
  conv: "#7fe6dc",
  counter: "#c4cddc",
  comp: "#ffd588",
};

/** Range signs: three rings of cells, the ones in range filled. */
const REACH: Record<string, [number, number]> = {
  here: [0, 0],
  here_adjacent: [0, 1],
  adjacent: [1, 1],
  here_to_2: [0, 2],
  one_to_2: [1, 2],
};

const corners = (x: number, y: number, r: number): string =>
  Array.from(
    { length: 6 },
    (_, k) => `${(x + r * Math.cos((k * Math.PI) / 3)).toFixed(1)},${(y + r * Math.sin((k * Math.PI) / 3)).toFixed(1)}`,
  ).join(" ");

function range(name: string, [least, most]: [number, number]): string {
  let cells = "";
  for (let q = -2; q <= 2; q++) {
    for (let r = -2; r <= 2; r++) {
      const d = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
      if (d > Math.max(most, 1)) continue;
      const on = least <= d && d <= most;
      if (d === 0 && !on)
        cells += `<circle cx="16" cy="16" r="1.9" fill="none" stroke="currentColor" stroke-width="1.3"/>`;
      else
        cells += `<polygon points="${corners(16 + 5 * q, 16 + 5.77 * (r + q / 2), 2.9)}" fill="currentColor" opacity="${on ? 1 : 0.25}"/>`;
    }
  }
  return `<symbol id="cs-range-${name}" viewBox="${most === 2 ? "0 0 32 32" : "6 6 20 20"}">${cells}</symbol>`;
}

const symbols = (prefix: string, box: string, drawings: Record<string, string>): string =>
  Object.entries(drawings)
    .map(([name, body]) => `<symbol id="cs-${prefix}${name}" viewBox="${box}">${body}</symbol>`)
    .join("");

const stops = (...all: [number, string, number][]): string =>
  all
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");

export function drawings(): string {
  return [
    `<clipPath id="cs-hex-cut"><polygon points="${HEX}"/></clipPath>`,
    `<radialGradient id="cs-orb" cx=".32" cy=".28" r=".75">${stops([0, "#fff", 0.75], [0.35, "#fff", 0.12], [1, "#000", 0.28])}</radialGradient>`,
    `<linearGradient id="cs-light" x1="0" y1="0" x2="1" y2="1">${stops([0, "#fff6e0", 0.2], [0.45, "#fff6e0", 0], [1, "#08031a", 0.42])}</linearGradient>`,
    ...Object.entries(SHADES).map(
      ([tone, colour]) =>
        `<linearGradient id="cs-em-${tone}" x1=".1" y1="0" x2=".6" y2="1">${stops([0, "#fffdf4", 1], [0.45, "#fff4dd", 1], [1, colour, 1])}</linearGradient>`,
    ),
    symbols("r-", "0 0 32 32", RESOURCES),
    symbols("", "0 0 32 32", SIGNS),
    symbols("", "0 0 54 54", { chains: CHAINS }),
    symbols("own-", "0 0 64 64", EMBLEMS),
    symbols("back-", "0 0 64 64", BACKS),
    ...Object.entries(FIGURES).map(
      ([name, body]) =>
        `<symbol id="cs-${name}" viewBox="${name.startsWith("base") ? FIGURE.base : FIGURE.shadow}">${body}</symbol>`,
    ),
    ...Object.entries(REACH).map(([name, reach]) => range(name, reach)),
  ].join("");
}
