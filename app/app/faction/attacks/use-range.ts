import { useMemo } from "react";

import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";

import { attackRange, RANGES } from "./range";

/** The time that was chosen, which stands in the address, and what it comes to. */
export function useRange(nowMs: number) {
  const [id, setId] = useUrlChoice("range", RANGES, "24h");
  const [from, setFrom] = useUrlText("from");
  const [to, setTo] = useUrlText("to");
  const read = useMemo(() => attackRange(id, { from, to }, nowMs), [id, from, to, nowMs]);
  const isRead = typeof read !== "string";
  return {
    id,
    setId,
    from,
    setFrom,
    to,
    setTo,
    range: isRead ? read : null,
    problem: isRead ? null : read,
  };
}

export type ChosenRange = ReturnType<typeof useRange>;
