import { sum } from "@/lib/common/numbers";

import { type Contribution, hasFought } from "./contributions";

/** The kinds of attack that are paid. A retaliation or a bonus hit is a hit too: its value is extra. */
export const PAID_KINDS = ["war", "outside", "assist", "loss", "retaliation", "bonus"] as const;

export type PaidKind = (typeof PAID_KINDS)[number];

export type ValueByKind = Readonly<Record<PaidKind, number>>;

/** Splits the members' money by hits, each of which has a weight, of at most four decimals. */
interface ByHits {
  kind: "hits";
  weights: ValueByKind;
  /** A member's war hits beyond these count as outside hits. Null is no limit. */
  maxHits: number | null;
  /** The percentage that is split equally between all who attacked, before the rest. */
  equalPercent: number;
}

/** Splits the members' money by score, after an equal part and a fixed amount for each assist. */
interface ByScore {
  kind: "score";
  countsBonusHits: boolean;
  equalPercent: number;
  /** Dollars. */
  perAssist: number;
}

/** Pays dollars for each hit, even if that is more than there is for members. */
interface FixedPrices {
  kind: "prices";
  prices: ValueByKind;
  maxHits: number | null;
  /** Dollars less for each hit taken, down to $0. Hits taken are known only from the attack log. */
  perHitTaken: number;
}

export type PayRule = ByHits | ByScore | FixedPrices;

/** The rule of each kind as the player has set it, and the kind that is used. */
export interface PayRules {
  kind: PayRule["kind"];
  hits: ByHits;
  score: ByScore;
  prices: FixedPrices;
}

export const DEFAULT_RULES: PayRules = {
  kind: "hits",
  hits: {
    kind: "hits",
    weights: { war: 1, outside: 0.5, assist: 0.5, loss: 0.25, retaliation: 0.25, bonus: 0 },
    maxHits: null,
    equalPercent: 0,
  },
  score: { kind: "score", countsBonusHits: true, equalPercent: 0, perAssist: 0 },
  prices: {
    kind: "prices",
    prices: {
      war: 300_000,
      outside: 100_000,
      assist: 100_000,
      loss: 0,
      retaliation: 50_000,
      bonus: 0,
    },
    maxHits: null,
    perHitTaken: 0,
  },
};

/** Percent of what is left after the costs. */
export const DEFAULT_KEPT_PERCENT = 25;

export interface PayTerms {
  /** Dollars, as the costs. */
  income: number;
  costs: number;
  /** The faction's percentage of what is left, 0 to 100. */
  keptPercent: number;
}

export interface Adjustment {
  memberId: number;
  /** Dollars; negative if the member gets less. */
  money: number;
  reason: string;
}

/** A number of hits of one kind, with the weight or the price of each, which is below 0 for hits taken. */
export interface CountedPart {
  kind: PaidKind | "taken";
  count: number;
  value: number;
}

/** A member's pay, in dollars. */
export interface PayLine {
  contribution: Contribution;
  /** By score: empty. */
  parts: readonly CountedPart[];
  /** Weighted hits, the score that counts, or the sum of the prices. */
  weight: number;
  /** Part of all weights, 0 to 1; null if nobody has any. */
  fraction: number | null;
  equalPart: number;
  forAssists: number;
  /** Without the adjustment. */
  split: number;
  /** As the player entered it. */
  enteredAdjustment: number;
  /** The part of it that counts: it takes nobody below $0. */
  adjustment: number;
  reason: string;
  money: number;
}

/** The pay of a war or a chain, in dollars. `total` and `kept` add up to `net`. */
export interface Pay {
  lines: readonly PayLine[];
  /** Income less costs. Below 0 there is nothing for members. */
  net: number;
  forMembers: number;
  totalWeight: number;
  /** The sum of all splits. */
  split: number;
  /** The part of the members' money that isn't split; it stays with the faction. */
  remainder: number;
  /** The amount by which fixed prices exceed the members' money. */
  excess: number;
  adjustments: number;
  total: number;
  kept: number;
}

/** Weights have at most four decimals. Whole numbers of these units add up without rounding. */
const UNITS = 10_000;
const inUnits = (value: number): bigint => wholeOf(value * UNITS);
/** The nearest whole number that is exact, 0 or more: a report may have anything. */
const wholeOf = (value: number): bigint =>
  BigInt(Math.round(Math.min(Math.max(0, value), Number.MAX_SAFE_INTEGER)));

const fromUnits = (units: bigint): number => Number(units) / UNITS;

const percentOf = (dollars: number, percent: number): number =>
  Number((wholeOf(dollars) * inUnits(percent)) / inUnits(100));

/** The members' money: what is left after the costs and the faction's percentage, rounded down. Never below 0. */
export const moneyForMembers = ({ income, costs, keptPercent }: PayTerms): number =>
  percentOf(Math.max(0, income - costs), 100 - keptPercent);

/** True if the rule counts what only the attack log has. */
export const needsAttackLog = (rule: PayRule): boolean =>
  rule.kind === "prices" && rule.perHitTaken > 0;

interface Weighed {
  contribution: Contribution;
  parts: readonly CountedPart[];
  units: bigint;
  assists: number;
}

/** The counts of each kind. War hits beyond the limit count as outside hits; kinds that are unknown count 0. */
function countsOf({ warHits, members, chain }: Contribution, maxHits: number | null): ValueByKind {
  const war = maxHits === null ? warHits : Math.min(warHits, maxHits * members);
  return {
    war,
    outside: (chain?.outside ?? 0) + warHits - war,
    assist: chain?.assists ?? 0,
    loss: chain?.losses ?? 0,
    retaliation: chain?.retaliations ?? 0,
    bonus: chain?.bonusHits.length ?? 0,
  };
}

