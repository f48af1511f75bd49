import { useMemo } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import type { BackfillControls } from "@/components/reading/use-backfill";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { accessFor } from "@/lib/api/transport/access";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { awardProgress, requiredStats } from "@/lib/game/awards/award-progress";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { planSpanRequests } from "@/lib/game/progress/request-plan";

import { ALMOST_FULL, type AwardRow, awardRows, progressText, soonest, whenText } from "./rows";
import { useAwards, useCurrentStats } from "./use-awards";

/** The maximum number of listed awards. On a phone, only the first three are visible. */
const SHOWN = 6;

interface NearestListProps {
  /** The player id under which the history is stored. */
  own: number;
  history: StatHistory;
  add: AddDailyStats;
  tracked: readonly string[];
  todayMs: number;
  /** Classes that reserve the list's height. */
  room: string;
}

/** The awards that the player reaches first at the current pace, if their stats are loaded. A button loads the others. */
export function NearestList(props: NearestListProps) {
  const { own, history, add: addDailyStats, tracked, todayMs, room } = props;
  const { isSample } = useSession();
  const { awards, won, isLoading, failed } = useAwards();
  const toLoad = useMemo(
    () => planSpanRequests(history, requiredStats(awards, won), todayMs, "month"),
    [awards, won, history, todayMs],
  );
  const backfill = useOwnBackfill({
    storedUnder: own,
    addDailyStats,
    todayMs,
    days: toLoad,
    isOnRequest: true,
  });
  const now = useCurrentStats(history);
  const rows = useMemo(
    () => soonest(awardRows(awardProgress(awards, won, history, todayMs, now), tracked), todayMs),
    [awards, won, history, todayMs, now, tracked],
  );
  if (isLoading || (isSample && backfill.state === "loading")) {
    return <p className={`py-2 text-muted-foreground ${room}`}>Loading data...</p>;
  }
  return (
    <>
      {failed.map(({ text, error, retry }) => (
        <ErrorState
          key={text}
          text={text}
          access={accessFor("user/honors")}
          error={error}
          onRetry={retry}
        />
      ))}
      {rows.length === 0 && failed.length === 0 && (
        <p className="py-2 text-muted-foreground">
          {backfill.state === "done"
            ? "No award within two years at your pace."
            : "No award within two years among your loaded stats."}
        </p>
      )}
      <ol aria-label="Nearest awards" className="gap-x-12 @3xl/page:columns-2">
        {rows.slice(0, SHOWN).map((row) => (
          <Nearest key={row.id} row={row} todayMs={todayMs} />
        ))}
      </ol>
      <LoadRest {...backfill} />
    </>
  );
}

/** The button that loads the stats of the other awards; nothing once all are loaded. */
function LoadRest({ state, done, total, start }: BackfillControls) {
  if (state === "done") return null;
  const calls = formatCount(total, "call", "calls");
  return (
    <p role="status" className="pt-1 text-small text-muted-foreground">
      {state === "loading" ? (
        `Loading the stats of your other awards: ${formatWhole(done)} of ${calls}.`
      ) : (
        <>
          {state === "failed" ? "Couldn’t load all stats." : "Based on loaded stats."}{" "}
          <Button variant="link" size="inline" onClick={start}>
            {state === "failed" ? "Try again" : `Load the rest, ${calls}`}
          </Button>
        </>
      )}
    </p>
  );
}

/** The progress of an award as a circle and a bar, and the expected time until it is reached. */
function Nearest({ row, todayMs }: { row: AwardRow; todayMs: number }) {
  const { award, target, value, fraction } = row;
  return (
    <li className="relative grid min-h-12 break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 max-md:min-h-13 max-md:gap-x-0 max-md:nth-[n+4]:hidden">
      <ProgressCircle
        value={Math.min(fraction ?? 0, ALMOST_FULL)}
        className="row-span-2 size-4 text-primary"
      />
      <b translate="no" className="font-semibold wrap-anywhere">
        {award.name}
      </b>
      <span className="text-right text-muted-foreground">{progressText(row)}</span>
      <span className="col-start-2 col-end-4 text-small text-muted-foreground">
        {whenText(row, todayMs)}
      </span>
      {target !== null && value !== null && (
        <Progress
          label={award.name}
          value={value}
          max={target.target}
          className="absolute inset-x-0 bottom-0 h-0.5!"
        />
      )}
    </li>
  );
}
