import { Chips } from "@/components/list/chips";
import type { Choice } from "@/components/list/choice";
import { LongList } from "@/components/list/long-list";
import { SectionHead } from "@/components/state/section-head";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatCount } from "@/lib/format/numbers";
import type { CrimeInNeed, Mark } from "@/lib/game/crimes/grouped";

import { CrimeRow, type CrimeRowProps } from "./crime-row";
import { SlotLegend } from "./slots";

const KINDS = [
  ["all", "All", []],
  ["missing-item", "Item missing", ["items"]],
  ["away-when-ready", "Away", ["away", "left"]],
  ["delayed", "Late", ["late"]],
  ["stuck", "Stuck", ["stuck"]],
  ["unpaid", "Unpaid", ["unpaid"]],
] as const satisfies readonly [...Choice, readonly Mark["kind"][]][];
const CHOICES = KINDS.map(([value, text]) => [value, text] as const);

/** Rows drawn at first: each has its slots, its marks and an action. */
const PART = 25;

interface NeedListProps extends Omit<CrimeRowProps, "row"> {
  rows: readonly CrimeInNeed[];
}

/** The crimes that a leader has to deal with, the most urgent first. */
export function NeedList({ rows, ...terms }: NeedListProps) {
  const [chosen, setChosen] = useUrlChoice("needs", CHOICES, "all");
  const shownFor = (kinds: readonly Mark["kind"][]) =>
    kinds.length === 0
      ? rows
      : rows.filter(({ marks }) => marks.some(({ kind }) => kinds.includes(kind)));
  const shown = shownFor(KINDS.find(([value]) => value === chosen)?.[2] ?? []);
  return (
    <section aria-label="Needs you" className="max-md:-mt-2">
      <SectionHead title="Needs you" aside={formatCount(rows.length, "crime", "crimes")} />
      {rows.length === 0 ? (
        <p className="border-b border-rule py-3 text-muted-foreground">
          Nothing needs you: every slot has its item, everyone is available, everything is paid.
        </p>
      ) : (
        <>
          <Chips
            label="Show only"
            chips={KINDS.map(([value, text, kinds]) => ({
              value,
              text,
              count: shownFor(kinds).length,
            }))}
            chosen={[chosen]}
            onChange={(next) => {
              setChosen(next.at(-1) ?? "all");
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
