import * as z from "@/lib/zod";

import { lenientArray, timestampMs, text } from "./lenient-schemas";

/** The readable ones among the tabs' notes about their calls. */
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
