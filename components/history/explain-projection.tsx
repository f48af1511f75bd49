import type { ComponentProps } from "react";

import { Explain } from "@/components/figures/explain";
import { formatGain, formatValue } from "@/components/history/stat-text";
import { formatGameDate } from "@/lib/format/days";
import type { GoalProjection } from "@/lib/game/progress/goal";
import type { Unit } from "@/lib/game/progress/stat-groups";

interface ExplainProjectionProps {
  name: string;
  projection: GoalProjection;
  unit: Unit;
  /** Additional lines for a goal or for an award. */
  more: ComponentProps<typeof Explain>["lines"];
}

/** Explains how the expected date of a goal or an award is calculated. */
export const ExplainProjection = ({
  name,
  projection: { remaining, pace, expectedMs },
  unit,
  more,
}: ExplainProjectionProps) => (
  <Explain
    title={`the date of “${name}”`}
    lines={[
      { label: "Remaining", value: formatValue(remaining, unit) },
      {
        label: "Per day, last 30 days",
        value: pace === null ? "unknown" : formatGain(pace, unit),
      },
      ...(expectedMs === null
        ? []
        : [{ label: "Reached at this pace", value: formatGameDate(expectedMs) }]),
      ...more,
    ]}
    note="Rounded up to whole days. An estimate, not a promise."
  />
);
