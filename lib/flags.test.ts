import { expect, test } from "vitest";

import { readFlags } from "./flags";

const SPECIFIED = {
  "sidebar-user": false,
  "sidebar-tools": true,
  "sidebar-torn": true,
  "feature-send-message": false,
};

test("the flags are those of contract 1.7", () => {
  expect(readFlags("")).toEqual(SPECIFIED);
});

test("a build can set them otherwise", () => {
  expect(readFlags("sidebar-user=on,sidebar-tools=off")).toEqual({
    ...SPECIFIED,
    "sidebar-user": true,
    "sidebar-tools": false,
  });
});

test.each(["sidebar=on", "sidebar-user", "sidebar-user=yes", "constructor=on"])(
  "%s stops the build",
  (overrides) => {
    expect(() => readFlags(overrides)).toThrow(overrides);
  },
);
