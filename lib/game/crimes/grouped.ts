import type { Absence, ItemNeed, Need, PassRateNeed } from "./need";
import { isPressing } from "./needs";
import type { OrganisedCrime } from "./organised-crime";
import { isOpen } from "./status";

/** One thing that is wrong with a crime. All missing items are one, and so are all low pass rates. */
export type Mark =
  | { kind: "late" | "away"; absence: Absence }
  | { kind: "left"; memberId: number }
  | { kind: "items"; items: readonly ItemNeed[] }
  | { kind: "stuck"; filled: number; slots: number }
  | { kind: "unpaid"; money: number; members: number }
  | { kind: "rates"; rates: readonly PassRateNeed[] };

/** Where it is dealt with. */
export type Action =
  | { kind: "profile"; memberId: number }
  | { kind: "buy"; items: readonly ItemNeed[] }
  | { kind: "crime" }
  | { kind: "pay out" };

/** A crime and all that its leader has to take care of. */
export interface CrimeNeeds {
  crime: OrganisedCrime;
  /** In the order of `needsOf`. */
  needs: readonly Need[];
}

export interface CrimeInNeed extends CrimeNeeds {
  /** What makes it urgent first. */
  first: Need;
  /** The worst first. */
  marks: readonly Mark[];
  action: Action;
}

export interface GroupedCrimes {
  /** Those that need somebody, the most urgent first. */
  inNeed: readonly CrimeInNeed[];
  /** Open ones with nothing wrong but low pass rates, the soonest first. */
  lowPassRates: readonly CrimeNeeds[];
  /** Open ones with nothing wrong. */
  fine: readonly OrganisedCrime[];
}

/** Each crime once, by how much it needs somebody. `needs` are those of `needsOf`. */
export function groupCrimes(
  crimes: readonly OrganisedCrime[],
  needs: readonly Need[],
): GroupedCrimes {
  const inNeed: CrimeInNeed[] = [];
  const lowPassRates: CrimeNeeds[] = [];
  const all = new Map<OrganisedCrime, Need[]>();
  const firsts = new Map<OrganisedCrime, Need>();
  for (const need of needs) {
    const known = all.get(need.crime);
    if (known) known.push(need);
    else all.set(need.crime, [need]);
    if (isPressing(need) && !firsts.has(need.crime)) firsts.set(need.crime, need);
  }
  for (const [crime, first] of firsts) {
    const own = all.get(crime) ?? [];
    const marks = marksOf(own);
    inNeed.push({ crime, needs: own, first, marks, action: actionFor(marks) });
  }
  for (const [crime, own] of all) if (!firsts.has(crime)) lowPassRates.push({ crime, needs: own });
  return {
    inNeed,
    lowPassRates,
    fine: crimes.filter((crime) => isOpen(crime) && !all.has(crime)),
  };
}

/** The worst first: late, away, item, stuck, unpaid, rate. */
function marksOf(needs: readonly Need[]): Mark[] {
  const late: Mark[] = [];
  const away: Mark[] = [];
  const others: Mark[] = [];
  const items: ItemNeed[] = [];
  const rates: PassRateNeed[] = [];
  for (const need of needs) {
    switch (need.kind) {
      case "delayed":
        late.push(...need.by.map((absence): Mark => ({ kind: "late", absence })));
        break;
      case "away when ready":
        away.push({ kind: "away", absence: need });
        break;
      case "left":
        away.push({ kind: "left", memberId: need.memberId });
        break;
      case "missing item":
        items.push(need);
        break;
      case "pass rate":
        rates.push(need);
        break;
      case "stuck":
        others.push({ kind: "stuck", filled: need.filled, slots: need.slots });
        break;
      case "unpaid":
        others.push({ kind: "unpaid", money: need.money, members: need.memberIds.length });
    }
  }
  return [
    ...late,
    ...away,
    ...(items.length > 0 ? [{ kind: "items", items } as const] : []),
    ...others,
    ...(rates.length > 0 ? [{ kind: "rates", rates } as const] : []),
  ];
}

/** One for each crime: for the worst of its marks. Several absent members are seen in the crime itself. */
function actionFor(marks: readonly Mark[]): Action {
  const absent = marks.flatMap((mark) =>
    mark.kind === "late" || mark.kind === "away"
      ? mark.absence.memberId
      : mark.kind === "left"
        ? mark.memberId
        : [],
  );
  const [memberId] = absent;
  if (memberId !== undefined) {
    return absent.length === 1 ? { kind: "profile", memberId } : { kind: "crime" };
  }
  const [worst] = marks;
  if (worst?.kind === "items") return { kind: "buy", items: worst.items };
  return { kind: worst?.kind === "unpaid" ? "pay out" : "crime" };
}
