import { groupBy } from "@/lib/common/group-by";

import { hasNobody, isOpen, type MissingItem, type OrganisedCrime } from "./organised-crime";
import { type Absence, type CrimeProblem, type LowPassRateProblem, needsAction } from "./problems";

/**
 * A problem, or several of the same kind, as a crime's row shows it. All missing items of a crime form one summary, and so do its
 * low pass rates.
 */
export type ProblemSummary =
  | { kind: "late" | "away"; absence: Absence }
  | { kind: "left"; memberId: number }
  | { kind: "missing-item"; items: readonly MissingItem[] }
  | { kind: "stuck"; filled: number; slots: number }
  | { kind: "unpaid"; money: number; members: number }
  | { kind: "low-pass-rate"; rates: readonly LowPassRateProblem[] };

/** The place where a leader solves the problem. */
export type Action =
  | { kind: "profile"; memberId: number }
  | { kind: "buy"; items: readonly MissingItem[] }
  | { kind: "crime" }
  | { kind: "pay out" };

/** A crime and all its problems. */
export interface CrimeWithProblems {
  crime: OrganisedCrime;
  /** In the order of `findProblems`. */
  problems: readonly CrimeProblem[];
}

export interface ActionableCrime extends CrimeWithProblems {
  /** The first problem that needs action, in the order of `findProblems`. */
  mostUrgent: CrimeProblem;
  /** Worst first. */
  summaries: readonly ProblemSummary[];
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
  const actionable: ActionableCrime[] = [];
  const lowPassRatesOnly: CrimeWithProblems[] = [];
  const all = groupBy(problems, ({ crime }) => crime);
  const firsts = new Map<OrganisedCrime, CrimeProblem>();
  for (const problem of problems) {
    if (needsAction(problem) && !firsts.has(problem.crime)) firsts.set(problem.crime, problem);
  }
  for (const [crime, mostUrgent] of firsts) {
    const ownProblems = all.get(crime) ?? [];
    const summaries = summariesOf(ownProblems);
    actionable.push({
      crime,
      problems: ownProblems,
      mostUrgent,
      summaries,
      action: actionFor(summaries),
    });
  }
  for (const [crime, own] of all) {
    if (!firsts.has(crime)) lowPassRatesOnly.push({ crime, problems: own });
  }
  const fine = crimes.filter((crime) => isOpen(crime) && !all.has(crime));
  return {
    actionable,
    lowPassRatesOnly,
    withoutProblems: fine.filter((crime) => !hasNobody(crime)),
    recruiting: fine.filter(hasNobody),
  };
}

/** Worst first: late, away or left, missing item, stuck or unpaid, low pass rate. */
function summariesOf(problems: readonly CrimeProblem[]): ProblemSummary[] {
  const late: ProblemSummary[] = [];
  const away: ProblemSummary[] = [];
  const others: ProblemSummary[] = [];
  const items: MissingItem[] = [];
  const rates: LowPassRateProblem[] = [];
  for (const problem of problems) {
    switch (problem.kind) {
      case "late":
        late.push(
          ...problem.absences.map((absence): ProblemSummary => ({ kind: "late", absence })),
        );
        break;
      case "away":
        away.push({ kind: "away", absence: problem });
        break;
      case "left":
        away.push({ kind: "left", memberId: problem.memberId });
        break;
      case "missing-item":
        items.push(problem);
        break;
      case "low-pass-rate":
        rates.push(problem);
        break;
      case "stuck":
        others.push({ kind: "stuck", filled: problem.filled, slots: problem.slots });
        break;
      case "unpaid":
        others.push({ kind: "unpaid", money: problem.money, members: problem.memberIds.length });
    }
  }
  return [
    ...late,
    ...away,
    ...(items.length > 0 ? [{ kind: "missing-item", items } as const] : []),
    ...others,
    ...(rates.length > 0 ? [{ kind: "low-pass-rate", rates } as const] : []),
  ];
}

/** The action for a crime's worst problem. With several absent members it is the crime's own page, which shows them all. */
function actionFor(summaries: readonly ProblemSummary[]): Action {
  const absent = summaries.flatMap((summary) =>
    summary.kind === "late" || summary.kind === "away"
      ? summary.absence.memberId
      : summary.kind === "left"
        ? summary.memberId
        : [],
  );
  const [memberId] = absent;
  if (memberId !== undefined) {
    return absent.length === 1 ? { kind: "profile", memberId } : { kind: "crime" };
  }
  const [worst] = summaries;
  if (worst?.kind === "missing-item") return { kind: "buy", items: worst.items };
  return { kind: worst?.kind === "unpaid" ? "pay out" : "crime" };
}
