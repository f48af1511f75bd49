import { groupBy } from "@/lib/common/group-by";
import type { Payment } from "@/lib/game/treasury/payments";

import { type Clock, DAY, HOUR, MINUTE } from "./clock";
import { crimes } from "./crimes";
import { balance } from "./faction";
import { at, seededRandom } from "./random";
import { activeMember, canAct, PLAYER_ID, ROSTER, rosterMember, type RosterMember } from "./roster";

/** A change of a member's balance. */
interface Change {
  timestamp: number;
  memberId: number;
  /** Dollars onto the balance. */
  money: number;
  /** Null for a movement that the news doesn't have. */
  kind: "deposit" | "byHand" | "given" | null;
  by: RosterMember;
  /** The end of the sentence about a share of a crime. */
  share?: string;
}

/** A line of the faction's news, with its category. */
interface FundsLine {
  id: string;
  timestamp: number;
  text: string;
  category: "depositFunds" | "giveFunds";
}

/** The time for which movements are known. */
const DAYS = 14;

const COUNT = 44;

/** A member whose balance is lower than the news says, and the dollars that it lacks. */
const UNMATCHED = { index: 9, money: 5_000_000 };

/** A member who deposited so much between two lines of the news, in which the deposit is missing. */
const MISSING = { index: 11, money: 1_500_000 };

/** The news of the categories depositFunds and giveFunds, newest first, which leads to the balances of now. */
export function fundsNews(clock: Clock, payments: readonly Payment[]): FundsLine[] {
  const changes = [
    ...ordinary(clock),
    ...overdrawn(clock),
    ...shares(clock),
    ...payments.map(paymentChange),
    ...awkward(clock),
  ];
  const now = new Map(balance().members.map(({ id, money }) => [id, money]));
  const lines = [...groupBy(changes, ({ memberId }) => memberId)].flatMap(([id, own]) => {
    const ahead = id === rosterMember(UNMATCHED.index).id ? UNMATCHED.money : 0;
    const money = now.get(id) ?? 0;
    return linesOf(withoutDebts(clock, own, money + ahead), money + ahead);
  });
  return lines
    .sort((a, b) => b.timestamp - a.timestamp)
    .map((line, index) => ({ ...line, id: `funds${lines.length - index}` }));
}

/** Some deposits, withdrawals and changes by hand. The explorer's are in the log, so there are none here. */
function ordinary(clock: Clock): Change[] {
  const random = seededRandom("funds");
  return Array.from({ length: COUNT }, (_, index): Change[] => {
    const timestamp = clock.ago(40 * MINUTE + ((index + random.next()) / COUNT) * DAYS * DAY);
    const who = activeMember(random, clock, timestamp, "funds");
    const kind = random.pick(["deposit", "deposit", "given", "byHand"] as const);
    const amount = random.int(5, 400) * 100_000;
    const money = kind === "given" || (kind === "byHand" && random.chance(0.3)) ? -amount : amount;
    const by = bankerAt(clock, timestamp);
    return who.id === PLAYER_ID ? [] : [{ timestamp, memberId: who.id, money, kind, by }];
  }).flat();
}

/** The gifts to members who owe the faction: they got more than they had. */
function overdrawn(clock: Clock): Change[] {
  const random = seededRandom("overdrawn");
  const owing = balance().members.filter(({ money }) => money < 0);
  return owing.map(({ id, money }) => {
    const timestamp = clock.ago(random.int(20, 140) * HOUR);
    const given = -random.int(15, 80) * 1_000_000 + money;
    return { timestamp, memberId: id, money: given, kind: "given", by: bankerAt(clock, timestamp) };
  });
}

