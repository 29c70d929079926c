/** Signs, spirits and the animals that no icon set has: drawn by us, flat, in one colour where they are emblems. */

/** The signs of the game in a box of 24, tokens in a box of 32. */
export const SIGNS: Record<string, string> = {
  sun:
    '<g class="sg">' +
    '<path class="b" d="M12 .8l2.2 4 4.2-1.7-.3 4.6 4.5 1-3 3.4 3 3.4-4.5 1 .3 4.6-4.2-1.8-2.2 4-2.2-4-4.2 ' +
    '1.8.3-4.6-4.5-1 3-3.4-3-3.4 4.5-1-.3-4.6 4.2 1.7z"/><circle class="h" cx="12" cy="12" r="4.4"/></g>',
  water:
    '<g class="sg"><path class="b" d="M12 1.2c3.6 4.8 7.4 9 7.4 13.6a7.4 7.4 0 0 1-14.8 0C4.6 10.2 8.4 6 12 1.2z"/>' +
    '<path class="h" d="M8 13.2c-.6 3.4 1 5.6 3.6 6.2-1.4-1.6-2.4-3.4-2.2-6.2z"/></g>',
  plant:
    '<g class="sg">' +
    '<path class="b" d="M11 22.5v-8C5.4 14.6 1.6 11.4 1.2 5c5 0 8.6 1.6 10.6 5C13.2 5.2 17 2 22.9 1.5c.4 7.4-3.1 12-9.2 13v8z"/>' +
    '<path class="h" d="M4 7.2c3 .6 5 2.2 6.3 5C7 11.6 4.9 10 4 7.2zM20.3 4.3c-3.3 1.1-5.5 3.7-6.2 7.5 3.6-1.2 5.6-3.7 6.2-7.5z"/></g>',
  wind:
    '<g class="sg w"><circle class="b" cx="12" cy="12" r="10.8"/>' +
    '<path class="s" d="M18.6 14.6c-1 3.2-4.6 5-8.2 3.9-3.7-1.2-5.6-5.1-4.3-8.5 1.1-2.9 4.4-4.3 7.2-3.2 2.4.9 3.5 ' +
    '3.6 2.5 5.8-.8 1.8-2.9 2.5-4.5 1.7-1.2-.6-1.6-2-.9-3.1"/></g>',
  sanki:
    '<g class="sg">' +
    '<path d="M12.2 9.2C11.4 4 7.6 1 2.4 1.4 2.8 6.6 6.8 9.8 12.2 9.2z" fill="#c2506a" stroke="#4e1a2e" stroke-width="1.2"/>' +
    '<path d="M11.8 9.2c.8-5.2 4.6-8.2 9.8-7.8-.4 5.2-4.4 8.4-9.8 7.8z" fill="#e08a8e" stroke="#4e1a2e" stroke-width="1.2"/>' +
    '<path d="M12 22.7c-5.6 0-9.3-2.9-9.3-7.4S6.6 8 12 8s9.3 2.8 9.3 7.3-3.7 7.4-9.3 7.4z" fill="#fff4e2" stroke="#4e1a2e" stroke-width="1.3"/>' +
    '<ellipse cx="8.5" cy="15" rx="1.5" ry="2.2" fill="#3a1222"/>' +
    '<ellipse cx="15.5" cy="15" rx="1.5" ry="2.2" fill="#3a1222"/><circle cx="5.8" cy="18" r="1.3" fill="#eda79d"/>' +
    '<circle cx="18.2" cy="18" r="1.3" fill="#eda79d"/></g>',
  fire:
    '<g class="sg">' +
    '<path class="b" d="M12.5.8c.8 4 6.8 6.6 7.3 13.2.3 5.1-3.3 9.2-7.9 9.2-4.7 0-8-3.7-7.7-8.6' +
    'C4.4 11 6.6 9 7.6 6.4c1.3 1 2 2.2 2.3 3.6C11.8 7.2 13 4.4 12.5.8z"/>' +
    '<path class="h" d="M12.2 12.2c.6 2 3 3.2 3 6 0 2-1.4 3.5-3.3 3.5s-3.3-1.5-3.2-3.5c0-1.5.9-2.3 1.4-3.5.7.5 1 .9 1.2 1.6.7-1.3 1.1-2.5.9-4.1z"/>' +
    "</g>",
  solitary:
    '<circle cx="12" cy="12" r="11" fill="#1d1b18" stroke="#f7efdc" stroke-width="1.6"/><g fill="#f7efdc">' +
    '<path d="M12 11.2c3 0 5.2 2.6 5.2 4.8 0 1.8-1.4 2.6-2.8 2.3-1-.2-1.6-.4-2.4-.4s-1.4.2-2.4.4c-1.4.3-2.8-.5-2.8-2.3 0-2.2 2.2-4.8 5.2-4.8z"/>' +
    '<ellipse cx="6.3" cy="11.2" rx="1.6" ry="2.1"/><ellipse cx="9.7" cy="7.6" rx="1.7" ry="2.3"/>' +
    '<ellipse cx="14.3" cy="7.6" rx="1.7" ry="2.3"/><ellipse cx="17.7" cy="11.2" rx="1.6" ry="2.1"/></g>',
  gregarious:
    '<circle cx="12" cy="12" r="11" fill="#fbf6e8" stroke="#1d1b18" stroke-width="1.6"/><g fill="#1d1b18">' +
    '<circle cx="12" cy="7.6" r="3"/><circle cx="7.6" cy="14.8" r="3"/><circle cx="16.4" cy="14.8" r="3"/></g>',
  "tok-summer":
    '<circle cx="16" cy="17" r="13.5" fill="#7a3f06"/><circle cx="16" cy="15" r="13.5" fill="#d27a17"/>' +
    '<circle cx="16" cy="15" r="11" fill="none" stroke="#ffdf9b" stroke-width="1.4"/>' +
    '<path fill="#fff3d2" d="M16 5.4l1.8 3.8 3.9-1.5-1.4 3.9 3.8 1.8-3.8 1.8 1.4 3.9-3.9-1.5L16 21.4' +
    'l-1.8-3.8-3.9 1.5 1.4-3.9-3.8-1.8 3.8-1.8-1.4-3.9 3.9 1.5z"/>',
  "tok-winter":
    '<path fill="#1d3550" d="M16 3.5l12 7v13.5l-12 7-12-7V10.5z"/>' +
    '<path fill="#3f6f9b" d="M16 1.5l12 7v13l-12 7-12-7v-13z"/>' +
    '<path fill="none" stroke="#cfe6f4" stroke-width="1.3" d="M16 4.3l9.6 5.6v10.2L16 25.7l-9.6-5.6V9.9z"/>' +
    '<path stroke="#f2faff" stroke-width="2" stroke-linecap="round" d="M16 8v14M10 11.5l12 7M22 11.5l-12 7M13.8 9l2.2 2 2.2-2M13.8 21l2.2-2 2.2 2"/>',
};

