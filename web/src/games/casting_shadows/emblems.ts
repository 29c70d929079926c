/** Which drawing stands on which card. */
const EMBLEMS: Record<string, string> = {
  fatal_fronds: "i-fern",
  feeding_frenzy: "i-piranha",
  bubble_trouble: "i-bubbles",
  heat_wave: "i-heat-haze",
  spectral_slap: "i-slap",
  heavy_hand: "i-metal-hand",
  lightning_bug: "i-flying-beetle",
  sinister_screech: "i-sonic-screech",
  magma_hand: "i-glowing-hands",
  unicorn_rush: "i-unicorn",
  deadly_shroud: "i-floating-ghost",
  personal_space: "i-shield-echoes",
  psychic_spikes: "i-psychic-waves",
  phoenix_flash: "cs-own-phoenix",
  kinetic_wave: "i-wave-strike",
  infernal_assault: "i-burning-meteor",
  sudden_doom: "i-crowned-skull",
  luminous_glow: "i-ball-glow",
  ruby_synthesis: "i-fire-gem",
  sapphire_synthesis: "i-crystal-shine",
  energy_bloom: "i-spiral-bloom",
  crystallization: "i-crystalize",
  metamorphosis: "i-butterfly",
  curse_void: "i-unstable-orb",
  gem_duplication: "i-gems",
  orb_duplication: "i-triorb",
  run_away: "i-run",
  bees_everywhere: "i-bee",
  safety_dome: "i-lightning-dome",
  pointed_shield: "i-edged-shield",
  ember_moth: "cs-own-moth",
  mossback_tortoise: "i-tortoise",
  dew_snail: "i-snail",
  prism_finch: "i-finch",
  pearl_spider: "i-masked-spider",
  gloom_ferret: "i-badger",
  quickstep_hare: "i-rabbit",
  tumble_mouse: "i-seated-mouse",
  hexeater_toad: "i-frog",
  bramble_hedgehog: "i-hedgehog",
};

/** The symbol in the middle of a card, and its view box; a Resource card shows its Resource. */
export function emblem(card: string, resource?: string): { id: string; box: string } {
  const id = resource === undefined ? (EMBLEMS[card] ?? "cs-back-deck") : `cs-r-${resource}`;
  const size = id.startsWith("i-") ? 512 : resource === undefined ? 64 : 32;
  return { id, box: `0 0 ${size} ${size}` };
}
