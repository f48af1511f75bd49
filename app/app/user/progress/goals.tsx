import { Trash2 } from "lucide-react";
import { Suspense, useMemo } from "react";

import { AddRowToCalendar } from "@/components/calendar/add-to-calendar";
import { SectionHeader } from "@/components/figures/section-header";
import { ExplainProjection } from "@/components/history/explain-projection";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { formatGain, formatValue, SPAN_TEXT } from "@/components/history/stat-text";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { Progress } from "@/components/ui/progress";
import { formatGameDate } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import { type StatHistory, wasRequested } from "@/lib/game/history/stat-history";
import { type Goal, type GoalProjection, projectGoal } from "@/lib/game/progress/goal";
import { toSeries } from "@/lib/game/progress/series";
import { type Statistic } from "@/lib/game/progress/stat-groups";
import { statisticsOf } from "@/lib/game/progress/statistics";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { goalsStore, removeGoal } from "@/lib/store/user/progress";

const GoalForm = onDemand(() => import("./goal-form").then((l) => l.GoalForm));
const NearestList = onDemand(() => import("./awards/nearest-list").then((l) => l.NearestList));

/** The game's page with the player's own statistics. */
const STATS_URL = "https://www.torn.com/personalstats.php";

interface GoalsProps {
  history: StatHistory;
  tracked: readonly Statistic[];
  todayMs: number;
}

/** The player's goals, and a projection of each from the pace of the last 30 days. */
export function Goals({ history, tracked, todayMs }: GoalsProps) {
  const goals = useStoredValue(goalsStore);
  return (
    <section aria-label="Goals" className="mt-6">
      <SectionHeader title="Goals" {...(goals.length > 0 && { aside: formatWhole(goals.length) })}>
        <Popover
          label="Add a goal"
          trigger={
            <Button variant="quiet" size="sm">
              Add a goal
            </Button>
          }
        >
          <GoalForm statistics={tracked} todayMs={todayMs} />
        </Popover>
      </SectionHeader>
      {goals.length === 0 ? (
        <p className="py-2 text-muted-foreground">
          Set a target and, if you like, a date to see whether you’re on track. Saved in this
          browser and in backups.
        </p>
      ) : (
        <ul aria-label="Goals">
          {goals.map((goal) => (
            <GoalRow
              key={`${goal.stat} ${goal.target}`}
              goal={goal}
              history={history}
              todayMs={todayMs}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function GoalRow({
  goal,
  history,
  todayMs,
}: {
  goal: Goal;
  history: StatHistory;
  todayMs: number;
}) {
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
 * "289 to go, expected 17 Apr 2027 at +2 per day, as in the last 30 days. On track. Needs +1.5 per day until 31 May 2027.".
 * Each figure names its period, since other figures on the page use other periods.
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

/** The height of three awards. */
const LIST_ROOM = "min-h-39 md:min-h-22";

interface NearestProps {
  /** The player id under which the history is stored. */
  own: number;
  history: StatHistory;
  add: AddDailyStats;
  tracked: readonly string[];
  todayMs: number;
  /** Opens the view of all awards. */
  onAll: () => void;
}

/** The awards that the player reaches first. Nothing is requested until at least one day of stats is stored. */
export function Nearest({ onAll, ...props }: NearestProps) {
  const hasPast = Object.keys(props.history).length > 0;
  return (
    <section aria-label="Nearest awards">
      <SectionHeader title="Nearest awards">
        <Button variant="quiet" size="sm" onClick={onAll}>
          All awards
        </Button>
      </SectionHeader>
      {hasPast ? (
        <Suspense fallback={<div className={LIST_ROOM} />}>
          <NearestList {...props} room={LIST_ROOM} />
        </Suspense>
      ) : (
        <p className={`py-2 text-muted-foreground ${LIST_ROOM}`}>
          No dates yet: they need 30 days of your tracked stats.
        </p>
      )}
    </section>
  );
}
