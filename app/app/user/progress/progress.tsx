"use client";

import { type ReactNode, Suspense, useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Panel } from "@/components/feedback/panel";
import { FailedCall } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { BackfillProgress } from "@/components/history/backfill-progress";
import { OwnerMissing, useHistoryOwner } from "@/components/history/history-owner";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import { type AddDailyStats, useStatHistory } from "@/components/history/use-stat-history";
import { ToggleField } from "@/components/list/toggles";
import { ViewLinks } from "@/components/list/view-links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { accessFor } from "@/lib/api/transport/access";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatList } from "@/lib/format/numbers";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { planHistoryRequests } from "@/lib/game/progress/request-plan";
import { type SpanName, spanTo } from "@/lib/game/progress/series";
import { type Statistic } from "@/lib/game/progress/stat-groups";
import { statisticsOf } from "@/lib/game/progress/statistics";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trackedStatsStore } from "@/lib/store/user/progress";

import { columnsOf } from "./columns";
import { Goals, Nearest } from "./goals";
import { ProgressHeadline } from "./progress-headline";
import { type ProgressRow, progressRows } from "./rows";
import { Trends } from "./trends";

const NetWorthParts = onDemand(() => import("./net-worth-parts").then((l) => l.NetWorthParts));

const TrackedStats = onDemand(() => import("./tracked-stats").then((l) => l.TrackedStats));

const Reasons = onDemand(() => import("./reasons").then((l) => l.Reasons));

const SPANS = [
  ["week", "Week"],
  ["month", "Month"],
  ["year", "Year"],
] as const satisfies readonly Choice<SpanName>[];

const YOUR_ORDER = [{ id: "order", desc: false }];

interface ChangesProps {
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
  statistics: readonly Statistic[];
  /** The links to the page's views. */
  views: ReactNode;
  /** Opens the view of all awards. */
  onAwards: () => void;
}

/** The changes of the statistics that the player tracks. */
function Changes({
  own,
  history,
  add: addDailyStats,
  access,
  tracked,
  statistics,
  todayMs,
  views,
  onAwards,
}: ChangesProps) {
  const [span, setSpan] = useUrlChoice<SpanName>("span", SPANS, "week");
  const [isAsked, setIsAsked] = useState(false);

  const isYearWanted = isAsked || span === "year";
  const toLoad = useMemo(
    () => planHistoryRequests(history, tracked, todayMs, isYearWanted),
    [history, tracked, todayMs, isYearWanted],
  );
  const backfill = useOwnBackfill({ storedUnder: own, addDailyStats, todayMs, days: toLoad });
  // Today's gain counts from the last 00:00 UTC, so it needs a loaded day to compare with.
  const hasPast = Object.keys(history).length > 0;
  const session = useSession();
  const now = useOptionalQuery({ ...currentStatsQuery(session), enabled: hasPast });
  const rows = useMemo(
    () => progressRows(statistics, history, todayMs, span, now.data),
    [statistics, history, todayMs, span, now.data],
  );
  const trendSpan = useMemo(() => spanTo(todayMs, span), [todayMs, span]);
  // The parts below have nothing to show before, and would move apart.
  const isFirstLoad = backfill.state === "loading" && rows.every(({ change }) => change === null);

  return (
    <>
      {views}
      <ProgressHeadline
        rows={rows}
        span={span}
        todayMs={todayMs}
        isLoaded={backfill.state === "done"}
      />
      <div className="py-2 max-md:[&_button]:flex-1 max-md:[&_button]:justify-center">
        <ToggleField
          label="Period"
          options={SPANS}
          chosen={[span]}
          onChange={(chosen) => {
            setSpan(chosen.at(-1) ?? span);
          }}
        />
      </div>
      <BackfillProgress backfill={backfill} begin="Load my history" access={access} />
      {isFirstLoad ? (
        <LoadingState text="Loading data..." rows={16} />
      ) : (
        <>
          <Trends rows={rows} span={trendSpan} changes={span} todayMs={todayMs} />
          <Suspense>
            <NetWorthParts rows={rows} span={trendSpan} />
          </Suspense>
          <Nearest
            own={own}
            history={history}
            add={addDailyStats}
            tracked={tracked}
            todayMs={todayMs}
            onAll={onAwards}
          />
          <Goals history={history} tracked={statistics} todayMs={todayMs} />
          <ChangesTable
            {...{ rows, span, tracked }}
            onLoadYear={
              isYearWanted
                ? null
                : () => {
                    setIsAsked(true);
                  }
            }
          />
          <FailedCall path="user/personalstats" {...now}>
            Couldn’t load today’s stats: the Today column is empty.
          </FailedCall>
          <NoData rows={rows} isLoaded={backfill.state === "done"} />
          <WhatChangedIt rows={rows} />
        </>
      )}
      <p className="mt-4 max-w-136 text-small text-muted-foreground">
        The game records stats once a day, at 00:00 TCT. Today shows what’s been added since and
        isn’t in any period yet.
        {!session.isSample && " Saved in this browser; delete it in Settings."}
      </p>
    </>
  );
}

