import { type ReactNode, useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { NoMatch } from "@/components/feedback/no-match";
import { FailedCall, RetryAdvice } from "@/components/feedback/retry-advice";
import { ViewHeadline } from "@/components/figures/page-headline";
import { SectionHeader } from "@/components/figures/section-header";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { Chips } from "@/components/list/toggles";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { useUrlChoices } from "@/components/window/use-url-value";
import { meritUpgradesQuery } from "@/lib/api/endpoints/torn-merits";
import { meritsQuery } from "@/lib/api/endpoints/user-merits";
import { accessFor } from "@/lib/api/transport/access";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Award } from "@/lib/game/awards/award";
import { awardProgress, requiredStats, type WonAwards } from "@/lib/game/awards/award-progress";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { planSpanRequests } from "@/lib/game/progress/request-plan";

import { awardLines, columns } from "./columns";
import {
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
      <p className="mt-2 text-small text-muted-foreground">
        Estimates use your pace over the last 30 days
        {shown.some((row) => whenText(row, todayMs).endsWith(")")) && (
          <span className="max-md:hidden">
            ; in brackets, that of your fastest and slowest of the last four weeks
          </span>
        )}
        .
      </p>
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
