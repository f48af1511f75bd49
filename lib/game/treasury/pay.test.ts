import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { sum } from "@/lib/common/numbers";

import type { ChainContribution, Contribution } from "./contributions";
import { DEFAULT_RULES, moneyForMembers, needsAttackLog, type PayRule, payOf } from "./pay";

interface Did extends Partial<Omit<ChainContribution, "bonusHits">> {
  war?: number;
  score?: number;
  bonusHits?: readonly number[];
}

const aContribution = (memberId: number, { war = 0, score = 0, ...chain }: Did): Contribution => ({
  memberId,
  name: `Member ${memberId}`,
  members: 1,
  warHits: war,
  score,
  chain: {
    outside: 0,
    assists: 0,
    losses: 0,
    retaliations: 0,
    overseas: 0,
    bonusHits: [],
    bonusRespect: 0,
    ...chain,
  },
});

const DEFAULT = DEFAULT_RULES.hits;

const moneyOf = (pay: ReturnType<typeof payOf>) => pay.lines.map(({ money }) => money);

describe("by hits", () => {
  const HIT = [
    aContribution(1, { war: 40, outside: 10 }),
    aContribution(2, { war: 25 }),
    aContribution(3, { war: 10, outside: 20 }),
  ];
  const TERMS = { income: 1_000_000_000, costs: 200_000_000, keptPercent: 25 };

  test("splits what is left after costs and the faction’s part, rounded down", () => {
    const pay = payOf(HIT, DEFAULT, TERMS, []);
    expect(pay.lines.map(({ weight }) => weight)).toEqual([45, 25, 20]);
    expect(moneyOf(pay)).toEqual([300_000_000, 166_666_666, 133_333_333]);
    expect(pay).toMatchObject({ forMembers: 600_000_000, remainder: 1, kept: 200_000_001 });
  });

  test("hits beyond the limit count as outside hits", () => {
    const pay = payOf(HIT, { ...DEFAULT, maxHits: 20 }, TERMS, []);
    // 20 + 30 × 0.5, 20 + 5 × 0.5, 10 + 20 × 0.5
    expect(pay.lines.map(({ weight }) => weight)).toEqual([35, 22.5, 20]);
  });

  test("the equal part goes to everyone who attacked, before the rest", () => {
    const all = [...HIT, aContribution(4, { losses: 1 }), aContribution(5, {})];
    const pay = payOf(all, { ...DEFAULT, equalPercent: 10 }, TERMS, []);
    expect(pay.lines.map(({ equalPart }) => equalPart)).toEqual([
      15_000_000, 15_000_000, 15_000_000, 15_000_000, 0,
    ]);
    expect(sum(moneyOf(pay)) + pay.remainder).toBe(600_000_000);
  });

  test("members who can’t be parsed have a limit each", () => {
    const three = { ...aContribution(0, { war: 20 }), memberId: null, members: 3 };
    const { lines } = payOf([three], { ...DEFAULT, maxHits: 5 }, TERMS, []);
    // 15 + 5 × 0.5
    expect(lines[0]?.weight).toBe(17.5);
  });

  test("kinds without a weight are no part of the pay", () => {
    const { lines } = payOf([aContribution(1, { war: 1, bonusHits: [10] })], DEFAULT, TERMS, []);
    expect(lines[0]?.parts.map(({ kind }) => kind)).toEqual(["war"]);
  });

  test("without anybody who attacked there is no equal part", () => {
    const pay = payOf(
      [aContribution(1, { retaliations: 4 })],
      { ...DEFAULT, equalPercent: 50 },
      TERMS,
      [],
    );
    expect(pay).toMatchObject({ total: 600_000_000, remainder: 0 });
  });

  test("an adjustment and its reason are one member’s, and in the total", () => {
    const pay = payOf(HIT, DEFAULT, TERMS, [{ memberId: 1, money: -500, reason: "Xanax" }]);
    expect(pay.lines.map(({ reason }) => reason)).toEqual(["Xanax", "", ""]);
    expect(pay).toMatchObject({ split: 599_999_999, adjustments: -500, total: 599_999_499 });
  });

  test("without the chain reports only war hits count", () => {
    const only = HIT.map((each) => ({ ...each, chain: null }));
    expect(payOf(only, DEFAULT, TERMS, []).lines.map(({ weight }) => weight)).toEqual([40, 25, 10]);
  });

  test("members who can’t be parsed are one line, which counts as several in the equal part", () => {
    const missing = { ...aContribution(0, { war: 20 }), memberId: null, members: 3 };
    const pay = payOf([...HIT, missing], { ...DEFAULT, equalPercent: 100 }, TERMS, []);
    expect(moneyOf(pay)).toEqual([100_000_000, 100_000_000, 100_000_000, 300_000_000]);
  });

  test("costs above the income pay nobody, and the shares stay", () => {
    const pay = payOf(HIT, DEFAULT, { income: 10, costs: 30, keptPercent: 25 }, []);
    expect(pay).toMatchObject({ net: -20, forMembers: 0, total: 0, kept: -20 });
    expect(moneyOf(pay)).toEqual([0, 0, 0]);
    expect(pay.lines.map(({ fraction }) => fraction)).toEqual([0.5, 25 / 90, 20 / 90]);
  });

  test("if nobody hit, all of it stays with the faction", () => {
    const pay = payOf([aContribution(1, {})], DEFAULT, TERMS, []);
    expect(pay).toMatchObject({ total: 0, remainder: 600_000_000, kept: 800_000_000 });
    expect(pay.lines[0]?.fraction).toBeNull();
  });
});

