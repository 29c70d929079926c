/** Where long words may be parted, by the rules of their language. */
import type { Language } from "../shell/settings.svelte";

/** What begins a syllable before a vowel; in Italian an s goes with the consonants after it (Cri-stallo). */
const PAIRS = "sch|[cpst]h|g[hln]|qu|[bcdfgkpt][lr]|[^aeiouy\\W\\d_]";
const SYLLABLE: Record<Language, RegExp> = {
  en: new RegExp(`(?:${PAIRS})(?=[aeiouy])`, "giu"),
  it: new RegExp(`(?:s(?:ch|gh|[bcdfgptv][lr]|[bcdfglmnpqrtv])|${PAIRS})(?=[aeiouy])`, "giu"),
  nl: new RegExp(`(?:${PAIRS})(?=[aeiouy])`, "giu"),
};

/** Where words are put together (or are parted against the rule): "before|after", or what the second part begins with. */
const SEAMS: Record<Language, readonly string[]> = {
  en: [
    "counter|spell",
    "quick|step",
    "hedge|hog",
    "hex|eater",
    "every|where",
    "sleep|ing",
    "compan|ion",
    "re|animat",
    "refer|ence",
    "per|sonal",
    "elimi|nated",
    "heart|wood",
    "moss|back",
    "under|ground",
  ],
  it: ["contro|incant"],
  nl: [
    ..."stapel steen smederij slak legster stormloop spin speler spreuk spreken stof leegte vreten".split(" "),
    ..."haas fiche heids koepel dobbel kaart berg plaatsen woud".split(" "),
    "aar|ster",
    "ver|vloekt",
    "na|slag",
    "vloek|vret",
  ],
};

const LONG = 8;

/** Let long words be parted well inside, where there is no room for them whole. */
export function soften(name: string, language: Language): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < LONG) return word;
    return seamed(word, language)
      .map((part) => (part.length < LONG ? part : syllables(part, language)))
      .join("\u00ad");
  });
}

function seamed(word: string, language: Language): string[] {
  const cuts = SEAMS[language].map((seam) => {
    const [before, after] = seam.includes("|") ? seam.split("|") : ["\\p{L}{2}", seam];
    return `(?<=${before})(?=${after})`;
  });
  return word.split(new RegExp(cuts.join("|"), "giu"));
}

const syllables = (word: string, language: Language): string =>
  word.replace(SYLLABLE[language], (found, at: number) => (at > 2 && at < word.length - 2 ? `\u00ad${found}` : found));
