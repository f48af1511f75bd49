import { expect, test } from "vitest";

import { mayCountPageViews } from "./privacy-preferences";

test.each([
  { wishes: {}, may: true },
  { wishes: { doNotTrack: null }, may: true },
  { wishes: { doNotTrack: "unspecified", globalPrivacyControl: false }, may: true },
  { wishes: { doNotTrack: "0" }, may: true },
  { wishes: { doNotTrack: "1" }, may: false },
  { wishes: { doNotTrack: "yes" }, may: false },
  { wishes: { globalPrivacyControl: true }, may: false },
  { wishes: { doNotTrack: "0", globalPrivacyControl: true }, may: false },
])("page views of a browser that sends $wishes are counted: $may", ({ wishes, may }) => {
  expect(mayCountPageViews(wishes)).toBe(may);
});
