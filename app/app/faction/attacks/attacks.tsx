"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { type ComponentProps, type ReactNode, Suspense, useMemo, useState } from "react";

import { DayFields } from "@/components/days/day-fields";
import { useDays } from "@/components/days/day-range";
import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { filtersInUse, NoMatch } from "@/components/feedback/no-match";
import { FailedCall } from "@/components/feedback/retry-advice";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ViewLinks } from "@/components/list/view-links";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { ALL, type Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice, writeUrlValue } from "@/components/window/use-url-value";
import { attacksTimeline } from "@/lib/api/endpoints/faction-attacks";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { nearestName } from "@/components/list/name-search";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole } from "@/lib/format/numbers";
import { type Attack, attackTotals, type OurFaction } from "@/lib/game/faction/attacks";
import { memberIdsOf } from "@/lib/game/faction/member";
import { cn } from "@/lib/utils";

import { AttacksHeadline, IdleMembers, MembersHeadline } from "./attacks-headline";
import { columns } from "./columns";
import { attackRange, filterAttacks, RANGES, resultChoices, SIDES } from "./filters";
import {
  type Attacker,
  attackRows,
  attacksWithin,
  memberRows,
  type PlayerNames,
  namesOf,
  topAttackers,
} from "./rows";
import { attackLines } from "./values";

const NEWEST_FIRST = [{ id: "when", desc: true }];

interface AttackTableProps {
  attacks: readonly Attack[];
  ours: OurFaction;
  names: PlayerNames;
}

function AttackTable({ attacks, ours, names }: AttackTableProps) {
  const rows = useMemo(() => attackRows(attacks, ours, names), [attacks, ours, names]);
  const [text, setText] = useUrlText("q");
  const [side, setSide] = useUrlChoice("side", SIDES, ALL);
  const results = useMemo(() => resultChoices(rows), [rows]);
  const [result, setResult] = useUrlChoice("result", results, ALL);
  const shown = useMemo(
    () => filterAttacks(rows, { side, result, text }),
    [rows, side, result, text],
  );
  const people = useMemo(
    () => rows.flatMap(({ attacker, defender }) => [attacker?.name ?? "", defender?.name ?? ""]),
    [rows],
  );

  return (
    <DataTable
      title="Attacks"
      columns={columns}
      rows={shown}
      total={rows.length}
      rowId={({ id }) => String(id)}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
      phoneLines={attackLines}
      filters={
        <>
          <SearchField label="Player’s name or id" value={text} onChange={setText} />
          <SelectField label="Direction" value={side} options={SIDES} onChange={setSide} />
          <SelectField label="Result" value={result} options={results} onChange={setResult} />
        </>
      }
      activeFilters={Number(text !== "") + Number(side !== ALL) + Number(result !== ALL)}
      empty={
        <NoMatch
          what="attacks"
          text={text}
          nearest={nearestName(people, text)}
          onSearch={setText}
          filters={filtersInUse([side, SIDES, ALL], [result, results, ALL])}
          onClearFilters={() => {
            setSide(ALL);
            setResult(ALL);
          }}
        />
      }
    />
  );
}

/** The players who attacked the faction most. A press on a name filters the list to that player’s attacks. */
const TopAttackers = ({ most }: { most: readonly Attacker[] }) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-4 max-md:gap-x-3">
    <span className="text-muted-foreground">Attacked us most</span>
    {most.map(({ id, name, attacks: count }) => (
      <Button
        key={id}
        variant="link"
        size="inline"
        className="max-md:min-h-11 max-md:nth-4:hidden"
        onClick={() => {
          writeUrlValue("q", String(id), "");
          writeUrlValue("side", "theirs", ALL);
        }}
      >
        <span>
          <span translate="no">{name ?? id}</span> ({formatWhole(count)})
        </span>
      </Button>
    ))}
  </p>
);

type ProgressOrProps = Omit<ComponentProps<typeof LoadProgressNote>, "names"> & {
  /** Takes the line once all has loaded; null if there is nothing to say. */
  children: ReactNode;
};

/** How far the attacks have loaded, and in the same line what is known only then. */
const ProgressOr = ({ children, ...note }: ProgressOrProps) => (
  <div className="relative min-w-72 flex-1">
    {children}
    {/* The progress stays for screen readers: it announces that all has loaded. */}
    <div className={cn("md:*:border-b-0", children !== null && "sr-only")}>
      <LoadProgressNote {...note} names={["attack", "attacks"]} />
    </div>
  </div>
);

const MemberTable = onDemand(() => import("./member-table").then((l) => l.MemberTable));

const VIEWS = [
  ["attacks", "Attacks"],
  ["members", "Members"],
] as const satisfies readonly Choice[];

const LOADING = <LoadingState text="Loading data..." rows={12} />;

/**
 * Each page of attacks moves members in their order, so that the first rows of a period wait for all pages, or for a pause.
 * @param periodId the id of the chosen period
 */
function useIsWaiting(isLoading: boolean, periodId: string): boolean {
  const [shownId, setShownId] = useState<string | null>(null);
  const isWaiting = isLoading && shownId !== periodId;
  if (!isWaiting && shownId !== periodId) setShownId(periodId);
  return isWaiting;
}

