import { type ComponentProps, Suspense, useMemo, useRef, useState } from "react";

import {
  areItemsLoaded,
  atLeast,
  type CrimeLookups,
  itemsMoney,
} from "@/components/crimes/crime-lookups";
import { Collapsible } from "@/components/figures/collapsible";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { Chips } from "@/components/list/toggles";
import { onDemand } from "@/components/ui/on-demand";
import { ALL, type Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatGameMoment } from "@/lib/format/times";
import { earliestStart, firstToStart } from "@/lib/game/crimes/earliest-start";
import type { ActionableCrime, GroupedCrimes } from "@/lib/game/crimes/group-crimes";
import { isOpen, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem } from "@/lib/game/crimes/problems";
import type { CrimeSummary } from "@/lib/game/crimes/summary";
import { isNotInOc } from "@/lib/game/faction/member";

import { crimeElementId } from "./crime-entry";
import { CrimeRow, type CrimeRowProps } from "./crime-row";
import { MissingItems } from "./missing-items";
import { RoomContext } from "./use-room";
import { SlotLegend } from "./slots";

// Sections that are collapsed at first load when they are opened.
const LowPassRateCrimes = onDemand(() => import("./other-crimes").then((l) => l.LowPassRateCrimes));
const OtherCrimes = onDemand(() => import("./other-crimes").then((l) => l.OtherCrimes));
const MembersNotInOc = onDemand(() => import("./members-not-in-oc").then((l) => l.MembersNotInOc));
const Participation = onDemand(() => import("./participation").then((l) => l.Participation));
const RewardNames = onDemand(() => import("./reward-names").then((l) => l.RewardNames));

interface ProblemFilter {
  value: string;
  text: string;
  /** The kinds of problems whose crimes it shows. */
  kinds: readonly CrimeProblem["kind"][];
}

const FILTERS: readonly ProblemFilter[] = [
  { value: "missing-item", text: "Item missing", kinds: ["missing-item"] },
  { value: "away-when-ready", text: "Away", kinds: ["late", "away", "left"] },
  { value: "delayed", text: "Late", kinds: ["late"] },
  { value: "stuck", text: "Stuck", kinds: ["stuck"] },
  { value: "unpaid", text: "Unpaid", kinds: ["unpaid"] },
];
const CHOICES: readonly Choice[] = [
  [ALL, "All"],
  ...FILTERS.map(({ value, text }) => [value, text] as const),
];

/** The number of rows rendered at first. Each row has slots, problems and an action. */
const PART = 25;

/** The bar colours of final statuses. */
const BARS: Readonly<Record<string, string>> = {
  Successful: "bg-success",
  Failure: "bg-destructive",
};

interface ControlRoomProps {
  crimes: readonly OrganisedCrime[];
  /** True if some crimes or members couldn't be loaded. */
  isPartial: boolean;
  lookups: CrimeLookups;
  grouped: GroupedCrimes;
  summary: CrimeSummary;
  nowMs: number;
  /** Percent. */
  minimumPassRate: number;
  /** The members' share of the money, in percent. */
  membersShare: number;
  /** Opens the payout of a crime. */
  onPayOut: (crimeId: number) => void;
  /** Called when the player has paid this crime by hand; `onUndo` when they take it back. */
  onSettle: (crimeId: number, onUndo: () => void) => void;
}

