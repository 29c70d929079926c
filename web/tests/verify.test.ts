import { beforeEach, describe, expect, it, vi } from "vitest";
import { keepNumber, type Kept, keptOf, newNumber, numberToTell, promiseOf } from "../src/net/luck";
import type { MatchInfo } from "../src/protocol";
import { prove } from "../src/shell/verify";

/** Told by radura.core.chance.commitment for bytes(range(32)) for 11 and 12345678901234567890, and by promise for bytes(range(32)). */
const OF_BYTES = "deb90856598cd67ad12f423246733f9754a904fb023ca7d6f35add0a9c4b596c";
const OF_NUMBER = "f7855beef2072c69f93ede5c57cadc7982e7087d6f6749302875ace054ec6dc3";
const OF_LONG = "da1718f1e57f32d6e8d49c2df07bf108b550b5b861195dfb76c4efd3fae5fe69";
const PROMISE = "855ee9a35a3b7737c1b25c2a09fc159d7169ac4e091bc620b606e821ab143e97";
const BYTES = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");
const OTHER = `ff${BYTES.slice(2)}`;

beforeEach(() => {
  const storage = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const record = (header: object): string => `${JSON.stringify(header)}\n0 pass\n`;
const verdict = (header: object, promises: string[], kept: Kept | null): string =>
  prove(record(header), { promises }, kept).verdict;

describe("the promise about the shuffles", () => {
  it("is kept by the seed it was made of, be it bytes or a number", () => {
    const bytes = record({ commitment: OF_BYTES, seed: BYTES, forced: 2 });
    expect(prove(bytes, { promises: [] }, null)).toEqual({ verdict: "alone", hash: OF_BYTES, forced: true });
    expect(verdict({ commitment: OF_NUMBER, seed: 11 }, [], null)).toBe("alone");
    const long = `{"commitment": "${OF_LONG}", "seed": 12345678901234567890}\n`;
    expect(prove(long, { promises: [] }, null)).toEqual({ verdict: "alone", hash: OF_LONG, forced: false });
  });

  it("is broken by any other seed, also where the server has changed its promise meanwhile", () => {
    expect(verdict({ commitment: OF_NUMBER, seed: 12 }, [], null)).toBe("broken");
    const kept = { nonce: BYTES, commitment: OF_NUMBER, promises: [PROMISE, ""] };
    const header = { commitment: OF_BYTES, seed: BYTES, nonces: [BYTES, ""] };
    expect(verdict(header, [PROMISE, ""], kept)).toBe("broken");
  });

  it("is judged by our own copy of all promises", () => {
    expect(promiseOf(BYTES)).toBe(PROMISE);
    const promises = [PROMISE, promiseOf(OTHER)];
    const kept = { nonce: BYTES, commitment: OF_BYTES, promises };
    const header = { commitment: OF_BYTES, seed: BYTES, nonces: [BYTES, OTHER] };
    expect(verdict(header, promises, kept)).toBe("kept");
    expect(verdict(header, promises, null)).toBe("told");
    expect(verdict(header, [], null)).toBe("told"); // a record from elsewhere
    expect(verdict({ ...header, nonces: [BYTES, ""] }, promises, kept)).toBe("withheld");
    expect(verdict({ ...header, nonces: ["", OTHER] }, promises, kept)).toBe("unused");
    expect(verdict({ ...header, nonces: [] }, promises, kept)).toBe("unused");
    expect(verdict({ ...header, nonces: ["", OTHER] }, ["", ""], { ...kept, promises: [] })).toBe("unused");
    expect(verdict({ ...header, nonces: [BYTES, BYTES] }, [PROMISE, PROMISE], kept)).toBe("broken");
  });

  it("is broken by a number that nobody had promised: it could be chosen last", () => {
    const kept = { nonce: BYTES, commitment: OF_BYTES, promises: [PROMISE, ""] };
    const header = { commitment: OF_BYTES, seed: BYTES };
    expect(verdict({ ...header, nonces: [BYTES, ""] }, [PROMISE, ""], kept)).toBe("kept");
    expect(verdict({ ...header, nonces: [BYTES, OTHER] }, [PROMISE, ""], kept)).toBe("broken");
    expect(verdict({ ...header, nonces: [BYTES, "", OTHER] }, [PROMISE, ""], kept)).toBe("broken");
    expect(verdict({ ...header, nonces: [BYTES] }, [PROMISE, ""], kept)).toBe("broken");
  });
});

describe("a number of our own", () => {
  it("is made, and checked, also by a page without TLS", () => {
    vi.stubGlobal("crypto", { getRandomValues: (bytes: Uint8Array) => bytes.fill(7) });
    expect(newNumber()).toEqual({ nonce: "07".repeat(32), promise: promiseOf("07".repeat(32)) });
  });

  const info = (seat: string, promises: string[], owing: number[]): MatchInfo => {
    const seats = [{ kind: "person" }, { kind: seat }];
    return { id: "m", status: "open", commitment: "c", promises, owing, you: [0], seats } as MatchInfo;
  };

  it("is told only once nobody can sit down any more, and all promises are kept by then", () => {
    const own = newNumber();
    keepNumber(info("open", [own.promise, ""], []), "anna", own);
    expect(numberToTell(info("open", [own.promise, ""], [0]), "anna")).toBeNull();
    expect(numberToTell(info("person", [own.promise, "p"], [0, 1]), "anna")).toBe(own.nonce);
    expect(keptOf("m", "anna")).toEqual({ nonce: own.nonce, commitment: "c", promises: [own.promise, "p"] });
    expect(numberToTell(info("person", [own.promise, "q"], [0]), "anna")).toBe(own.nonce); // after a lost answer
    expect(keptOf("m", "anna")?.promises).toEqual([own.promise, "p"]); // the first copy is the one that counts
    expect(numberToTell(info("person", [own.promise, "p"], [1]), "anna")).toBeNull(); // it has arrived
  });

  it("is not kept for a seat that was held already", () => {
    const own = newNumber();
    keepNumber(info("open", ["", ""], []), "anna", own);
    expect(keptOf("m", "anna")).toBeNull();
  });

  it("is one for each person who shares this browser", () => {
    const [anna, bruno] = [newNumber(), newNumber()];
    const both = info("person", [anna.promise, bruno.promise], []);
    keepNumber(both, "anna", anna);
    keepNumber(both, "bruno", bruno);
    expect([keptOf("m", "anna")?.nonce, keptOf("m", "bruno")?.nonce]).toEqual([anna.nonce, bruno.nonce]);
  });
});
