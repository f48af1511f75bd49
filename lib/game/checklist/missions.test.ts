import { expect, test } from "vitest";

import { checkMissions } from "./missions";

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

const duke = (...contracts: [status: string, expiresAtMs: number | null][]) => [
  { name: "Sanchez", contracts: [{ title: "Not Duke's", status: "Accepted", expiresAtMs: null }] },
  {
    name: "Duke",
    contracts: contracts.map(([status, expiresAtMs]) => ({
      title: "Estranged",
      status,
      expiresAtMs,
    })),
  },
];

test.each([
  { what: "no giver", givers: [], count: 0 },
  { what: "no contract of Duke's", givers: duke(), count: 0 },
  { what: "one offered", givers: duke(["Available", null]), count: 1 },
  { what: "one accepted", givers: duke(["Accepted", null]), count: 1 },
  {
    what: "one failed, one completed",
    givers: duke(["Failed", null], ["Completed", null]),
    count: 0,
  },
  { what: "a word of later days", givers: duke(["Postponed", null]), count: 0 },
  {
    what: "three in mixed states",
    givers: duke(["Accepted", NOW + 19 * HOUR], ["Available", null], ["Completed", NOW + HOUR]),
    count: 2,
    expiresAtMs: NOW + 19 * HOUR,
  },
  {
    what: "two that expire",
    givers: duke(["Available", NOW + 40 * HOUR], ["Accepted", NOW + 2 * HOUR]),
    count: 2,
    expiresAtMs: NOW + 2 * HOUR,
  },
  { what: "one that has expired", givers: duke(["Accepted", NOW]), count: 1 },
])("$what: $count open", ({ givers, count, expiresAtMs = null }) => {
  expect(checkMissions(givers, { nowMs: NOW })).toEqual({
    state: count === 0 ? "complete" : "incomplete",
    facts: { count, expiresAtMs },
  });
});
