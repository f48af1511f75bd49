import * as z from "zod/mini";

import { storedValue } from "./stored-value";

const schema = z.number().check(z.minimum(0), z.maximum(100));

/** Percent of a crime's money that goes to its members; the faction keeps the rest. */
export const membersShareStore = storedValue<number>(
  "membersShare",
  { read: (raw) => schema.parse(JSON.parse(raw)), write: JSON.stringify },
  100,
);
