/** Which sign stands on which card: icons of the set ("i-…") or drawings of our own ("sw-…"), one colour, 64 x 64. */
import type { Card } from "../../table/types";
import type { Facts } from "./facts";
import { MARKS, type Sign } from "./signs";

/** Our own, as path data: "!" cuts inner shapes out of outer ones, behind "~" stand lines. */
const OWN: Record<string, string> = {
  paw:
    "M32 32c9 0 16 9 16 16 0 6-5 8-16 8s-16-2-16-8c0-7 7-16 16-16zM7 29a5.5 7.5 0 1 0 11 0a5.5 7.5 0 1 0-11 0z" +
    "M19 15a5.5 8 0 1 0 11 0a5.5 8 0 1 0-11 0zM34 15a5.5 8 0 1 0 11 0a5.5 8 0 1 0-11 0zM46 29a5.5 7.5 0 1 0 11 0a5.5 7.5 0 1 0-11 0z",
  bell: "M32 5a4 4 0 0 1 4 4v3c9 2 13 9 13 18 0 10 2 13 6 17H9c4-4 6-7 6-17 0-9 4-16 13-18V9a4 4 0 0 1 4-4zM24 51h16a8 8 0 0 1-16 0z",
  pebble: "!M12 40c-4-14 6-27 21-27 13 0 21 10 19 23s-13 17-23 16-15-5-17-12zM22 29c2-5 6-8 12-8l-1 4c-4 0-6 2-8 5z",
  ladder: "~M20 5v54M44 5v54M20 16h24M20 28h24M20 40h24M20 52h24",
  fence: "M9 20l6-8 6 8v38H9zM26 20l6-8 6 8v38H26zM43 20l6-8 6 8v38H43zM3 27h58v6H3zM3 44h58v6H3z",
  window: "!M11 7h42v50H11zM17 13h12v16H17zM35 13h12v16H35zM17 35h12v16H17zM35 35h12v16H35z",
  stone: "M6 50c0-12 7-13 11-22 4-9 14-15 25-8 8 5 8 15 13 21 4 6 3 11-4 13-12 3-28 3-40 0-4-1-5-2-5-4z",
  sign: "M28 6h8v9h17l8 9-8 9H36v27h-8V33H11V15h17z",
  notes: "M24 12l30-6v36a8 7 0 1 1-6-7V20l-18 4v24a8 7 0 1 1-6-7z",
  steps:
    "M16 8c6 0 9 6 8 13-1 5-3 7-3 11h-9c0-4-3-7-4-11-1-7 2-13 8-13zM12 36h9c0 5-1 10-5 10s-4-5-4-10z" +
    "M46 20c6 0 9 6 8 13-1 5-3 7-3 11h-9c0-4-3-7-4-11-1-7 2-13 8-13zM42 48h9c0 5-1 10-5 10s-4-5-4-10z",
  hive:
    "!M32 5c8 0 12 5 13 9 6 1 9 6 8 11 5 3 6 9 3 14 2 6 0 12-6 13H14" +
    "c-6-1-8-7-6-13-3-5-2-11 3-14-1-5 2-10 8-11 1-4 5-9 13-9zM32 33c-5 0-8 4-8 8v11h16V41c0-4-3-8-8-8z",
  barrel: "!M16 6h32c7 15 7 37 0 52H16c-7-15-7-37 0-52zM13 18l-1 5h40l-1-5zM12 41l1 5h38l1-5z",
  mitten: "M16 20c0-9 5-13 12-13s12 4 12 13v10c3-5 9-8 12-4s-1 8-4 12l-7 8v5H16zM14 54h28v6H14z",
  calf:
    "!M18 14C10 12 5 16 4 21c6 4 10 4 13 3 0 10 2 17 6 23-1 7 4 12 9 12s10-5 9-12" +
    "c4-6 6-13 6-23 3 1 7 1 13-3-1-5-6-9-14-7-4-5-8-6-14-6s-10 1-14 6zM24 27a3 3 0 1 0 .1 0zM40 27a3 3 0 1 0 .1 0z" +
    "M27 49a2 2 0 1 0 .1 0zM37 49a2 2 0 1 0 .1 0z",
  ribbon:
    "M27 30L11 56l11-2 6 8 8-24zM37 30l16 26-11-2-6 8-8-24zM32 26c-9-2-24-1-24-12 0-9 16-7 24 8 8-15 24-17 24-8 0 11-15 10-24 12z",
  bowl: "M5 31h54c0 14-8 22-17 25v4H22v-4C13 53 5 45 5 31z~M22 23c-4-5 4-8 0-14M32 23c-4-5 4-8 0-14M42 23c-4-5 4-8 0-14",
  arch: "M7 59V30C7 13 18 5 32 5s25 8 25 25v29H44V32c0-9-4-14-12-14s-12 5-12 14v27z",
  scarecrow: "M32 4a9 9 0 0 1 9 9h6v5H17v-5h6a9 9 0 0 1 9-9zM26 20h12l-2 8h22v7H38l3 15h-6v10h-6V50h-6l3-15H6v-7h22z",
  wheel: "!M32 4a28 28 0 1 0 .1 0zM32 12a20 20 0 1 1-.1 0z~M32 9v46M9 32h46M16 16l32 32M48 16L16 48",
  sluice: "M6 6h52v8H6z~M13 18v26M23 18v31M32 18v27M41 18v31M51 18v26M6 56c6-5 11 3 17 0s11 3 17 0 11 3 18-1",
  reed:
    "M14 7a4.5 4.5 0 0 1 9-1l3 15a4.5 4.5 0 0 1-9 2zM41 5a4.5 4.5 0 0 1 9 2l-4 15a4.5 4.5 0 0 1-9-2z~M25 60" +
    "c0-18-1-28-4-40M36 60c0-20 1-30 5-40M46 60c0-12 4-19 11-24M16 60c0-8-3-14-8-18",
  cup: "M12 18h30v20c0 10-6 16-15 16s-15-6-15-16zM42 22h6c6 0 9 4 9 9s-4 11-15 11v-6c6 0 8-2 8-5s-2-3-4-3h-4z~M18 11c3-3 6-3 9 0s6 3 9 0",
  cups: "M5 27h23v15c0 8-5 12-11.5 12S5 50 5 42zM35 27h23v15c0 8-5 12-11.5 12S35 50 35 42z~M9 19c3-3 5-3 8 0s5 3 8 0M39 19c3-3 5-3 8 0s5 3 8 0",
  spring:
    "M32 4c4 8 11 13 11 21a11 11 0 0 1-22 0c0-8 7-13 11-21z~M14 45c6-5 12-5 18 0s12 5 18 0M6 57c9-6 17-6 26 0s17 6 26 0",
  tree: "M28 60V45C15 47 7 39 7 29c0-7 5-12 12-13C21 8 27 3 33 3c8 0 14 5 15 13 6 1 10 6 10 13 0 10-9 18-22 16v15z",
  apple:
    "M33 18c6-6 22-4 22 14 0 14-9 27-16 27-3 0-4-2-7-2s-4 2-7 2C18 59 9 46 9 32c0-18 18-20 24-14zM34 13c0-6 4-10 11-10 0 6-4 10-11 10z",
  cock: "M14 22c-4-6-8-8-11-8 2 15 9 24 21 24h12c10 0 16-8 16-18l9-2-7-6c-2-7-10-8-14-2-2 8-8 12-14 12-6 0-9-2-12 0zM29 38h6v22h-6zM16 46h32v5H16z",
  hen: "M7 20c4-3 7 1 9 8 6 0 12-2 16-10 2-7 9-9 13-4l7-3-3 7 5 5-7 2c0 15-6 24-20 24S9 40 7 20zM24 47h5v12h-5zM34 47h5v12h-5z",
  knot: "~M5 42c17 12 31-26 42-22s-2 24-15 15-21-21-8-21 20 28 35 26",
  bridge: "~M4 12v44M60 12v44M4 17c14 19 42 19 56 0M4 39c14 15 42 15 56 0M18 30v16M32 33v17M46 30v16",
  rope: "~M32 3v28c-14 0-19 7-19 14s7 14 19 14 19-6 19-14-7-11-17-11-10 12-1 12",
  bird: "!M5 34c8 0 11-4 13-10 2-8 10-13 19-11 5 1 8 4 9 8l11 4-11 4c0 15-8 23-20 23H13c4-2 6-5 6-8-6 0-11-4-14-10zM39 20a2.7 2.7 0 1 0 .1 0z",
  gem: "!M20 9h24l15 17-27 32L5 26zM24 15l-7 8h10zM40 15l7 8H37zM32 14l-5 9h10zM15 29l12 15-4-15zM49 29L37 44l4-15zM28 29h8l-4 16z",
  mushroom:
    "!M32 6c16 0 27 11 27 23 0 5-3 6-9 6H14c-6 0-9-1-9-6C5 17 16 6 32 6zM24 39h16c0 8 1 14 4 20H20c3-6 4-12 4-20z" +
    "M22 18a4.5 4.5 0 1 0 .1 0zM40 14a5.5 5.5 0 1 0 .1 0z",
  rings: "~M32 6a26 26 0 1 0 .1 0zM32 16a16 16 0 1 0 .1 0zM32 26a6 6 0 1 0 .1 0z",
  stairs: "M5 59V48h13V37h13V26h13V15h15v44z",
  antlers:
    "~M30 60c0-20-14-20-16-46M21 36C12 36 8 31 8 22M16 26c7-2 9-9 7-16M34 60c0-20 14-20 16-46M43 36c9 0 13-5 13-14M48 26c-7-2-9-9-7-16",
  vine: "M26 32c-11 0-15-7-15-15 9 0 15 7 15 15zM40 26c8 5 17 2 21-4-6-7-17-5-21 4zM20 48c-9 2-15-2-17-9 9-2 15 2 17 9z~M12 60c10-9 4-22 14-28s20-4 24-26",
  brick: "M4 14h26v12H4zM34 14h26v12H34zM4 30h13v12H4zM21 30h23v12H21zM48 30h12v12H48zM4 46h26v12H4zM34 46h26v12H34z",
  bread:
    "!M8 31c-5-9 4-18 24-18s29 9 24 18l-2 4v18c0 3-2 4-4 4H14c-2 0-4-1-4-4V35zM20 21l6 12h5l-6-12zM34 20l6 12h5l-6-12z",
  sticks: "M32 6c6 7 9 10 9 15a9 9 0 0 1-18 0c0-5 3-8 9-15z~M6 56l46-20M58 56L12 36M6 46h52",
  dawn: "M13 44a19 19 0 0 1 38 0zM3 48h58v6H3zM29 5h6v13h-6zM7 18l5-4 9 11-5 4zM57 18l-5-4-9 11 5 4z",
  lamp: "!M26 4h12v6l7 9H19l7-9zM17 22h30l-4 28H21zM15 53h34v7H15zM32 27c4 6 7 8 7 12a7 7 0 0 1-14 0c0-4 3-6 7-12z",
  flute: "!M6 50L48 8l8 8L14 58zM21 39a3 3 0 1 0 .1 0zM30 30a3 3 0 1 0 .1 0zM39 21a3 3 0 1 0 .1 0z",
  raft: "M7 27h50v6H7zM7 36h50v6H7zM7 45h50v6H7zM29 3h5v24h-5zM36 5l15 16H36z~M5 58c6-4 11 2 17 0s11 2 17 0 11 2 18-1",
  wind: "~M5 23h36c11 0 11-15 1-15-6 0-8 4-7 8M5 35h46c11 0 11 17 0 17-6 0-8-4-7-8M5 47h24",
  log: "!M16 20h34c9 0 9 30 0 30H16C8 50 4 43 4 35s4-15 12-15zM17 26c-4 0-7 4-7 9s3 9 7 9 7-4 7-9-3-9-7-9zM36 20l6-14 7 3-5 11z",
  jar:
    "!M20 5h24v8H20zM18 16h28c6 6 9 12 9 22 0 14-7 21-23 21S9 52 9 38c0-10 3-16 9-22zM24 28a4 4 0 1 0 .1 0z" +
    "M41 27a3 3 0 1 0 .1 0zM32 41a4.5 4.5 0 1 0 .1 0zM45 41a3 3 0 1 0 .1 0zM19 44a3 3 0 1 0 .1 0z",
  burr: "!M32 3l5 13 10-9-2 13 13-3-8 11 12 4-12 4 8 11-13-3 2 13-10-9-5 13-5-13-10 9 2-13-13 3 8-11-12-4 12-4-8-11 13 3-2-13 10 9zM32 24a8 8 0 1 0 .1 0z",
  eyes: "!M2 32c8-13 21-13 28 0-7 11-20 11-28 0zM34 32c7-13 20-13 28 0-8 11-21 11-28 0zM16 26a6 6 0 1 0 .1 0zM48 26a6 6 0 1 0 .1 0z",
  rain: "M14 31C3 29 5 14 16 15c2-11 18-13 22-3 11-3 19 4 15 12-1 5-4 7-9 7z~M16 39l-4 15M31 39l-4 18M46 39l-4 15",
  thorns:
    "M15 27l-4-14 11 10zM27 36l13-7-6 13zM44 30l-3-14 11 9zM20 33l-5 14 13-7z~M4 42c15-26 26 17 38-4 4-9 11-13 18-13",
  hand: "M19 30V14c0-6 8-6 8 0v12h1V9c0-6 8-6 8 0v17h1V12c0-6 8-6 8 0v18h1V21c0-6 7-6 7 0v21c0 11-8 18-17 18-8 0-13-3-17-10L8 38c-3-6 5-9 8-5z",
  frost: "~M32 5v54M9 18l46 28M55 18L9 46M24 9l8 8 8-8M24 55l8-8 8 8",
  tangle: "~M9 20c32-22 52 20 21 25s-27-32 4-32 33 36 11 42-38-8-36-22",
  crack: "M38 3L16 35h13l-6 26 26-36H35l9-22z",
  ajar: "!M12 5h40v54H12zM18 11v42l20 6V17z",
  lynx:
    "!M9 4l13 14c6-2 14-2 20 0L55 4c2 14 4 23 2 34-4 13-15 21-25 21S11 51 7 38C5 27 7 18 9 4z" +
    "M20 32l10 4c-1 6-10 5-10-4zM44 32l-10 4c1 6 10 5 10-4zM28 45h8l-4 5z",
  fawn:
    "!M11 13c9-2 15 2 17 9h8c2-7 8-11 17-9 2 9-4 15-12 16 2 11-1 23-9 31-8-8-11-20-9-31-8-1-14-7-12-16z" +
    "M26 32a2.7 3.2 0 1 0 .1 0zM38 32a2.7 3.2 0 1 0 .1 0zM28 49h8l-4 5z",
  candle: "!M26 26h12v26H26zM18 54h28v6H18zM32 4c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z",
  lamps:
    "!M11 12h9v4l4 7H7l4-7zM6 26h19l-3 23H9zM5 52h21v7H5zM15 30c3 4 5 6 5 9a5 5 0 0 1-9 0c0-3 2-5 4-9z" +
    "M44 12h9v4l4 7H40l4-7zM39 26h19l-3 23H42zM38 52h21v7H38zM48 30c3 4 5 6 5 9a5 5 0 0 1-9 0c0-3 2-5 4-9z",
  knots: "~M4 32h10c8 0 10-20 20-20 9 0 9 20 0 20H22c-9 0-9 20 0 20 10 0 12-20 20-20h18",
  tassel: "M25 36h14l5 23H20zM32 22a7 7 0 1 0 .1 0z~M32 3v20",
  low: "!M20 38a13 9 0 1 0 .1 0zM20 43a7 4 0 1 0 .1 0z~M31 46V6M5 60h54",
  high: "M20 40a13 9 0 1 0 .1 0z~M31 48V12c2 10 16 10 16 22M5 4h54",
  toad:
    "!M13 19a10 10 0 0 1 17-6h4a10 10 0 0 1 17 6c6 4 10 10 10 17 0 12-12 20-29 20S3 48 3 36c0-7 4-13 10-17z" +
    "M21 15a4 4 0 1 0 .1 0zM43 15a4 4 0 1 0 .1 0zM10 38c13 8 31 8 44 0l1 5c-14 8-32 8-46 0z",
  jackdaw:
    "!M4 46c4-17 13-28 26-31 6-9 19-9 23 1l9 4-9 4c0 15-8 26-22 29v8h-5v-7c-9 1-16-2-22-8zM43 17a3 3 0 1 0 .1 0z",
  trail: "~M8 58c0-15 26-10 26-23S14 24 18 9M44 8l14 14M58 8L44 22",
  cupped:
    "M3 31c1-5 7-5 9 0l5 10 12 5v14H19C9 55 4 43 3 31zM61 31c-1-5-7-5-9 0l-5 10-12 5v14h10c10-5 15-17 16-29zM32 6c5 7 9 10 9 16a9 9 0 0 1-18 0c0-6 4-9 9-16z",
  ash: "M2 57c9-4 12-18 21-23s17 1 22 8 8 12 17 15zM24 10a4 4 0 1 0 .1 0zM40 16a3 3 0 1 0 .1 0zM31 24a2.5 2.5 0 1 0 .1 0z",
  dome: "!M2 52c3-20 14-31 30-31s27 11 30 31zM16 45l9-13 7 9 7-9 9 13-8-4-8 6-8-6z~M20 12c3-3 0-5 3-9M32 12c3-3 0-5 3-9M44 12c3-3 0-5 3-9",
  unsaid: "!M6 8h52v34H32L17 56V42H6zM19 21a4 4 0 1 0 .1 0zM32 21a4 4 0 1 0 .1 0zM45 21a4 4 0 1 0 .1 0z",
  roots:
    "!M32 5c14 0 22 10 22 25v30H10V30C10 15 18 5 32 5zM16 31v23h13V12c-9 1-13 8-13 19z" +
    "M35 12v42h13V31c0-11-4-18-13-19z~M3 60c5-4 5-10 3-17M61 60c-5-4-5-10-3-17",
  hill: "!M1 58C8 30 19 14 32 14s24 16 31 44zM21 58V43c0-15 22-15 22 0v15zM38 47a2.5 2.5 0 1 0 .1 0z",
  song: "!M32 60C5 40 3 23 11 14c7-7 17-4 21 5 4-9 14-12 21-5 8 9 6 26-21 46zM34 23h5v20h-5zM28 38a6 5 0 1 0 .1 0z",
  again: "~M51 38a20 20 0 1 1-3-18M50 7v14H36",
  tick: "~M11 34l14 14 28-32",
  moonset: "M40 5a27 27 0 1 0 18 38A22 22 0 0 1 40 5z",
  page: "!M12 5h28l12 12v42H12zM19 24h26v4H19zM19 34h26v4H19zM19 44h18v4H19z",
  shield: "!M32 4l23 8c0 24-6 38-23 48C15 50 9 36 9 12zM32 14c4 7 10 11 10 19a10 10 0 0 1-20 0c0-8 6-12 10-19z",
  die: "!M32 3l27 15v28L32 61 5 46V18zM32 13l18 30H14z",
  pip: "M32 10a22 22 0 1 0 .1 0z",
  square: "M16 10h32a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H16a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z",
  left: "~M54 32H14M30 14L12 32l18 18",
  right: "~M10 32h40M34 14l18 18-18 18",
  start: "~M58 32H22M38 14L20 32l18 18M8 12v40",
  end: "~M6 32h36M26 14l18 18-18 18M56 12v40",
  speaker: "M6 24h12l16-14v44L18 40H6z~M42 22c6 6 6 14 0 20M49 14c12 12 12 24 0 36",
  large: "~M5 54L20 12l15 42M10 40h20M40 54l9-26 9 26M43 46h12",
  cards: "!M8 14h28v42H8zM30 8l26 5-7 41-9-2V10zM14 20v30h16V20z",
};

