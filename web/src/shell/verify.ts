/** The promise about the shuffles: the hash shown at the start must be the hash of the seed told at the end. */

export interface Proof {
  good: boolean;
  hash: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 over "radura-seed:" and the seed's bytes, as docs/protocol.md tells it; of a record that was made elsewhere
 *  from a number (`#11`), over its digits. */
export async function verifyCommitment(seed: string, commitment: string): Promise<Proof> {
  const lead = new TextEncoder().encode(`radura-seed:${seed.startsWith("#") ? seed.slice(1) : ""}`);
  const bytes = seed.startsWith("#") ? [] : (seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const hash = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new Uint8Array([...lead, ...bytes]))));
  return { good: hash === commitment, hash };
}
