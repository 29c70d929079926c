import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetIdentity, identities, keepIdentity } from "../src/shell/identities";

const ADA = `${"a".repeat(12)}${"x".repeat(32)}`;
const BRAM = `${"b".repeat(12)}${"x".repeat(32)}`;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe("the people of a browser", () => {
  it("stand side by side, the latest first", () => {
    keepIdentity(ADA, "Ada");
    keepIdentity(BRAM, "Bram");
    expect(identities().map(({ name, token }) => [name, token])).toEqual([
      ["Bram", BRAM],
      ["Ada", ADA],
    ]);
    forgetIdentity(BRAM.slice(0, 12));
    expect(identities().map(({ name }) => name)).toEqual(["Ada"]);
  });

  it("have one token each, the newest", () => {
    const renewed = `${"a".repeat(12)}${"y".repeat(32)}`;
    keepIdentity(ADA, "Ada");
    keepIdentity(renewed, "Ada B.");
    expect(identities()).toEqual([{ id: "a".repeat(12), name: "Ada B.", token: renewed }]);
  });

  it("are nobody where the storage holds something else", () => {
    localStorage.setItem("radura.people", '[{"id": 1}, null]');
    expect(identities()).toEqual([]);
    localStorage.setItem("radura.people", "{");
    expect(identities()).toEqual([]);
  });
});
