/** What somebody means to choose first in a match that they begin where an analysis knows better, by match. */
export const firstChoice = new Map<string, string>();