describe("a whole war", () => {
  /** Id, war hits, outside hits, assists, losses, retaliations, pay. */
  const ROWS = [
    [1, 43, 13, 1, 4, 0, 24_307_450],
    [2, 25, 9, 0, 2, 0, 14_298_500],
    [3, 16, 4, 1, 1, 1, 9_055_716],
    [4, 15, 2, 0, 1, 1, 7_864_175],
    [5, 11, 3, 6, 0, 2, 7_625_866],
    [6, 8, 3, 3, 0, 2, 5_481_091],
    [7, 9, 4, 0, 4, 0, 4_219_400],
    [8, 1, 1, 0, 2, 0, 953_233],
    [9, 118, 43, 4, 2, 4, 68_156_184],
    [10, 84, 23, 6, 1, 3, 47_423_359],
    [11, 70, 21, 9, 0, 4, 42_989_034],
    [12, 66, 25, 3, 3, 1, 38_605_950],
    [13, 68, 18, 2, 5, 1, 37_891_025],
    [14, 58, 19, 11, 1, 5, 35_507_942],
    [15, 50, 18, 0, 3, 1, 28_597_000],
    [16, 46, 14, 7, 2, 2, 27_405_458],
    [17, 39, 8, 0, 2, 0, 20_732_825],
    [18, 34, 13, 4, 2, 2, 20_732_825],
    [19, 33, 8, 5, 1, 3, 19_302_975],
    [20, 27, 10, 2, 1, 1, 15_966_658],
  ] as const;
  const fought = ROWS.map(([id, war, outside, assists, losses, retaliations]) =>
    aContribution(id, { war, outside, assists, losses, retaliations }),
  );
  const adjustments = [
    { memberId: 7, money: -1_500_000, reason: "Xanax without hits" },
    { memberId: 11, money: 2_000_000, reason: "2 bounties refunded" },
  ];
  const terms = { income: 763_680_621, costs: 128_191_718, keptPercent: 25 };
  const pay = payOf(fought, DEFAULT, terms, adjustments);

  test.each(ROWS.map(([id, ...rest], index) => ({ id, money: rest.at(-1), index })))(
    "member $id gets $money",
    ({ money, index }) => {
      expect(pay.lines[index]?.money).toBe(money);
    },
  );

  test("the account is right to the dollar", () => {
    expect(pay).toMatchObject({
      net: 635_488_903,
      forMembers: 476_616_677,
      totalWeight: 1000,
      split: 476_616_666,
      remainder: 11,
      adjustments: 500_000,
      total: 477_116_666,
      kept: 158_372_237,
    });
  });

  test("an adjustment takes nobody below $0, and comes out of what the faction keeps", () => {
    const less = payOf(fought, DEFAULT, terms, [{ memberId: 8, money: -5_000_000, reason: "" }]);
    expect(less.lines[7]).toMatchObject({ split: 953_233, adjustment: -953_233, money: 0 });
    expect(less.kept).toBe(158_872_237 + 953_233);
  });
});

