/** Kinds of options, as the game calls them: what lies on the page itself because nothing on the table stands for it. */

/** They end something: a roll, a phase, a page. */
export const ENDS: ReadonlySet<string> = new Set([
  "stand",
  "fall_back",
  "decline",
  "end_phase",
  "wait",
  "wait_all",
  "reroll_now",
  "turn_page",
]);

/** They are about the dice on the map page. */
export const ABOUT_ROLLS: ReadonlySet<string> = new Set(["roll", "spend", "stand", "fall_back"]);
