import { expect, test } from "vitest";

import { HOUR_MS } from "@/lib/game/time/time";

import { strengthOf } from "./strength";

const NOW = Date.UTC(2026, 10, 20, 12);

const fighter = (level: number, status: string, hoursAgo: number | null) => ({
  id: level,
  name: `Level${level}`,
  level,
  state: "Okay",
  stateUntilMs: null,
  abroadIn: null,
  description: "",
  seen: { status, atMs: hoursAgo === null ? null : NOW - hoursAgo * HOUR_MS },
});

test("members, their mean level, and who was there when", () => {
  const fighters = [
    fighter(90, "Online", 0),
    fighter(60, "Idle", 1),
    fighter(40, "Offline", 24),
    fighter(10, "Offline", null),
  ];
  expect(strengthOf(fighters, NOW)).toEqual({
    members: 4,
    level: 50,
    online: 1,
    lastHour: 2,
    lastDay: 3,
  });
});

test("nobody has no level", () => {
  expect(strengthOf([], NOW)).toMatchObject({ members: 0, level: null, lastDay: 0 });
});
