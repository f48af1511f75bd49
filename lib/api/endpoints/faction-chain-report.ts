import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSeconds,
  epochSecondsOrNull,
  listOf,
  numericId,
} from "@/lib/api/transport/wire";
import type { ChainAttacker, ChainBonus, ChainReport } from "@/lib/game/war/chain-report";
import * as z from "@/lib/zod";

const losing = { draws: z.number(), escapes: z.number(), losses: z.number() };

const attacker = z.pipe(
  z.object({
    id: numericId,
    respect: z.object({ total: z.number() }),
    attacks: z.object({
      total: z.number(),
      war: z.number(),
      assists: z.number(),
      retaliations: z.number(),
      overseas: z.number(),
      ...losing,
    }),
  }),
  z.transform(({ id, respect, attacks }): ChainAttacker => ({
    id,
    hits: attacks.total,
    warHits: attacks.war,
    respect: respect.total,
    assists: attacks.assists,
    losses: attacks.losses + attacks.draws + attacks.escapes,
    retaliations: attacks.retaliations,
    overseas: attacks.overseas,
  })),
);

const bonus = z.pipe(
  z.object({ attacker_id: numericId, chain: z.number(), respect: z.number() }),
  z.transform(({ attacker_id, chain, respect }): ChainBonus => ({
    attackerId: attacker_id,
    hit: chain,
    respect,
  })),
);

const currentShape = z.pipe(
  z.object({
    start: epochSeconds,
    end: epochSecondsOrNull,
    details: z.object({
      chain: z.number(),
      war: z.number(),
      respect: z.number(),
      assists: z.number(),
      retaliations: z.number(),
      overseas: z.number(),
      ...losing,
    }),
    attackers: listOf(attacker),
    bonuses: listOf(bonus),
  }),
  z.transform(({ start, end, details, attackers, bonuses }): ChainReport => ({
    startsAtMs: start,
    endedAtMs: end,
    total: {
      hits: details.chain,
      warHits: details.war,
      respect: details.respect,
      assists: details.assists,
      losses: details.losses + details.draws + details.escapes,
      retaliations: details.retaliations,
      overseas: details.overseas,
    },
    attackers: attackers.entries,
    bonuses: bonuses.entries,
    unreadMembers: attackers.dropped,
    dropped: attackers.dropped + bonuses.dropped,
  })),
);

/** All attackers in one map. It names the number of bonus hits of each, but neither the hits nor their respect. */
const legacyAttacker = z.pipe(
  z.object({
    userID: numericId,
    respect: z.number(),
    attacks: z.number(),
    war: z.number(),
    assist: z.number(),
    retal: z.number(),
    overseas: z.number(),
    draw: z.number(),
    escape: z.number(),
    loss: z.number(),
  }),
  z.transform((wire): ChainAttacker => ({
    id: wire.userID,
    hits: wire.attacks,
    warHits: wire.war,
    respect: wire.respect,
    assists: wire.assist,
    losses: wire.loss + wire.draw + wire.escape,
    retaliations: wire.retal,
    overseas: wire.overseas,
  })),
);

const legacyShape = z.pipe(
  z.object({
    chain: z.number(),
    start: epochSeconds,
    end: epochSecondsOrNull,
    respect: z.number(),
    warhits: z.number(),
    assists: z.number(),
    retaliations: z.number(),
    overseas: z.number(),
    ...losing,
    members: listOf(legacyAttacker),
  }),
  z.transform((wire): ChainReport => ({
    startsAtMs: wire.start,
    endedAtMs: wire.end,
    total: {
      hits: wire.chain,
      warHits: wire.warhits,
      respect: wire.respect,
      assists: wire.assists,
      losses: wire.losses + wire.draws + wire.escapes,
      retaliations: wire.retaliations,
      overseas: wire.overseas,
    },
    attackers: wire.members.entries,
    bonuses: [],
    unreadMembers: wire.members.dropped,
    dropped: wire.members.dropped,
  })),
);

export const chainReportWire = z.pipe(
  z.object({ chainreport: currentOrLegacy(currentShape, legacyShape) }),
  z.transform(({ chainreport }) => chainreport),
);

/** The report of one of the faction's chains, with each attacker's part. */
export function chainReportQuery(session: Session, chainId: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "chainreport", chainId],
    queryFn: ({ signal }) =>
      request(session, `/faction/${chainId}/chainreport`, chainReportWire, signal),
  });
}
