import { type ReactNode, useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Missing } from "@/components/feedback/retry-advice";
import { BackfillBar } from "@/components/history/backfill-bar";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { ToggleField } from "@/components/list/toggle-field";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { planHistoryRequests } from "@/lib/game/progress/request-plan";
import { type SpanName, spanTo } from "@/lib/game/progress/stat-change";
import type { Statistic } from "@/lib/game/progress/statistics";

import { columns } from "./columns";
import { Goals } from "./goals";
import { Lines } from "./lines";
import { ProgressMobileRow } from "./mobile-row";
import { Nearest } from "./nearest";
import { NotGiven } from "./not-given";
import { Parts } from "./parts";
import { ProgressHeadline } from "./progress-headline";
import { progressRows } from "./rows";
import { Why } from "./why";

const Follow = onDemand(() => import("./follow").then((l) => l.Follow));

const SPANS = [
  ["week", "Week"],
  ["month", "Month"],
  ["year", "Year"],
] as const satisfies readonly Choice<SpanName>[];

const AS_FOLLOWED = [{ id: "order", desc: false }];

interface ChangesProps {
  /** The number that the player's days are kept under. */
  own: number;
  days: StatHistory;
  add: AddDailyStats;
  /** What a key must be able to read for the page, in words. */
  access: string;
  /** The statistics that the player follows, by the game's names. */
  followed: readonly string[];
  /** The last 00:00 UTC. */
  todayMs: number;
  statistics: readonly Statistic[];
  /** The links of the page's views. */
  views: ReactNode;
  /** Shows the view of all awards. */
  onAwards: () => void;
}

/** What changed in the statistics that the player follows. */
export function Changes({
  own,
  days,
  add: addDailyStats,
  access,
  followed,
  statistics,
  todayMs,
  views,
  onAwards,
}: ChangesProps) {
  const [span, setSpan] = useUrlChoice<SpanName>("span", SPANS, "week");
  const [isAsked, setIsAsked] = useState(false);

  const isYearWanted = isAsked || span === "year";
  const toRead = useMemo(
    () => planHistoryRequests(days, followed, todayMs, isYearWanted),
    [days, followed, todayMs, isYearWanted],
  );
  const reading = useOwnBackfill({ storedUnder: own, addDailyStats, todayMs, days: toRead });
  // What today brought is told from the last midnight on, so only beside a day that has been read.
  const hasPast = Object.keys(days).length > 0;
  const now = useOptionalQuery({ ...currentStatsQuery(useSession()), enabled: hasPast });
  const rows = useMemo(
    () => progressRows(statistics, days, todayMs, span, now.data),
    [statistics, days, todayMs, span, now.data],
  );
  const lines = useMemo(() => spanTo(todayMs, span === "year" ? "year" : "month"), [todayMs, span]);

  return (
    <>
      <ProgressHeadline rows={rows} span={span} />
      {views}
      <div className="py-2 max-md:[&_button]:flex-1 max-md:[&_button]:justify-center">
        <ToggleField
          label="Time"
          options={SPANS}
          chosen={[span]}
          onChange={(chosen) => {
            setSpan(chosen.at(-1) ?? span);
          }}
        />
      </div>
      <BackfillBar backfill={reading} begin="Read my past" access={access} />
      <Nearest days={days} followed={followed} todayMs={todayMs} onAll={onAwards} />
      <Lines rows={rows} span={lines} changes={span} />
      <Parts rows={rows} span={lines} />
      <Goals days={days} followed={statistics} todayMs={todayMs} />
      <div className="mt-6 -mb-2 flex flex-wrap justify-end gap-1">
        {!isYearWanted && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              setIsAsked(true);
            }}
          >
            Read the year
          </Button>
        )}
        <Popover
          label="Follow"
          trigger={
            <Button variant="quiet" size="sm">
              Follow others
            </Button>
          }
        >
          <Follow followed={followed} />
        </Popover>
      </div>
      <DataTable
        title="Differences"
        columns={columns}
        rows={rows}
        rowId={({ statistic }) => statistic.name}
        initialSort={AS_FOLLOWED}
        firstSort="desc"
        mobileRow={ProgressMobileRow}
        empty={
          <EmptyState title="No data available">
            You follow nothing yet: choose with Follow others.
          </EmptyState>
        }
      />
      <Missing path="user/personalstats" {...now}>
        Couldn’t load today’s stats: the Today column is empty.
      </Missing>
      <NotGiven rows={rows} isRead={reading.state === "done"} />
      <Why rows={rows} />
      <p className="mt-4 max-w-136 text-small text-muted-foreground">
        The game keeps one figure a day, of 00:00 TCT: a week is the seven days up to the last one.
        What stands under Today has been added since, and belongs to no week yet. What it has given
        stays in this browser, and isn’t asked for twice. Settings clears it.
      </p>
    </>
  );
}
