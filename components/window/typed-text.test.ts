import { expect, test } from "vitest";

import { syncFromUrl, type TypedText, write } from "./use-url-text";

const SETTLED: TypedText = { text: "an", lastSeen: "an", pendingWrites: [] };

test("the address as it was changes nothing", () => {
  expect(syncFromUrl(SETTLED, "an")).toBe(SETTLED);
});

test("the text follows what something else wrote", () => {
  expect(syncFromUrl(SETTLED, "xanax")).toEqual({
    text: "xanax",
    lastSeen: "xanax",
    pendingWrites: [],
  });
});

test("the text does not follow what was written for it, however late that arrives", () => {
  const twice = write(write({ ...SETTLED, text: "anvi" }, "anv"), "anvi");
  const first = syncFromUrl(twice, "anv");
  expect(first.text).toBe("anvi");
  expect(syncFromUrl(first, "anvi")).toEqual({ text: "anvi", lastSeen: "anvi", pendingWrites: [] });
});

test("a text that the field has written before is followed like any other", () => {
  const arrived = syncFromUrl(write({ ...SETTLED, text: "anvil" }, "anvil"), "anvil");
  const cleared = syncFromUrl(arrived, "");
  expect(cleared.text).toBe("");
  expect(syncFromUrl(cleared, "anvil").text).toBe("anvil");
});