/** The hits of a contribution, weighed by these values. */
function weighHits(
  contribution: Contribution,
  values: ValueByKind,
  maxHits: number | null,
): Weighed {
  const counts = countsOf(contribution, maxHits);
  const parts = PAID_KINDS.map((kind) => ({ kind, count: counts[kind], value: values[kind] }));
  const units = parts.reduce(
    (total, { count, value }) => total + wholeOf(count) * inUnits(value),
    0n,
  );
  return {
    contribution,
    parts: parts.filter(({ count, value }) => count > 0 && value > 0),
    units,
    assists: counts.assist,
  };
}

function weighScore(contribution: Contribution, countsBonusHits: boolean): Weighed {
  const { score, chain } = contribution;
  const counted = countsBonusHits ? score : Math.max(0, score - (chain?.bonusRespect ?? 0));
  return { contribution, parts: [], units: inUnits(counted), assists: chain?.assists ?? 0 };
}

function weigh(contribution: Contribution, rule: PayRule): Weighed {
  switch (rule.kind) {
    case "hits":
      return weighHits(contribution, rule.weights, rule.maxHits);
    case "score":
      return weighScore(contribution, rule.countsBonusHits);
    case "prices":
      return lessTaken(weighHits(contribution, rule.prices, rule.maxHits), rule.perHitTaken);
  }
}

/** The same less a price for each hit taken. */
function lessTaken(weighed: Weighed, perHitTaken: number): Weighed {
  const count = weighed.contribution.defends?.lost ?? 0;
  if (count === 0 || perHitTaken === 0) return weighed;
  const units = weighed.units - wholeOf(count) * inUnits(perHitTaken);
  return {
    ...weighed,
    parts: [...weighed.parts, { kind: "taken", count, value: -perHitTaken }],
    units: units < 0n ? 0n : units,
  };
}

interface Split {
  equalPart: number;
  forAssists: number;
  byWeight: number;
}

/** Dollars by weight, each rounded down. */
const shareOf = (dollars: number, units: bigint, total: bigint): number =>
  total === 0n ? 0 : Number((wholeOf(dollars) * units) / total);

/** Splits the money: the equal part first, then the assists, then the rest by weight. */
function splitMoney(
  weighed: readonly Weighed[],
  money: number,
  { equalPercent, perAssist }: { equalPercent: number; perAssist: number },
): readonly Split[] {
  const heads = weighed.map(({ contribution }) =>
    hasFought(contribution) ? contribution.members : 0,
  );
  const equally = sum(heads) === 0 ? 0 : percentOf(money, equalPercent);
  const afterEqual = money - equally;
  const assists = sum(weighed.map((each) => each.assists));
  // If the assists come to more than is left, they share what is left.
  const forAllAssists = Math.min(afterEqual, assists * perAssist);
  const rest = afterEqual - forAllAssists;
  const total = weighed.reduce((units, each) => units + each.units, 0n);
  return weighed.map((each, index) => ({
    equalPart: shareOf(equally, wholeOf(heads[index] ?? 0), wholeOf(sum(heads))),
    forAssists: shareOf(forAllAssists, wholeOf(each.assists), wholeOf(assists)),
    byWeight: shareOf(rest, each.units, total),
  }));
}

/** The money of each by the rule, before adjustments. */
function splitBy(rule: PayRule, weighed: readonly Weighed[], money: number): readonly Split[] {
  if (rule.kind === "prices") {
    return weighed.map(({ units }) => ({
      equalPart: 0,
      forAssists: 0,
      byWeight: Math.floor(fromUnits(units)),
    }));
  }
  const perAssist = rule.kind === "score" ? rule.perAssist : 0;
  return splitMoney(weighed, money, { equalPercent: rule.equalPercent, perAssist });
}

/**
 * Each contribution's pay. Splits are rounded down, and the remainder stays with the faction, as does the money for members if
 * nobody did anything that counts. Adjustments come out of what the faction keeps.
 */
export function payOf(
  contributions: readonly Contribution[],
  rule: PayRule,
  terms: PayTerms,
  adjustments: readonly Adjustment[],
): Pay {
  const net = terms.income - terms.costs;
  const forMembers = moneyForMembers(terms);
  const weighed = contributions.map((contribution) => weigh(contribution, rule));
  const totalUnits = weighed.reduce((units, each) => units + each.units, 0n);
  const splits = splitBy(rule, weighed, forMembers);
  const byMember = new Map<number | null, Adjustment>(
    adjustments.map((each) => [each.memberId, each]),
  );
  const lines = weighed.map(({ contribution, parts, units }, index): PayLine => {
    const { equalPart, forAssists, byWeight } = splits[index] ?? NO_SPLIT;
    const split = equalPart + forAssists + byWeight;
    const given = byMember.get(contribution.memberId);
    const enteredAdjustment = given?.money ?? 0;
    const adjustment = Math.max(-split, enteredAdjustment);
    return {
      contribution,
      parts,
      weight: fromUnits(units),
      fraction: totalUnits === 0n ? null : Number(units) / Number(totalUnits),
      equalPart,
      forAssists,
      split,
      enteredAdjustment,
      adjustment,
      reason: given?.reason ?? "",
      money: split + adjustment,
    };
  });
  const split = sum(lines.map((line) => line.split));
  const adjusted = sum(lines.map((line) => line.adjustment));
  return {
    lines,
    net,
    forMembers,
    totalWeight: fromUnits(totalUnits),
    split,
    remainder: Math.max(0, forMembers - split),
    excess: Math.max(0, split - forMembers),
    adjustments: adjusted,
    total: split + adjusted,
    kept: net - split - adjusted,
  };
}

const NO_SPLIT: Split = { equalPart: 0, forAssists: 0, byWeight: 0 };
