/** Every icon of the set game-icons that is drawn anywhere, by the part that loads it.
 *
 *  The build inlines exactly these as <symbol id="i-NAME"> (see build/icons.ts). A group named
 *  after a game is loaded with the game's folder; the author of a new icon goes into icon-authors.json.
 */
const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const icons = {
  shell: words(`
    cog scroll-unfurled padlock chat-bubble anticlockwise-rotation laurels flying-flag
  `),

  living_forest_duel: words(`
    anteater bat bear-head chameleon-glyph cobra parrot-head croc-jaws elephant gorilla lynx-head panda raccoon-head
    masked-spider tapir deer-head axolotl bee monkey flamingo fox frog goat hummingbird owl rhinoceros-horn tiger-head
    toucan bison dolphin eagle-head circling-fish rabbit barn-owl praying-mantis feline ram-profile raven salamander
    squirrel wolf-head gecko oak heraldic-sun
  `),

  res_arcana_duo: words(`
    anvil-impact witch-face cultist crystal-ball cauldron totem-mask swan open-book star-key robe stone-bust sea-dragon
    dragon-spiral cat queen-crown water-fountain greek-temple well viking-church observatory aqueduct holy-oak
    cave-entrance anvil oak round-bottom-flask standing-potion magnifying-glass bubbling-flask
  `),

  casting_shadows: words(`
    fern piranha bubbles heat-haze slap metal-hand flying-beetle sonic-screech glowing-hands unicorn floating-ghost
    shield-echoes psychic-waves wave-strike burning-meteor crowned-skull ball-glow fire-gem crystal-shine spiral-bloom
    crystalize butterfly unstable-orb gems triorb run bee lightning-dome edged-shield tortoise snail finch masked-spider
    badger rabbit seated-mouse frog hedgehog flame shield shield-disabled shield-reflect walking-boot card-pick
    card-exchange rolling-dices paw-heart
  `),

  storyfold_wildwoods: words(`
    acorn badger bat bear-head bee big-wave boar butterfly card-draw claw-slashes clover compass deer-head drop duck
    feather fireplace flame floating-ghost footprint fox frog furnace heat-haze hedgehog heron hourglass hummingbird
    lantern-flame masked-spider mirror-mirror mole moon nest-eggs open-book open-gate padlock quill ram-profile
    raven salamander seated-mouse shaking-hands shining-heart silence stone-path wolf-head wooden-chair wooden-door
  `),
};