/** Emblems in a box of 512, like the icons of the set. */
export const EMBLEMS: Record<string, string> = {
  peacock:
    '<path d="M256 470c-26-8-40-26-40-58 0-22 8-40 14-60-30 18-64 30-102 32 22-22 44-44 62-68-44 10-92 10-140-6 ' +
    "42-8 82-22 118-44C120 262 78 236 46 196c44 16 90 22 136 20-36-34-60-76-70-126 32 40 68 70 110 92-12-48-8-98 " +
    "14-146 4 46 10 84 20 122 10-38 16-76 20-122 22 48 26 98 14 146 42-22 78-52 110-92-10 50-34 92-70 126 46 2 " +
    '92-4 136-20-32 40-74 66-122 70 36 22 76 36 118 44-48 16-96 16-140 6 18 24 40 46 62 68-38-2-72-14-102-32 6 20 14 38 14 60 0 32-14 50-40 58z"/>' +
    '<circle cx="256" cy="92" r="13" fill="#fff" fill-opacity=".75"/>' +
    '<circle cx="140" cy="132" r="13" fill="#fff" fill-opacity=".75"/>' +
    '<circle cx="372" cy="132" r="13" fill="#fff" fill-opacity=".75"/>' +
    '<circle cx="88" cy="222" r="13" fill="#fff" fill-opacity=".75"/>' +
    '<circle cx="424" cy="222" r="13" fill="#fff" fill-opacity=".75"/>' +
    '<path fill="#fff" fill-opacity=".85" d="M256 262c14 0 24 12 24 28 0 12-6 18-6 32 0 26 10 44 10 72 0 24-12 ' +
    '42-28 42s-28-18-28-42c0-28 10-46 10-72 0-14-6-20-6-32 0-16 10-28 24-28z"/>',
  hippo:
    '<path d="M150 96c-20 0-34 14-34 34 0 18 10 30 24 34-8 22-10 44-10 70-44 26-66 62-66 104 0 66 80 110 192 110' +
    "s192-44 192-110c0-42-22-78-66-104 0-26-2-48-10-70 14-4 24-16 24-34 0-20-14-34-34-34-18 0-30 10-34 " +
    '26-22-12-46-18-72-18s-50 6-72 18c-4-16-16-26-34-26z"/><g fill="#fff" fill-opacity=".82">' +
    '<circle cx="202" cy="206" r="15"/><circle cx="310" cy="206" r="15"/>' +
    '<ellipse cx="196" cy="318" rx="20" ry="14"/><ellipse cx="316" cy="318" rx="20" ry="14"/>' +
    '<path d="M132 374c70 40 178 40 248 0-40 60-208 60-248 0z"/></g>',
  meerkat:
    '<path d="M250 40c-40 0-66 28-70 64-14 8-26 16-26 24 0 10 16 14 36 16 6 16 16 28 28 36-34 28-54 74-54 138 0 62 ' +
    "18 104 32 126l-44 18c-8 4-4 18 6 18h80c8-22 6-40 6-58h28c0 18-2 36 6 58h80c10 0 14-14 6-18l-38-16" +
    'c16-26 30-70 30-128 0-60-18-108-48-138 16-14 26-36 26-66 0-44-30-74-84-74zm74 300c20 40 54 62 100 66-34 22-76 16-112-6z"/>' +
    '<circle cx="216" cy="106" r="13" fill="#fff" fill-opacity=".85"/>' +
    '<path fill="#fff" fill-opacity=".45" d="M236 226c30 0 46 50 46 96s-16 76-40 76-40-30-40-80 10-92 34-92z"/>',
  weasel:
    '<path d="M42 154c6-34 34-56 70-58 10-16 28-22 36-12 6 8 4 18 0 26 26 16 44 36 60 62 40 4 84 0 130 22 58 28 90 ' +
    "82 92 144 1 34-12 64-34 86h-70c18-14 28-30 30-50-30 16-66 24-104 22l-20 28h-70" +
    'c20-16 34-38 42-64-34-26-52-62-56-108-22 0-44-4-64-16-24-14-40-38-42-82zm340 240c50 0 84-30 92-90 12 60-20 116-92 120z"/>' +
    '<circle cx="104" cy="142" r="12" fill="#fff" fill-opacity=".9"/>',
  coati:
    '<path d="M36 330c20-6 36-20 50-44 20-34 50-56 88-62 40-20 96-22 142 2 24-10 42-30 50-62 10-44 34-86 78-104 ' +
    "22-8 40 4 40 22 0 16-12 24-28 24-26 4-38 34-44 68-8 44-26 78-56 100 12 26 16 56 12 90l14 52h-46l-18-58" +
    'c-34 14-76 16-112 8l-16 50h-46l8-60c-16-12-28-28-34-46-20 20-44 32-76 32-4 0-8-8-6-12z"/>' +
    '<g fill="#fff" fill-opacity=".7">' +
    '<path d="M424 92l20 34 12-12-16-32zM392 150l32 20 4-18-26-16zM376 206l34 12 2-18-30-10z"/>' +
    '<circle cx="128" cy="268" r="10"/></g>',
  platypus:
    '<path d="M30 318c0-20 24-32 64-34 20-40 70-66 134-66 76 0 128 34 150 84 44-18 80-14 100 12 10 14 2 26-14 ' +
    '28-34 2-60 16-84 40l30 40h-62l-24-28c-34 12-78 14-120 8l-20 24h-60l26-40c-22-10-40-22-52-36-40 2-68-12-68-32z"/>' +
    '<circle cx="136" cy="270" r="11" fill="#fff" fill-opacity=".9"/>' +
    '<path fill="#fff" fill-opacity=".55" d="M40 312c30-8 60-6 80 4-20 16-58 20-78 8z"/>',
  tanuki:
    '<path d="M112 70c34 4 62 24 80 52 40-12 88-12 128 0 18-28 46-48 80-52 12 46 8 84-10 116 34 36 62 84 82 144-60 ' +
    '10-98 34-126 64-28 28-56 48-90 48s-62-20-90-48c-28-30-66-54-126-64 20-60 48-108 82-144-18-32-22-70-10-116z"/>' +
    '<g fill="#fff" fill-opacity=".85">' +
    '<path d="M118 262c20-34 60-44 96-18-6 40-40 64-78 58-16-4-24-22-18-40zM394 262c-20-34-60-44-96-18 6 40 40 64 78 58 16-4 24-22 18-40z"/>' +
    '<ellipse cx="256" cy="356" rx="30" ry="20"/></g><circle cx="172" cy="266" r="15"/>' +
    '<circle cx="340" cy="266" r="15"/>',
  crane:
    '<path d="M96 70c26-4 46 8 54 30 8 26-4 48-2 76 4 44 60 62 116 66 74 4 134 32 190 92-50-12-80-12-112-4-26 ' +
    '40-74 62-122 56l6 92 26 14h-62l10-16-8-98c-14-6-26-14-36-24l-22 112 22 22h-60l14-22 26-138c-26-50-24-84-32-130-4-26-6-48 2-70l-86 8z"/>' +
    '<circle cx="114" cy="92" r="8" fill="#fff"/>' +
    '<path fill="#fff" fill-opacity=".5" d="M230 286c50-20 100-10 140 22-50-4-90 6-124 22z"/>',
};

