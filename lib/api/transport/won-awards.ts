import type { WonAward } from "@/lib/game/awards/award";
import * as z from "@/lib/zod";

import { currentOrLegacy, epochSecondsOrNull, type List, listOf, numericId } from "./wire";

const wonAward = z.pipe(
  z.object({ id: numericId, timestamp: epochSecondsOrNull }),
  z.transform(({ id, timestamp }): WonAward => ({ id, atMs: timestamp })),
);

/** The awards that a player has, from a current response. */
const wonAwards = (list: readonly unknown[]): List<WonAward> => listOf(wonAward).parse(list);

/** `wonAwards` for legacy responses: a list of ids and a list of times, which may be shorter. */
const wonAwardsAt = (ids: readonly unknown[], times: readonly unknown[]): List<WonAward> =>
  wonAwards(ids.map((id, at) => ({ id, timestamp: times[at] })));

const list = z.array(z.unknown());

/** The response of user/honors or user/medals. */
export const wonAwardsWire = (name: "honors" | "medals") =>
  currentOrLegacy(
    z.pipe(
      z.object({ [name]: list }),
      z.transform((body) => wonAwards(body[name] ?? [])),
    ),
    z.pipe(
      z.object({ [`${name}_awarded`]: list, [`${name}_time`]: list }),
      z.transform((body) => wonAwardsAt(body[`${name}_awarded`] ?? [], body[`${name}_time`] ?? [])),
    ),
  );
