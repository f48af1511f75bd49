import { type SyntheticEvent, use, useState } from "react";

import { announce } from "@/components/feedback/live-region";
import { SelectField } from "@/components/list/select-field";
import { DateField, TextField } from "@/components/list/text-field";
import { Button } from "@/components/ui/button";
import { ClosePopover } from "@/components/ui/popover";
import { DAY_MS } from "@/lib/common/time";
import { formatIsoDay, parseIsoDay } from "@/lib/format/days";
import { parseMoney } from "@/lib/format/number-input";
import type { Statistic } from "@/lib/game/progress/stat-groups";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { setGoal } from "@/lib/store/user/progress";

import { GoalSuggestions } from "./goal-suggestions";

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
