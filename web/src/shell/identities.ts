/** Everybody who is somebody in this browser. Their tokens are kept side by side; none goes but by `forget`. */

export interface Identity {
  id: string;
  name: string;
  token: string;
}

const KEY = "radura.people";
const ID_LENGTH = 12;

/** A token begins with its person's id. */
export const idOf = (token: string): string => token.slice(0, ID_LENGTH);

const isIdentity = (value: unknown): value is Identity =>
  typeof value === "object" &&
  value !== null &&
  ["id", "name", "token"].every((key) => typeof (value as Record<string, unknown>)[key] === "string");

export function identities(): Identity[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isIdentity) : [];
  } catch {
    return []; // no storage, or somebody else's words in it
  }
}

/** Keep a person's token; an older one of the same person makes room. */
export function keepIdentity(token: string, name: string): Identity[] {
  const id = idOf(token);
  return write([{ id, name, token }, ...identities().filter((one) => one.id !== id)]);
}

export const forgetIdentity = (id: string): Identity[] => write(identities().filter((one) => one.id !== id));

function write(people: Identity[]): Identity[] {
  try {
    localStorage.setItem(KEY, JSON.stringify(people));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
  return people;
}
