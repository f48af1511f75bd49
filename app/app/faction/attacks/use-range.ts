import { useMemo } from "react";

import { useDays } from "@/components/days/use-days";
import { useUrlChoice } from "@/components/window/use-url-choice";

import { attackRange, RANGES } from "./range";

/** The period that was chosen, which is kept in the address, and what it resolves to. */
export function useRange(nowMs: number) {
  const [id, setId] = useUrlChoice("range", RANGES, "24h");
  const days = useDays();
  const { from, to } = days;
  const read = useMemo(() => attackRange(id, { from, to }, nowMs), [id, from, to, nowMs]);
  const isRead = typeof read !== "string";
  return {
    id,
    setId,
    days,
    range: isRead ? read : null,
    problem: isRead ? null : read,
  };
}

export type SelectedRange = ReturnType<typeof useRange>;
