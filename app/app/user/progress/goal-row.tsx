import { Trash2 } from "lucide-react";
import { useMemo } from "react";

import { AddRowToCalendar } from "@/components/calendar/add-to-calendar";
import { ExplainProjection } from "@/components/history/explain-projection";
import { formatGain, formatValue, SPAN_TEXT } from "@/components/history/stat-text";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatGameDate } from "@/lib/format/days";
import { type StatHistory, wasRequested } from "@/lib/game/history/stat-history";
import { type Goal, type GoalProjection, projectGoal } from "@/lib/game/progress/goal";
import { toSeries } from "@/lib/game/progress/series";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import { statisticsOf } from "@/lib/game/progress/statistics";
import { removeGoal } from "@/lib/store/user/progress";

/** The game's page with the player's own statistics. */
const STATS_URL = "https://www.torn.com/personalstats.php";

interface GoalRowProps {
  goal: Goal;
  history: StatHistory;
  todayMs: number;
}

/** A goal, its progress, and its projection from the pace of the last 30 days. */
export function GoalRow({ goal, history, todayMs }: GoalRowProps) {
  const [statistic] = statisticsOf([goal.stat]);
  const points = useMemo(() => toSeries(history, goal.stat), [history, goal.stat]);
  if (statistic === undefined) return null;
  const { title, unit } = statistic;
  const name = `${title} ${formatValue(goal.target, unit)}`;
  const projection = projectGoal(goal, points, statistic, todayMs);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-row py-2">
      <div>
        <b className="font-semibold">{name}</b>{" "}
        {goal.byMs !== null && <span>by {formatGameDate(goal.byMs)}</span>}
        <p className="text-muted-foreground">
          {projection === null
            ? wasRequested(history, goal.stat)
              ? "No data: your API key can’t access this stat, or you have none yet."
              : "Not loaded yet: track this stat and load its history."
            : textOf(projection, goal, unit)}{" "}
          {projection !== null && projection.state !== "reached" && (
            <ExplainProjection
              name={name}
              projection={projection}
              unit={unit}
              more={
                projection.needed === null
                  ? []
                  : [
                      {
                        label: "Needed per day to finish by your date",
                        value: formatGain(projection.needed, unit),
                      },
                    ]
              }
            />
          )}
        </p>
      </div>
      <div className="flex">
        {goal.byMs !== null && (
          <AddRowToCalendar
            name={name}
            fileName="goal.ics"
            events={[
              {
                id: `goal-${goal.stat}-${goal.target}`,
                title: `Goal: ${name}`,
                description: "Your target date.",
                url: STATS_URL,
                startsOnMs: goal.byMs,
              },
            ]}
          />
        )}
        <Button
          variant="quiet"
          size="sm"
          className="px-1.5 max-md:min-w-11"
          aria-label={`Remove the goal ${name}`}
          onClick={() => {
            removeGoal(goal);
          }}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
      <Progress
        label={name}
        value={points.at(-1)?.value ?? 0}
        max={goal.target}
        className="col-span-2 mt-1.5"
      />
    </li>
  );
}

/**
 * "289 to go, expected 17 Apr 2027 at +2 per day, as in the last 30 days. On track. Needs +1.5 per day until 31 May 2027." Each
 * figure names its period, since others on the page use another one.
 */
function textOf(
  { remaining, pace, expectedMs, needed, state }: GoalProjection,
  { byMs }: Goal,
  unit: Statistic["unit"],
): string {
  if (state === "reached") return "Reached.";
  const need =
    needed === null || byMs === null
      ? ""
      : ` Needs ${formatGain(needed, unit)} per day until ${formatGameDate(byMs)}.`;
  const verdict = {
    "on-track": " On track.",
    behind: " Behind.",
    missed: " Date passed.",
    open: "",
  }[state];
  return `${formatValue(remaining, unit)} to go, ${paceText(pace, expectedMs, unit)}.${verdict}${need}`;
}

/** The expected date at the pace, and the period that the pace is measured over. */
function paceText(pace: number | null, expectedMs: number | null, unit: Statistic["unit"]): string {
  if (pace === null) return "no estimate yet";
  const perDay = `${formatGain(pace, unit)} per day`;
  return expectedMs === null
    ? `${perDay} ${SPAN_TEXT.month}`
    : `expected ${formatGameDate(expectedMs)} at ${perDay}, as ${SPAN_TEXT.month}`;
}
