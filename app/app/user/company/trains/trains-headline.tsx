import { Explain } from "@/components/figures/explain";
import { ViewHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { sum } from "@/lib/common/numbers";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { type AgreementProgress, owedByName } from "@/lib/game/companies/agreements";
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

/** "7 trains left, 6 owed. Owed: Kestrel 4, Juno 2. Given today: Wren 1." */
export function TrainsHeadline({ left, ofWeek, today, agreements }: TrainsHeadlineProps) {
  const owed = sum((agreements ?? []).map((each) => each.owed));
  const isPartial = agreements?.some((each) => each.isPartial) ?? false;
  return (
    <>
      <ViewHeadline figure={orDash(left, formatWhole)}>
        {left === 1 ? "train" : "trains"} left
        {agreements !== null && agreements.length > 0 ? (
          <>
            , {isPartial && "at most "}
            <b>{formatWhole(owed)}</b> owed
            {left !== null &&
              !isPartial &&
              owed > left &&
              `, ${formatWhole(owed - left)} too few`}.{" "}
            {owed > 0 && <Explain {...explainOwed(agreements)} />}
          </>
        ) : (
          `, ${orDash(ofWeek, formatWhole)} given this week.`
        )}
      </ViewHeadline>
      {/* As high as its one line while that is still loading, so that the agreements stay where they are. */}
      <p className="-mt-1 min-h-7 pb-2 text-small text-muted-foreground">
        {owed > 0 && <Counts label="Owed" counts={owedByName(agreements ?? [])} />}
        {today?.map(({ dayMs, employees }) => (
          <Counts
            key={dayMs}
            label="Given today"
            counts={employees.map(({ name, trains }) => [name, trains] as const)}
          />
        ))}
        {today?.length === 0 && "None given today."}
      </p>
    </>
  );
}

interface CountsProps {
  label: string;
  counts: readonly (readonly [name: string, count: number])[];
}

function Counts({ label, counts }: CountsProps) {
  const listed = counts.slice(0, NAMED).map(([name, count]) => `${name} ${formatWhole(count)}`);
  const others = counts.length - listed.length;
  const text = [...listed, ...(others > 0 ? [`${formatWhole(others)} more`] : [])].join(", ");
  return (
    <>
      <WithNames names={counts.map(([name]) => name)}>{`${label}: ${text}.`}</WithNames>{" "}
    </>
  );
}
