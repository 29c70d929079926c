/** The promises about the shuffles: what was promised before the match must be what its record tells after it. */
import { bytesOf, type Kept, promiseOf, sha256 } from "../net/luck";
import type { MatchInfo } from "../protocol";

/** `kept`: by our own copy of all promises; `told`: by what the server says now; `alone`: nobody but the server has
 *  added to the seed; `withheld`: somebody has promised a number and not told it; `unused`: ours was left out. */
export type Verdict = "kept" | "told" | "alone" | "withheld" | "unused" | "broken";

export interface Proof {
  verdict: Verdict;
  /** The hash of the server's part of the seed. */
  hash: string;
  /** Some of the match was taken over from another, which nothing here proves. */
  forced: boolean;
}

interface Header {
  commitment: string;
  /** Bytes in hex; of a record that was made elsewhere perhaps a number. */
  seed: string | number;
  nonces?: string[];
  forced?: number;
}

/** SHA-256 over "radura-seed:" and the bytes of the server's part; of a number, over its digits as they are written. */
const commitmentOf = (seed: string | number, line: string): string =>
  typeof seed === "string"
    ? sha256("radura-seed:", bytesOf(seed))
    : sha256(`radura-seed:${/"seed": ?(-?\d+)/.exec(line)?.[1] ?? ""}`, []);

/** Compare what a record tells with what was promised, by our own copy where there is one; docs/research/records.md. */
export function prove(record: string, shown: Pick<MatchInfo, "promises">, kept: Kept | null): Proof {
  const line = record.split("\n", 1)[0] ?? "";
  const { commitment, seed, nonces = [], forced = 0 } = JSON.parse(line) as Header;
  const hash = commitmentOf(seed, line);
  const own = kept !== null && kept.promises.length > 0;
  const promises = own ? kept.promises : shown.promises;
  const verdict = (): Verdict => {
    if (hash !== commitment || (kept !== null && kept.commitment !== hash)) return "broken";
    if (kept !== null && !nonces.includes(kept.nonce)) return "unused";
    if (nonces.length === 0) return "alone";
    if (promises.length === 0) return "told"; // a record from elsewhere: nobody here was promised anything
    if (promises.length !== nonces.length) return "broken";
    // A seat that has promised nothing adds nothing: else its number could be chosen when all others are known.
    if (nonces.some((nonce, seat) => nonce && promiseOf(nonce) !== promises[seat])) return "broken";
    if (promises.some((promise, seat) => promise && !nonces[seat])) return "withheld";
    return own ? "kept" : "told";
  };
  return { verdict: verdict(), hash, forced: forced > 0 };
}
