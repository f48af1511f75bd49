import type { VisitTimes } from "@/lib/common/visit";
import { timestampMs } from "@/lib/store/engine/lenient-schemas";
import { jsonValue } from "@/lib/store/engine/stored-value";
import * as z from "@/lib/zod";

const schema = z.nullable(
  z.object({ beforeMs: z.catch(z.nullable(timestampMs), null), latestMs: timestampMs }),
);

/** When the player last looked at what was reached. */
export const awardVisitsStore = jsonValue<VisitTimes | null>("awardVisits", schema, null);
