import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import type { NewsEntry, NewsPlayer } from "@/lib/game/faction/news";

/** Reasons for a movement: a member's deposit, a change by hand, a share of a crime, money given out, a payday. */
type MovementKind = "deposit" | "byHand" | "crime" | "given" | "payday";

/** A line of the faction's news about a member's money. */
export interface FundsMovement {
  id: string;
  atMs: number;
  kind: MovementKind;
  member: NewsPlayer;
  /** Null if the member did it. */
  by: NewsPlayer | null;
  /** Dollars onto the balance, negative if it went down. Of a payday, which leaves it as it is: what the member got. */
  money: number;
  /** The balance after it in dollars, by the news. Null before the first line that names the member's balance. */
  balanceAfter: number | null;
  /**
   * The balance that this line names as the one before it, minus that after the line before: 0 if they agree. Null if the line
   * names none, or no balance is known before it.
   */
  gap: number | null;
}

type Details = Pick<FundsMovement, "kind" | "member" | "by" | "money">;

/** Null if the line isn't about money of a member. */
function detailsOf(entry: NewsEntry): Details | null {
  if (entry.kind === "moneyDeposited") {
    return { kind: "deposit", member: entry.player, by: null, money: entry.money };
  }
  if (entry.kind === "balanceChanged") {
    const { isCrimeShare, of: member, by, fromMoney, toMoney } = entry;
    return { kind: isCrimeShare ? "crime" : "byHand", member, by, money: toMoney - fromMoney };
  }
  if (entry.kind === "moneyGiven") {
    return { kind: "given", member: entry.to, by: entry.by, money: -entry.money };
  }
  if (entry.kind === "payday") {
    return { kind: "payday", member: entry.to, by: entry.by, money: entry.money };
  }
  return null;
}

/** The movements of money in the news, newest first. Of lines in the same second, the first one given is the newest. */
export function movementsOf(entries: readonly NewsEntry[]): FundsMovement[] {
  const balances = new Map<number, number>();
  const oldestFirst = entries.toReversed().sort((a, b) => a.atMs - b.atMs);
  const movements = oldestFirst.flatMap((entry): FundsMovement[] => {
    const details = detailsOf(entry);
    if (details === null) return [];
    const { id } = details.member;
    const before = balances.get(id) ?? null;
    const after = balanceAfter(entry, details, before);
    if (after !== null) balances.set(id, after);
    const gap =
      entry.kind === "balanceChanged" && before !== null ? entry.fromMoney - before : null;
    return [{ id: entry.id, atMs: entry.atMs, ...details, balanceAfter: after, gap }];
  });
  return movements.toReversed();
}

function balanceAfter(entry: NewsEntry, { kind, money }: Details, before: number | null) {
  if (entry.kind === "balanceChanged") return entry.toMoney;
  return before === null || kind === "payday" ? before : before + money;
}

/** The movements of a day, in dollars. */
export interface DayMovements {
  dayMs: number;
  deposited: number;
  byHand: number;
  crimes: number;
  /** Money given to members, as a positive amount. */
  given: number;
  paydays: number;
  /** The change of all balances. */
  net: number;
  movements: readonly FundsMovement[];
}

const moneyOf = (movements: readonly FundsMovement[], kind: MovementKind) =>
  sum(movements.filter((movement) => movement.kind === kind).map(({ money }) => money));

/** The sums of these movements. */
export function movementTotals(movements: readonly FundsMovement[]): Omit<DayMovements, "dayMs"> {
  const onto = movements.filter(({ kind }) => kind !== "payday");
  return {
    deposited: moneyOf(movements, "deposit"),
    byHand: moneyOf(movements, "byHand"),
    crimes: moneyOf(movements, "crime"),
    given: 0 - moneyOf(movements, "given"),
    paydays: moneyOf(movements, "payday"),
    net: sum(onto.map(({ money }) => money)),
    movements,
  };
}

/** The movements by day of the game, in their order. */
export const movementsByDay = (movements: readonly FundsMovement[]): DayMovements[] =>
  [...groupBy(movements, ({ atMs }) => dayStartMs(atMs))].map(([dayMs, same]) => ({
    dayMs,
    ...movementTotals(same),
  }));

/** A member's balance beside what the news says it is. */
export interface BalanceCheck {
  memberId: number;
  name: string;
  /** Dollars by the news: the last balance that it names, with the movements after it. */
  newsMoney: number;
  nowMoney: number;
  /** The part that the news doesn't account for; 0 if both agree. */
  difference: number;
  /** The line that names the balance, and those after it, oldest first. */
  movements: readonly FundsMovement[];
  lastAtMs: number;
}

/**
 * Compares the balances with the news, for each member whose balance the news names. A member without a known balance is left
 * out.
 * @param movements newest first
 * @param balances dollars by member, at `atMs`; later news is left out
 */
export function checkBalances(
  movements: readonly FundsMovement[],
  balances: ReadonlyMap<number, number>,
  atMs: number,
): BalanceCheck[] {
  const until = movements.filter((movement) => movement.atMs <= atMs);
  return [...groupBy(until, ({ member }) => member.id)].flatMap(([memberId, own]) => {
    const [last] = own;
    const nowMoney = balances.get(memberId);
    const newsMoney = last?.balanceAfter ?? null;
    if (last === undefined || newsMoney === null || nowMoney === undefined) return [];
    const named = own.findIndex(({ kind }) => kind === "byHand" || kind === "crime");
    return [
      {
        memberId,
        name: last.member.name,
        newsMoney,
        nowMoney,
        difference: nowMoney - newsMoney,
        movements: own.slice(0, named + 1).toReversed(),
        lastAtMs: last.atMs,
      },
    ];
  });
}

/** The lines before which movements of the same member are missing, newest first. */
export const gapsOf = (movements: readonly FundsMovement[]): FundsMovement[] =>
  movements.filter(({ gap }) => gap !== null && gap !== 0);

/** Two equal additions to the same balance. */
export interface RepeatedAddition {
  first: FundsMovement;
  second: FundsMovement;
}

/** The same amount added to the same balance by hand within a day, which may be a payment made twice. Newest first. */
export function repeatedAdditions(movements: readonly FundsMovement[]): RepeatedAddition[] {
  const added = movements.filter(({ kind, money }) => kind === "byHand" && money > 0);
  const same = groupBy(added, ({ member, money }) => `${member.id} ${money}`);
  const repeated = [...same.values()].flatMap((own) =>
    own.flatMap((second, index): RepeatedAddition[] => {
      const first = own[index + 1];
      return first !== undefined && second.atMs - first.atMs < DAY_MS ? [{ first, second }] : [];
    }),
  );
  return repeated.sort((a, b) => b.second.atMs - a.second.atMs);
}
