import type { VisitTimes } from "@/lib/game/time/visit";
import * as z from "@/lib/zod";

import { timestampMs } from "./lenient-schemas";
import { jsonValue } from "./stored-value";

const schema = z.nullable(
  z.object({ beforeMs: z.catch(z.nullable(timestampMs), null), latestMs: timestampMs }),
);

/** When the player last looked at what was reached. */
export const awardVisitsStore = jsonValue<VisitTimes | null>("awardVisits", schema, null);
