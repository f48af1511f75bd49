import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { NoMatch } from "@/components/feedback/no-match";
import { FailedCall, RetryAdvice } from "@/components/feedback/retry-advice";
import { ViewHeadline } from "@/components/figures/page-headline";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { ExplainProjection } from "@/components/history/explain-projection";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { Chips } from "@/components/list/toggles";
import type { TwoLines } from "@/components/list/two-line-row";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { useUrlChoices } from "@/components/window/use-url-value";
import { meritUpgradesQuery } from "@/lib/api/endpoints/torn-merits";
import { meritsQuery } from "@/lib/api/endpoints/user-merits";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Award } from "@/lib/game/awards/award";
import { awardProgress, requiredStats, type WonAwards } from "@/lib/game/awards/award-progress";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { planSpanRequests } from "@/lib/game/progress/request-plan";

import {
  ALMOST_FULL,
  type AwardRow,
  awardRows,
  filterable,
  filtersAt,
  nearest,
  progressText,
  soonest,
  whenText,
} from "./rows";
import { useAwards, useCurrentStats } from "./use-awards";

const column = columnsFor<AwardRow>();

const AWARD_KINDS = { honor: "Honor", medal: "Medal" } as const;

const columns = column.columns([
  column.accessor(({ award }) => award.name, {
    id: "award",
    header: "Award",
    sortFn: "text",
    meta: {
      ...NAMES,
    },
    cell: ({ row: { original } }) => (
      <>
        {original.award.name}
        <span className="block text-small text-muted-foreground">{original.award.description}</span>
      </>
    ),
  }),
  column.accessor(({ award }) => AWARD_KINDS[award.kind], {
    id: "kind",
    header: "Kind",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor(({ fraction, won }) => (won === null ? (fraction ?? undefined) : undefined), {
    id: "done",
    header: "Progress",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "furthest first", desc: "nearest first" },
      text: (row: AwardRow) => (row.target === null ? "" : progressText(row)),
    },
    cell: ({ row }) => <Share {...row.original} />,
  }),
  column.accessor(({ projection }) => projection?.expectedMs ?? undefined, {
    id: "when",
    header: "At your pace",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ projection }: AwardRow) =>
        (projection?.expectedMs ?? null) === null ? "" : formatIsoDay(projection?.expectedMs ?? 0),
    },
    cell: ({ row }) => <When {...row.original} />,
  }),
  column.accessor(({ won }) => won?.atMs ?? undefined, {
    id: "won",
    header: "Earned",
    sortUndefined: "last",
    meta: {
      hidden: true,
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ won }: AwardRow) =>
        (won?.atMs ?? null) === null ? "" : formatIsoDay(won?.atMs ?? 0),
    },
    cell: ({ row: { original } }) => {
      const atMs = original.won?.atMs ?? null;
      return atMs === null ? "–" : formatIsoDay(atMs);
    },
  }),
  column.accessor(({ award }) => award.circulation ?? undefined, {
    id: "circulation",
    header: "Rarity",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => <Rarity {...original} />,
  }),
]);

/** An award on a phone: its progress, and when it is reached. The description is below. */
const awardLines = (row: AwardRow): TwoLines => ({
  mark: (
    <ProgressCircle
      value={row.won === null ? Math.min(row.fraction ?? 0, ALMOST_FULL) : 1}
      className="size-4 text-primary"
    />
  ),
  title: <span translate="no">{row.award.name}</span>,
  figure: row.won === null && row.target !== null && progressText(row),
  detail: <span className="whitespace-normal">{row.award.description}</span>,
  second: <WhenText {...row} />,
});

const WhenText = (row: AwardRow) => whenText(row, dayStartMs(useNow(MINUTE_MS)));

/** The rarity in the game's word, and the number of players with the award. */
function Rarity({ award: { rarity, circulation } }: AwardRow) {
  return (
    <>
      {rarity ?? "–"}
      {circulation !== null && (
        <span className="block text-small text-muted-foreground">
          {formatCount(circulation, "player", "players")}
        </span>
      )}
    </>
  );
}

/** The progress towards an award that isn't earned yet, as a bar with the current and the required value. */
function Share(row: AwardRow) {
  const { award, target, value, won } = row;
  if (won !== null) return null;
  return (
    <span className="inline-block w-full">
      <span className="text-small text-muted-foreground">{progressText(row)}</span>
      {target !== null && value !== null && (
        <Progress label={award.name} value={value} max={target.target} className="mt-1" />
      )}
    </span>
  );
}

/** The time until an award is earned at the pace of the last 30 days, and the calculation. */
function When(row: AwardRow) {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const { award, target, projection, range } = row;
  return (
    <span className="inline-flex items-center gap-1">
      {whenText(row, todayMs)}
      {projection !== null && target !== null && projection.expectedMs !== null && (
        <ExplainProjection
          name={award.name}
          projection={projection}
          unit={target.unit}
          more={
            range === null
              ? []
              : [
                  {
                    label: "At your fastest week’s pace",
                    value: formatGameDate(range.fromMs),
                  },
                  {
                    label: "At your slowest week’s pace",
                    value: range.toMs === null ? "never" : formatGameDate(range.toMs),
                  },
                ]
          }
        />
      )}
    </span>
  );
}

interface AwardsViewProps {
  /** The player id under which the history is stored. */
  own: number;
  history: StatHistory;
  add: AddDailyStats;
  /** The access that the page requires of a key, in words. */
  access: string;
  /** The statistics that the player tracks, by the game's names. */
  tracked: readonly string[];
  /** The last 00:00 UTC. */
  todayMs: number;
}

const SOONEST_FIRST = [{ id: "when", desc: false }];

