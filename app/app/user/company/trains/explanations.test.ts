import { expect, test } from "vitest";

import { lookUp, numberIn } from "@/app/testing/explained-lines";
import { sum } from "@/lib/common/numbers";
import { agreementProgress } from "@/lib/game/companies/agreements";

import { explainOwed } from "./explanation";

test("explainOwed", () => {
  const agreement = (playerId: number, trains: number, price: number) => ({
    ...{ addedAtMs: playerId, playerId, name: `Player ${playerId}`, fromMs: 0 },
    trains,
    price,
  });
  const given = [1, 1, 2, 3].map((playerId) => ({ playerId, atMs: 1 }));
  const agreements = agreementProgress(
    [agreement(1, 20, 500_000), agreement(2, 5, 0), agreement(3, 1, 9)],
    given,
    0,
  );
  const { lines } = explainOwed(agreements);
  const at = lookUp(lines);
  // One agreement is complete.
  const each = lines.slice(0, -2);
  expect(each).toHaveLength(2);
  for (const { label, value } of each) {
    const [, agreed, done] = /: (\d+) − (\d+) given$/.exec(label)?.map(Number) ?? [];
    expect((agreed ?? NaN) - (done ?? NaN)).toBe(numberIn(value.split(/[,a]/)[0] ?? ""));
  }
  expect(at("Owed")).toBe(18 + 4);
  expect(at("Worth")).toBe(sum(agreements.map(({ owedMoney }) => owedMoney)));
  expect(at("Worth")).toBe(9_000_000);
});
