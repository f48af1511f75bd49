import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  type List,
  listOf,
  listOfNested,
  type Nested,
  presentListOf,
} from "@/lib/api/transport/wire";
import type { Contract, MissionGiver } from "@/lib/game/missions/mission";
import * as z from "@/lib/zod";

const currentContract = z.pipe(
  z.object({ title: z.string(), status: z.string(), expires_at: epochSecondsOrNull }),
  z.transform((wire): Contract => ({
    title: wire.title,
    status: wire.status,
    expiresAtMs: wire.expires_at,
  })),
);

const currentGiver = z.pipe(
  z.object({ name: z.string(), contracts: listOf(currentContract) }),
  z.transform(({ name, contracts }) => asGiver(name, contracts)),
);

/** The current shape differs from the legacy one by its list of givers, even if that is empty. */
const present = z.unknown().check(z.refine((givers) => givers !== undefined));

const currentShape = z.pipe(
  z.object({ missions: z.object({ givers: z.pipe(present, listOfNested(currentGiver)) }) }),
  z.transform(({ missions }) => missions.givers),
);

const TODAYS_WORD: Readonly<Record<string, string>> = {
  notAccepted: "Available",
  accepted: "Accepted",
  failed: "Failed",
  completed: "Completed",
};

const legacyContract = z.pipe(
  z.object({ title: z.string(), status: z.string() }),
  z.transform(({ title, status }): Contract => ({
    title,
    status: TODAYS_WORD[status] ?? status,
    expiresAtMs: null,
  })),
);

/** The legacy map of contract lists by giver. */
const legacyShape = z.pipe(
  z.object({
    missions: z.nullable(
      z.union([z.array(z.never()), z.record(z.string(), presentListOf(legacyContract))]),
    ),
  }),
  z.transform(({ missions }): List<MissionGiver> => {
    const givers = Object.entries(missions ?? {}).map(([name, list]) => asGiver(name, list));
    return {
      entries: givers.map(({ record }) => record),
      dropped: givers.reduce((sum, { dropped }) => sum + dropped, 0),
    };
  }),
);

export const missionsWire = currentOrLegacy(currentShape, legacyShape);

function asGiver(name: string, contracts: List<Contract>): Nested<MissionGiver> {
  return { record: { name, contracts: contracts.entries }, dropped: contracts.dropped };
}

/** The player's mission contracts, by giver. */
export function missionsQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "missions"],
    queryFn: ({ signal }) => request(session, "/user/missions", missionsWire, signal),
  });
}
