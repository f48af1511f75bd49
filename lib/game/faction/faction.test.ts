import { expect, test } from "vitest";

import { foundedOnMs } from "./faction";

test.each([
  { daysOld: 0, today: "2026-11-20T12:00Z", on: "2026-11-20" },
  { daysOld: 1, today: "2026-11-20T00:00Z", on: "2026-11-19" },
  { daysOld: 1, today: "2026-11-20T23:59Z", on: "2026-11-19" },
  { daysOld: 365, today: "2026-11-20T12:00Z", on: "2025-11-20" },
  { daysOld: 1232, today: "2026-11-20T12:00Z", on: "2023-07-07" },
])("$daysOld days old at $today: founded on $on", ({ daysOld, today, on }) => {
  expect(foundedOnMs(daysOld, Date.parse(today))).toBe(Date.parse(on));
});
