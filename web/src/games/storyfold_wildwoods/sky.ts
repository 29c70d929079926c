/** The pictures on the left page, one for each Scene: layers from back to front in a box of 440 x 240.
 *
 *  Colours are custom properties (`--sc-…`), each with a value for the night; what shines has the class
 *  "glow" and grows with the Light. A Scene that is not drawn here gets the open wood.
 */
import {
  P,
  L,
  O,
  at,
  glow,
  faint,
  seeded,
  round,
  many,
  sky,
  HILLS,
  farTrees,
  willow,
  pine,
  tree,
  grass,
  stone,
  waves,
  water,
  post,
  lamp,
  jackdaw,
  cave,
  FERNS,
} from "./pieces";

export interface Picture {
  /** Behind Luma and Brom. */
  back: string;
  /** Before them. */
  front?: string;
  /** Where they stand: x, y, size. */
  luma: readonly [number, number, number];
  brom: readonly [number, number, number];
  swims?: boolean;
  /** What the map on the right page is drawn with. */
  ground: Ground;
}
export type Ground = "garden" | "meadow" | "river" | "wood" | "orchard" | "air" | "cave" | "ash";

const meadow = P("bank", "M0 150c60-14 150-8 220-6s150-10 220 2v100H0z");
const kitchen =
  `<rect width="440" height="240" fill="var(--sc-room)"/>${P("room2", "M0 186h440v54H0z")}` +
  `${L("wood", 1.5, "M0 200h440M0 216h440M90 186l-20 54M220 186v54M350 186l20 54", faint(0.4))}` +
  `<g transform="translate(74 20)">` +
  `<svg width="164" height="132" viewBox="60 20 200 160" ` +
  `preserveAspectRatio="none">${sky(140, 70)}${HILLS}${farTrees(128)}${pine(80, 190, 0.9)}${pine(240, 196, 1.1)}</svg>` +
  `${L("wood", 8, "M0 0h164v132H0zM82 0v132M0 64h164")}` +
  `${P("wood", "M-12 132h188v10H-12z")}</g>${lamp(112, 132, 1.3)}${P("stone", "M300 66h110v126H300z")}` +
  `${P("deep", "M318 192v-66c0-30 74-30 74 0v66z")}${glow(355, 176, 46)}${P("flame", "M336 190c4-10 10-8 12-18 6 6 4 10 10 8 2 4 6 6 4 10z")}` +
  `${P("wood", "M288 58h134v12H288zM262 150h5v44h-5zM240 150h-4v44h4zM236 148h32v-6h-32zM262 96h5v52h-5zM240 100h26v6h-26zM240 114h26v6h-26z")}` +
  `${O("help", 168, 218, 92, 15)}${O("flame", 168, 218, 74, 10, faint(0.35))}`;
const fenceRow = (y: number): string =>
  L("trunk", 4, `M0 ${y - 26}h440M0 ${y - 10}h440`) + many(12, (i) => post(12 + i * 38, y + 6, 48));
const gateTree = (x: number, flip: number): string =>
  at(
    x,
    240,
    1,
    P(
      "trunk",
      "M-60 0c14-60 8-100 0-150-6-40 0-70 10-100H20c-10 30-4 60 6 80 14 30 40 44 70 52l-4 16c-30-4-54-14-70-28 2 50 4 90 30 130z",
    ) + L("will1", 3, "M-34-20c6-40 4-80-2-120M-14-30c4-40 0-90-6-130", faint(0.5)),
    flip,
  );
function moss(): string {
  const roll = seeded(9);
  return (
    L(
      "will1",
      4,
      many(22, (i) => `M${round(140 + i * 8, roll(34, 60))}q${round(roll(-5, 5), 30)} ${round(0, roll(50, 86))}`),
      faint(0.9),
    ) +
    L(
      "will2",
      3,
      many(16, (i) => `M${round(146 + i * 10, roll(30, 50))}q4 24 0 ${round(roll(40, 100))}`),
      faint(0.7),
    )
  );
}
const appleTree = (x: number, y: number, s: number): string =>
  tree(x, y, s, "will1") +
  at(
    x,
    y,
    s,
    [
      [-28, -52],
      [-8, -66],
      [14, -48],
      [30, -64],
      [2, -40],
    ]
      .map(([a = 0, b = 0]) => O("apple", a, b, 4))
      .join(""),
  );
