import { timestampMs, lenientRecord } from "./lenient-schemas";
import { jsonValue } from "./stored-value";

/** When a tab last fetched each path. Pages don't preload what another tab has just fetched. */
export const fetchTimesStore = jsonValue<Readonly<Record<string, number>>>(
  "reads",
  lenientRecord(timestampMs, 100),
  {},
);
