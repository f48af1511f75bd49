import { beforeEach, expect, test } from "vitest";

import { saveVisits, memberVisitsStore } from "./visits";

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 20, 12);

const visits = (daysAgo: number) => ({
  before: null,
  latest: {
    atMs: NOW - daysAgo * DAY_MS,
    members: [{ id: 3000001, name: "Alpha", lastActionAtMs: NOW - 9 * DAY_MS }],
  },
});

beforeEach(() => {
  memberVisitsStore.clear();
});

test("keeps the visits of each key under memberVisits, the latest in place of the one before", () => {
  saveVisits("one", visits(3));
  saveVisits("other", visits(2));
  saveVisits("one", visits(1));
  expect(JSON.parse(localStorage.getItem("memberVisits") ?? "")).toEqual({
    one: visits(1),
    other: visits(2),
  });
});

test("what a key saw more than 90 days ago is forgotten", () => {
  saveVisits("old", visits(91));
  saveVisits("less old", visits(90));
  saveVisits("one", visits(0));
  expect(Object.keys(memberVisitsStore.get())).toEqual(["less old", "one"]);
});

test.each(["not json", '{"one":{}}', '{"one":{"before":null,"latest":{"atMs":1}}}'])(
  "reads nothing from %s",
  (raw) => {
    localStorage.setItem("memberVisits", raw);
    expect(memberVisitsStore.get()).toEqual({});
  },
);
