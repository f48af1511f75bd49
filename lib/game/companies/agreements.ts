import { groupBy } from "@/lib/common/group-by";
import { sum } from "@/lib/common/numbers";

/** Trains that a director has agreed to give an employee. The game has no such list: the director enters it. */
export interface TrainAgreement {
  /** The time of adding, which identifies the agreement. */
  addedAtMs: number;
  playerId: number;
  /** The employee's name, for when the employee has left the company. */
  name: string;
  trains: number;
  /** Dollars per train; 0 if they are free. */
  price: number;
  /** 00:00 TCT of the first day whose trains count. */
  fromMs: number;
}

/** A train that the director has given. */
export interface Train {
  playerId: number;
  atMs: number;
}

/** An agreement and its progress. */
export interface AgreementProgress extends TrainAgreement {
  given: number;
  /** Trains that are still owed. If `isPartial`, at most these. */
  owed: number;
  /** Dollars of the trains that are still owed. */
  owedMoney: number;
  /** True if trains since the agreement's day may be missing. */
  isPartial: boolean;
}

/**
 * The progress of each agreement, in their order. A train counts once, for the employee's earliest agreement that has begun and
 * isn't complete.
 * @param knownFromMs the time since which all trains are known; null if none are
 */
export function agreementProgress(
  agreements: readonly TrainAgreement[],
  trains: readonly Train[],
  knownFromMs: number | null,
): readonly AgreementProgress[] {
  const given = givenTrains(agreements, trains);
  return agreements.map((agreement) => {
    const count = given.get(agreement) ?? 0;
    const owed = agreement.trains - count;
    return {
      ...agreement,
      given: count,
      owed,
      owedMoney: owed * agreement.price,
      isPartial: owed > 0 && (knownFromMs === null || knownFromMs > agreement.fromMs),
    };
  });
}

function givenTrains(
  agreements: readonly TrainAgreement[],
  trains: readonly Train[],
): ReadonlyMap<TrainAgreement, number> {
  const byPlayer = groupBy(
    agreements.toSorted((a, b) => a.fromMs - b.fromMs || a.addedAtMs - b.addedAtMs),
    ({ playerId }) => playerId,
  );
  const given = new Map<TrainAgreement, number>();
  for (const { playerId, atMs } of trains.toSorted((a, b) => a.atMs - b.atMs)) {
    const open = byPlayer
      .get(playerId)
      ?.find((each) => each.fromMs <= atMs && (given.get(each) ?? 0) < each.trains);
    if (open) given.set(open, (given.get(open) ?? 0) + 1);
  }
  return given;
}

/** The agreements with one employee. */
export interface EmployeeAgreements {
  agreed: number;
  given: number;
  owed: number;
  /** Dollars per train; null if the agreements differ. */
  price: number | null;
  /** The first day of the earliest agreement. */
  fromMs: number;
  isPartial: boolean;
}

/** The agreements with each employee, by the employee's id. */
export const agreementsByEmployee = (
  agreements: readonly AgreementProgress[],
): ReadonlyMap<number, EmployeeAgreements> =>
  new Map(
    [...groupBy(agreements, ({ playerId }) => playerId)].map(([playerId, own]) => [
      playerId,
      totalOfAgreements(own),
    ]),
  );

function totalOfAgreements(own: readonly AgreementProgress[]): EmployeeAgreements {
  const prices = new Set(own.map(({ price }) => price));
  const [price = null] = prices;
  return {
    agreed: sum(own.map(({ trains }) => trains)),
    given: sum(own.map(({ given }) => given)),
    owed: sum(own.map(({ owed }) => owed)),
    price: prices.size === 1 ? price : null,
    fromMs: Math.min(...own.map(({ fromMs }) => fromMs)),
    isPartial: own.some(({ isPartial }) => isPartial),
  };
}

/** The names of employees who are owed trains, each with the number, most first. */
export const owedByName = (
  agreements: readonly AgreementProgress[],
): readonly (readonly [name: string, owed: number])[] =>
  [...groupBy(agreements, ({ playerId }) => playerId).values()]
    .map((own) => [own[0]?.name ?? "", sum(own.map(({ owed }) => owed))] as const)
    .filter(([, owed]) => owed > 0)
    .toSorted(([, a], [, b]) => b - a);

/**
 * The employees who get so many trains now, the oldest agreement first, each with the number. Who comes later gets none if there
 * are too few.
 */
export function nextTrains(
  agreements: readonly AgreementProgress[],
  left: number,
): readonly (readonly [name: string, trains: number])[] {
  let rest = left;
  const given = new Map<number, { name: string; trains: number }>();
  for (const { playerId, name, owed } of agreements.toSorted(
    (a, b) => a.fromMs - b.fromMs || a.addedAtMs - b.addedAtMs,
  )) {
    const trains = Math.min(owed, rest);
    rest -= trains;
    if (trains > 0) {
      given.set(playerId, { name, trains: (given.get(playerId)?.trains ?? 0) + trains });
    }
  }
  return [...given.values()].map(({ name, trains }) => [name, trains]);
}
