import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import { type CrimeSlot, type FilledSlot, isFilled } from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem } from "@/lib/game/crimes/problems";
import { cn } from "@/lib/utils";

/** The problem of a slot, most serious first. */
type SlotProblem = "missing-item" | "away" | "low-pass-rate" | "empty" | null;

export interface SlotView {
  passRate: number | null;
  memberId: number | null;
  position: string;
  problem: SlotProblem;
  /** True if an item is missing, and the member will be away too. */
  isAwayToo: boolean;
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

/** Over the colour of a missing item, whose text stays readable: the stripes are on the side of the page’s text. */
const AWAY_TOO = "slot-stripes [--stripe:var(--foreground)]";

const BOX = "inline-grid place-items-center border border-input text-small leading-none";
const SMALL = "h-6 w-7.5 max-md:h-6.5 max-md:w-9";

/** On a wide page the rate stands below the first letters of the name. */
const WITH_LETTERS = "@4xl/page:size-8.5 @4xl/page:content-center";
const LETTERS = 3;

/** Ten times as many slots as any crime has. */
const MAX_SLOTS = 60;

interface SlotsProps {
  slots: readonly SlotView[];
  lookups: Pick<CrimeLookups, "members">;
}

/** The slots of a crime with their pass rates. Shapes show problems, with text for screen readers. */
export function Slots({ slots, lookups }: SlotsProps) {
  return (
    <ol aria-label="Slots" className="flex flex-wrap gap-1">
      {slots.slice(0, MAX_SLOTS).map((slot, index) => {
        const { passRate, memberId, position } = slot;
        const holder = memberId === null ? "empty" : memberName(lookups, memberId);
        const known = memberId === null ? undefined : lookups.members.get(memberId)?.name;
        return (
          <li key={index} className={cn(BOX, SMALL, WITH_LETTERS, lookOf(slot))}>
            {known !== undefined && (
              <span
                aria-hidden
                translate="no"
                className="hidden text-tiny leading-3.5 font-normal @4xl/page:block"
              >
                {known.slice(0, LETTERS)}
              </span>
            )}
            <span aria-hidden>{passRate ?? "–"}</span>
            <span className="sr-only">
              {position || "Unknown role"}:{" "}
              <span translate={memberId === null ? undefined : "no"}>{holder}</span>
              {memberId !== null && `, pass rate ${passRate ?? "unknown"}`}
              {wrongText(slot)}
            </span>
          </li>
        );
      })}
      {slots.length > MAX_SLOTS && <li>{slots.length - MAX_SLOTS} more</li>}
    </ol>
  );
}

/** The pass rate of one slot, in the shape of its problem. */
export function SlotRate({ slot }: { slot: SlotView }) {
  const { passRate, memberId } = slot;
  return (
    <span className={cn(BOX, SMALL, lookOf(slot))}>
      <span className="sr-only">{memberId === null ? "empty" : "pass rate "}</span>
      <span aria-hidden={memberId === null}>{passRate ?? "–"}</span>
      <span className="sr-only">{wrongText(slot)}</span>
    </span>
  );
}

const lookOf = ({ problem, isAwayToo }: SlotView) =>
  problem && cn(LOOKS[problem], isAwayToo && AWAY_TOO);

const wrongText = ({ problem, isAwayToo }: SlotView) =>
  problem === null || problem === "empty"
    ? ""
    : `, ${PROBLEM_TEXT[problem]}${isAwayToo ? `, ${PROBLEM_TEXT.away}` : ""}`;

/** In short, so that the legend takes one line of a phone. */
const LEGEND = {
  "missing-item": "no item",
  away: "away",
  "low-pass-rate": "low rate",
  empty: "empty",
} as const;

/** Explains the shapes of the slots. */
export function SlotLegend() {
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-2 text-small text-muted-foreground">
      {(["missing-item", "away", "low-pass-rate", "empty"] as const).map((problem) => (
        <span key={problem} className="inline-flex items-center gap-1.5">
          <span aria-hidden className={cn(BOX, "h-4 w-5", LOOKS[problem])} />
          {LEGEND[problem]}
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
    ...(isFilled(slot) ? problemOf(slot, problems) : { problem: "empty", isAwayToo: false }),
  }));
}

function problemOf(
  slot: FilledSlot,
  problems: readonly CrimeProblem[],
): Pick<SlotView, "problem" | "isAwayToo"> {
  const kinds = new Set(slotProblems(slot, problems).map(({ kind }) => kind));
  const isAway = kinds.has("late") || kinds.has("away") || kinds.has("left");
  if (kinds.has("missing-item")) return { problem: "missing-item", isAwayToo: isAway };
  const lower = kinds.has("low-pass-rate") ? "low-pass-rate" : null;
  return { problem: isAway ? "away" : lower, isAwayToo: false };
}

/** The problems of a crime that concern a slot or its member. */
export const slotProblems = (slot: FilledSlot, problems: readonly CrimeProblem[]): CrimeProblem[] =>
  problems.filter((problem) => concerns(problem, slot, slot.member.id));

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