const path = (d: string, line: boolean, holes: boolean): string =>
  line
    ? `<path d="${d}" fill="none" stroke="currentColor" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`
    : `<path d="${d}" fill="currentColor"${holes ? ' fill-rule="evenodd"' : ""}/>`;

/** Our own signs as symbols. */
export const emblemSymbols = Object.entries(OWN)
  .map(([name, drawing]) => {
    const [shape = "", lines] = drawing.split("~");
    const filled = shape ? path(shape.replace("!", ""), false, shape.startsWith("!")) : "";
    return `<symbol id="sw-${name}" viewBox="0 0 64 64">${filled}${lines ? path(lines, true, false) : ""}</symbol>`;
  })
  .join("");

/** The sign of each card and Location; without "sw-" or "i-" it is one of our own. */
const BY_ID: Readonly<Record<string, string>> = {
  light_pawn: "sw-pawn-light",
  shadow_pawn: "sw-pawn-shadow",
  spirit_pawn: "sw-lantern",
  location_pawn: "sw-pawn-loc",
  crystal: "sw-crystal",
  stun_token: "sw-stun",
  illuminate: "i-lantern-flame",
  help: "i-shaking-hands",
  explore: "i-compass",
  heal: "i-shining-heart",
  luma: "sw-p-luma",
  brom: "sw-p-brom",
  gloam_hare: "sw-c-hare",
  drowned_otter: "sw-c-otter",
  tear_eyed_owlet: "sw-c-owlet",
  lost_fawn: "sw-fawn",
  inkfoot_fox: "i-fox",
  mire_toad: "i-frog",
  nettle_swarm: "i-bee",
  thornback_boar: "i-boar",
  cinder_crow: "i-raven",
  hush_moth: "i-butterfly",
  bellhorn_ram: "i-ram-profile",
  root_weaver: "i-masked-spider",
  lamp_eater: "i-bat",
  barkskin_wolf: "i-wolf-head",
  ember_newt: "i-salamander",
  ash_lynx: "sw-lynx",
  sedge_mother: "i-heron",
  hollow_stag: "i-deer-head",
  the_other_bear: "i-bear-head",
  jar_of_fireflies: "sw-jar",
  heel_of_bread: "sw-bread",
  river_pebble: "sw-pebble",
  silver_burr: "sw-burr",
  four_leaf_bookmark: "i-clover",
  thread_of_dew: "i-drop",
  reed_flute: "sw-flute",
  driftwood_raft: "sw-raft",
  second_breath: "sw-wind",
  hollow_log: "sw-log",
  moon_moth: "i-moon",
  jay_feather_quill: "i-quill",
  pim_the_hedgehog: "i-hedgehog",
  sela_the_kingfisher: "i-hummingbird",
  tolm_the_toad: "sw-toad",
  wick_the_flame: "i-flame",
  cold_drizzle: "sw-rain",
  waking_eyes: "sw-eyes",
  bramble_snare: "sw-thorns",
  false_trail: "sw-trail",
  thieving_jackdaw: "sw-jackdaw",
  muddied_ford: "i-big-wave",
  the_empty_chair: "i-wooden-chair",
  the_unsung_song: "sw-notes",
  cold_hands: "sw-hand",
  the_closed_door: "i-wooden-door",
  first_shiver: "sw-frost",
  a_door_left_open: "sw-ajar",
  footsteps_behind: "sw-steps",
  the_name_she_will_not_say: "sw-unsaid",
  small_hands: "sw-cupped",
  the_longest_hour: "i-hourglass",
  everything_goes_quiet: "i-silence",
  maybe_it_was_always_dark: "sw-moonset",
  black_water: "i-mirror-mirror",
  tangled: "sw-tangle",
  a_crack_of_light: "sw-crack",
  the_spring_runs_silent: "sw-spring",
  the_bell_falls: "sw-bell",
  only_ash: "sw-ash",
  p1_open_window: "sw-window",
  p1_hen_house: "sw-hen",
  p1_rain_barrel: "sw-barrel",
  p1_garden_gate: "i-open-gate",
  p2_stile: "sw-fence",
  p2_mitten: "sw-mitten",
  p2_calf: "sw-calf",
  p2_lantern_hook: "i-lantern-flame",
  p2_threshold_stone: "sw-stone",
  c1s1_waymark: "sw-sign",
  c1s1_ribbon: "sw-ribbon",
  c1s1_badger: "i-badger",
  c1s1_stone_bowl: "sw-bowl",
  c1s1_lichen_arch: "sw-arch",
  c1s1_gate: "i-open-gate",
  c1s2_first_stone: "i-footprint",
  c1s2_second_stone: "i-bear-head",
  c1s2_third_stone: "i-stone-path",
  c1s2_bell: "sw-bell",
  c1s2_ducklings: "i-duck",
  c1s2_kingfisher_bank: "i-hummingbird",
  c1s3_scarecrow: "sw-scarecrow",
  c1s3_wheel: "sw-wheel",
  c1s3_sluice: "sw-sluice",
  c1s3_reed_talk: "sw-reed",
  c1s3_nest: "i-nest-eggs",
  c1s4_feather: "i-feather",
  c1s4_first_cup: "sw-cup",
  c1s4_second_cup: "sw-cups",
  c1s4_mirror: "i-mirror-mirror",
  c1s4_mouth: "sw-spring",
  c2s1_graft: "sw-tree",
  c2s1_hive: "sw-hive",
  c2s1_windfall: "sw-apple",
  c2s1_weathercock: "sw-cock",
  c2s1_ladder: "sw-ladder",
  c2s1_root_door: "sw-roots",
  c2s2_first_knot: "sw-knot",
  c2s2_swing: "sw-bridge",
  c2s2_last_knot: "sw-knots",
  c2s2_fledgling: "sw-bird",
  c2s2_hoard: "sw-gem",
  c2s3_glow_cap: "sw-mushroom",
  c2s3_mole: "i-mole",
  c2s3_rings: "sw-rings",
  c2s3_dormice: "i-seated-mouse",
  c2s3_way_up: "sw-stairs",
  c2s4_low_rope: "sw-rope",
  c2s4_high_rope: "sw-tassel",
  c2s4_acorn_tongue: "i-acorn",
  c2s4_antler: "sw-antlers",
  c2s4_window: "sw-window",
  c2s4_bell: "sw-bell",
  c3s1_vine: "sw-vine",
  c3s1_ash_nest: "i-nest-eggs",
  c3s1_lantern_post: "i-lantern-flame",
  c3s1_kiln: "i-furnace",
  c3s1_hill_door: "sw-hill",
  c3s2_lamp_edda: "sw-lamp",
  c3s2_lamp_joss: "sw-candle",
  c3s2_lamp_twins: "sw-lamps",
  c3s2_loose_brick: "sw-brick",
  c3s2_lamp_orla: "i-lantern-flame",
  c3s3_claw_marks: "i-claw-slashes",
  c3s3_hearth_rug: "i-fireplace",
  c3s3_crust: "sw-bread",
  c3s3_two_tracks: "sw-paw",
  c3s3_call: "i-bear-head",
  c3s4_low_part: "sw-low",
  c3s4_high_part: "sw-high",
  c3s4_ash_crust: "sw-dome",
  c3s4_kindling: "sw-sticks",
  c3s4_first_line: "sw-dawn",
  c3s4_second_line: "sw-song",
};

