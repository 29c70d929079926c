/** What this browser has to do with the shuffles: it adds a number to each seed, and keeps what was promised before. */
import { sha256 as hash } from "@noble/hashes/sha2.js";

import type { MatchInfo } from "../protocol";

export interface Kept {
  nonce: string;
  /** The server's promise, as it was first shown. */
  commitment: string;
  /** Those of all seats when our number was told; empty: it never was. */
  promises: string[];
}

const KEY = "radura.luck";
const MOST = 300;

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const bytesOf = (text: string): number[] => (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

/** By a library: browsers give their own hashes only to pages with TLS, and a table at home has none. */
export const sha256 = (lead: string, rest: number[]): string =>
  hex(hash(new Uint8Array([...new TextEncoder().encode(lead), ...rest])));

export const promiseOf = (nonce: string): string => sha256("radura-nonce:", bytesOf(nonce));

/** A number nobody else knows, and its promise. */
export function newNumber(): { nonce: string; promise: string } {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  return { nonce, promise: promiseOf(nonce) };
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {}; // no storage, or somebody else's words in it
  }
}

function write(key: string, kept: Kept): void {
  const others = Object.entries(all()).filter(([one]) => one !== key);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [key, kept]])));
  } catch {
    // A browser without storage adds nothing; it still plays.
  }
}

/** Several people may share this browser, each with a number of their own. */
const keyOf = (match: string, person: string): string => `${match} ${person}`;

export const keptOf = (match: string, person: string): Kept | null => all()[keyOf(match, person)] ?? null;

/** A person has taken a seat with the promise of a number: keep it, and what the server has promised. */
export function keepNumber(
  { id, commitment, promises }: MatchInfo,
  person: string,
  own: { nonce: string; promise: string },
): void {
  if (promises.includes(own.promise)) write(keyOf(id, person), { nonce: own.nonce, commitment, promises: [] });
}

/** A person's number, if the match waits for it: nobody can sit down any more, and all promises are kept here first. */
export function numberToTell({ id, status, seats, promises, owing, you }: MatchInfo, person: string): string | null {
  const sealed = status === "open" && seats.every((seat) => seat.kind !== "open");
  const kept = keptOf(id, person);
  if (!sealed || kept === null) return null;
  if (kept.promises.length === 0) write(keyOf(id, person), { ...kept, promises });
  return you.some((seat) => owing.includes(seat)) ? kept.nonce : null;
}
