import { type SyntheticEvent, use, useMemo, useState } from "react";

import { announce } from "@/components/feedback/live-region";
import { formatValue } from "@/components/history/stat-text";
import { SelectField } from "@/components/list/select-field";
import { DateField, TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { ClosePopover } from "@/components/ui/popover";
import { DAY_MS } from "@/lib/common/time";
import { formatIsoDay, formatShortGameDay, parseIsoDay } from "@/lib/format/days";
import { parseMoney } from "@/lib/format/number-input";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { nextRound, projectGoal } from "@/lib/game/progress/goal";
import { toSeries } from "@/lib/game/progress/series";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { goalsStore, setGoal } from "@/lib/store/user/progress";

interface GoalFormProps {
  /** The tracked statistics. */
  statistics: readonly Statistic[];
  history: StatHistory;
  todayMs: number;
}

/** Suggested goals, and the form for one: a statistic, a target number and an optional day. Its popover closes on the list with the new goal. */
export function GoalForm({ statistics, history, todayMs }: GoalFormProps) {
  // Statistics in seconds are left out, since players don't enter a target in seconds.
  const choices = statistics.filter(({ unit }) => unit !== "seconds");
  const [stat, setStat] = useState(choices[0]?.name ?? "");
  const [text, setText] = useState("");
  const [day, setDay] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const close = use(ClosePopover);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const target = parseMoney(text);
    const byMs = parseIsoDay(day);
    if (target === null || target === 0) {
      setProblem("Enter a target without decimals, such as 1,000, 5m or 1.5b.");
    } else if (day !== "" && (byMs === null || byMs <= todayMs)) {
      setProblem("Choose a day after today, or leave it empty.");
    } else {
      setGoal({ stat, target, byMs });
      announce("Goal added");
      close();
    }
  }

  if (choices.length === 0) return <p>Track a stat first.</p>;
  return (
    <form onSubmit={save} className="grid gap-2" noValidate>
      <GoalSuggestions history={history} tracked={choices} todayMs={todayMs} />
      <SelectField
        label="Stat"
        value={stat}
        options={choices.map(({ name, title }) => [name, title] as const)}
        onChange={setStat}
      />
      <TextField
        label="Target"
        value={text}
        placeholder="1,000 or 5m"
        onChange={(typed) => {
          setText(typed);
          setProblem(null);
        }}
      />
      <DateField label="By" value={day} onChange={setDay} min={formatIsoDay(todayMs + DAY_MS)} />
      {problem !== null && (
        <p role="alert" className="text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit">Add</Button>
    </form>
  );
}

/** The maximum number of suggested goals. */
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
function GoalSuggestions({ history, tracked, todayMs }: GoalSuggestionsProps) {
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
