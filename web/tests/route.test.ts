import { expect, it } from "vitest";
import { link, pathOf } from "../src/shell/route.svelte";

it("reads what it writes", () => {
  expect(pathOf(link("match", "a/b", "é"))).toEqual(["match", "a/b", "é"]);
  expect(pathOf("")).toEqual([]);
});

it("shows the lobby for an address that cannot be decoded", () => {
  expect(pathOf("#/%E0%A4%A")).toEqual([]);
  expect(pathOf("#/match/%")).toEqual([]);
});
