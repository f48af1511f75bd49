import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import {
  expectAbout,
  expectEquation,
  lookUp,
  numberIn,
  runThrough,
} from "@/app/testing/explained-lines";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { type CoursePath, shorteningBy } from "@/lib/game/education/path";
import { unlimitedFairFight } from "@/lib/game/fight/fair-fight";
import { baseRespect } from "@/lib/game/fight/respect";
import { worstMug } from "@/lib/game/shops/resale";
import { dividendWeeks } from "@/lib/game/stocks/dividends";
import { portfolio } from "@/lib/game/stocks/portfolio";
import { positions } from "@/lib/game/stocks/position";
import { analyse, nextTiers, savingDays } from "@/lib/game/stocks/returns";
import { aBar, aDividend, aHolding, aProperty, aStock } from "@/lib/game/testing/builders";
import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { costsOf, type JumpOutcome, jumpOutcome } from "@/lib/game/training/jump";
import { NO_CORRECTION, sessionComparer } from "@/lib/game/training/sessions";
import { goalsFor } from "@/lib/game/training/special-gyms";
import { aGym, aHappyBar, aSession, aTraining, four } from "@/lib/game/training/testing/gyms";
import { allEnergyIn, energyUntil } from "@/lib/game/training/training-now";

import { explainNet as explainRespectNet } from "./faction/attacks/explanation";
import { explainProfit as explainShopProfit } from "./tools/item-shop-profitability/explanation";
import { roiLines } from "./tools/stock-market/analysis";
import { explainWeeks } from "./tools/stock-market/explanation";
import { paybackLines } from "./tools/stock-market/next-tiers";
import { savingTimeLines } from "./tools/stock-market/nothing-to-buy";
import { holdingLines } from "./tools/stock-market/stock-roi";
import { explainPath } from "./torn/education/explanation";
import { explainCostPerExtraHappy, explainCostPerHappy } from "./torn/properties/explanation";
import { explainNet } from "./user/logs/explanation";
import { explainBoth, explainHolding, explainProfit, explainTotal } from "./user/stock/explanation";
import {
  explainDifficulty,
  explainPerAttack,
  explainRespect,
  explainStats,
} from "./user/targets/explanation";
import { explainEnergy, explainEstimate } from "./user/training/explanation";
import { explainCosts, explainJump } from "./user/training/jump-explanation";
import { explainSession } from "./user/training/log-explanation";
import { explainPlan } from "./user/training/plan-explanation";

const NOW = Date.UTC(2026, 10, 20, 10, 45);
const PERKS = [
  { text: "", source: "property", stat: null, percent: 2 },
  { text: "", source: "enhancer", stat: "speed", percent: 5 },
] as const;
const CORRECTED = {
  ...NO_CORRECTION,
  expected: 1.029,
  low: 0.98,
  high: 1.09,
  state: "applied" as const,
};

