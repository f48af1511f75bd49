import type { VisitTimes } from "@/lib/game/time/visit";
import * as z from "@/lib/zod";

import { moment } from "./readable";
import { jsonValue } from "./stored-value";

const schema = z.nullable(
  z.object({ beforeMs: z.catch(z.nullable(moment), null), latestMs: moment }),
);

/** When the player last looked at what was reached. */
export const awardVisitsStore = jsonValue<VisitTimes | null>("awardVisits", schema, null);