const roots =
  L(
    "trunk",
    15,
    "M30-6c6 60 40 60 30 130M120-6c-10 40 20 70 0 110s10 40 0 70M220-6c10 50-20 60-6 100M300-6c-8 60 30 70 14 130M390-6c0 50-30 80-10 130",
  ) +
  L(
    "trunk",
    6,
    "M52 60c20 20 30 40 26 70M112 80c-20 20-24 40-20 60M212 60c20 10 30 30 24 50M312 70c20 16 40 26 40 60M384 70c-24 10-30 40-26 60",
  );
const cap = (x: number, y: number, s: number): string =>
  glow(x, y - 12 * s, 34 * s) +
  at(
    x,
    y,
    s,
    P("stone-hi", "M-4 0c1-8 1-12 0-18h8c-1 6-1 10 0 18z") + P("flame", "M-18-16C-16-32 16-32 18-16c-8 4-28 4-36 0z"),
  );
const wall = (d: string): string => L("wall2", 3, d, faint(0.5));
const stump = (x: number, y: number, s: number): string =>
  at(x, y, s, P("deep", "M-12 0c2-20 0-34-4-48l10 10 4-20 6 18 8-8c-4 18-4 30 0 48z"));
const stag =
  P(
    "trunk",
    "M-34 0c0-22-4-30-2-46 6-10 30-12 50-10 6-12 12-18 22-20l10 8-6 12c-8 6-8 16-10 26l2 30h-7l-4-26c-14 4-24 4-36 0l-4 26z",
  ) +
  L(
    "trunk",
    3.5,
    "M32-74c-4-14-14-18-18-30M24-90c-8 0-12-4-14-12M40-76c6-12 16-14 20-28M50-88c8 0 12-4 14-12M28-82c0-8 4-12 2-20",
  ) +
  O("flame", 36, -64, 1.8);
const heron =
  P(
    "stone",
    "M-4 0l2-52c-16-2-30-10-34-26 18 4 34 0 44-12 6-10 4-20 6-30 2-10 14-12 18-4l22 6-20 2c-6 20 0 40-14 58-4 4-8 6-12 6L10 0H6l-2-50-4 50z",
  ) +
  P("deep", "M22-124c8 0 12 2 16 6-8 2-14 0-16-6z") +
  O("dark", 33, -118, 1.6);

