import { sum } from "@/lib/common/numbers";
import { pointPrice } from "@/lib/game/stocks/benefit-value";
import { warContributions } from "@/lib/game/treasury/contributions";
import { DEFAULT_KEPT_PERCENT, DEFAULT_RULES, type PayLine, payOf } from "@/lib/game/treasury/pay";
import type { Payment } from "@/lib/game/treasury/payments";
import { rewardsValue } from "@/lib/game/treasury/rewards";
import { type ChainReport, chainsDuring } from "@/lib/game/war/chain-report";

import { pointsMarket } from "./city";
import { type Clock, HOUR, MINUTE, oncePerClock } from "./clock";
import { items } from "./items";
import { chainReport, chains } from "./past-chains";
import { PAST_WAR_LASTED, PAST_WARS, pastWarStart } from "./past-wars";
import { at } from "./random";
import { FACTION_ID, rosterMember } from "./roster";
import { rankedWarReport } from "./wars";

/** The war that was won last. */
const WAR = at(PAST_WARS, 0);

/** The part of the members who are paid already, and the places of the special cases in the order of pay. */
const PAID_FRACTION = 0.6;
const PAID_TWICE = 4;
const IN_PARTS = 1;

/** The member who pays, by their index in the roster. */
const BANKER = 4;

/** Payments begin this long after the end of the war, one every two minutes. */
const PAID_AFTER = 20 * HOUR;
const PAY_GAP = 2 * MINUTE;

/**
 * The payments after the war that was won last, oldest first: most members are paid what the rule gives them, one twice, and one
 * got another amount.
 */
export const warPayments = oncePerClock((clock): readonly Payment[] => {
  const due = payLines(clock)
    .flatMap(({ contribution: { memberId }, money }) =>
      memberId === null || money === 0 ? [] : [{ memberId, money }],
    )
    .toSorted((a, b) => b.money - a.money);
  const paid = due.slice(0, Math.ceil(due.length * PAID_FRACTION));
  const payments = paid.flatMap((each, index) => {
    if (index === IN_PARTS) return [{ ...each, money: Math.floor(each.money / 2) }];
    return index === PAID_TWICE ? [each, each] : [each];
  });
  const { id, name } = rosterMember(BANKER);
  const from = pastWarStart(clock, WAR.weeksAgo) + PAST_WAR_LASTED + PAID_AFTER;
  return payments.map((each, index) => ({
    ...each,
    id: `pay${index}`,
    atMs: (from + index * PAY_GAP) * 1000,
    by: { id, name },
    onto: "balance",
  }));
});

/** The pay by the rule that is preset, with the rewards as the income and no costs. */
function payLines(clock: Clock): readonly PayLine[] {
  const report = rankedWarReport(clock, WAR.id);
  const side = report?.factions.find((faction) => faction.id === FACTION_ID);
  if (report === undefined || side === undefined) return [];
  const members = side.members.map(({ id, name, level, attacks, score }) => ({
    id,
    name,
    level,
    hits: attacks,
    respect: score,
  }));
  const period = { startsAtMs: report.start * 1000, endedAtMs: report.end * 1000 };
  const reports = chainsDuring(pastChains(clock), period).flatMap(
    ({ id }) => reportOf(clock, id) ?? [],
  );
  const contributions = warContributions(
    { members, unreadMembers: 0, score: side.score, hits: side.attacks },
    reports,
  );
  const prices = new Map(items().map(({ id, value }) => [id, value.market_price]));
  const points = pointsMarket().map(({ id, cost, quantity }) => ({ id, price: cost, quantity }));
  const rewards = {
    ...side.rewards,
    items: side.rewards.items.map(({ id, name, quantity }) => ({ id, name, count: quantity })),
  };
  const income = rewardsValue(rewards, prices, pointPrice(points)).total;
  const terms = { income, costs: 0, keptPercent: DEFAULT_KEPT_PERCENT };
  return payOf(contributions, DEFAULT_RULES.hits, terms, []).lines;
}

const pastChains = (clock: Clock) =>
  chains(clock).map(({ id, chain, respect, start, end }) => ({
    id,
    hits: chain,
    respect,
    startsAtMs: start * 1000,
    endedAtMs: end * 1000,
  }));

function reportOf(clock: Clock, id: number): ChainReport | undefined {
  const report = chainReport(clock, id);
  if (report === undefined) return undefined;
  const { details } = report;
  return {
    startsAtMs: report.start * 1000,
    endedAtMs: report.end * 1000,
    total: { ...countsOf(details), hits: details.chain, respect: details.respect },
    attackers: report.attackers.map(({ id: memberId, respect, attacks }) => ({
      ...countsOf(attacks),
      id: memberId,
      hits: attacks.total,
      respect: respect.total,
    })),
    bonuses: report.bonuses.map(({ attacker_id, chain, respect }) => ({
      attackerId: attacker_id,
      hit: chain,
      respect,
    })),
    unreadMembers: 0,
    dropped: 0,
  };
}

type Counted = Record<
  "war" | "assists" | "losses" | "draws" | "escapes" | "retaliations" | "overseas",
  number
>;

const countsOf = (counted: Counted) => ({
  warHits: counted.war,
  assists: counted.assists,
  losses: sum([counted.losses, counted.draws, counted.escapes]),
  retaliations: counted.retaliations,
  overseas: counted.overseas,
});
