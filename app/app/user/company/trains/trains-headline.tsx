import { Fragment } from "react";

import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { sum } from "@/lib/common/numbers";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { type AgreementProgress, nextTrains, owedByName } from "@/lib/game/companies/agreements";
import type { DayOfTrains } from "@/lib/game/companies/trains";

import { explainOwed } from "./explanation";

/** The number of names that each part of the note lists. */
const NAMED = 5;

interface TrainsHeadlineProps {
  /** The trains that can still be given; null if unknown. */
  left: number | null;
  /** The trains of this week; null if unknown. */
  ofWeek: number | null;
  /** Today, if it has trains; null if unknown. */
  today: readonly DayOfTrains[] | null;
  /** Null for an employee, and while it is unknown what was given. */
  agreements: readonly AgreementProgress[] | null;
}

/** "4 trains left: give Kestrel 4. 6 owed, 2 too few: Kestrel 4, Juno 2. Given today: Wren 1." The oldest agreement gets them. */
export function TrainsHeadline({ left, ofWeek, today, agreements }: TrainsHeadlineProps) {
  const owed = sum((agreements ?? []).map((each) => each.owed));
  const isPartial = agreements?.some((each) => each.isPartial) ?? false;
  const next = isPartial ? [] : nextTrains(agreements ?? [], left ?? 0);
  const restText = () => {
    if (agreements === null || agreements.length === 0) {
      return `, ${orDash(ofWeek, formatWhole)} given this week.`;
    }
    if (isPartial) return `, at most ${formatWhole(owed)} owed.`;
    return owed === 0 ? ", none owed." : ".";
  };
  return (
    <>
      <ViewHeadline figure={orDash(left, formatWhole)}>
        {left === 1 ? "train" : "trains"} left
        {next.length > 0 ? (
          <>
            : give <Counts counts={next} />
          </>
        ) : (
          restText()
        )}{" "}
        {owed > 0 && <Explain {...explainOwed(agreements ?? [])} />}
      </ViewHeadline>
      {/* As high as its one line while that is still loading, so that the agreements stay where they are. */}
      <p className="-mt-1 min-h-7 pb-2 text-small text-muted-foreground">
        {owed > 0 && (
          <>
            {isPartial ? "Owed" : `${formatWhole(owed)} owed`}
            {left !== null && !isPartial && owed > left && `, ${formatWhole(owed - left)} too few`}
            {next.length > 0 ? (
              "."
            ) : (
              <>
                : <Counts counts={owedByName(agreements ?? [])} />
              </>
            )}{" "}
          </>
        )}
        {today?.map(({ dayMs, employees }) => (
          <Fragment key={dayMs}>
            Given today:{" "}
            <Counts counts={employees.map(({ name, trains }) => [name, trains] as const)} />
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** "Kestrel 4, Juno 2." */
function Counts({ counts }: { counts: readonly (readonly [name: string, count: number])[] }) {
  const listed = counts.slice(0, NAMED).map(([name, count]) => `${name} ${formatWhole(count)}`);
  const others = counts.length - listed.length;
  const text = [...listed, ...(others > 0 ? [`${formatWhole(others)} more`] : [])].join(", ");
  return <WithNames names={counts.map(([name]) => name)}>{`${text}.`}</WithNames>;
}