export const PICTURES: Record<string, Picture> = {
  wood: {
    back:
      sky() +
      HILLS +
      farTrees(128) +
      meadow +
      pine(40, 180, 1.5) +
      pine(96, 168, 1.1, "h2") +
      tree(352, 186, 1.3) +
      pine(404, 176, 1.4) +
      grass(150, 200) +
      grass(280, 210),
    front: FERNS,
    luma: [222, 206, 1.1],
    brom: [150, 222, 0.9],
    ground: "wood",
  },
  p1: { back: kitchen, luma: [226, 206, 1.15], brom: [158, 222, 0.95], ground: "garden" },
  p2: {
    back:
      sky(96, 78) +
      HILLS +
      P(
        "ft",
        "M230 150c0-60 10-70 14-104 8 30 10 20 16-6 8 40 12 10 18-14 8 34 14 20 22-16 8 40 12 16 18-10 8 36 16 10 " +
          "22-20 8 40 14 10 20-8 8 30 14 20 20-14 8 30 12 20 20-4 6 20 10 10 20-14H440v210z",
      ) +
      P("bank", "M0 160c90-14 180-8 260-4s120-4 180 0v90H0z") +
      fenceRow(176) +
      post(330, 190, 96) +
      L("trunk", 4, "M330 100h-20v10") +
      lamp(310, 112, 1.2) +
      P("stone", "M352 206c4-10 50-12 58 0 2 8-56 10-58 0z"),
    front: grass(40, 236, 1.3) + grass(290, 236, 1.2) + grass(392, 238, 1.4),
    luma: [212, 214, 1.1],
    brom: [130, 228, 0.95],
    ground: "garden",
  },
  c1s1: {
    back:
      sky(220, 74) +
      HILLS +
      farTrees(128) +
      P("bank", "M0 164c80-8 360-8 440 0v80H0z") +
      P("path", "M196 240c10-30 20-50 18-74h14c4 24 26 44 52 74z") +
      gateTree(86, 1) +
      gateTree(360, -1) +
      moss(),
    front: FERNS,
    luma: [232, 216, 1],
    brom: [166, 226, 0.9],
    ground: "wood",
  },
  c1s2: {
    back:
      sky() +
      HILLS +
      farTrees(128) +
      P("bank", "M0 142c60-10 150-6 220-4s150-8 220 2v24H0z") +
      water(154) +
      waves +
      L("disc", 3, "M98 160h44M106 168h30M112 176h34M104 184h22M116 192h20", faint(0.6)) +
      willow(398, 92, 1.05, -1, "will2") +
      willow(26, 86, 1.12, 1, "will1") +
      L("trunk", 3, "M86 150v-34h20") +
      P("flame", "M99 118h10c0 6 1 8 3 11H96c2-3 3-5 3-11z") +
      L("trunk", 3, "M318 206c20-5 44-5 70 2M352 204l8-7") +
      many(5, (i) =>
        at(
          326 + i * 11,
          200,
          0.62 - 0.05 * i,
          `${P("duck", "M-8 4c0-5 4-6 7-6 0-5 3-8 6-8s5 2 5 5l3 1-3 2c0 6-4 10-10 10-5 0-8-1-8-4z")}<circle cx="6" cy="-6" r="1" fill="#2c2019"/>`,
        ),
      ) +
      stone(150, 206, 32) +
      stone(226, 188, 26) +
      stone(300, 172, 19),
    front:
      L(
        "reed",
        3,
        "M8 240c2-30 0-44 6-64M20 240c0-24 6-36 6-52M34 240c0-20-4-30-2-46M60 240c2-18 6-26 10-36M420 240" +
          "c-2-26 2-40-4-58M408 240c0-20-6-30-4-44M432 240c0-30 2-44 6-62",
      ) + P("trunk", "M13 166h4v18h-4zM24 180h4v16h-4zM414 172h4v18h-4z"),
    luma: [228, 179, 1],
    brom: [182, 215, 1],
    swims: true,
    ground: "river",
  },
  c1s3: {
    back:
      sky(150, 70) +
      HILLS +
      farTrees(124) +
      water(128) +
      waves +
      many(16, (i) => grass(14 + ((i * 67) % 430), 150 + ((i * 37) % 70), 0.8)) +
      L("trunk", 5, "M112 178v-64M84 132h58") +
      P("help", "M98 124h28l8 34H90z") +
      O("stone-hi", 112, 112, 9) +
      P("trunk", "M96 106h32l-6-4-4-12h-12l-4 12z") +
      L("trunk", 5, "M318 176v-70M372 176v-70M312 108h66") +
      L("trunk", 4, "M345 74a26 26 0 1 0 .1 0zM345 74v52M319 100h52M327 82l36 36M363 82l-36 36") +
      stone(228, 196, 28),
    front: L("reed", 3, "M20 240c0-20 4-30 2-46M40 240c2-20-4-30 0-50M404 240c-2-22 4-30 0-48M424 240c0-24-4-34 0-52"),
    luma: [228, 188, 1],
    brom: [172, 220, 0.95],
    swims: true,
    ground: "river",
  },
  c1s4: {
    back:
      sky(200, 66) +
      HILLS +
      P("bank", "M0 90c60 10 110 50 130 100H0zM440 80c-60 14-110 60-124 112h124z") +
      P("bank", "M0 160c90 20 340 20 440 0v90H0z") +
      `<ellipse cx="224" cy="184" rx="120" ry="30" fill="url(#sw-wat)"/>` +
      L("line", 1.6, "M150 180c20-5 40-5 60 0M230 192c24-5 44-5 66 0M170 200c16-4 34-4 50 0") +
      O("stone-hi", 224, 184, 46, 10, faint(0.35)) +
      at(300, 186, 0.95, heron) +
      many(14, (i) => grass(20 + ((i * 53) % 120), 170 + ((i * 29) % 50), 1)) +
      many(10, (i) => grass(336 + ((i * 37) % 100), 172 + ((i * 31) % 44), 1)),
    front: FERNS,
    luma: [146, 216, 1],
    brom: [86, 228, 0.9],
    ground: "river",
  },
  c2s1: {
    back:
      sky(330, 70) +
      HILLS +
      at(
        120,
        128,
        0.7,
        P(
          "ft",
          "M-10 0c4-20 2-40-2-50-30 0-40-30-22-44 2-22 40-34 56-14 26-4 36 26 18 40 0 14-18 22-32 18-2 16 0 34 4 50z",
        ),
      ) +
      meadow +
      appleTree(48, 190, 1.5) +
      appleTree(150, 172, 1) +
      appleTree(300, 176, 1.1) +
      appleTree(392, 196, 1.5) +
      L("flame", 3, "M70 206l10-74M84 208l10-74M73 190h13M76 174h13M78 158h13M81 142h12", faint(0.85)) +
      [
        [120, 208],
        [176, 200],
        [280, 206],
        [330, 214],
        [250, 196],
      ]
        .map(([x = 0, y = 0]) => O("apple", x, y, 3.5))
        .join(""),
    front: grass(20, 238, 1.2) + grass(264, 236, 1.1),
    luma: [222, 208, 1.05],
    brom: [168, 226, 0.9],
    ground: "orchard",
  },
  c2s2: {
    back:
      sky(216, 60) +
      P("h1", "M0 190c50-20 90 0 130-12s90-14 150-2 110-10 160 2v70H0z", faint(0.7)) +
      P("h2", "M0 214c60-14 120-4 200-8s170-8 240 4v40H0z", faint(0.8)) +
      P("trunk", "M0 0h44c-8 60 2 120 10 240H0zM396 0h44v240h-54c10-80 14-160 10-240z") +
      P(
        "will2",
        "M0 0h120c-10 20-30 26-44 20-10 18-40 20-50 4-10 8-20 8-26 4zM440 0H320c10 20 30 26 44 20 10 18 40 20 50 4 10 8 20 8 26 4z",
      ) +
      L("rope", 3, "M44 96c90 50 260 50 352 0M46 136c90 54 258 54 348 0") +
      L(
        "rope",
        2,
        many(11, (i) => `M${64 + i * 31} ${round(106 + 28 * Math.sin(((i + 1) / 12) * Math.PI))}v38`),
      ) +
      L(
        "wood",
        6,
        many(15, (i) => `M${round(56 + i * 23.5, 142 + 33 * Math.sin(((i + 0.7) / 15) * Math.PI))}h15`),
      ) +
      jackdaw(110, 112, 1) +
      jackdaw(140, 122, 0.9, -1) +
      jackdaw(300, 122, 1, -1) +
      jackdaw(334, 112, 0.9) +
      jackdaw(258, 52, 0.8),
    luma: [232, 176, 0.95],
    brom: [176, 178, 0.8],
    ground: "air",
  },
  c2s3: {
    back:
      cave("M0 240V120c20-50 70-40 100-70s90-30 130-6 110 0 150 40 60 80 60 156z") +
      O("wall2", 96, 176, 40, 50) +
      O("wall2", 344, 170, 36, 46) +
      P("path", "M0 206c100-14 330-14 440 0v40H0z") +
      roots +
      cap(60, 212, 1.1) +
      cap(84, 222, 0.7) +
      cap(300, 214, 1) +
      cap(326, 222, 0.7) +
      cap(392, 212, 0.9),
    front: cap(120, 238, 0.9),
    luma: [232, 214, 1.05],
    brom: [172, 226, 0.9],
    ground: "cave",
  },
  c2s4: {
    back:
      cave("M60 240c-20-80-20-160 0-240h320c20 80 20 160 0 240z") +
      wall("M96 0c-14 80-14 160 0 240M140 0c-8 80-8 160 0 240M300 0c8 80 8 160 0 240M344 0c14 80 14 160 0 240") +
      P("disc", "M70 20l250 220H190L40 40z", ' class="glow" opacity=".14"') +
      P("flame", "M46 16h30v6H46zM46 28h30v6H46zM46 40h30v6H46z", faint(0.8)) +
      L("rope", 3, "M226 76v120") +
      P("iron", "M210 0h32v10h-32z") +
      P("flame", "M226 4c26 0 30 24 30 40 0 14 6 20 14 28h-88c8-8 14-14 14-28 0-16 4-40 30-40z") +
      O("iron", 226, 76, 7) +
      P("path", "M40 210c90-12 280-12 370 0v36H40z") +
      at(318, 216, 0.95, stag, -1),
    luma: [206, 218, 1],
    brom: [140, 230, 0.9],
    ground: "cave",
  },
  c3s1: {
    back:
      sky(110, 84) +
      P("ash", "M120 140c60-60 120-90 170-96 60 6 120 40 150 70v140H120z") +
      P("ash2", "M0 156h210v-24h90v-24h80V84h60v170H0z") +
      P("ash", "M0 156h210v8H0zM210 132h90v8h-90zM300 108h80v8h-80zM0 200h440v50H0z") +
      at(262, 132, 1, P("deep", "M-26 0c0-30 12-42 26-42S26-30 26 0z") + P("flame", "M-8 0c0-14 16-14 16 0z")) +
      L("stone-hi", 5, "M262 84c-10-14 10-22 0-38s8-20 4-34", faint(0.5)) +
      stump(60, 156, 1) +
      stump(120, 156, 0.7) +
      stump(340, 108, 0.7) +
      stump(404, 84, 0.8) +
      stump(40, 212, 1.2) +
      post(196, 200, 70) +
      lamp(196, 126, 1.1),
    luma: [236, 220, 1.05],
    brom: [152, 230, 0.95],
    ground: "ash",
  },
  c3s2: {
    back:
      cave("M0 0h440v240H0z") +
      wall("M0 60c80-10 120 14 190 0M260 40c60-12 110 8 180-4M20 130c40-8 70 6 100-2M300 110c40-8 80 8 130 0") +
      P("ash2", "M0 96h70v24h70v24h70v24h70v24h70v24h90v30H0z") +
      P(
        "ash",
        "M0 96h70v6H0zM70 120h70v6H70zM140 144h70v6h-70zM210 168h70v6h-70zM280 192h70v6h-70zM350 216h90v6h-90z",
      ) +
      [
        [34, 42],
        [104, 66],
        [174, 92],
        [244, 114],
        [314, 138],
        [386, 160],
      ]
        .map(([x = 0, y = 0]) => P("wall2", `M${x - 14} ${y + 26}v-26c0-20 28-20 28 0v26z`) + lamp(x, y + 6, 0.8))
        .join(""),
    luma: [316, 193, 1],
    brom: [246, 170, 0.75],
    ground: "cave",
  },
  c3s3: {
    back:
      cave("M30 240c-20-120 60-200 190-204s220 70 200 204z") +
      P("wall2", "M230 214c-10-80 40-130 100-126s90 50 86 126z") +
      at(
        330,
        206,
        1.15,
        `<g fill="var(--sc-dark)"><path d="M-46 0c-4-36 12-62 46-62S50-36 46 0z"/><circle cx="-20" cy="-92" r="9"/>` +
          `<circle cx="20" cy="-92" r="9"/><circle cx="0" cy="-74" r="27"/></g>${O("stone-hi", -10, -78, 3)}` +
          `${O("stone-hi", 10, -78, 3)}${L("stone-hi", 1.5, "M16-90l8 14", faint(0.6))}`,
      ) +
      L("wall2", 4, "M96 92l14 44M112 88l14 44M128 86l14 44") +
      P("path", "M20 210c120-14 290-14 400 0v36H20z") +
      L("trunk", 3, "M250 214l24-8M268 218l30-8M300 220l34-6M350 218l30-6"),
    luma: [202, 216, 1.05],
    brom: [126, 228, 0.95],
    ground: "cave",
  },
  c3s4: {
    back:
      `<rect width="440" height="240" fill="var(--sc-wall2)"/>${P("wall", "M0 240C0 110 90 60 220 60s220 50 220 180z")}` +
      many(9, (i) =>
        at(
          40 + i * 45,
          176 - 46 * Math.sin(((i + 0.5) / 9) * Math.PI),
          0.9,
          P("dark", "M-17 30c0-44 6-58 17-58s17 14 17 58z") + O("stone-hi", -4, -14, 1.4) + O("stone-hi", 4, -14, 1.4),
        ),
      ) +
      glow(224, 178, 120) +
      glow(224, 186, 60) +
      P("path", "M30 214c120-20 260-20 380 0v40H30z") +
      many(9, (i) => O("stone", 168 + i * 14, 196 - 9 * Math.sin(((i + 0.5) / 9) * Math.PI), 10, 7)) +
      P("flame", "M200 196c4-20 14-16 16-34 10 10 8 20 16 16 4 10 14 10 12 18z") +
      P("disc", "M212 196c2-10 8-8 10-18 6 8 4 8 10 18z") +
      many(9, (i) => O("ash", 168 + i * 14, 198 + 9 * Math.sin(((i + 0.5) / 9) * Math.PI), 10, 7)),
    luma: [140, 220, 1.1],
    brom: [310, 230, 0.95],
    ground: "cave",
  },
};

