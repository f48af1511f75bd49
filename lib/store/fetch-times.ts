import { timestampMs, lenientRecord } from "./lenient-schemas";
import { jsonValue } from "./stored-value";

/** When a tab last read each path: what another tab has read just now, a page doesn't ask for first. */
export const fetchTimesStore = jsonValue<Readonly<Record<string, number>>>(
  "reads",
  lenientRecord(timestampMs, 100),
  {},
);