/** Crowns of the trees, one silhouette for each pile, in a box of 60. */
export const CROWNS: Record<string, string> = {
  yellow:
    '<path d="M28 58c1-8 1-14 0-22h5c-1 8-1 14 1 22z" fill="#6a4423"/>' +
    '<path d="M30 4c9 0 14 5 15 11 7 2 10 8 9 14-1 8-8 11-15 10-5 4-13 4-18 0-8 1-14-3-15-10-1-6 3-12 9-14C16 9 22 4 30 4z"/>',
  teal:
    '<path d="M28 58V30h4v28z" fill="#4f3a2a"/>' +
    '<path d="M30 3c14 2 24 12 25 26 1 9-3 18-6 20 0-8-2-12-4-14 0 8-2 14-5 17 0-9-2-14-4-17-1 8-2 13-6 ' +
    '17-4-4-5-9-6-17-2 3-4 8-4 17-3-3-5-9-5-17-2 2-4 6-4 14-3-2-7-11-6-20C6 15 16 5 30 3z"/>',
  red:
    '<path d="M28 58c0-9-1-13-6-18l3-2 4 5 1-9h3l1 9 4-6 3 2c-5 6-7 10-6 19z" fill="#57331f"/>' +
    '<path d="M30 3l7 6 9-2 1 9 8 5-4 8 2 9-9 2-5 6-9-4-9 4-5-6-9-2 2-9-4-8 8-5 1-9 9 2z"/>',
  pink:
    '<path d="M26 58c3-8 1-16-6-22l3-2 7 7 8-9 3 2c-7 8-8 15-5 24z" fill="#5d3f3a"/><g>' +
    '<circle cx="18" cy="27" r="12"/><circle cx="42" cy="26" r="12"/><circle cx="30" cy="15" r="13"/>' +
    '<circle cx="30" cy="30" r="10"/></g>',
  lilac: '<path d="M28 58V42h4v16z" fill="#3d3a4a"/><path d="M30 2l12 18h-6l11 14h-7l12 14H8l12-14h-7l11-14h-6z"/>',
};

