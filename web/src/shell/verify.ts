/** The promise about the shuffles: the hash shown at the start must be the hash of the seed told at the end. */

export interface Proof {
  good: boolean;
  hash: string;
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256 over "radura-seed:" and the seed's bytes, as docs/protocol.md tells it. */
export async function verifyCommitment(seed: string, commitment: string): Promise<Proof> {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
  const lead = new TextEncoder().encode("radura-seed:");
  const all = new Uint8Array(lead.length + bytes.length);
  all.set(lead);
  all.set(bytes, lead.length);
  const hash = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", all)));
  return { good: hash === commitment, hash };
}
