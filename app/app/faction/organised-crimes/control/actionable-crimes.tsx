import { SectionHeader } from "@/components/figures/section-header";
import { Chips } from "@/components/list/chips";
import { LongList } from "@/components/list/long-list";
import { ALL, type Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatCount } from "@/lib/format/numbers";
import type { ActionableCrime, ProblemSummary } from "@/lib/game/crimes/group-crimes";

import { CrimeRow, type CrimeRowProps } from "./crime-row";
import { SlotLegend } from "./slots";

interface ProblemFilter {
  value: string;
  text: string;
  /** The kinds of problems whose crimes it shows. */
  problems: readonly ProblemSummary["kind"][];
}

const KINDS: readonly ProblemFilter[] = [
  { value: "missing-item", text: "Item missing", problems: ["missing-items"] },
  { value: "away-when-ready", text: "Away", problems: ["away", "left"] },
  { value: "delayed", text: "Late", problems: ["late"] },
  { value: "stuck", text: "Stuck", problems: ["stuck"] },
  { value: "unpaid", text: "Unpaid", problems: ["unpaid"] },
];
const CHOICES: readonly Choice[] = [
  [ALL, "All"],
  ...KINDS.map(({ value, text }) => [value, text] as const),
];

/** Rows drawn at first: each has its slots, its problems and an action. */
const PART = 25;

interface ActionableCrimesProps extends Omit<CrimeRowProps, "row"> {
  rows: readonly ActionableCrime[];
}

/** The crimes that a leader has to deal with, the most urgent first. */
export function ActionableCrimes({ rows, ...terms }: ActionableCrimesProps) {
  const [chosen, setChosen] = useUrlChoice("needs", CHOICES, ALL);
  const shownFor = (value: string) => {
    const kinds = KINDS.find((one) => one.value === value)?.problems;
    return kinds
      ? rows.filter(({ summaries }) => summaries.some(({ kind }) => kinds.includes(kind)))
      : rows;
  };
  const shown = shownFor(chosen);
  return (
    <section aria-label="Needs you" className="max-md:-mt-2">
      <SectionHeader title="Needs you" aside={formatCount(rows.length, "crime", "crimes")} />
      {rows.length === 0 ? (
        <p className="border-b border-rule py-3 text-muted-foreground">
          Nothing needs you: every slot has its item, everyone is available, everything is paid.
        </p>
      ) : (
        <>
          <Chips
            label="Show only"
            chips={CHOICES.map(([value, text]) => ({ value, text, count: shownFor(value).length }))}
            selected={[chosen]}
            onChange={(next) => {
              setChosen(next.at(-1) ?? ALL);
            }}
          />
          <LongList entries={shown} part={PART}>
            {(drawn) => (
              <ol aria-label="Needs" className="border-t border-rule">
                {drawn.map((row) => (
                  <CrimeRow key={row.crime.id} row={row} {...terms} />
                ))}
              </ol>
            )}
          </LongList>
          <SlotLegend />
        </>
      )}
    </section>
  );
}
