import { type ComponentProps, Suspense, useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { Collapsible } from "@/components/figures/collapsible";
import { onDemand } from "@/components/ui/on-demand";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { earliestStart, firstToStart } from "@/lib/game/crimes/earliest-start";
import type { GroupedCrimes } from "@/lib/game/crimes/group-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isOpen } from "@/lib/game/crimes/status";
import type { CrimeSummary } from "@/lib/game/crimes/summary";
import { isNotInOc } from "@/lib/game/faction/member";
import { sum } from "@/lib/game/money/sum";

import { ActionableCrimes } from "./actionable-crimes";
import { MissingItems } from "./missing-items";
import { Summary } from "./summary";

// What is folded at first loads as it is opened.
const LowPassRateCrimes = onDemand(() => import("./other-crimes").then((l) => l.LowPassRateCrimes));
const CrimesWithoutProblems = onDemand(() =>
  import("./other-crimes").then((l) => l.CrimesWithoutProblems),
);
const MembersNotInOc = onDemand(() => import("./members-not-in-oc").then((l) => l.MembersNotInOc));
const Participation = onDemand(() => import("./participation").then((l) => l.Participation));

interface ControlRoomProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  grouped: GroupedCrimes;
  summary: CrimeSummary;
  nowMs: number;
  /** Percent. */
  lowestPassRate: number;
  /** Opens the payouts. */
  onPayOut: () => void;
  /** Called when the player has paid this crime by hand. */
  onSettle: (crimeId: number) => void;
}

export function ControlRoom({ crimes, summary, grouped, ...room }: ControlRoomProps) {
  const { book, nowMs, lowestPassRate } = room;
  const { actionable, lowPassRatesOnly } = grouped;
  const open = useMemo(() => crimes.filter(isOpen), [crimes]);
  const fine = useMemo(
    () => grouped.withoutProblems.map((crime) => ({ crime, problems: [] })),
    [grouped.withoutProblems],
  );
  const next = firstToStart(grouped.withoutProblems, nowMs);
  const nextMs = next && earliestStart(next, nowMs);
  const low = sum(lowPassRatesOnly.map(({ problems }) => problems.length));
  const members = [...book.members.values()];
  const isKnown = members.some(({ isInOc }) => isInOc !== null);
  return (
    <>
      <ActionableCrimes rows={actionable} {...room} />
      <Later
        title="Pass rate only"
        aside={`${crimeCount(lowPassRatesOnly)}, ${formatCount(low, "slot", "slots")} under ${lowestPassRate}`}
      >
        <LowPassRateCrimes crimes={lowPassRatesOnly} book={book} nowMs={nowMs} />
      </Later>
      <Later
        title="Fine"
        aside={`${crimeCount(fine)}${nextMs === null ? "" : `, the next ready ${formatGameMoment(nextMs, nowMs)}`}`}
      >
        <CrimesWithoutProblems crimes={fine} book={book} nowMs={nowMs} />
      </Later>
      <div className="mt-4 grid gap-x-6 @2xl/page:grid-cols-2 @4xl/page:grid-cols-3 @4xl/page:gap-x-10">
        <Summary summary={summary} crimes={crimes} book={book} nowMs={nowMs} />
        <MissingItems crimes={open} book={book} />
      </div>
      <Later
        title="In no crime"
        aside={isKnown ? formatWhole(members.filter(isNotInOc).length) : "–"}
      >
        <MembersNotInOc book={book} />
      </Later>
      <Later
        title="Member Participation Summary"
        aside={members.length === 0 ? "–" : formatWhole(members.length)}
      >
        <Participation crimes={crimes} book={book} nowMs={nowMs} />
      </Later>
    </>
  );
}

const crimeCount = ({ length }: readonly unknown[]) => formatCount(length, "crime", "crimes");

function Later({ children, ...head }: ComponentProps<typeof Collapsible>) {
  return (
    <Collapsible {...head}>
      <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
        {children}
      </Suspense>
    </Collapsible>
  );
}
