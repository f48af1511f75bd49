import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import type { CrimeSlot } from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem } from "@/lib/game/crimes/problems";
import { cn } from "@/lib/utils";

/** The problem of a slot, most serious first. */
type SlotProblem = "missing-item" | "away" | "low-pass-rate" | "empty" | null;

interface SlotView {
  passRate: number | null;
  memberId: number | null;
  position: string;
  problem: SlotProblem;
}

const PROBLEM_TEXT: Readonly<Record<NonNullable<SlotProblem>, string>> = {
  "missing-item": "item missing",
  away: "away when ready",
  "low-pass-rate": "low pass rate",
  empty: "empty",
};

const LOOKS: Readonly<Record<NonNullable<SlotProblem>, string>> = {
  "missing-item": "border-destructive bg-destructive text-destructive-foreground font-semibold",
  away: "border-destructive font-semibold slot-stripes",
  "low-pass-rate": "border-warning border-b-4 text-warning font-semibold",
  empty: "border-dashed text-muted-foreground",
};

const BOX =
  "inline-grid h-6 w-7.5 place-items-center max-md:h-6.5 max-md:w-9 border border-input text-small leading-none";

/** Ten times as many slots as any crime has. */
const MAX_SLOTS = 60;

interface SlotsProps {
  slots: readonly SlotView[];
  /** "Alpha", or "[3000001]". */
  nameOf: (memberId: number) => string;
}

/** The slots of a crime with their pass rates. Shapes show problems, with text for screen readers. */
export function Slots({ slots, nameOf }: SlotsProps) {
  return (
    <ol aria-label="Slots" className="flex flex-wrap gap-1">
      {slots.slice(0, MAX_SLOTS).map(({ passRate, memberId, position, problem }, index) => {
        const holder = memberId === null ? "empty" : nameOf(memberId);
        const wrong = problem === null || problem === "empty" ? "" : `, ${PROBLEM_TEXT[problem]}`;
        return (
          <li
            key={index}
            title={`${position || "Unknown role"}: ${holder}${wrong}`}
            className={cn(BOX, problem && LOOKS[problem])}
          >
            <span aria-hidden>{passRate ?? "–"}</span>
            <span className="sr-only">
              {position || "Unknown role"}:{" "}
              <span translate={memberId === null ? undefined : "no"}>{holder}</span>
              {memberId !== null && `, pass rate ${passRate ?? "unknown"}`}
              {wrong}
            </span>
          </li>
        );
      })}
      {slots.length > MAX_SLOTS && <li>{slots.length - MAX_SLOTS} more</li>}
    </ol>
  );
}

/** Explains the shapes of the slots. */
export function SlotLegend() {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2 text-small text-muted-foreground">
      {(["missing-item", "away", "low-pass-rate", "empty"] as const).map((problem) => (
        <span key={problem} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn(BOX, "h-4 w-5 max-md:h-4 max-md:w-5", LOOKS[problem])} />
          {PROBLEM_TEXT[problem]}
        </span>
      ))}
    </p>
  );
}

/** The slots of a crime, each with its most serious problem. */
export function slotViews({ crime, problems }: CrimeWithProblems): SlotView[] {
  return crime.slots.map((slot) => ({
    passRate: slot.member && slot.passRate,
    memberId: slot.member?.id ?? null,
    position: slot.position,
    problem: slot.member === null ? "empty" : problemOf(slot, slot.member.id, problems),
  }));
}

function problemOf(
  slot: CrimeSlot,
  memberId: number,
  problems: readonly CrimeProblem[],
): SlotProblem {
  const kinds = new Set(
    problems.filter((problem) => concerns(problem, slot, memberId)).map(({ kind }) => kind),
  );
  if (kinds.has("missing-item")) return "missing-item";
  if (kinds.has("late") || kinds.has("away") || kinds.has("left")) return "away";
  return kinds.has("low-pass-rate") ? "low-pass-rate" : null;
}

function concerns(problem: CrimeProblem, slot: CrimeSlot, memberId: number): boolean {
  switch (problem.kind) {
    case "missing-item":
    case "low-pass-rate":
      return problem.slots.some((each: CrimeSlot) => each === slot);
    case "late":
    case "away":
      return problem.member.id === memberId;
    case "left":
      return problem.memberId === memberId;
    case "stuck":
    case "unpaid":
      return false;
  }
}
