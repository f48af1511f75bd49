import { queryOptions } from "@tanstack/react-query";

import { PAGE_SIZE, timeRange } from "@/lib/api/history/timeline";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSecondsOrNull,
  listOf,
  listOfNested,
  type Nested,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import {
  carriedOutAtMs,
  type CrimeSlot,
  isFinished,
  type OrganisedCrime,
} from "@/lib/game/crimes/organised-crime";
import * as z from "@/lib/zod";

/** A slot without a role or a pass rate is still a slot. Without information about its member, it is unreadable. */
const slot = z.pipe(
  z.object({
    position: z.catch(textOrNull, null),
    checkpoint_pass_rate: z.catch(numberOrNull, null),
    user: z.nullable(z.object({ id: z.number(), outcome: z.catch(textOrNull, null) })),
    item_requirement: z.nullish(
      z.object({ id: z.number(), is_available: z.boolean(), is_reusable: z.boolean() }),
    ),
  }),
  z.transform(({ user, item_requirement: item, ...wire }): CrimeSlot => ({
    position: wire.position ?? "",
    passRate: wire.checkpoint_pass_rate,
    member: user,
    item: item
      ? { id: item.id, isAvailable: item.is_available, isReusable: item.is_reusable }
      : null,
  })),
);

const payout = z.pipe(
  z.object({ percentage: numberOrNull, paid_at: epochSecondsOrNull }),
  z.transform((wire) => ({ percentage: wire.percentage, paidAtMs: wire.paid_at })),
);

const rewards = z.object({
  money: z.number(),
  respect: z.number(),
  items: listOf(z.object({ id: z.number(), quantity: z.number(), name: textOrNull })),
  payout: z.nullish(payout),
});

export const currentCrime = z.pipe(
  z.object({
    id: z.number(),
    name: z.string(),
    status: z.string(),
    difficulty: numberOrNull,
    created_at: epochSecondsOrNull,
    ready_at: epochSecondsOrNull,
    executed_at: epochSecondsOrNull,
    expired_at: epochSecondsOrNull,
    slots: listOf(slot),
    rewards: z.nullish(rewards),
  }),
  z.transform(({ slots, rewards: won, ...wire }): Nested<OrganisedCrime> => ({
    record: {
      id: wire.id,
      name: wire.name,
      status: wire.status,
      difficulty: wire.difficulty,
      createdAtMs: wire.created_at,
      readyAtMs: wire.ready_at,
      executedAtMs: wire.executed_at,
      expiresAtMs: wire.expired_at,
      slots: slots.entries,
      unreadSlots: slots.dropped,
      rewards: won ? { ...won, items: won.items.entries, payout: won.payout ?? null } : null,
    },
    dropped: slots.dropped + (won?.items.dropped ?? 0),
  })),
);

/** A crime of the first generation, from a map by id. Its participants are single-entry maps without roles. */
const legacyCrime = z.pipe(
  z.object({
    id: numericId,
    crime_name: z.string(),
    participants: listOf(z.record(numericId, z.unknown())),
    time_started: epochSecondsOrNull,
    time_ready: epochSecondsOrNull,
    time_completed: epochSecondsOrNull,
    initiated: z.number(),
    success: z.number(),
    money_gain: z.nullish(z.number()),
    respect_gain: z.nullish(z.number()),
  }),
  z.transform(({ participants, ...wire }): Nested<OrganisedCrime> => ({
    record: {
      id: wire.id,
      name: wire.crime_name,
      status: wire.success ? "Successful" : wire.initiated ? "Failure" : "Planning",
      difficulty: null,
      createdAtMs: wire.time_started,
      readyAtMs: wire.time_ready,
      executedAtMs: wire.time_completed,
      expiresAtMs: null,
      slots: participants.entries.flatMap((participant) =>
        Object.keys(participant).map((id) => ({
          position: "",
          passRate: null,
          member: { id: Number(id), outcome: null },
          item: null,
        })),
      ),
      unreadSlots: participants.dropped,
      rewards: wire.success
        ? {
            money: wire.money_gain ?? 0,
            respect: wire.respect_gain ?? 0,
            items: [],
            payout: { percentage: null, paidAtMs: null },
          }
        : null,
    },
    dropped: participants.dropped,
  })),
);

/** A finished crime must have a time, because its outcome counts at the time when it was carried out. */
const crime = currentOrLegacy(currentCrime, legacyCrime).check(
  z.refine(
    ({ record }) =>
      !isFinished(record) || record.executedAtMs !== null || record.createdAtMs !== null,
  ),
);

export const factionCrimesWire = z.object({ crimes: listOfNested(crime) });

type CrimeCategory =
  | "all"
  | "available"
  | "completed"
  | "recruiting"
  | "planning"
  | "successful"
  | "failure"
  | "expired";

const crimes = async (session: Session, parameters: string, signal: AbortSignal) => {
  const path = `/faction/crimes?${parameters}&limit=${PAGE_SIZE}`;
  return (await request(session, path, factionCrimesWire, signal)).crimes;
};

/** The latest 100 crimes of a category. */
export function crimesQuery(session: Session, category: CrimeCategory) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "crimes", category],
    queryFn: ({ signal }) => crimes(session, `cat=${category}`, signal),
  });
}

/** The Recruiting and Planning crimes. If the game refuses them with code 7, the page knows that it has no access. */
export const availableCrimesQuery = (session: Session) => crimesQuery(session, "available");

/**
 * The crimes that succeeded or failed. The game sorts them by execution time, which crimes before 15 January 2025 do not have.
 * Requires the same access as `crimesQuery`.
 */
export const crimesTimeline = (session: Session): TimelineSource<OrganisedCrime> => ({
  queryKey: ["account", fingerprint(session), "faction", "crimes", "history"],
  fetchPage: (range, signal) => crimes(session, `cat=completed${timeRange(range)}`, signal),
  timeOf: carriedOutAtMs,
});
