import { DayChanges } from "./day-changes";
import type { DayRow } from "./rows";

export function DayList({ days }: { days: readonly DayRow[] }) {
  return (
    <ol aria-label="Changes by day">
      {days.map((day) => (
        <DayChanges key={day.iso} {...day} />
      ))}
    </ol>
  );
}
