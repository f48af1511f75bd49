import { useMemo } from "react";

import { ErrorState } from "@/components/state/error-state";
import { Leader } from "@/components/state/leaders";
import { needsOf } from "@/lib/api/access";
import { standingsOf } from "@/lib/game/awards/standing";
import type { Days } from "@/lib/game/history/past-days";

import { awardRows, soonest } from "./rows";
import { useAwards } from "./use-awards";
import { progressWords, whenWords } from "./words";

/** As many as the page names. */
const SHOWN = 6;

interface NearestListProps {
  days: Days;
  followed: readonly string[];
  todayMs: number;
}

/** What is reached first at the player's pace, of the statistics that are read anyway. */
export function NearestList({ days, followed, todayMs }: NearestListProps) {
  const { awards, won, isLoading, failed } = useAwards();
  const rows = useMemo(
    () => soonest(awardRows(standingsOf(awards, won, days, todayMs), followed)).slice(0, SHOWN),
    [awards, won, days, todayMs, followed],
  );
  if (isLoading) return <p className="py-2 text-muted-foreground">Loading data...</p>;
  return (
    <>
      {failed.map(({ text, error, retry }) => (
        <ErrorState
          key={text}
          text={text}
          needs={needsOf("user/honors")}
          error={error}
          onRetry={retry}
        />
      ))}
      {rows.length === 0 && failed.length === 0 && (
        <p className="py-2 text-muted-foreground">
          No award has a date yet: a pace needs 30 days of what you follow.
        </p>
      )}
      <dl className="max-w-136">
        {rows.map((row) => (
          <Leader
            key={row.id}
            label={row.award.name}
            value={`${progressWords(row)}, ${whenWords(row, todayMs)}`}
            wide
          />
        ))}
      </dl>
    </>
  );
}