export function ControlRoom({
  crimes,
  isPartial,
  summary,
  grouped,
  membersShare,
  ...room
}: ControlRoomProps) {
  const { lookups, nowMs, minimumPassRate } = room;
  const shared = useMemo(
    () => ({ crimes, lookups, nowMs, minimumPassRate, membersShare, isPartial }),
    [crimes, lookups, nowMs, minimumPassRate, membersShare, isPartial],
  );
  const [buyingId, setBuyingId] = useState<number | null>(null);
  const { actionable, lowPassRatesOnly } = grouped;
  const open = useMemo(() => crimes.filter(isOpen), [crimes]);
  const onTrack = useMemo(() => grouped.withoutProblems.map(withoutProblems), [grouped]);
  const recruiting = useMemo(() => grouped.recruiting.map(withoutProblems), [grouped]);
  const next = firstToStart(grouped.withoutProblems, nowMs);
  const nextMs = next && earliestStart(next, nowMs);
  const low = sum(
    lowPassRatesOnly.flatMap(({ problems }) =>
      problems.map((problem) => (problem.kind === "low-pass-rate" ? problem.slots.length : 0)),
    ),
  );
  const members = [...lookups.members.values()];
  const isKnown = members.some(({ isInOc }) => isInOc !== null);
  return (
    <RoomContext value={shared}>
      <ActionableCrimes rows={actionable} isPartial={isPartial} onBuy={setBuyingId} {...room} />
      <Later
        title="Low pass rates"
        aside={`${crimeCount(lowPassRatesOnly, actionable.length > 0 ? "other " : "")}, ${formatCount(low, "slot", "slots")} below ${minimumPassRate}%`}
      >
        <LowPassRateCrimes
          crimes={lowPassRatesOnly}
          isPartial={isPartial}
          lookups={lookups}
          nowMs={nowMs}
        />
      </Later>
      {onTrack.length > 0 && (
        <Later
          title="On track"
          aside={`${crimeCount(onTrack)}${nextMs === null ? "" : `, next ready ${formatGameMoment(nextMs, nowMs)}`}`}
        >
          <OtherCrimes label="On track" crimes={onTrack} lookups={lookups} nowMs={nowMs} />
        </Later>
      )}
      {recruiting.length > 0 && (
        <Later title="Recruiting" aside={`${crimeCount(recruiting)}, nobody has joined yet`}>
          <OtherCrimes label="Recruiting" crimes={recruiting} lookups={lookups} nowMs={nowMs} />
        </Later>
      )}
      <div className="mt-4 grid gap-x-6 @2xl/page:grid-cols-2 @4xl/page:grid-cols-3 @4xl/page:gap-x-10">
        <Summary summary={summary} crimes={crimes} lookups={lookups} nowMs={nowMs} />
        <MissingItems
          crimes={open}
          lookups={lookups}
          marked={open.find(({ id }) => id === buyingId) ?? null}
          onUnmark={() => {
            setBuyingId(null);
          }}
        />
      </div>
      <Later
        title="Not in an OC"
        aside={isKnown ? formatWhole(members.filter(isNotInOc).length) : "–"}
      >
        <MembersNotInOc lookups={lookups} />
      </Later>
      <Later
        title="Member Participation Summary"
        aside={members.length === 0 ? "–" : formatWhole(members.length)}
      >
        <Participation crimes={crimes} lookups={lookups} />
      </Later>
    </RoomContext>
  );
}

const withoutProblems = (crime: OrganisedCrime) => ({ crime, problems: [] });

const crimeCount = ({ length }: readonly unknown[], which = "") =>
  formatCount(length, `${which}crime`, `${which}crimes`);

function Later({ children, ...head }: ComponentProps<typeof Collapsible>) {
  return (
    <Collapsible {...head}>
      <Suspense fallback={<p className="py-3 text-muted-foreground">Loading data...</p>}>
        {children}
      </Suspense>
    </Collapsible>
  );
}

interface ActionableCrimesProps extends Omit<CrimeRowProps, "row" | "onSettle" | "isReturning"> {
  rows: readonly ActionableCrime[];
  isPartial: boolean;
  onSettle: ControlRoomProps["onSettle"];
}

