import { timestampMs, lenientRecord } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";

/** When a tab last fetched each path. Pages don't preload what another tab has just fetched. */
export const fetchTimesStore = jsonValue<Readonly<Record<string, number>>>(
  "reads",
  lenientRecord(timestampMs, 100),
  {},
);