/** The colours of pictures and maps, by day and by night. */
export const PALETTE =
  "--sc-sky1:light-dark(#f9d583,#5a5570);--sc-sky2:light-dark(#e3e0bd,#2f3a52);" +
  "--sc-sky3:light-dark(#9db4b6,#1b2136);--sc-sun:light-dark(#fff0b8,#f4cf8a);" +
  "--sc-h1:light-dark(#a9bf9a,#34485a);--sc-h2:light-dark(#86a67e,#293c48);--sc-ft:light-dark(#6f9470,#21333c);" +
  "--sc-bank:light-dark(#7f9a5c,#2b4038);--sc-w1:light-dark(#9fd0d2,#3d6679);--sc-w2:light-dark(#3f7f96,#142c3d);" +
  "--sc-will1:light-dark(#86a24a,#4c6442);--sc-will2:light-dark(#55774a,#22382f);" +
  "--sc-trunk:light-dark(#5d4a36,#261f1c);--sc-stone:light-dark(#b6ad9d,#6d6d76);" +
  "--sc-stone-hi:light-dark(#e2dccd,#a5a3a6);--sc-reed:light-dark(#4f6b34,#1d2c22);" +
  "--sc-shadow:light-dark(#3b3150,#120c1f);--sc-dark:light-dark(#2e2542,#0d0817);" +
  "--sc-disc:light-dark(#fffbe8,#f4e3b8);--sc-line:light-dark(#ffffff80,#ffffff38);" +
  "--sc-deep:light-dark(#3a3a3c,#14161c);--sc-iron:light-dark(#4a3a24,#2e261c);" +
  "--sc-flame:light-dark(#f2a93b,#e8a03a);--sc-wood:light-dark(#8a6238,#4a3524);" +
  "--sc-room:light-dark(#dcc39a,#3a3230);--sc-room2:light-dark(#b98d5c,#2b231f);" +
  "--sc-help:light-dark(#b4503d,#6e3a33);--sc-path:light-dark(#c9b489,#4a4238);" +
  "--sc-apple:light-dark(#b4482f,#8f4433);--sc-rope:light-dark(#c2a064,#7d6a48);" +
  "--sc-wall:light-dark(#a08c74,#40373a);--sc-wall2:light-dark(#5f5044,#1d191f);" +
  "--sc-ash:light-dark(#a7a19a,#55525a);--sc-ash2:light-dark(#857e78,#3d3b43);" +
  "--sc-duck:light-dark(#f2cf63,#b79a4c);--mp-stem:light-dark(#8a7350,#5a4b36);" +
  "--mp-leaf:light-dark(#7f9a6a,#3d5040);--mp-leaf2:light-dark(#a3b578,#4a5840);" +
  "--mp-red:light-dark(#b4503d,#7d4034);--mp-glow:light-dark(#dfae45,#8a6f34);" +
  "--mp-cloud:light-dark(#cfdcdc,#3f4850);--mp-meadow:light-dark(#a9b86f,#59664c);" +
  "--mp-stone:light-dark(#8d7f6c,#6d6459);--sc-rays:light-dark(#fff6d038,#fff6d00d);" +
  "--sc-stars:light-dark(#fdf3d800,#fdf3d8d9)";

