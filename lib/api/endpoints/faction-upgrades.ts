import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  type List,
  listOf,
  numericId,
  presentListOf,
} from "@/lib/api/transport/wire";
import type { FactionUpgrade, FactionUpgrades } from "@/lib/game/faction/faction";
import * as z from "@/lib/zod";

type CountedUpgrades = FactionUpgrades & { dropped: number };

const NONE: List<never> = { entries: [], dropped: 0 };

const upgrade = z.object({ id: z.number(), name: z.string(), level: z.number() });

/** Branches, each with a list of upgrades: we don't need the branch itself. */
const branches = z.nullable(presentListOf(z.object({ upgrades: presentListOf(upgrade) })));

const currentShape = z.pipe(
  z.object({
    state: z.string(),
    upgrades: z.object({
      core: z.nullish(z.union([z.object({ upgrades: listOf(upgrade) }), z.array(z.never())])),
      war: branches,
      peace: branches,
    }),
  }),
  z.transform(({ state, upgrades: { core, ...sets } }) =>
    count(state, {
      core: core && "upgrades" in core ? core.upgrades : NONE,
      war: flatten(sets.war),
      peace: flatten(sets.peace),
    }),
  ),
);

const legacyUpgrade = z.object({
  id: numericId,
  branch: z.nullish(z.string()),
  name: z.string(),
  level: z.number(),
});

/** Flat maps by id. `upgrades` contains the current set and the core. Before there were two sets, it contained everything. */
const legacyShape = z.pipe(
  z.object({
    state: z.nullish(z.string()),
    upgrades: presentListOf(legacyUpgrade),
    war: listOf(legacyUpgrade),
    peace: listOf(legacyUpgrade),
  }),
  z.transform(({ state, upgrades, war, peace }) => {
    const inForce = { ...upgrades, entries: upgrades.entries.filter((entry) => !isCore(entry)) };
    const current = state ?? "peace";
    return count(current, {
      core: { entries: upgrades.entries.filter(isCore), dropped: 0 },
      war: current === "war" ? inForce : war,
      peace: current === "war" ? peace : inForce,
    });
  }),
);

export const factionUpgradesWire = currentOrLegacy(currentShape, legacyShape);

const isCore = ({ branch }: z.output<typeof legacyUpgrade>) => branch === "Core";

function flatten(list: z.output<typeof branches>): List<FactionUpgrade> {
  const inner = (list?.entries ?? []).map(({ upgrades }) => upgrades);
  return {
    entries: inner.flatMap(({ entries }) => entries),
    dropped: inner.reduce((sum, { dropped }) => sum + dropped, list?.dropped ?? 0),
  };
}

function count(
  state: string,
  { core, war, peace }: Record<"core" | "war" | "peace", List<FactionUpgrade>>,
): CountedUpgrades {
  return {
    state,
    core: core.entries.map(plain),
    war: war.entries.map(plain),
    peace: peace.entries.map(plain),
    dropped: core.dropped + war.dropped + peace.dropped,
  };
}

const plain = ({ id, name, level }: FactionUpgrade): FactionUpgrade => ({ id, name, level });

/** The upgrades that the faction has unlocked. */
export function factionUpgradesQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "upgrades"],
    queryFn: ({ signal }) => request(session, "/faction/upgrades", factionUpgradesWire, signal),
  });
}
