import { expect, test } from "vitest";

import { newsletter } from "./newsletter";

const gainText = (stat: string, gain: number) => `${gain} ${stat}`;

test("thanks come first, then the faction’s totals; who did little isn’t named", () => {
  const text = newsletter({
    title: "13 Nov to 20 Nov",
    rows: [
      { name: "Juno", gains: { xantaken: 41, revives: 0 } },
      { name: "Wren", gains: { xantaken: 14, revives: 0 } },
      { name: "Slate", gains: {} },
    ],
    stats: ["xantaken", "revives"],
    gainText,
  });
  expect(text).toBe(
    [
      "13 Nov to 20 Nov",
      "",
      "Thank you",
      "- Juno: 41 xantaken",
      "",
      "Faction total",
      "- 55 xantaken",
    ].join("\n"),
  );
});

test("before anything is loaded there is only the title", () => {
  expect(newsletter({ title: "13 Nov to 20 Nov", rows: [], stats: ["xantaken"], gainText })).toBe(
    "13 Nov to 20 Nov",
  );
});