/** Icons of the Wildwood Track, by the name that a Scene gives them. */
const ICONS: Readonly<Record<string, string>> = {
  paw: "sw-paw",
  wave: "i-big-wave",
  claw: "i-claw-slashes",
  roar: "i-bear-head",
  mist: "i-heat-haze",
  sway: "sw-wind",
  smoke: "i-heat-haze",
  root: "sw-thorns",
  rings: "sw-rings",
  beak: "i-raven",
  still: "i-hourglass",
  draught: "sw-wind",
  wing: "i-butterfly",
  hooves: "sw-antlers",
  hush: "i-silence",
};

const KINDS: Record<string, string> = {
  creature: "sw-paw",
  blessing: "sw-gem",
  companion: "sw-paw",
  curse: "sw-thorns",
  trauma: "i-silence",
  shadow: "i-floating-ghost",
  story: "i-open-book",
};

/** The sign of a card: its own, or for cards of other campaigns that of what it does first, or of its kind. */
export function emblem(card: Card): string {
  const first = FIRST.has(card.kind) ? (card.facts["signs"] as Sign[] | undefined)?.[0]?.op : undefined;
  const own = BY_ID[card.id] ?? (first && MARKS[first]?.icon) ?? KINDS[card.kind];
  if (own) return own;
  return card.facts["kind"] === "help"
    ? "i-shaking-hands"
    : card.facts["kind"] === "explore"
      ? "i-compass"
      : "i-open-book";
}

/** Kinds of cards whose effect says best what they are. */
const FIRST: ReadonlySet<string> = new Set(["blessing", "companion", "curse", "shadow"]);

/** For icons that we have no sign for, one after another, so that those of a Scene differ. */
const OTHERS = [
  "sw-paw",
  "i-claw-slashes",
  "i-heat-haze",
  "i-big-wave",
  "i-raven",
  "i-hourglass",
  "sw-thorns",
  "sw-wind",
];

/** The sign of each icon on the Wildwood Track of a Scene. */
export function trackSigns({ icons }: Pick<Facts, "icons">): ReadonlyMap<string, string> {
  const known = icons.flatMap(({ id }) => ICONS[id] ?? []);
  const free = OTHERS.filter((sign) => !known.includes(sign));
  let next = 0;
  return new Map(icons.map(({ id }) => [id, ICONS[id] ?? free[next++ % free.length] ?? "sw-paw"]));
}