interface AttacksProps {
  /** The API access that the page needs, as text. */
  access: string;
}

export function Attacks({ access }: AttacksProps) {
  const session = useSession();
  const nowMs = useNow(MINUTE_MS);
  const chosen = useRange(nowMs);
  const [view, setView] = useUrlChoice("view", VIEWS, "attacks");

  // Requested in parallel with the attacks, which this component waits for.
  usePrefetchQuery(factionMembersQuery(session));
  usePrefetchQuery(factionBasicQuery(session));
  const { range } = chosen;
  const { entries, progress } = useTimeline(attacksTimeline(session), {
    // Load nothing more until the period is valid.
    fromMs: range?.loadFromMs ?? nowMs,
    toMs: range?.toMs,
  });
  const people = useOptionalSuspenseQuery(factionMembersQuery(session));
  const basic = useOptionalSuspenseQuery(factionBasicQuery(session));
  const members = people.data;
  const factionId = basic.data?.id ?? null;

  const names = useMemo(() => namesOf(members?.entries ?? []), [members]);
  const ours = useMemo(
    () => ({
      id: factionId,
      memberIds: memberIdsOf(members?.entries ?? [], members === undefined || members.dropped > 0),
    }),
    [factionId, members],
  );
  // If both are unknown, members can’t be distinguished from enemies.
  const isOursKnown = factionId !== null || names.size > 0;
  const attacks = useMemo(
    () => (range === null ? [] : attacksWithin(entries, range)),
    [entries, range],
  );
  const totals = useMemo(
    () => (isOursKnown ? attackTotals(attacks, ours) : null),
    [attacks, ours, isOursKnown],
  );
  const isOfMembers = view === "members";
  const totalsOfMembers = useMemo(
    () => (isOfMembers ? memberRows(attacks, ours, names) : []),
    [isOfMembers, attacks, ours, names],
  );
  // Until all attacks have loaded, others may have attacked more.
  const isWhole = progress.state === "done" && progress.truncatedSeconds === 0;
  const isWaiting = useIsWaiting(progress.state === "loading", chosen.id);
  const most = useMemo(
    () => (isWhole && !isOfMembers ? topAttackers(attacks, ours) : []),
    [isWhole, isOfMembers, attacks, ours],
  );

  return (
    <>
      <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
      {range !== null && attacks.length > 0 && !isOfMembers && (
        <AttacksHeadline totals={totals} text={range.text} />
      )}
      {range !== null && attacks.length > 0 && isOfMembers && (
        <MembersHeadline rows={totalsOfMembers} totals={totals} />
      )}
      <FailedCall path="faction/members" {...people}>
        Couldn’t load the members, so nobody is marked as having left.
      </FailedCall>
      <FailedCall path="faction/basic" {...basic}>
        Couldn’t load your faction: former members’ attacks are excluded.
      </FailedCall>
      <div className="flex flex-wrap items-center gap-x-8 pt-3 max-md:pt-2">
        <RangeFields chosen={chosen} nowMs={nowMs} />
        {range !== null && (
          <ProgressOr progress={progress} count={attacks.length} access={access}>
            {!isWhole || attacks.length === 0 ? null : !isOfMembers ? (
              most.length > 0 ? (
                <TopAttackers most={most} />
              ) : null
            ) : members?.dropped === 0 ? (
              <IdleMembers rows={totalsOfMembers} />
            ) : null}
          </ProgressOr>
        )}
      </div>
      {range !== null && (
        <>
          {attacks.length === 0 ? (
            progress.state === "done" && (
              <EmptyState title={`No attacks made or received ${range.text}`}>
                Choose a longer period to see earlier ones.
              </EmptyState>
            )
          ) : isOfMembers ? (
            <Suspense fallback={LOADING}>
              {isWaiting ? LOADING : <MemberTable rows={totalsOfMembers} />}
            </Suspense>
          ) : (
            <AttackTable attacks={attacks} ours={ours} names={names} />
          )}
        </>
      )}
    </>
  );
}

/** The fields for the period that the page covers. */
function RangeFields({ chosen, nowMs }: { chosen: SelectedRange; nowMs: number }) {
  const { id, setId, days, problem } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 max-md:w-full">
      <SelectField label="Period" value={id} options={RANGES} onChange={setId} />
      {id === "dates" && (
        <DayFields
          days={days}
          problem={problem}
          nowMs={nowMs}
          note={
            <p className="text-small text-muted-foreground">
              Days are in TCT. An empty From means today; an empty To means now.
            </p>
          }
        />
      )}
    </div>
  );
}

/** The selected period, which is stored in the URL, with its resolved range or the reason why it isn't valid. */
function useRange(nowMs: number) {
  const [id, setId] = useUrlChoice("range", RANGES, "24h");
  const days = useDays();
  const { from, to } = days;
  const range = useMemo(() => attackRange(id, { from, to }, nowMs), [id, from, to, nowMs]);
  const isValid = typeof range !== "string";
  return {
    id,
    setId,
    days,
    range: isValid ? range : null,
    problem: isValid ? null : range,
  };
}

type SelectedRange = ReturnType<typeof useRange>;
