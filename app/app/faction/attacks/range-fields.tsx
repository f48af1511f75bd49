import { useId } from "react";

import { DateField } from "@/components/list/date-field";
import { SelectField } from "@/components/list/select-field";
import { formatIsoDay } from "@/lib/format/days";

import { RANGES } from "./range";
import type { ChosenRange } from "./use-range";

/** The time that the page is about. */
export function RangeFields({ chosen, nowMs }: { chosen: ChosenRange; nowMs: number }) {
  const problemId = useId();
  const { id, setId, from, setFrom, to, setTo, problem } = chosen;
  const today = formatIsoDay(nowMs);
  const limits = { max: today, problemId: problem === null ? undefined : problemId };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
      <SelectField label="Time" value={id} options={RANGES} onChange={setId} />
      {id === "dates" && (
        <>
          <DateField label="From" value={from} onChange={setFrom} min="2004-01-01" {...limits} />
          <DateField label="To" value={to} onChange={setTo} min={from} {...limits} />
          <p className="text-small text-muted-foreground">
            Days in game time. Leave From empty for today, and To empty for now.
          </p>
        </>
      )}
      {problem !== null && (
        <p id={problemId} role="alert" className="w-full text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}
