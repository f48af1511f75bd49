import { expect, test } from "vitest";

import { followAddress, type TypedText, write } from "./typed-text";

const SETTLED: TypedText = { text: "an", seen: "an", onItsWay: [] };

test("the address as it was changes nothing", () => {
  expect(followAddress(SETTLED, "an")).toBe(SETTLED);
});

test("the text follows what something else wrote", () => {
  expect(followAddress(SETTLED, "xanax")).toEqual({ text: "xanax", seen: "xanax", onItsWay: [] });
});

test("the text does not follow what was written for it, however late that arrives", () => {
  const twice = write(write({ ...SETTLED, text: "anvi" }, "anv"), "anvi");
  const first = followAddress(twice, "anv");
  expect(first.text).toBe("anvi");
  expect(followAddress(first, "anvi")).toEqual({ text: "anvi", seen: "anvi", onItsWay: [] });
});

test("a text that the field has written before is followed like any other", () => {
  const arrived = followAddress(write({ ...SETTLED, text: "anvil" }, "anvil"), "anvil");
  const cleared = followAddress(arrived, "");
  expect(cleared.text).toBe("");
  expect(followAddress(cleared, "anvil").text).toBe("anvil");
});