/** The members' shares of crimes that were paid onto balances. */
function shares(clock: Clock): Change[] {
  return crimes(clock).all.flatMap(({ id, name, slots, rewards }) => {
    const payout = rewards?.payout;
    if (rewards?.money === undefined || payout?.type !== "balance") return [];
    if (payout.paid_at < clock.ago(DAYS * DAY)) return [];
    const part = payout.percentage / slots.length;
    const money = Math.floor((rewards.money * part) / 100);
    return slots.flatMap(({ user, position }): Change[] => {
      if (!user || user.id === PLAYER_ID) return [];
      const role = typeof position === "string" ? position : "member";
      const view = `<a href="http://www.torn.com/factions.php?step=your#/tab=crimes&crimeId=${id}">[view]</a>`;
      const share = ` as their ${Number(part.toFixed(2))}% cut for their role as ${role} in the faction's ${name} scenario ${view}`;
      const by = ROSTER.find((member) => member.id === payout.paid_by) ?? rosterMember(1);
      const { paid_at: timestamp } = payout;
      return [{ timestamp, memberId: user.id, money, kind: "byHand", by, share }];
    });
  });
}

function paymentChange({ atMs, memberId, money, by, onto }: Payment): Change {
  const banker = ROSTER.find(({ id }) => id === by.id) ?? rosterMember(1);
  const timestamp = Math.floor(atMs / 1000);
  return onto === "balance"
    ? { timestamp, memberId, money, kind: "byHand", by: banker }
    : { timestamp, memberId, money: -money, kind: "given", by: banker };
}

/** The lines of the two members whose balances don't agree with the news. */
function awkward(clock: Clock): Change[] {
  const change = (index: number, hours: number, money: number, kind: Change["kind"]): Change => {
    const timestamp = clock.ago(hours * HOUR);
    const memberId = rosterMember(index).id;
    return { timestamp, memberId, money, kind, by: bankerAt(clock, timestamp) };
  };
  return [
    change(UNMATCHED.index, 120, 27_405_458, "byHand"),
    change(UNMATCHED.index, 95, -25_000_000, "given"),
    change(MISSING.index, 110, 8_000_000, "byHand"),
    change(MISSING.index, 90, MISSING.money, null),
    change(MISSING.index, 70, 5_000_000, "byHand"),
  ];
}

/** The members who may change balances, except the explorer. */
const BANKERS = [4, 1, 2, 3].map(rosterMember);

const bankerAt = (clock: Clock, time: number): RosterMember =>
  BANKERS.find((member) => canAct(clock, member, time)) ?? at(BANKERS, 0);

/** Adds a last change, money given to the member, if the changes would otherwise begin with a debt. */
function withoutDebts(clock: Clock, changes: readonly Change[], nowMoney: number): Change[] {
  const newestFirst = changes.toSorted((a, b) => b.timestamp - a.timestamp);
  const [newest] = newestFirst;
  const { lowest } = newestFirst.reduce(
    ({ money, lowest: least }, change) => ({
      money: money - change.money,
      lowest: Math.min(least, money - change.money),
    }),
    { money: nowMoney, lowest: 0 },
  );
  if (newest === undefined || lowest >= 0 || nowMoney < 0) return newestFirst;
  const timestamp = Math.min(newest.timestamp + 35 * MINUTE, clock.now);
  const by = bankerAt(clock, timestamp);
  return [
    { timestamp, memberId: newest.memberId, money: lowest, kind: "given", by },
    ...newestFirst,
  ];
}

const link = ({ id, name }: Pick<RosterMember, "id" | "name">) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const dollars = (money: number) =>
  `${money < 0 ? "-" : ""}$${Math.abs(money).toLocaleString("en-US")}`;

/** The sentences of a member's changes, newest first, each from the balance before to the one after. */
function linesOf(changes: readonly Change[], nowMoney: number): Omit<FundsLine, "id">[] {
  let after = nowMoney;
  return changes.flatMap(({ timestamp, memberId, money, kind, by, share = "" }) => {
    const before = after - money;
    const range = `from ${dollars(before)} to ${dollars(after)}`;
    after = before;
    const member = link(ROSTER.find(({ id }) => id === memberId) ?? rosterMember(1));
    const amount = dollars(Math.abs(money));
    const texts = {
      deposit: `${member} deposited ${amount}`,
      given: `${member} was given ${amount} by ${link(by)}`,
      byHand: `${link(by)} ${money < 0 ? "decreased" : "increased"} ${member}'s money balance by ${amount} ${range}${share}`,
    };
    if (kind === null) return [];
    const category = kind === "given" ? "giveFunds" : "depositFunds";
    return [{ timestamp, text: texts[kind], category }];
  });
}
