import { use, useMemo } from "react";

import { announce } from "@/components/feedback/live-region";
import { formatValue } from "@/components/history/stat-text";
import { Button } from "@/components/ui/button";
import { ClosePopover } from "@/components/ui/popover";
import { DAY_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { nextRound, projectGoal } from "@/lib/game/progress/goal";
import { toSeries } from "@/lib/game/progress/series";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { goalsStore, setGoal } from "@/lib/store/user/progress";

const SHOWN = 3;

/** A year has each day and month once, so the suggestions need no year. */
const WITHIN_MS = 365 * DAY_MS;

interface GoalSuggestionsProps {
  history: StatHistory;
  /** The tracked stats that a goal can be set for. */
  tracked: readonly Statistic[];
  todayMs: number;
}

/** The next round numbers of the tracked stats that the player reaches within a year at their pace, soonest first; one press sets the goal. */
export function GoalSuggestions({ history, tracked, todayMs }: GoalSuggestionsProps) {
  const close = use(ClosePopover);
  const goals = useStoredValue(goalsStore);
  const suggestions = useMemo(
    () =>
      tracked
        .flatMap((statistic) => {
          const { name: stat, title, unit } = statistic;
          const points = toSeries(history, stat);
          const target = nextRound(points.at(-1)?.value ?? 0);
          if (target === null || goals.some((goal) => goal.stat === stat)) return [];
          const projection = projectGoal({ stat, target, byMs: null }, points, statistic, todayMs);
          const expectedMs = projection?.expectedMs ?? Infinity;
          if (expectedMs > todayMs + WITHIN_MS) return [];
          return [{ stat, target, expectedMs, text: `${title} ${formatValue(target, unit)}` }];
        })
        .sort((a, b) => a.expectedMs - b.expectedMs)
        .slice(0, SHOWN),
    [history, tracked, goals, todayMs],
  );
  if (suggestions.length === 0) return null;
  return (
    <>
      <p className="text-small text-muted-foreground">
        Next round figures, with their dates at your pace over the last 30 days:
      </p>
      <div role="group" aria-label="Suggested goals" className="flex flex-wrap gap-2 py-2">
        {suggestions.map(({ stat, target, expectedMs, text }) => (
          <Button
            key={stat}
            variant="outline"
            size="sm"
            onClick={() => {
              setGoal({ stat, target, byMs: null });
              announce("Goal added");
              close();
            }}
          >
            <span className="sr-only">Add the goal </span>
            {text}
            <span className="text-muted-foreground">{formatShortGameDay(expectedMs)}</span>
          </Button>
        ))}
      </div>
    </>
  );
}
