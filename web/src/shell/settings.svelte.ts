/** What this browser remembers: language, looks, motion, sound. */

export const LANGUAGES = ["en", "it", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export const SPEEDS = { off: 0, fast: 0.6, normal: 1, slow: 1.6 } as const;

const KEY = "radura.settings";

interface Saved {
  language: Language;
  theme: (typeof THEMES)[number];
  speed: keyof typeof SPEEDS;
  sound: boolean;
  largeText: boolean;
  patterns: boolean;
  effects: boolean;
  confirm: boolean;
  notify: boolean;
  rail: boolean;
  name: string;
}

function firstLanguage(): Language {
  const wanted = typeof navigator === "undefined" ? [] : navigator.languages;
  for (const tag of wanted) {
    const found = LANGUAGES.find((l) => tag.toLowerCase().startsWith(l));
    if (found) return found;
  }
  return "en";
}

const defaults = (): Saved => ({
  language: firstLanguage(),
  theme: "auto",
  speed: "normal",
  sound: false,
  largeText: false,
  patterns: false,
  effects: true,
  confirm: true,
  notify: false,
  rail: true,
  name: "",
});

function read(): Saved {
  const all = defaults();
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Saved>;
    return { ...all, ...saved };
  } catch {
    return all; // no storage, or somebody else's words in it
  }
}

/** The settings; assign to change, `keep()` writes them down. */
export const settings = $state<Saved>(read());

export function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
}

const dusk = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-color-scheme: dark)");
let night = $state(dusk?.matches === true);
if (dusk) dusk.onchange = () => (night = dusk.matches);

/** Day or night, as it is shown. */
export function theme(): "light" | "dark" {
  return settings.theme === "auto" ? (night ? "dark" : "light") : settings.theme;
}

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Factor of all durations: 0 means that nothing moves. */
export function pace(): number {
  return calm?.matches === true ? 0 : SPEEDS[settings.speed];
}

/** Factor of the time that words stand on the table: people who want no motion read them too. */
export function readingPace(): number {
  return SPEEDS[settings.speed];
}
