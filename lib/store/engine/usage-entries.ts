import * as z from "@/lib/zod";

import { lenientArray, timestampMs, text } from "./lenient-schemas";

/** Parses the usage entries in storage; those that can't be read are left out. */
export const usageEntriesSchema = lenientArray(
  z.object({
    id: text(100),
    kind: z.enum(["block", "calls", "pause"]),
    count: z.int().check(z.nonnegative(), z.maximum(100)),
    ticksMs: timestampMs,
    clockMs: timestampMs,
  }),
  1000,
);
