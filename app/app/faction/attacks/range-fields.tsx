import { DayFields } from "@/components/days/day-fields";
import { SelectField } from "@/components/list/select-field";

import { RANGES } from "./range";
import type { SelectedRange } from "./use-range";

/** The period that the page covers. */
export function RangeFields({ chosen, nowMs }: { chosen: SelectedRange; nowMs: number }) {
  const { id, setId, days, problem } = chosen;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
      <SelectField label="Time" value={id} options={RANGES} onChange={setId} />
      {id === "dates" && (
        <DayFields
          days={days}
          problem={problem}
          nowMs={nowMs}
          note={
            <p className="text-small text-muted-foreground">
              Days in game time. Leave From empty for today, and To empty for now.
            </p>
          }
        />
      )}
    </div>
  );
}
