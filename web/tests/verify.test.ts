import { describe, expect, it } from "vitest";
import { verifyCommitment } from "../src/shell/verify";

/** Told by radura.core.chance.commitment for bytes(range(32)) and for 11. */
const OF_BYTES = "deb90856598cd67ad12f423246733f9754a904fb023ca7d6f35add0a9c4b596c";
const OF_NUMBER = "f7855beef2072c69f93ede5c57cadc7982e7087d6f6749302875ace054ec6dc3";
const BYTES = Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, "0")).join("");

describe("the promise about the shuffles", () => {
  it("is kept by the seed it was made of, be it bytes or a number", async () => {
    expect(await verifyCommitment(BYTES, OF_BYTES)).toEqual({ good: true, hash: OF_BYTES });
    expect(await verifyCommitment("#11", OF_NUMBER)).toEqual({ good: true, hash: OF_NUMBER });
  });

  it("is broken by any other seed", async () => {
    expect((await verifyCommitment("#12", OF_NUMBER)).good).toBe(false);
    expect((await verifyCommitment(`ff${BYTES.slice(2)}`, OF_BYTES)).good).toBe(false);
  });
});
