/** Which sign stands on which card: icons of the set ("i-…") or drawings of our own ("sw-…"). */
import type { Card } from "../../table/types";

const OWN = (name: string): string => `sw-${name}`;
const ICON = (name: string): string => `i-${name}`;

const CARDS: Record<string, string> = {
  illuminate: ICON("lantern-flame"), help: ICON("shaking-hands"), explore: ICON("compass"), heal: ICON("shining-heart"),
  luma: OWN("p-luma"), brom: OWN("p-brom"),
  gloam_hare: OWN("c-hare"), drowned_otter: OWN("c-otter"), tear_eyed_owlet: OWN("c-owlet"),
  lost_fawn: ICON("deer-head"), inkfoot_fox: ICON("fox"), mire_toad: ICON("frog"), nettle_swarm: ICON("bee"),
  thornback_boar: ICON("tapir"), cinder_crow: ICON("raven"), hush_moth: ICON("butterfly"), bellhorn_ram: ICON("ram-profile"),
  root_weaver: ICON("masked-spider"), lamp_eater: ICON("unstable-orb"), barkskin_wolf: ICON("wolf-head"),
  ember_newt: ICON("salamander"), ash_lynx: ICON("lynx-head"), sedge_mother: ICON("heron"), hollow_stag: ICON("deer-head"),
  the_other_bear: ICON("bear-head"),
  jar_of_fireflies: ICON("old-lantern"), heel_of_bread: ICON("hand"), river_pebble: ICON("stone-sphere"), silver_burr: ICON("crystal-shine"),
  four_leaf_bookmark: ICON("fern"), thread_of_dew: ICON("bubbles"), reed_flute: ICON("sonic-screech"), driftwood_raft: ICON("wave-strike"),
  second_breath: ICON("heat-haze"), hollow_log: ICON("oak"), moon_moth: ICON("butterfly"), jay_feather_quill: ICON("scroll-unfurled"),
  pim_the_hedgehog: ICON("hedgehog"), sela_the_kingfisher: ICON("hummingbird"), tolm_the_toad: ICON("frog"), wick_the_flame: ICON("flame"),
  cold_drizzle: ICON("bubbles"), waking_eyes: ICON("eye-target"), bramble_snare: ICON("fern"), false_trail: ICON("footprint"),
  thieving_jackdaw: ICON("raven"), muddied_ford: ICON("big-wave"),
};

/** Locations by a word of their names. */
const LANDMARKS: [RegExp, string][] = [
  [/first_stone|tracks|stile/, ICON("footprint")], [/bell|call/, ICON("ringing-bell")], [/duck|nest|fledgling|hen/, ICON("duck")],
  [/second_stone|badger|claw|bear/, ICON("bear-head")], [/stone|arch|brick|path|waymark/, ICON("stone-path")],
  [/kingfisher|feather|weathercock/, ICON("hummingbird")], [/lamp|lantern|hook|kiln/, ICON("lantern-flame")],
  [/hive/, ICON("bee")], [/mole|dormice|hoard/, ICON("seated-mouse")], [/barrel|cup|sluice|wheel|mirror|mouth|bowl/, ICON("big-wave")],
  [/door|gate|window|chair|threshold/, ICON("cave-entrance")], [/graft|vine|root|acorn|cap|reed|rings/, ICON("fern")], [/antler|calf/, ICON("deer-head")],
];

const KINDS: Record<string, string> = {
  creature: ICON("paw-print"), blessing: ICON("gems"), companion: ICON("paw-heart"), curse: ICON("claw-slashes"),
  trauma: ICON("silence"), shadow: ICON("floating-ghost"), story: ICON("open-book"),
};

export function emblem(card: Card): string {
  const own = CARDS[card.id];
  if (own) return own;
  if (card.kind === "location") {
    const found = LANDMARKS.find(([word]) => word.test(card.id));
    return found ? found[1] : card.facts["kind"] === "help" ? ICON("shaking-hands") : ICON("compass");
  }
  return KINDS[card.kind] ?? ICON("open-book");
}

export const viewBox = (sign: string): string => (sign.startsWith("i-") ? "0 0 512 512" : "0 0 64 64");

/** The signs on the Wildwood Track, by the names the Scenes give them. */
export const TRACK_ICONS: Record<string, string> = {
  paw: "paw-print", wave: "big-wave", claw: "claw-slashes", roar: "bear-head", mist: "heat-haze", sway: "wave-strike", smoke: "heat-haze",
  root: "fern", rings: "unstable-orb", beak: "raven", still: "silence", draught: "sonic-screech", wing: "butterfly", hooves: "deer-head", hush: "silence",
};
