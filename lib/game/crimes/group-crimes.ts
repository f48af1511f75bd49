import { groupBy } from "@/lib/common/group-by";

import { hasNobody, isOpen, type OrganisedCrime, type SlotWithoutItem } from "./organised-crime";
import { type CrimeProblem, needsAction } from "./problems";

/** The place where a leader solves the worst problem of a crime. */
export type Action =
  | { kind: "profile"; memberId: number }
  | { kind: "buy"; slots: readonly SlotWithoutItem[] }
  | { kind: "crime" }
  | { kind: "pay out" };

/** A crime and all its problems. */
export interface CrimeWithProblems {
  crime: OrganisedCrime;
  /** Worst first. */
  problems: readonly CrimeProblem[];
}

export interface ActionableCrime extends CrimeWithProblems {
  /** The first problem that needs action, in the order of `findProblems`. */
  mostUrgent: CrimeProblem;
  action: Action;
}

export interface GroupedCrimes {
  /** Crimes that need action, most urgent first. */
  actionable: readonly ActionableCrime[];
  /** Open crimes whose only problems are low pass rates, soonest first. */
  lowPassRatesOnly: readonly CrimeWithProblems[];
  /** Open crimes without problems that a member has joined. */
  withoutProblems: readonly OrganisedCrime[];
  /** Open crimes without problems that nobody has joined yet. */
  recruiting: readonly OrganisedCrime[];
}

/**
 * Groups crimes by the action that their problems require; each crime is in one group at most. `problems` is the result of
 * `findProblems`.
 */
export function groupCrimes(
  crimes: readonly OrganisedCrime[],
  problems: readonly CrimeProblem[],
): GroupedCrimes {
  const all = groupBy(problems, ({ crime }) => crime);
  const firsts = new Map<OrganisedCrime, CrimeProblem>();
  for (const problem of problems) {
    if (needsAction(problem) && !firsts.has(problem.crime)) firsts.set(problem.crime, problem);
  }
  const fine = crimes.filter((crime) => isOpen(crime) && !all.has(crime));
  return {
    actionable: [...firsts].map(([crime, mostUrgent]) => {
      const worstFirst = (all.get(crime) ?? []).toSorted(bySeverity);
      return { crime, problems: worstFirst, mostUrgent, action: actionFor(worstFirst) };
    }),
    lowPassRatesOnly: [...all]
      .filter(([crime]) => !firsts.has(crime))
      .map(([crime, own]) => ({ crime, problems: own })),
    withoutProblems: fine.filter((crime) => !hasNobody(crime)),
    recruiting: fine.filter(hasNobody),
  };
}

/** The kinds with a low number are the worst. */
const SEVERITY: Readonly<Record<CrimeProblem["kind"], number>> = {
  late: 1,
  away: 2,
  left: 2,
  "missing-item": 3,
  stuck: 4,
  unpaid: 4,
  "low-pass-rate": 5,
};

const bySeverity = (a: CrimeProblem, b: CrimeProblem) => SEVERITY[a.kind] - SEVERITY[b.kind];

/** The action for a crime's worst problem. With several absent members it is the crime's own page, which shows them all. */
function actionFor(problems: readonly CrimeProblem[]): Action {
  const absent = problems.flatMap((problem) =>
    problem.kind === "late" || problem.kind === "away"
      ? problem.member.id
      : problem.kind === "left"
        ? problem.memberId
        : [],
  );
  const [memberId] = absent;
  if (memberId !== undefined) {
    return absent.length === 1 ? { kind: "profile", memberId } : { kind: "crime" };
  }
  const [worst] = problems;
  if (worst?.kind === "missing-item") return { kind: "buy", slots: worst.slots };
  return { kind: worst?.kind === "unpaid" ? "pay out" : "crime" };
}
