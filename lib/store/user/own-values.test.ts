import { beforeEach, expect, test } from "vitest";

import { ownValuesStore, setOwnValue, undoOwnValue } from "./tools";

beforeEach(() => {
  ownValuesStore.clear();
});

test("keeps a value for each stock, and takes one back", () => {
  setOwnValue(9, 1_500_000);
  setOwnValue(28, 200_000);
  expect(ownValuesStore.get()).toEqual({ 9: 1_500_000, 28: 200_000 });
  undoOwnValue(9);
  expect(ownValuesStore.get()).toEqual({ 28: 200_000 });
});

test.each(["not json", '{"9":"much"}', '{"9":-1}', "[1]"])("reads nothing from %s", (raw) => {
  localStorage.setItem("benefitValues", raw);
  expect(ownValuesStore.get()).toEqual({});
});
