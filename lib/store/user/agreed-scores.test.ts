import { afterEach, expect, test } from "vitest";

import { agreedScoresStore, setAgreedScore } from "./agreed-scores";

afterEach(() => {
  agreedScoresStore.clear();
});

test("each war has its own agreed score, until the player removes it", () => {
  setAgreedScore(28_397, 5_000);
  setAgreedScore(28_500, 7_500);
  setAgreedScore(28_397, 6_000);
  expect(localStorage.getItem("agreedScores")).toBe('{"28397":6000,"28500":7500}');
  setAgreedScore(28_397, null);
  expect(agreedScoresStore.get()).toEqual({ 28500: 7_500 });
});

test("only the newest 20 wars are kept", () => {
  for (let war = 1; war <= 25; war += 1) setAgreedScore(war, 100);
  expect(Object.keys(agreedScoresStore.get())).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 6)),
  );
});
