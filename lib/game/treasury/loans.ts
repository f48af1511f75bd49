import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";
import { isInactive, type InactiveAfter, type Member } from "@/lib/game/faction/member";
import type { NewsEntry } from "@/lib/game/faction/news";
import type { ArmouryItem } from "./armoury-stock";

/** Copies of one item that one member has. */
interface Held {
  memberId: number;
  /** The item's name, as the news writes it. */
  item: string;
  count: number;
}

/**
 * The time since when a member has had the oldest of these copies; null if the news doesn't reach back to it. Counts back from
 * what the member has now: each loan takes copies away, each return adds some, until none are left.
 * @param atMs the time for which `count` holds; later news is left out
 */
export function loanedSince(
  entries: readonly NewsEntry[],
  { memberId, item, count }: Held,
  atMs: number,
): number | null {
  let before = count;
  for (const entry of entries.toSorted((a, b) => b.atMs - a.atMs)) {
    if (entry.atMs > atMs) continue;
    before -= takenBy(entry, memberId, item);
    if (before <= 0) return entry.atMs;
  }
  return null;
}

/** The copies that the member got by this news; negative if they went back. */
function takenBy(entry: NewsEntry, memberId: number, item: string): number {
  const loan = isLoan(entry) && borrowerIn(entry) === memberId ? entry : null;
  if (loan?.item !== item) return 0;
  return loan.kind === "loaned" ? loan.count : -loan.count;
}

interface Loan {
  itemId: number;
  name: string;
  count: number;
  /** Null if it is older than the news that is known. */
  sinceMs: number | null;
}

/** A member who has items of the armoury on loan. */
export interface Borrower {
  id: number;
  name: string;
  /** Items of all kinds. */
  count: number;
  loans: readonly Loan[];
  /** The oldest loan; null if one is older than the news that is known. */
  sinceMs: number | null;
  /** The last action of a member who counts as inactive; otherwise null. */
  inactiveSinceMs: number | null;
}

interface LoanFacts {
  entries: readonly NewsEntry[];
  /** The time of the armoury's list. */
  listedAtMs: number;
  members: readonly Member[];
  inactiveAfter: InactiveAfter;
}

/** Every member with items on loan: inactive ones first, the longest absent at the top, then by the age of the loan. */
export function borrowersOf(rows: readonly ArmouryItem[], facts: LoanFacts): Borrower[] {
  const lent = rows.flatMap(({ holder, ...item }) =>
    holder === null ? [] : [{ holder, ...item }],
  );
  const members = new Map(facts.members.map((member) => [member.id, member]));
  const entriesOf = groupBy(facts.entries.filter(isLoan), borrowerIn);
  const borrowers = [...groupBy(lent, ({ holder }) => holder.id)].map(([id, items]) => {
    const loans = [...groupBy(items, ({ itemId }) => itemId)].map(([itemId, same]) => {
      const name = same[0]?.name ?? "";
      const count = sum(same.map((each) => each.count));
      const held = { memberId: id, item: name, count };
      return {
        itemId,
        name,
        count,
        sinceMs: loanedSince(entriesOf.get(id) ?? [], held, facts.listedAtMs),
      };
    });
    const member = members.get(id);
    return {
      id,
      name: items[0]?.holder.name ?? "",
      count: sum(loans.map((loan) => loan.count)),
      loans: loans.sort((a, b) => (a.sinceMs ?? 0) - (b.sinceMs ?? 0) || a.count - b.count),
      sinceMs: oldest(loans),
      inactiveSinceMs:
        member && isInactive(member, facts.inactiveAfter) ? member.lastAction.atMs : null,
    };
  });
  return borrowers.sort(
    (a, b) =>
      (a.inactiveSinceMs ?? Number.MAX_SAFE_INTEGER) -
        (b.inactiveSinceMs ?? Number.MAX_SAFE_INTEGER) ||
      (a.sinceMs ?? 0) - (b.sinceMs ?? 0) ||
      b.count - a.count ||
      a.name.localeCompare(b.name),
  );
}

type LoanEntry = Extract<NewsEntry, { kind: "loaned" | "returned" | "retrieved" }>;

const isLoan = (entry: NewsEntry): entry is LoanEntry =>
  entry.kind === "loaned" || entry.kind === "returned" || entry.kind === "retrieved";

/** The player who got or gave back a loan by this news. */
function borrowerIn(entry: LoanEntry): number {
  if (entry.kind === "loaned") return entry.to.id;
  return entry.kind === "returned" ? entry.player.id : entry.from.id;
}

const oldest = (loans: readonly Loan[]): number | null =>
  loans.reduce<number | null>(
    (first, { sinceMs }) => (first === null || sinceMs === null ? null : Math.min(first, sinceMs)),
    Infinity,
  );