describe("Training", () => {
  test.each([
    { speed: 441_000_000, energy: 80, happy: 4105 },
    { speed: 12_040.25, energy: 1000, happy: 35_050 },
    { speed: 50, energy: 10, happy: 0 },
  ])("explainEstimate: $speed speed, $energy energy, $happy happy", ({ speed, energy, happy }) => {
    const gym = aGym();
    const trainee = { stats: four(0, 0, speed, 0), perks: PERKS, correction: CORRECTED };
    for (const estimate of allEnergyIn(gym, trainee, { energy, happy })) {
      const { lines } = explainEstimate({ ...trainee, estimate, gym, happy });
      const at = lookUp(lines);
      const first = lines.findIndex(({ label }) => label === "First train");
      const last = lines.findIndex(({ label }) => label.startsWith("Formula, "));
      expectAbout(runThrough(lines.slice(0, first)), at("First train"));
      expectAbout(runThrough(lines.slice(first, last)), at("Formula, "));
      expectAbout(runThrough(lines.slice(last, last + 2)), at("Estimate"));
      expectAbout(at("Estimate"), estimate.estimate.expected);
    }
  });

  test("explainSession", () => {
    const gym = aGym();
    const conditions = { happyMaximum: 5025, perks: PERKS, gyms: new Map([[gym.id, gym]]) };
    const session = sessionComparer(conditions)(aSession());
    const { lines } = explainSession({ session, gym, perks: PERKS, happy: 5025 });
    const at = lookUp(lines);
    const first = lines.findIndex(({ label }) => label === "First train");
    const last = lines.findIndex(({ label }) => label.startsWith("Formula, "));
    expectAbout(runThrough(lines.slice(0, first)), at("First train"));
    expectAbout(runThrough(lines.slice(first, last)), at("Formula, "));
    expectAbout((100 * at("Actual gain")) / at("Formula, "), at("Actual gain ÷ formula"));
    expectAbout(at("Actual gain ÷ formula"), 100 * (session.correction ?? 0));
  });

  test("explainEnergy", () => {
    const forecast = energyUntil(NOW + 13 * HOUR_MS, {
      energy: aBar(),
      fetchedAtMs: NOW,
      nowMs: NOW,
      energyPerTrain: 10,
      isRefillUsed: false,
      drugReadyAtMs: NOW,
    });
    const { lines } = explainEnergy(forecast, null, "speed");
    const at = lookUp(lines);
    const parts = ["Trains now", "Left over", "Refill", "One Xanax"].map(at);
    expect(parts.reduce((total, part) => total + part, 0)).toBe(at("Total"));
    expect(at("Total")).toBe(forecast.total);
  });

  test("explainPlan", () => {
    const gain = (expected: number) => ({ expected, low: expected, high: expected });
    const plan = { energy: gain(26_783), days: gain(93), dayMs: gain(0) };
    const stats = four(0, 0, 441_000_000, 0);
    const at = lookUp(
      explainPlan(goalsFor({ ...stats, speed: 515_750_000 }, stats), plan, 290, true).lines,
    );
    expectAbout(at("To go") / at("Gain per energy"), at("Energy needed"));
    expect(Math.ceil(at("Energy needed") / at("Energy per day"))).toBe(at("Days"));
  });

  const jump = { ...NO_INGREDIENTS, xanax: 4, dvd: 5, ecstasy: 1, refill: 1 };
  const outcome: JumpOutcome = jumpOutcome(
    jump,
    {
      nowMs: NOW,
      fetchedAtMs: NOW,
      energy: aBar(),
      happy: aHappyBar(),
      drugEndsAtMs: null,
      boosterEndsAtMs: null,
      boosterMaximumMs: 48 * HOUR_MS,
      isBoosterMaximumKnown: true,
      isRefillUsed: false,
      xanaxGapMs: 7 * HOUR_MS,
    },
    { training: aTraining(), value: 441_000_000, correction: CORRECTED },
  );

  test("explainJump", () => {
    const { lines } = explainJump(outcome, "28 h", CORRECTED);
    const at = lookUp(lines);
    // Rounded to three digits.
    const shown = at("Difference");
    const difference = at("Gains") - at("Gains flat");
    expect(Math.abs(difference - shown)).toBeLessThan(Math.abs(shown) / 100);
    expectAbout(difference, outcome.difference);
  });

  test("explainCosts", () => {
    const prices = {
      xanax: 839_702,
      dvd: 3_938_213,
      candy: 5,
      ecstasy: 43_227,
      coupon: 1,
      refill: 9,
    };
    const costs = costsOf(jump, prices);
    const { lines } = explainCosts(costs);
    for (const { label, value } of lines.slice(0, -1)) {
      const [count = "", each = ""] = label.split(" at ");
      expect(numberIn(count) * numberIn(each)).toBe(numberIn(value));
    }
    const parts = lines.slice(0, -1).map(({ value }) => numberIn(value));
    expect(parts.reduce((total, part) => total + part, 0)).toBe(lookUp(lines)("Total"));
    expect(costs.total).toBe(lookUp(lines)("Total"));
  });
});

