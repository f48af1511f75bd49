import { useMemo } from "react";

import { ErrorState } from "@/components/feedback/error-state";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Progress } from "@/components/ui/progress";
import { accessFor } from "@/lib/api/transport/access";
import { awardProgress } from "@/lib/game/awards/award-progress";
import type { StatHistory } from "@/lib/game/history/stat-history";

import { type AwardRow, awardRows, progressText, soonest, whenText } from "./rows";
import { useAwards } from "./use-awards";

const SHOWN = 6;

interface NearestListProps {
  history: StatHistory;
  tracked: readonly string[];
  todayMs: number;
  /** Classes that reserve its height. */
  room: string;
}

/** The circle isn't full before the award is earned. */
const ALMOST_FULL = 0.9;

/** The awards reached first at the player's pace, based only on stats that are loaded anyway. */
export function NearestList({ history, tracked, todayMs, room }: NearestListProps) {
  const { awards, won, isLoading, failed } = useAwards();
  const rows = useMemo(
    () => soonest(awardRows(awardProgress(awards, won, history, todayMs), tracked)).slice(0, SHOWN),
    [awards, won, history, todayMs, tracked],
  );
  if (isLoading) return <p className={`py-2 text-muted-foreground ${room}`}>Loading data...</p>;
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
          No dates yet: they need 30 days of your tracked stats.
        </p>
      )}
      <ol aria-label="Nearest awards" className="gap-x-12 @3xl/page:columns-2">
        {rows.map((row) => (
          <Nearest key={row.id} row={row} todayMs={todayMs} />
        ))}
      </ol>
      {rows.length > 0 && (
        <p className="pt-1 text-small text-muted-foreground">
          Based on loaded stats. “All awards” can load the rest.
        </p>
      )}
    </>
  );
}

/** The progress of an award as a circle and a bar, and when it will be reached. */
function Nearest({ row, todayMs }: { row: AwardRow; todayMs: number }) {
  const { award, target, value, fraction } = row;
  return (
    <li className="relative grid min-h-12 break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 max-md:min-h-13 max-md:gap-x-0">
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