const FILTER_CHOICES = filtersAt(0).map(({ value, text }) => [value, text] as const);

/** The earned awards, the progress of the others, and the player's merits. */
export function AwardsView(props: AwardsViewProps) {
  const { awards, won, isLoading, failed } = useAwards();
  return (
    <>
      {failed.map(({ text, error, retry }) => (
        <ErrorState key={text} text={text} access={props.access} error={error} onRetry={retry} />
      ))}
      {isLoading ? (
        <LoadingState text="Loading data..." rows={24} />
      ) : awards.length > 0 ? (
        // The key remounts this for another player, since the loaded history belongs to one player.
        <Awards key={props.own} {...props} awards={awards} won={won} />
      ) : (
        failed.length === 0 && <EmptyState title="The game lists no honors or medals" />
      )}
      <Merits />
      <p className="mt-4 max-w-136 text-small text-muted-foreground">
        Dates use your pace over the last 30 days; ranges use your fastest and slowest of the last
        four weeks. Awards with a target number have a bar.
      </p>
    </>
  );
}

interface AwardsProps extends AwardsViewProps {
  awards: readonly Award[];
  won: readonly WonAwards[];
}

function Awards({
  own,
  history,
  add: addDailyStats,
  access,
  tracked,
  todayMs,
  awards,
  won,
}: AwardsProps) {
  const toLoad = useMemo(
    () => planSpanRequests(history, requiredStats(awards, won), todayMs, "month"),
    [awards, won, history, todayMs],
  );
  const backfill = useOwnBackfill({ storedUnder: own, addDailyStats, todayMs, days: toLoad });
  const now = useCurrentStats(history);
  const rows = useMemo(
    () => awardRows(awardProgress(awards, won, history, todayMs, now), tracked),
    [awards, won, history, todayMs, now, tracked],
  );
  const [chosen, setChosen] = useUrlChoices("show", FILTER_CHOICES);
  const filters = useMemo(() => filtersAt(todayMs), [todayMs]);
  const base = useMemo(() => filterable(rows, chosen, todayMs), [rows, chosen, todayMs]);
  const shown = useMemo(
    () =>
      base.filter((row) =>
        filters.every(({ value, shows }) => !chosen.includes(value) || shows(row)),
      ),
    [base, chosen, filters],
  );
  const chips = filters.map(({ value, text, shows }) => ({
    value,
    text,
    count: (value === "won" || value === "far" ? rows : base).filter(shows).length,
  }));
  return (
    <>
      <FirstLine rows={rows} todayMs={todayMs} />
      <BackfillProgress backfill={backfill} begin="Load missing data" access={access} />
      <Chips label="Show only" chips={chips} selected={chosen} onChange={setChosen} />
      <DataTable
        title="Awards"
        columns={columns}
        rows={shown}
        total={rows.length}
        rowId={({ id }) => id}
        initialSort={SOONEST_FIRST}
        firstSort="desc"
        isLoading={backfill.state === "loading"}
        phoneLines={awardLines}
        empty={
          <NoMatch
            what="awards"
            filters={filters
              .filter(({ value }) => chosen.includes(value))
              .map(({ text: label }) => label)}
            onClearFilters={() => {
              setChosen([]);
            }}
          />
        }
      />
    </>
  );
}

const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The number of earned awards, and the next one. */
function FirstLine({ rows, todayMs }: { rows: readonly AwardRow[]; todayMs: number }): ReactNode {
  const [first] = soonest(rows, todayMs);
  const near = first ?? nearest(rows);
  const won = rows.filter((row) => row.won !== null).length;
  return (
    <ViewHeadline figure={`${formatWhole(won)} of ${formatWhole(rows.length)}`}>
      awards earned.
      {near && (
        <>
          {" "}
          Next: <b translate="no">{near.award.name}</b>, {progressText(near)},{" "}
          {inSentence(whenText(near, todayMs))}.
        </>
      )}
    </ViewHeadline>
  );
}

/** The number of unused merits, and the upgrades that the used ones went to. */
function Merits() {
  const session = useSession();
  const { data: merits, error, retry } = useOptionalQuery(meritsQuery(session));
  const names = useOptionalQuery(meritUpgradesQuery(session));
  const levels = (merits?.entries ?? [])
    .filter(({ level }) => level > 0)
    .map(({ id, name, level }) => ({
      name: name ?? names.data?.entries.find((each) => each.id === id)?.name ?? `Upgrade [${id}]`,
      level,
    }))
    .sort((a, b) => b.level - a.level || a.name.localeCompare(b.name, "en"));
  return (
    <section aria-label="Merits" className="mt-6">
      <SectionHeader title="Merits" {...(merits && { aside: pointsText(merits) })} />
      {error !== null && (
        <p className="py-2 text-muted-foreground">
          Couldn’t load your merits.{" "}
          <RetryAdvice error={error} access={accessFor("user/merits")} retry={retry} />
        </p>
      )}
      {merits !== undefined && levels.length === 0 && (
        <p className="py-2 text-muted-foreground">No merits used yet.</p>
      )}
      {levels.length > 0 && (
        <FailedCall path="torn/merits" {...names}>
          Couldn’t load upgrade names.
        </FailedCall>
      )}
      <ul className="flex flex-wrap gap-x-6 gap-y-1 py-2">
        {levels.map(({ name, level }) => (
          <li key={name} className="wrap-anywhere">
            <span translate="no">{name}</span>{" "}
            <span className="text-muted-foreground">Level {formatWhole(level)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const pointsText = ({ available, used }: { available: number | null; used: number | null }) =>
  available === null
    ? ""
    : `${formatWhole(available)} left${used === null ? "" : `, ${formatCount(used, "merit", "merits")} used`}`;
