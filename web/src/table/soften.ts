/** Where a word may be parted: before a consonant, or a pair that is spoken as one, and its vowel. */
const SYLLABLE = /(?:sch|[cpst]h|g[hln]|qu|[bcdfgkpt][lr]|[^aeiouy\W\d_])(?=[aeiouy])/giu;

/** Let long words be parted well inside, where there is no room for them whole. */
export const soften = (name: string): string =>
  name.replace(/\p{L}{8,}/gu, (word) =>
    word.replace(SYLLABLE, (found, at: number) => (at > 2 && at < word.length - 2 ? `\u00ad${found}` : found)),
  );