describe("by score", () => {
  const FOUGHT = [
    aContribution(1, { war: 9, score: 500, assists: 6, bonusRespect: 100 }),
    aContribution(2, { war: 8, score: 300, assists: 6 }),
    aContribution(3, { war: 7, score: 200 }),
    aContribution(4, { war: 1 }),
  ];
  const TERMS = { income: 1_000_000_000, costs: 0, keptPercent: 30 };
  const RULE: PayRule = {
    kind: "score",
    countsBonusHits: true,
    equalPercent: 10,
    perAssist: 250_000,
  };

  test("an equal part, a fixed amount for each assist, the rest by score", () => {
    const pay = payOf(FOUGHT, RULE, TERMS, []);
    expect(moneyOf(pay)).toEqual([332_500_000, 207_100_000, 142_900_000, 17_500_000]);
    expect(pay).toMatchObject({ forMembers: 700_000_000, remainder: 0 });
  });

  test("without bonus hits, the score is what the hits were worth", () => {
    const rule = { ...RULE, countsBonusHits: false, equalPercent: 0, perAssist: 0 };
    const pay = payOf(FOUGHT, rule, { ...TERMS, income: 900_000_000, keptPercent: 0 }, []);
    expect(moneyOf(pay)).toEqual([400_000_000, 300_000_000, 200_000_000, 0]);
  });

  test("without the chain reports score is all that counts", () => {
    const only = FOUGHT.map((each) => ({ ...each, chain: null }));
    const rule = { ...RULE, countsBonusHits: false, equalPercent: 0 };
    const pay = payOf(only, rule, { ...TERMS, keptPercent: 0 }, []);
    expect(moneyOf(pay)).toEqual([500_000_000, 300_000_000, 200_000_000, 0]);
    expect(pay.lines.map(({ parts }) => parts)).toEqual([[], [], [], []]);
  });

  test("assists share what is left if they come to more", () => {
    const pay = payOf(FOUGHT, { ...RULE, perAssist: 1_000_000_000 }, TERMS, []);
    expect(moneyOf(pay)).toEqual([332_500_000, 332_500_000, 17_500_000, 17_500_000]);
  });
});

describe("fixed prices", () => {
  const FOUGHT = [
    aContribution(1, { war: 40, outside: 10 }),
    aContribution(2, { war: 25 }),
    aContribution(3, { war: 10, outside: 20, retaliations: 1 }),
  ];
  const RULE: PayRule = {
    kind: "prices",
    prices: {
      war: 300_000,
      outside: 100_000,
      assist: 0,
      loss: 0,
      retaliation: 50_000,
      bonus: 0,
    },
    maxHits: null,
    perHitTaken: 0,
  };

  test("each hit has its price", () => {
    const pay = payOf(FOUGHT, RULE, { income: 50_000_000, costs: 0, keptPercent: 0 }, []);
    expect(moneyOf(pay)).toEqual([13_000_000, 7_500_000, 5_050_000]);
    expect(pay).toMatchObject({ remainder: 24_450_000, excess: 0, kept: 24_450_000 });
  });

  test("more than there is for members isn’t cut, and the faction adds the rest", () => {
    const pay = payOf(FOUGHT, RULE, { income: 30_000_000, costs: 0, keptPercent: 50 }, []);
    expect(moneyOf(pay)).toEqual([13_000_000, 7_500_000, 5_050_000]);
    expect(pay).toMatchObject({
      forMembers: 15_000_000,
      excess: 10_550_000,
      remainder: 0,
      kept: 4_450_000,
    });
  });

  test("each hit taken is less, down to nothing", () => {
    const taken = (memberId: number, did: Did, lost: number): Contribution => ({
      ...aContribution(memberId, did),
      defends: { lost, held: 9 },
    });
    const all = [
      taken(1, { war: 40, outside: 10 }, 3),
      taken(2, { war: 25 }, 13),
      taken(3, { war: 10, outside: 20 }, 2),
      taken(4, { outside: 1 }, 11),
      taken(5, { outside: 1 }, 0),
    ];
    const pay = payOf(
      all,
      { ...RULE, perHitTaken: 10_000 },
      { income: 50_000_000, costs: 0, keptPercent: 0 },
      [],
    );
    expect(moneyOf(pay)).toEqual([12_970_000, 7_370_000, 4_980_000, 0, 100_000]);
    expect(pay.lines[3]).toMatchObject({ weight: 0, split: 0, adjustment: 0 });
    expect(pay.lines[0]?.parts.at(-1)).toEqual({ kind: "taken", count: 3, value: -10_000 });
    expect(pay.lines[4]?.parts.map(({ kind }) => kind)).toEqual(["outside"]);
  });

  test("hits taken cost nothing if they have no price", () => {
    const all = [{ ...aContribution(1, { war: 1 }), defends: { lost: 3, held: 0 } }];
    const pay = payOf(all, RULE, { income: 1_000_000, costs: 0, keptPercent: 0 }, []);
    expect(moneyOf(pay)).toEqual([300_000]);
    expect(pay.lines[0]?.parts.map(({ kind }) => kind)).toEqual(["war"]);
  });
});

test.each([
  { rule: DEFAULT_RULES.hits, needs: false },
  { rule: DEFAULT_RULES.score, needs: false },
  { rule: DEFAULT_RULES.prices, needs: false },
  { rule: { ...DEFAULT_RULES.prices, perHitTaken: 1 }, needs: true },
])("$rule.kind needs the attack log: $needs", ({ rule, needs }) => {
  expect(needsAttackLog(rule)).toBe(needs);
});