/** A fire token in a box of 40 x 50: two frames that flicker. */
export const FLAME =
  '<g class="flame"><g class="f1">' +
  '<path d="M20 50C4 48 2 30 12 20c0 4 2 6 4 8C14 16 22 10 21 0c8 6 11 14 9 22 3-1 4-4 4-6 8 12 6 32-14 34z" fill="#d9481c"/>' +
  '<path d="M20 50c-10-1-12-12-6-20 1 3 2 5 4 6-1-8 3-12 3-18 5 5 7 11 5 17 2 0 3-2 3-4 5 8 3 18-9 19z" fill="#ff9a24"/>' +
  '<path d="M20 50c-6 0-7-7-4-12 1 2 2 3 3 3-.6-4 1.4-7 1.4-10 3.6 4 4.6 7 3.6 11 1 0 2-1 2-2 3 5 1 10-6 10z" fill="#ffe58a"/></g></g>';

/** Onibi in a box of 48 x 74. */
export const ONIBI =
  '<g class="onibi">' +
  '<path d="M24 72C4 70-2 50 6 36c4-7 3-12 2-18 5 2 8 6 9 11C18 20 24 14 22 0' +
  'c10 6 16 16 15 27 3-2 4-5 4-9 9 10 12 22 8 34-3 12-12 21-25 20z" fill="#1f8f89"/>' +
  '<path d="M24 72C10 70 6 54 12 43c3 3 5 4 7 4-2-9 4-14 4-23 8 6 11 14 10 22 3-1 4-3 5-6 6 9 4 30-14 32z" fill="#58d6c4"/>' +
  '<path d="M24 72c-9-1-11-11-7-18 2 2 4 3 5 2-1-6 2-9 2-14 6 5 8 10 7 15 2 0 3-1 3-3 4 8 0 18-10 18z" fill="#e9fff8"/>' +
  '<ellipse cx="20" cy="57" rx="2.2" ry="3.2" fill="#0e3b3a"/>' +
  '<ellipse cx="29" cy="57" rx="2.2" ry="3.2" fill="#0e3b3a"/>' +
  '<path d="M22 63q2.5 2 5 0" stroke="#0e3b3a" stroke-width="1.4" fill="none" stroke-linecap="round"/></g>';

