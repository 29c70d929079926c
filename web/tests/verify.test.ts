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
const verdict = async (header: object, promises: string[], kept: Kept | null): Promise<string> =>
  (await prove(record(header), { promises }, kept)).verdict;

describe("the promise about the shuffles", () => {
  it("is kept by the seed it was made of, be it bytes or a number", async () => {
    const bytes = record({ commitment: OF_BYTES, seed: BYTES, forced: 2 });
    expect(await prove(bytes, { promises: [] }, null)).toEqual({ verdict: "alone", hash: OF_BYTES, forced: true });
    expect(await verdict({ commitment: OF_NUMBER, seed: 11 }, [], null)).toBe("alone");
    const long = `{"commitment": "${OF_LONG}", "seed": 12345678901234567890}\n`;
    expect(await prove(long, { promises: [] }, null)).toEqual({ verdict: "alone", hash: OF_LONG, forced: false });
  });

  it("is broken by any other seed, also where the server has changed its promise meanwhile", async () => {
    expect(await verdict({ commitment: OF_NUMBER, seed: 12 }, [], null)).toBe("broken");
    const kept = { nonce: BYTES, commitment: OF_NUMBER, promises: [PROMISE, ""] };
    const header = { commitment: OF_BYTES, seed: BYTES, nonces: [BYTES, ""] };
    expect(await verdict(header, [PROMISE, ""], kept)).toBe("broken");
  });

  it("is judged by our own copy of all promises", async () => {
    expect(await promiseOf(BYTES)).toBe(PROMISE);
    const promises = [PROMISE, await promiseOf(OTHER)];
    const kept = { nonce: BYTES, commitment: OF_BYTES, promises };
    const header = { commitment: OF_BYTES, seed: BYTES, nonces: [BYTES, OTHER] };
    expect(await verdict(header, promises, kept)).toBe("kept");
    expect(await verdict(header, promises, null)).toBe("told");
    expect(await verdict(header, [], null)).toBe("told"); // a record from elsewhere
    expect(await verdict({ ...header, nonces: [BYTES, ""] }, promises, kept)).toBe("withheld");
    expect(await verdict({ ...header, nonces: ["", OTHER] }, promises, kept)).toBe("unused");
    expect(await verdict({ ...header, nonces: [] }, promises, kept)).toBe("unused");
    expect(await verdict({ ...header, nonces: ["", OTHER] }, ["", ""], { ...kept, promises: [] })).toBe("unused");
    expect(await verdict({ ...header, nonces: [BYTES, BYTES] }, [PROMISE, PROMISE], kept)).toBe("broken");
  });

  it("is broken by a number that nobody had promised: it could be chosen last", async () => {
    const kept = { nonce: BYTES, commitment: OF_BYTES, promises: [PROMISE, ""] };
    const header = { commitment: OF_BYTES, seed: BYTES };
    expect(await verdict({ ...header, nonces: [BYTES, ""] }, [PROMISE, ""], kept)).toBe("kept");
    expect(await verdict({ ...header, nonces: [BYTES, OTHER] }, [PROMISE, ""], kept)).toBe("broken");
    expect(await verdict({ ...header, nonces: [BYTES, "", OTHER] }, [PROMISE, ""], kept)).toBe("broken");
    expect(await verdict({ ...header, nonces: [BYTES] }, [PROMISE, ""], kept)).toBe("broken");
  });
});

describe("a number of our own", () => {
  const info = (seat: string, promises: string[], owing: number[]): MatchInfo => {
    const seats = [{ kind: "person" }, { kind: seat }];
    return { id: "m", status: "open", commitment: "c", promises, owing, you: [0], seats } as MatchInfo;
  };

  it("is told only once nobody can sit down any more, and all promises are kept by then", async () => {
    const own = await newNumber();
    expect(own).not.toBeNull();
    if (!own) return;
    keepNumber(info("open", [own.promise, ""], []), "anna", own);
    expect(numberToTell(info("open", [own.promise, ""], [0]), "anna")).toBeNull();
    expect(numberToTell(info("person", [own.promise, "p"], [0, 1]), "anna")).toBe(own.nonce);
    expect(keptOf("m", "anna")).toEqual({ nonce: own.nonce, commitment: "c", promises: [own.promise, "p"] });
    expect(numberToTell(info("person", [own.promise, "q"], [0]), "anna")).toBe(own.nonce); // after a lost answer
    expect(keptOf("m", "anna")?.promises).toEqual([own.promise, "p"]); // the first copy is the one that counts
    expect(numberToTell(info("person", [own.promise, "p"], [1]), "anna")).toBeNull(); // it has arrived
  });

  it("is not kept for a seat that was held already", async () => {
    const own = await newNumber();
    if (own) keepNumber(info("open", ["", ""], []), "anna", own);
    expect(keptOf("m", "anna")).toBeNull();
  });

  it("is one for each person who shares this browser", async () => {
    const numbers = await Promise.all([newNumber(), newNumber()]);
    const promises = numbers.map((own) => own?.promise ?? "");
    for (const [n, who] of ["anna", "bruno"].entries()) {
      const own = numbers[n];
      if (own) keepNumber(info("person", promises, []), who, own);
    }
    expect([keptOf("m", "anna")?.nonce, keptOf("m", "bruno")?.nonce]).toEqual(numbers.map((own) => own?.nonce));
  });
});