test.each([
  { income: 635_488_903, costs: 0, keptPercent: 25, is: 476_616_677 },
  { income: 100, costs: 0, keptPercent: 100, is: 0 },
  { income: 1_000, costs: 1, keptPercent: 12.5, is: 874 },
  { income: 100, costs: 100, keptPercent: 0, is: 0 },
  { income: 100, costs: 101, keptPercent: 0, is: 0 },
  { income: 9_000_000_000_000_000, costs: 0, keptPercent: 0.0001, is: 8_999_991_000_000_000 },
])("for members: $income − $costs, less $keptPercent%", ({ is, ...terms }) => {
  expect(moneyForMembers(terms)).toBe(is);
});

test.each([1.5, -3, 1e300, 0.1])("a report with %s hits and score breaks nothing", (odd) => {
  const all = [
    aContribution(1, { war: odd, assists: odd, score: odd }),
    aContribution(2, { war: 1 }),
  ];
  for (const rule of [DEFAULT_RULES.hits, DEFAULT_RULES.score, DEFAULT_RULES.prices]) {
    const pay = payOf(all, rule, { income: 1_000, costs: 0, keptPercent: 0 }, []);
    for (const money of moneyOf(pay)) expect(money).toBeGreaterThanOrEqual(0);
    if (rule.kind !== "prices") expect(pay.total).toBeLessThanOrEqual(1_000);
  }
});

describe("whatever the rule and the hits", () => {
  const count = fc.nat(400);
  const money = fc.nat(2_000_000_000);
  const did = fc
    .tuple(count, count, fc.nat(40), fc.nat(40), fc.nat(20), fc.nat(200_000))
    .map(([war, outside, assists, losses, retaliations, score]) => ({
      war,
      outside,
      assists,
      losses,
      retaliations,
      score: score / 100,
    }));
  const all = fc.array(did, { maxLength: 40 }).map((each) =>
    each.map((one, index) => ({
      ...aContribution(index + 1, one),
      defends: { lost: one.losses, held: 0 },
    })),
  );
  const weight = fc.nat(20_000).map((each) => each / 10_000);
  const values = (value: fc.Arbitrary<number>) =>
    fc.record({
      war: value,
      outside: value,
      assist: value,
      loss: value,
      retaliation: value,
      bonus: value,
    });
  const maxHits = fc.option(fc.nat(300));
  const equalPercent = fc.nat(100);
  const splitting: fc.Arbitrary<PayRule> = fc.oneof(
    fc.record({
      kind: fc.constant("hits" as const),
      weights: values(weight),
      maxHits,
      equalPercent,
    }),
    fc.record({
      kind: fc.constant("score" as const),
      countsBonusHits: fc.boolean(),
      equalPercent,
      perAssist: fc.nat(5_000_000),
    }),
  );
  const anyRule: fc.Arbitrary<PayRule> = fc.oneof(
    splitting,
    fc.record({
      kind: fc.constant("prices" as const),
      prices: values(fc.nat(2_000_000)),
      maxHits,
      perHitTaken: fc.nat(2_000_000),
    }),
  );
  const terms = fc.record({ income: money, costs: money, keptPercent: fc.nat(100) });
  const adjustments = fc.uniqueArray(
    fc.record({
      memberId: fc.integer({ min: 1, max: 45 }),
      money: fc.integer({ min: -10_000_000, max: 10_000_000 }),
      reason: fc.constant(""),
    }),
    { selector: ({ memberId }) => memberId },
  );

  test("the splits and the remainder are the members’ money", () => {
    fc.assert(
      fc.property(all, splitting, terms, (each, rule, given) => {
        const pay = payOf(each, rule, given, []);
        expect(sum(pay.lines.map(({ split }) => split)) + pay.remainder).toBe(pay.forMembers);
        expect(pay.excess).toBe(0);
        if (pay.totalWeight > 0) expect(pay.remainder).toBeLessThan(3 * each.length);
      }),
    );
  });

  test("the pay and what the faction keeps are income less costs, and nobody is lost or owes", () => {
    fc.assert(
      fc.property(all, anyRule, terms, adjustments, (each, rule, given, changes) => {
        const pay = payOf(each, rule, given, changes);
        expect(sum(moneyOf(pay)) + pay.kept).toBe(given.income - given.costs);
        expect(pay.lines.map(({ contribution }) => contribution)).toEqual(each);
        for (const paid of moneyOf(pay)) expect(paid).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test("who counts more never gets less", () => {
    const plain = splitting.map((rule): PayRule => {
      if (rule.kind === "score") return { ...rule, perAssist: 0, equalPercent: 0 };
      return rule.kind === "hits" ? { ...rule, equalPercent: 0 } : rule;
    });
    fc.assert(
      fc.property(all, plain, terms, (each, rule, given) => {
        const { lines } = payOf(each, rule, given, []);
        const byWeight = lines.toSorted((a, b) => a.weight - b.weight);
        for (const [index, line] of byWeight.entries()) {
          expect(line.split).toBeGreaterThanOrEqual(byWeight[index - 1]?.split ?? 0);
        }
      }),
    );
  });
});
