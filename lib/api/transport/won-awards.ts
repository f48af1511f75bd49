import type { WonAward } from "@/lib/game/awards/award";
import * as z from "@/lib/zod";

import { epochSecondsOrNull, type List, listOf, numericId } from "./wire";

const wonAward = z.pipe(
  z.object({ id: numericId, timestamp: epochSecondsOrNull }),
  z.transform(({ id, timestamp }): WonAward => ({ id, atMs: timestamp })),
);

/** The awards that a player has, from a current response. */
export const wonAwards = (list: readonly unknown[]): List<WonAward> => listOf(wonAward).parse(list);

/** `wonAwards` for legacy responses: a list of ids, and one of times, which may be shorter. */
export const wonAwardsAt = (ids: readonly unknown[], times: readonly unknown[]): List<WonAward> =>
  wonAwards(ids.map((id, at) => ({ id, timestamp: times[at] })));