describe("Targets", () => {
  const strength = { scoreRatio: 0.72, unlimited: unlimitedFairFight(0.72, 1), bound: "about" };
  const known = { source: "own attack", atMs: NOW - DAY_MS, strength };
  const range = (figure: number) => ({ least: figure, most: figure });
  const estimate = {
    ...known,
    fairFight: range(2.92),
    respect: range(baseRespect(75) * 2.92),
    respectIfMugged: range(baseRespect(75) * 2.92 * 0.75),
  };
  const row = { name: "Korna", level: 75, estimate } as unknown as Parameters<
    typeof explainRespect
  >[0];

  test("explainRespect", () => {
    const at = lookUp(explainRespect(row, NOW).lines);
    expectAbout(at("Base") * at("Fair fight"), at("Respect"));
    expectAbout(at("Respect") * 0.75, at("If you mug"));
  });

  test("explainDifficulty", () => {
    const at = lookUp(explainDifficulty(row).lines);
    expectAbout(1 + (at("Their battle score") * 8) / 3, at("1 + that × 8 ÷ 3"));
  });

  test.each(["own attack", "their attack"] as const)("explainStats by %s", (source) => {
    const stats = {
      source,
      atMs: NOW - 3 * DAY_MS,
      score: 60_000,
      total: { least: 60_000 ** 2 / 4, most: 60_000 ** 2 / 2.75 },
    } as unknown as Parameters<typeof explainStats>[0]["stats"];
    const { lines } = explainStats({ name: "Korna", stats }, () => 72_187, NOW);
    const at = lookUp(lines);
    const ratio = 0.375 * (at("Fair fight") - 1);
    const own = at("Your battle score on");
    const theirs = source === "own attack" ? own * ratio : own / ratio;
    // The fair fight has two decimals.
    expect(Math.abs(theirs - at("Their battle score"))).toBeLessThan(theirs / 100);
    expectAbout(at("Their battle score") ** 2 / 4, at("Score² ÷ 4"));
    expectAbout(at("Their battle score") ** 2 / 2.75, at("Score² ÷ 2.75"));
  });

  test("explainPerAttack", () => {
    const record = { respect: 90, attacks: 33, bonusHits: 3, respectPerAttack: 3 };
    const { lines } = explainPerAttack(record as Parameters<typeof explainPerAttack>[0]);
    const at = lookUp(lines);
    expectAbout(at("Respect without") / at("Attacks without"), at("Per attack"));
  });
});

test("explainNet of a log", () => {
  const sums = { entries: 5, moneyIn: 900, moneyOut: 1250, net: -350 };
  const counted = { ...sums, itemsIn: 0, itemsOut: 0, unclear: 1, internalTransfers: 2 };
  const at = lookUp(explainNet("Net", counted).lines);
  expect(at("Money in") + at("Money out")).toBe(at("Net"));
});

test("explainNet of attacks", () => {
  const member = { name: "A", gained: 20.5, lost: 4.25, net: 16.25, bonusHits: 0 };
  const { lines } = explainRespectNet(member as Parameters<typeof explainRespectNet>[0]);
  const at = lookUp(lines);
  expectAbout(at("Gained") - at("Lost"), at("Net"));
});

test("explainPath", () => {
  const course = (id: number, days: number) => ({
    id,
    code: `C${id}`,
    name: `Course ${id}`,
    description: "",
    durationSeconds: days * 86_400,
    cost: 1000,
    tier: 1,
    requiredIds: [],
    outcomes: [],
  });
  const shortening = shorteningBy([
    { source: "merit", percent: 20 },
    { source: "job", percent: 5 },
  ]);
  const ahead = [course(1, 20), course(2, 40)];
  const steps = ahead.map((each) => ({
    course: each,
    isRunning: false,
    remainingMs: each.durationSeconds * 1000 * shortening.factor,
    cost: each.cost,
    endsAtMs: null,
  }));
  const remainingMs = steps.reduce((total, step) => total + step.remainingMs, 0);
  const found = { steps, remainingMs, cost: 2000, issues: [] } as unknown as CoursePath;
  const { lines } = explainPath(found, shortening);
  const at = lookUp(lines);
  expect(at("Duration of 2 courses") + at("20% shorter") + at("5% shorter")).toBe(at("Time left"));
});