interface ChangesTableProps extends Pick<ChangesProps, "tracked"> {
  rows: readonly ProgressRow[];
  span: SpanName;
  /** Loads a year of history; null if that is done already. */
  onLoadYear: (() => void) | null;
}

function ChangesTable({ rows, span, tracked, onLoadYear }: ChangesTableProps) {
  const columns = useMemo(() => columnsOf(span), [span]);
  return (
    <>
      <div className="mt-6 -mb-2 flex flex-wrap justify-end gap-1">
        {onLoadYear && (
          <Button variant="quiet" size="sm" onClick={onLoadYear}>
            Load a year
          </Button>
        )}
        <Popover
          label="Tracked stats"
          trigger={
            <Button variant="quiet" size="sm">
              Choose stats
            </Button>
          }
        >
          <TrackedStats tracked={tracked} />
        </Popover>
      </div>
      <DataTable
        title="Changes"
        columns={columns}
        rows={rows}
        rowId={({ statistic }) => statistic.name}
        initialSort={YOUR_ORDER}
        firstSort="desc"
        empty={
          <EmptyState title="Choose a stat">
            You see its change over time here. Press Choose stats above.
          </EmptyState>
        }
      />
    </>
  );
}

interface NoDataProps {
  rows: readonly ProgressRow[];
  /** True once the whole history has been requested. */
  isLoaded: boolean;
}

/** A note on the statistics for which the game returned no value at all. */
function NoData({ rows, isLoaded }: NoDataProps) {
  const missing = rows.filter(({ latest }) => latest === null);
  if (!isLoaded || missing.length === 0) return null;
  return (
    <p className="mt-2 max-w-136 text-muted-foreground">
      No data for {formatList(missing.map(({ statistic }) => statistic.title))}: your API key can’t
      access {missing.length === 1 ? "it" : "them"}, or you have none yet.
    </p>
  );
}

/** The causes of the changes, from the player's own log; loaded only at the player's request. */
function WhatChangedIt({ rows }: { rows: readonly ProgressRow[] }) {
  const [isAsked, setIsAsked] = useState(false);
  const change = rows.find((row) => row.change !== null)?.change;
  if (!change) return null;
  const { from, to } = change;
  return (
    <section aria-label="What caused the changes" className="mt-6">
      <SectionHeader title="What caused the changes">
        {!isAsked && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Check my log
          </Button>
        )}
      </SectionHeader>
      {isAsked ? (
        <Panel
          loading="Loading data..."
          error="Error loading log data"
          access={accessFor("user/log")}
          rows={6}
        >
          <Reasons
            key={`${from.dayMs} ${to.dayMs}`}
            rows={rows}
            span={{ fromMs: from.dayMs, toMs: to.dayMs }}
          />
        </Panel>
      ) : (
        <p className="py-2 text-muted-foreground">
          See what came from crimes, markets, stocks and training, based on your log. Up to 10 API
          calls.
        </p>
      )}
    </section>
  );
}

const AwardsView = onDemand(() => import("./awards/awards-view").then((l) => l.AwardsView));

const VIEWS = [
  ["changes", "Changes"],
  ["awards", "Awards"],
] as const satisfies readonly Choice[];

const NO_HISTORY: StatHistory = {};

/** The page. It waits until the player's own stat history is loaded from this browser's storage. */
export function Progress({ access }: { access: string }) {
  const own = Number(useHistoryOwner() ?? "");
  const ids = useMemo(() => [own], [own]);
  const { histories, addDailyStats } = useStatHistory(ids);
  const names = useStoredValue(trackedStatsStore);
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [view, setView] = useUrlChoice("view", VIEWS, "changes");
  const statistics = useMemo(() => statisticsOf(names), [names]);
  const tracked = useMemo(() => statistics.map(({ name }) => name), [statistics]);

  const views = (
    <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
  );
  if (histories === null) {
    return (
      <>
        {views}
        <LoadingState text="Loading data..." rows={16} hasHeadline={view === "changes"} />
      </>
    );
  }
  const shared = {
    own,
    history: histories.get(own) ?? NO_HISTORY,
    add: addDailyStats,
    access,
    tracked,
    todayMs,
  };
  if (view === "changes") {
    return (
      <>
        <Changes
          key={own}
          {...shared}
          statistics={statistics}
          views={views}
          onAwards={() => {
            setView("awards");
          }}
        />
        <OwnerMissing />
      </>
    );
  }
  return (
    <>
      {views}
      <Suspense fallback={<LoadingState text="Loading data..." rows={16} />}>
        <AwardsView {...shared} />
      </Suspense>
      <OwnerMissing />
    </>
  );
}
