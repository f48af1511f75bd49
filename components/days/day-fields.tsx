import { type ReactNode, useId } from "react";

import { DateField } from "@/components/list/text-field";
import { formatIsoDay } from "@/lib/format/days";

import { FIRST_DAY_MS, type SelectedDays } from "./day-range";

interface DayFieldsProps {
  days: SelectedDays;
  /** The error message for the days; null if they are valid. */
  problem: string | null;
  nowMs: number;
  /** Explains what an empty field means. */
  note?: ReactNode;
}

/** Date fields for the first and the last day, in game time. */
export function DayFields({ days, problem, nowMs, note }: DayFieldsProps) {
  const problemId = useId();
  const firstDay = formatIsoDay(FIRST_DAY_MS);
  const limits = {
    max: formatIsoDay(nowMs),
    problemId: problem === null ? undefined : problemId,
  };
  return (
    <>
      <DateField
        label="From"
        value={days.from}
        onChange={days.setFrom}
        min={firstDay}
        {...limits}
      />
      <DateField
        label="To"
        value={days.to}
        onChange={days.setTo}
        min={days.from === "" ? firstDay : days.from}
        {...limits}
      />
      {note}
      {problem !== null && (
        <p id={problemId} role="alert" className="w-full text-destructive">
          {problem}
        </p>
      )}
    </>
  );
}
