import { expect, test } from "vitest";

import { parseAgreedEnd } from "./agreed-end";

/** From 13 November, 12:00, to 14 November, 22:10. */
const WAR = { startsAtMs: Date.UTC(2026, 10, 13, 12), endedAtMs: Date.UTC(2026, 10, 14, 22, 10) };

const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour, minute);

test.each([
  { text: "", is: null },
  { text: "  ", is: null },
  { text: "14 Nov, 20:15", is: at(14, 20, 15) },
  { text: "14 nov 20:15", is: at(14, 20, 15) },
  { text: "13 November, 20:15", is: at(13, 20, 15) },
  { text: " 9:05 ", is: at(14, 9, 5) },
  { text: "22:09", is: at(14, 22, 9) },
  { text: "22:10", is: at(13, 22, 10) },
  { text: "23:59", is: at(13, 23, 59) },
  { text: "00:00", is: at(14, 0, 0) },
  { text: "13 Nov, 12:00", is: undefined },
  { text: "13 Nov, 12:01", is: at(13, 12, 1) },
  { text: "14 Nov, 22:10", is: undefined },
  { text: "13 Nov, 11:00", is: undefined },
  { text: "15 Nov, 09:00", is: undefined },
  { text: "14 Dec, 20:15", is: undefined },
  { text: "24:00", is: undefined },
  { text: "20:60", is: undefined },
  { text: "evening", is: undefined },
  { text: "20", is: undefined },
])("“$text” is $is", ({ text, is }) => {
  expect(parseAgreedEnd(text, WAR)).toBe(is);
});

test("the game’s short name of September is understood", () => {
  const war = { startsAtMs: Date.UTC(2026, 8, 4), endedAtMs: Date.UTC(2026, 8, 6) };
  for (const text of ["5 Sept, 10:00", "5 Sep 10:00", "5 September 10:00"]) {
    expect(parseAgreedEnd(text, war)).toBe(Date.UTC(2026, 8, 5, 10));
  }
});
