import { Suspense } from "react";

import { SectionHeader } from "@/components/figures/section-header";
import type { AddDailyStats } from "@/components/history/use-stat-history";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { formatWhole } from "@/lib/format/numbers";
import type { StatHistory } from "@/lib/game/history/stat-history";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { goalsStore } from "@/lib/store/user/progress";

const GoalForm = onDemand(() => import("./goal-form").then((l) => l.GoalForm));
const GoalRow = onDemand(() => import("./goal-row").then((l) => l.GoalRow));
const NearestList = onDemand(() => import("./awards/nearest-list").then((l) => l.NearestList));

/** The height of a goal. */
const GOAL_ROOM = "min-h-20 max-md:min-h-30";

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
          <GoalForm statistics={tracked} history={history} todayMs={todayMs} />
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
            <Suspense
              key={`${goal.stat} ${goal.target}`}
              fallback={<li aria-hidden className={GOAL_ROOM} />}
            >
              <GoalRow goal={goal} history={history} todayMs={todayMs} />
            </Suspense>
          ))}
        </ul>
      )}
    </section>
  );
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
    <section aria-label="Nearest awards" className="mt-6">
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