/** Gradients that the pictures share. */
const stop = (offset: number, colour: string, opacity = 1): string =>
  `<stop offset="${offset}" style="stop-color:${colour};stop-opacity:${opacity}"/>`;
export const skyDefs =
  `<g style="${PALETTE}"><linearGradient id="sw-sky" x1="0" y1="0" x2="1" y2=".5">${stop(0, "var(--sc-sky1)")}` +
  `${stop(0.62, "var(--sc-sky2)")}${stop(1, "var(--sc-sky3)")}</linearGradient>` +
  `<linearGradient id="sw-wat" x1="0" x2="1">${stop(0, "var(--sc-w1)")}${stop(1, "var(--sc-w2)")}</linearGradient>` +
  `<radialGradient id="sw-sun">${stop(0, "var(--sc-sun)")}${stop(1, "var(--sc-sun)", 0)}</radialGradient>` +
  `<linearGradient id="sw-shd" x1="0" x2="1">${stop(0, "var(--sc-shadow)", 0)}${stop(1, "var(--sc-shadow)", 0.9)}</linearGradient>` +
  `<radialGradient id="sw-glow">${stop(0, "#fff3c4")}${stop(0.35, "#ffdf8e", 0.75)}${stop(1, "#ffdf8e", 0)}</radialGradient></g>`;
