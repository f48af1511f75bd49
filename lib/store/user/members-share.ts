import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

/** Percent of a crime's money that goes to its members; the faction keeps the rest. */
export const membersShareStore = jsonValue<number>(
  "membersShare",
  z.number().check(z.nonnegative(), z.maximum(100)),
  100,
);
