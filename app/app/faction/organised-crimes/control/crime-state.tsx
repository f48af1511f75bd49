import { Moon } from "@/components/state/moon";

import type { UnderWayRow } from "./under-way-rows";

/** The status of a crime, and how many slots are filled, as a moon and in figures. */
export function CrimeState({ crime, filled }: Pick<UnderWayRow, "crime" | "filled">) {
  const slots = crime.slots.length;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Moon lit={slots === 0 ? 0 : filled / slots} />
      {crime.status}{" "}
      <span className="text-small text-muted-foreground">
        {filled} of {slots}
      </span>
    </span>
  );
}