describe("Stocks", () => {
  const stock = aStock({ price: 310 });
  const bought = { shares: 80_000, price: 290, boughtAtMs: NOW };
  const holding = aHolding({ purchases: [bought as never] });
  const owned = positions([stock], [holding]).positions;
  const payment = {
    type: "dividend",
    dollars: 1_000_000,
    source: { kind: "fixed", dollars: 1_000_000 },
  } as never;
  const values = new Map([[stock.id, payment]]);

  test("explainHolding, explainProfit, explainTotal and explainBoth", () => {
    const found = portfolio([stock], [holding]);
    const [row] = found.rows;
    if (row === undefined) throw new Error("no holding");
    const own = explainHolding(row).lines;
    const at = lookUp(own);
    const [shares = "", price = ""] = (own[0]?.value ?? "").split(" × ");
    expectAbout(numberIn(shares) * numberIn(price), at("Value"));
    // 20,000 shares have no purchase.
    expect(at("Value of what you bought") - at("Cost")).toBe(at("Profit before"));
    expectAbout((100 * at("Profit before")) / at("Cost"), at("Profit ÷ cost"));
    expect(at("Value") + at("Sale fee")).toBe(at("Value after"));

    const of = lookUp(explainProfit(found).lines);
    expect(of("Value of what") - of("Total cost")).toBe(of("Profit before"));
    expect(of("Profit before") + of("Sale fee")).toBe(of("Profit after"));
    const total = lookUp(explainTotal(found).lines);
    expectEquation(explainTotal(found).lines[0]?.value ?? "");
    expect(total("TCT")).toBe(100_000);
    expect(total("Total value") + total("Sale fee")).toBe(total("Value after"));
    expect(explainBoth(found).lines).toEqual([
      ...explainTotal(found).lines,
      ...explainProfit(found).lines,
    ]);
  });

  test("roiLines, paybackLines and holdingLines: each equation holds", () => {
    const [tier] = analyse(owned, values);
    const [next] = nextTiers(owned, values);
    if (tier === undefined || next === undefined) throw new Error("no tier");
    const lines = [...roiLines(tier), ...paybackLines(next), ...holdingLines(owned)];
    const equations = lines.filter(
      ({ value }) => value.includes(" = ") && !/cost|cash/.test(value),
    );
    expect(equations.length).toBeGreaterThan(4);
    for (const { value } of equations) expectEquation(value);
    const roi = lookUp(roiLines(tier));
    expectAbout((100 * (365 / 31) * roi("One payment")) / roi("Cost"), tier.roi);
    expectAbout(next.missingCost / (1_000_000 / 31), next.paybackDays);
    expect(numberIn(holdingLines(owned).at(-1)?.value ?? "")).toBe(31_000_000);
  });

  test("savingTimeLines", () => {
    const lines = savingTimeLines({
      missingCost: 60_000_000,
      missing: 50_000_000,
      annualBenefits: 182_500_000,
      days: savingDays(50_000_000, 182_500_000),
    });
    const at = lookUp(lines);
    expectAbout((at("Still missing") / at("Annual Benefits")) * 365, 100);
    expect(lines.at(-1)?.value).toMatch(/ = 100 days$/);
  });

  test("explainWeeks", () => {
    const weeks = dividendWeeks([aDividend({ dueAtMs: NOW + DAY_MS })], NOW);
    const lines = explainWeeks(weeks);
    expectEquation(lines[0]?.value ?? "");
    const total = weeks.reduce((all, week) => all + week.total, 0);
    expect(lookUp(lines)("Total")).toBe(total);
    expect(numberIn(lines[0]?.value.split(" = ")[1] ?? "")).toBe(total);
  });
});

test("explainCostPerHappy", () => {
  const at = lookUp(explainCostPerHappy(aProperty())?.lines ?? []);
  expectAbout(at("Cost") / at("Happiness"), at("Cost ÷ happiness"));
});

test("explainCostPerExtraHappy", () => {
  const above = aProperty({ cost: 2_000_000, happy: 450 });
  const at = lookUp(explainCostPerExtraHappy(aProperty(), above)?.sum.lines ?? []);
  expectAbout(
    (at("Cost") - at("Sale of yours to the game")) / at("Extra happiness"),
    at("(Cost − sale) ÷ extra happiness"),
  );
});

test("explainProfit of a shop item", () => {
  const sale = { marketPrice: 1000, fee: 50, profit: 350, roi: (350 / 600) * 100 };
  const row = { name: "Bottle", price: 600, sale: { ...sale, afterWorstMug: 350 - worstMug(950) } };
  const route = { name: "Market", feePercent: 5 };
  const { lines } = explainShopProfit(
    row as Parameters<typeof explainShopProfit>[0],
    route as Parameters<typeof explainShopProfit>[1],
  );
  const at = lookUp(lines);
  expect(at("Market value") + at("Market fee") + at("Price")).toBe(at("Profit"));
  expectAbout((100 * at("Profit")) / -at("Price"), at("ROI"));
  expectAbout(at("Profit") + at("Worst mug"), at("After the worst mug"));
});

/** Those in words only: they have no figure of their own. */
const IN_WORDS = [
  "explainBuilds",
  "explainCorrection",
  "explainDays",
  "explainDaysSaved",
  "explainOtherJumps",
  "explainRatios",
  "explainWhen",
];

test("each function that explains a figure is among these tests", () => {
  const all = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  const files = all.filter((name) => !name.includes(".test."));
  const tests = all
    .filter((name) => name.endsWith("explanations.test.ts"))
    .map((name) => readFileSync(name, "utf8"))
    .join("\n");
  const named = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:function|const) (explain[A-Z]\w*)/g)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((name) => !IN_WORDS.includes(name) && !tests.includes(`${name}(`));
  expect(missing.filter((name) => !/^explain(Profit|Net)$/.test(name))).toEqual([]);
});
