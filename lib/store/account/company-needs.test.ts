import { beforeEach, expect, test } from "vitest";

import { companyNeedsStore, saveCompanyNeeds } from "./company-needs";

beforeEach(() => {
  companyNeedsStore.clear();
});

test("keeps what was displayed last, and tells of changes only", () => {
  let changes = 0;
  const leave = companyNeedsStore.subscribe(() => {
    changes += 1;
  });
  saveCompanyNeeds({ count: 6, endsAtMs: 1_000 });
  saveCompanyNeeds({ count: 6, endsAtMs: 1_000 });
  expect(changes).toBe(1);
  saveCompanyNeeds({ count: 6, endsAtMs: 2_000 });
  leave();
  expect(changes).toBe(2);
  expect(companyNeedsStore.get()).toEqual({ count: 6, endsAtMs: 2_000 });
});

test.each(['{"count":-1,"endsAtMs":1}', '{"count":1.5,"endsAtMs":1}', '{"count":3}', "6"])(
  "%s is nothing",
  (raw) => {
    localStorage.setItem("companyNeeds", raw);
    expect(companyNeedsStore.get()).toEqual({ count: 0, endsAtMs: 0 });
  },
);
