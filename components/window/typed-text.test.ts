import { expect, test } from "vitest";

import { leavePending, syncFromUrl, type TypedText, write } from "./use-url-text";

const SETTLED: TypedText = { text: "an", lastSeen: "an", pendingWrites: [] };

test("an unchanged address changes nothing", () => {
  expect(syncFromUrl(SETTLED, "an")).toBe(SETTLED);
});

test("the text follows the address when something else changes it", () => {
  expect(syncFromUrl(SETTLED, "xanax")).toEqual({
    text: "xanax",
    lastSeen: "xanax",
    pendingWrites: [],
  });
});

test("the text ignores its own change of the address, however late", () => {
  const twice = write(write({ ...SETTLED, text: "anvi" }, "anv"), "anvi");
  const first = syncFromUrl(twice, "anv");
  expect(first.text).toBe("anvi");
  expect(syncFromUrl(first, "anvi")).toEqual({ text: "anvi", lastSeen: "anvi", pendingWrites: [] });
});

test("a text that the field wrote earlier is followed like any other", () => {
  const arrived = syncFromUrl(write({ ...SETTLED, text: "anvil" }, "anvil"), "anvil");
  const cleared = syncFromUrl(arrived, "");
  expect(cleared.text).toBe("");
  expect(syncFromUrl(cleared, "anvil").text).toBe("anvil");
});

test("back before a text was seen in the address leads to the text of its entry", () => {
  const written = write({ ...SETTLED, text: "anvil" }, "anvil");
  expect(leavePending(written, "an")).toEqual(SETTLED);
  // The way back to a text that was typed again is our own.
  expect(leavePending(written, "anvil")).toBe(written);
  // Nor does a text come back that wasn't written at all.
  expect(leavePending({ ...SETTLED, text: "anvil" }, "an")).toEqual(SETTLED);
  expect(leavePending(SETTLED, "xanax")).toBe(SETTLED);
});
