import * as z from "@/lib/zod";

import { entriesOf, moment, text } from "./readable";

/** The readable ones among the tabs' notes about their calls. */
export const readableCallNotes = entriesOf(
  z.object({
    id: text(100),
    kind: z.enum(["block", "calls", "pause"]),
    count: z.int().check(z.nonnegative(), z.maximum(100)),
    ticksMs: moment,
    clockMs: moment,
  }),
  1000,
);
