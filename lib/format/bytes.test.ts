import { expect, test } from "vitest";

import { formatBytes } from "./bytes";

test.each([
  { bytes: 0, words: "0 bytes" },
  { bytes: 1, words: "1 byte" },
  { bytes: 999, words: "999 bytes" },
  { bytes: 1000, words: "1 kB" },
  { bytes: 1_840_499, words: "1,840 kB" },
  { bytes: 9_999_000, words: "9,999 kB" },
  { bytes: 10_000_000, words: "10 MB" },
  { bytes: 9_999_000_000, words: "9,999 MB" },
  { bytes: 10_738_000_000, words: "11 GB" },
  { bytes: NaN, words: "–" },
])("$bytes bytes are written $words", ({ bytes, words }) => {
  expect(formatBytes(bytes)).toBe(words);
});
