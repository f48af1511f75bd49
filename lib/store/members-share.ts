import * as z from "@/lib/zod";

import { jsonValue } from "./stored-value";

/** Percent of a crime's money that goes to its members; the faction keeps the rest. */
export const membersShareStore = jsonValue<number>(
  "membersShare",
  z.number().check(z.nonnegative(), z.maximum(100)),
  100,
);