/** The crimes that a leader has to deal with, the most urgent first. */
export function ActionableCrimes({
  rows,
  isPartial,
  onSettle,
  ...rowProps
}: ActionableCrimesProps) {
  const section = useRef<HTMLElement>(null);
  const [returningId, setReturningId] = useState<number | null>(null);
  const [chosen, setChosen] = useUrlChoice("needs", CHOICES, ALL);
  const shownFor = (value: string) => {
    const kinds = FILTERS.find((filter) => filter.value === value)?.kinds;
    return kinds
      ? rows.filter(({ problems }) => problems.some(({ kind }) => kinds.includes(kind)))
      : rows;
  };
  const shown = shownFor(chosen);
  const settle = (crimeId: number) => {
    // The row disappears: the focus stays in the list.
    const index = shown.findIndex(({ crime }) => crime.id === crimeId);
    const next = shown[index + 1] ?? shown[index - 1];
    const button = next && document.getElementById(crimeElementId(next.crime.id));
    (button ?? section.current)?.focus();
    onSettle(crimeId, () => {
      setReturningId(crimeId);
    });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Needs you" className="max-md:-mt-2">
      <SectionHeader title="Needs you" aside={formatCount(rows.length, "crime", "crimes")} />
      {rows.length === 0 ? (
        <p className="border-b border-rule py-3 text-muted-foreground">
          {isPartial
            ? "No problems in the data that loaded."
            : "All clear: no missing items, nobody away, nothing stuck or unpaid."}
        </p>
      ) : (
        <>
          <Chips
            label="Show only"
            chips={CHOICES.map(([value, text]) => ({ value, text, count: shownFor(value).length }))}
            selected={[chosen]}
            onChange={(next) => {
              setChosen(next.at(-1) ?? ALL);
              // A row that the filter brings back leaves the focus where it is.
              setReturningId(null);
            }}
          />
          <LongList entries={shown} part={PART}>
            {(drawn) => (
              <ol aria-label="Crimes that need you" className="border-t border-rule">
                {drawn.map((row) => (
                  <CrimeRow
                    key={row.crime.id}
                    row={row}
                    isReturning={row.crime.id === returningId}
                    onSettle={settle}
                    {...rowProps}
                  />
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

interface SummaryProps {
  summary: CrimeSummary;
  /** The crimes that it summarises. */
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
  nowMs: number;
}

/** The crimes by status, and their rewards: two sections. */
function Summary({ summary, crimes, lookups, nowMs }: SummaryProps) {
  const { byStatus, money, itemsValue, respect, unpriced, firstAtMs, paid } = summary;
  const most = Math.max(1, ...byStatus.map((each) => each.count));
  const [wasOpened, setWasOpened] = useState(false);
  const hasItems = crimes.some(({ rewards }) => (rewards?.items.length ?? 0) > 0);
  const weeks = firstAtMs === null ? 0 : (nowMs - firstAtMs) / (7 * DAY_MS);
  return (
    <>
      <section aria-label="Summary">
        <SectionHeader
          title="Summary"
          aside={`latest ${formatCount(crimes.length, "crime", "crimes")}`}
        />
        <dl className="py-1.5">
          {byStatus.map((each) => (
            <div
              key={each.status}
              className="grid grid-cols-[6rem_2.5rem_minmax(0,1fr)] items-center gap-3 py-1"
            >
              <dt className="text-muted-foreground">{each.status}</dt>
              <dd className="text-right font-semibold">{formatWhole(each.count)}</dd>
              <span aria-hidden>
                <span
                  className={`filled block h-2 min-w-0.5 ${BARS[each.status] ?? "bg-muted-foreground"}`}
                  style={{ width: `${(each.count / most) * 100}%` }}
                />
              </span>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="Rewards">
        <SectionHeader
          title="Rewards"
          {...(firstAtMs !== null && { aside: `since ${formatShortGameDay(firstAtMs)}` })}
        />
        <div className="py-1.5">
          <DescriptionList>
            <DescriptionRow
              label="Success rate"
              value={orDash(summary.successRate, formatPercent)}
              wide
            />
            <DescriptionRow label="Money" value={formatMoney(money)} wide />
            <DescriptionRow
              label="Items (market value)"
              value={itemsMoney(lookups, itemsValue, unpriced)}
              wide
            />
            <DescriptionRow label="Respect" value={formatWhole(respect)} wide />
            <DescriptionRow
              label="Average per week with items"
              value={
                weeks >= 1 && areItemsLoaded(lookups)
                  ? atLeast(formatMoneyShort((money + itemsValue) / weeks), unpriced)
                  : "–"
              }
              wide
            />
            <DescriptionRow
              label="Paid out in the game"
              value={money > 0 ? formatPercent((paid.money / money) * 100) : "–"}
              wide
            />
          </DescriptionList>
          {hasItems && (
            <details
              onToggle={() => {
                setWasOpened(true);
              }}
            >
              <summary className="flex min-h-7 cursor-pointer items-center text-primary underline max-md:min-h-11">
                List of items
              </summary>
              {wasOpened && (
                <Suspense fallback="Loading...">
                  <RewardNames crimes={crimes} lookups={lookups} />
                </Suspense>
              )}
            </details>
          )}
          {unpriced > 0 && areItemsLoaded(lookups) && (
            <p className="pt-1 text-small text-muted-foreground">
              Excludes {formatCount(unpriced, "item reward", "item rewards")} with no market value.
            </p>
          )}
        </div>
      </section>
    </>
  );
}
