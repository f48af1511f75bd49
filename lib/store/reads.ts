import { moment, recordOf } from "./readable";
import { jsonValue } from "./stored-value";

/** When a tab last read each path: what another tab has read just now, a page doesn't ask for first. */
export const readsStore = jsonValue<Readonly<Record<string, number>>>(
  "reads",
  recordOf(moment, 100),
  {},
);