/** Which emblem an animal bears: "own-..." is one of ours. */
export const ANIMAL_ICON: Record<string, string> = {
  anteater: "anteater",
  bat: "bat",
  bear: "bear-head",
  chameleon: "chameleon-glyph",
  cobra: "cobra",
  cockatoo: "parrot-head",
  crocodile: "croc-jaws",
  elephant: "elephant",
  gorilla: "gorilla",
  hippopotamus: "own-hippo",
  lynx: "lynx-head",
  meerkat: "own-meerkat",
  panda: "panda",
  peacock: "own-peacock",
  raccoon: "raccoon-head",
  spider: "masked-spider",
  tapir: "tapir",
  weasel: "own-weasel",
  stag: "deer-head",
  axolotl: "axolotl",
  bee: "bee",
  chimpanzee: "monkey",
  coati: "own-coati",
  flamingo: "flamingo",
  fox: "fox",
  frog: "frog",
  goat: "goat",
  hummingbird: "hummingbird",
  owl: "owl",
  platypus: "own-platypus",
  rhinoceros: "rhinoceros-horn",
  tanuki: "own-tanuki",
  tiger: "tiger-head",
  toucan: "toucan",
  bison: "bison",
  crane: "own-crane",
  dolphin: "dolphin",
  eagle: "eagle-head",
  goldfish: "circling-fish",
  hare: "rabbit",
  horned_owl: "barn-owl",
  macaque: "monkey",
  mantis: "praying-mantis",
  panther: "feline",
  ram: "ram-profile",
  raven: "raven",
  salamander: "salamander",
  squirrel: "squirrel",
  wolf: "wolf-head",
  fire_varan_summer: "gecko",
  fire_varan_winter: "gecko",
};
