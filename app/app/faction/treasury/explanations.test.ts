import { test } from "vitest";

import { expectAbout, lookUp, runThrough } from "@/app/testing/explained-lines";
import { itemStocks } from "@/lib/game/treasury/armoury-stock";
import { checkBalances, movementsOf } from "@/lib/game/treasury/balance-changes";

import { explainStock } from "./armoury/explanation";
import { explainBalance } from "./funds/explanation";

test("explainStock", () => {
  const rows = [
    { itemId: 206, name: "Xanax", count: 38, holder: null },
    { itemId: 256, name: "Tear Gas", count: 10, holder: { id: 2, name: "Quill" } },
  ];
  const prices = new Map([
    [206, 871_858],
    [256, 48_188],
  ]);
  const { lines } = explainStock([
    { category: "drugs", stocks: itemStocks(rows.slice(0, 1), prices) },
    { category: "temporary", stocks: itemStocks(rows.slice(1), prices) },
    { category: "loot", stocks: null },
  ]);
  const at = lookUp(lines);
  expectAbout(at("Drugs"), 38 * 871_858);
  expectAbout(at("Drugs") + at("Temporary"), at("In all"));
});

test("explainBalance", () => {
  const marrow = { id: 1, name: "Marrow" };
  const bramble = { id: 2, name: "Bramble" };
  const movements = movementsOf([
    { id: "c", atMs: 3, kind: "moneyDeposited", player: bramble, money: 50 },
    { id: "b", atMs: 2, kind: "moneyGiven", by: marrow, to: bramble, money: 25_000 },
    {
      ...{ id: "a", atMs: 1, kind: "balanceChanged", by: marrow, of: bramble, crimeId: null },
      ...{ fromMoney: 3_861, toMoney: 31_266, change: 27_405, isCrimeShare: false },
    },
  ]);
  const [check] = checkBalances(movements, new Map([[2, 1_316]]), 9);
  const lines = check ? explainBalance(check).lines : [];
  const at = lookUp(lines);
  expectAbout(runThrough(lines.slice(0, -3)), at("News says"));
  expectAbout(at("Balance now") - at("News says"), at("Not matched"));
  expectAbout(at("Not matched"), -5_000);
});
