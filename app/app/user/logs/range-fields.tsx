import { useId } from "react";

import { DateField } from "@/components/list/date-field";
import { formatIsoDay } from "@/lib/format/days";

interface RangeFieldsProps {
  from: string;
  onFrom: (day: string) => void;
  to: string;
  onTo: (day: string) => void;
  /** What is wrong with them. */
  problem: string | null;
  nowMs: number;
}

/** The first and the last day, in game time. */
export function RangeFields({ from, onFrom, to, onTo, problem, nowMs }: RangeFieldsProps) {
  const problemId = useId();
  const today = formatIsoDay(nowMs);
  const limits = { max: today, problemId: problem === null ? undefined : problemId };
  return (
    <>
      <DateField label="From" value={from} onChange={onFrom} min="2004-01-01" {...limits} />
      <DateField
        label="To"
        value={to}
        onChange={onTo}
        min={from === "" ? "2004-01-01" : from}
        {...limits}
      />
      {problem !== null && (
        <p id={problemId} role="alert" className="w-full text-destructive">
          {problem}
        </p>
      )}
    </>
  );
}
