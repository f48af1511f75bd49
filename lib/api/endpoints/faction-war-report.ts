import { queryOptions } from "@tanstack/react-query";

import { request } from "@/lib/api/transport/client";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import {
  currentOrLegacy,
  epochSeconds,
  epochSecondsOrNull,
  idOrNull,
  type List,
  listOf,
  numberOrNull,
  numericId,
  textOrNull,
} from "@/lib/api/transport/wire";
import type { ReportMember, ReportSide, WarReport, WarRewards } from "@/lib/game/war/report";
import * as z from "@/lib/zod";

const item = z.pipe(
  z.object({ id: numericId, name: z.string(), quantity: z.number() }),
  z.transform(({ id, name, quantity }) => ({ id, name, count: quantity })),
);

const rewards = z.pipe(
  z.catch(
    z.nullish(z.object({ respect: z.number(), points: z.number(), items: listOf(item) })),
    null,
  ),
  z.transform((wire): WarRewards => ({
    respect: wire?.respect ?? 0,
    points: wire?.points ?? 0,
    items: wire?.items.entries ?? [],
  })),
);

/** Needed only if a member can't be read, so a broken value counts as missing. */
const totalHits = z.catch(z.nullish(z.number()), null);

const memberFields = {
  id: numericId,
  name: textOrNull,
  level: z.catch(numberOrNull, null),
  attacks: z.number(),
  score: z.number(),
};

interface MemberWire {
  id: number;
  name: string | null;
  level: number | null;
  attacks: number;
  score: number;
}

const asMember = ({ id, name, level, attacks, score }: MemberWire): ReportMember => ({
  id,
  name: name ?? `[${id}]`,
  level,
  hits: attacks,
  respect: score,
});

const sideFields = {
  id: numericId,
  name: z.string(),
  score: z.number(),
  attacks: totalHits,
  rewards,
};

interface SideWire {
  id: number;
  name: string;
  score: number;
  attacks?: number | null | undefined;
  rewards: WarRewards;
}

const asSide = (
  { id, name, score, attacks, rewards: given }: SideWire,
  members: readonly ReportMember[],
  unreadMembers: number,
): ReportSide => ({
  id,
  name,
  score,
  hits: attacks ?? null,
  rewards: given,
  members,
  unreadMembers,
});

const droppedIn = (lists: readonly List<unknown>[]) =>
  lists.reduce((sum, { dropped }) => sum + dropped, 0);

const currentSide = z.object({
  ...sideFields,
  members: listOf(z.pipe(z.object(memberFields), z.transform(asMember))),
});

const currentShape = z.pipe(
  z.object({
    start: epochSeconds,
    end: epochSecondsOrNull,
    winner: idOrNull,
    forfeit: z.catch(z.boolean(), false),
    factions: listOf(currentSide),
  }),
  z.transform(({ start, end, winner, forfeit, factions }): WarReport => ({
    startsAtMs: start,
    endedAtMs: end,
    winnerId: winner,
    isForfeit: forfeit,
    sides: factions.entries.map((side) => asSide(side, side.members.entries, side.members.dropped)),
    dropped: droppedIn([factions, ...factions.entries.map(({ members }) => members)]),
  })),
);

/** A member whose record is broken, with the faction. Null if the faction is unknown too: it may be either. */
const brokenMember = z.pipe(
  z.object({ war_faction_id: z.catch(numberOrNull, null) }),
  z.transform(({ war_faction_id }) => ({ brokenOf: war_faction_id })),
);

/** All members in one map, with the faction that each fought for. */
const legacyShape = z.pipe(
  z.object({
    war: z.object({
      start: epochSeconds,
      end: epochSecondsOrNull,
      winner: idOrNull,
      forfeit: z.catch(z.nullish(z.boolean()), null),
    }),
    factions: listOf(z.object(sideFields)),
    members: listOf(
      z.union([z.object({ ...memberFields, war_faction_id: z.number() }), brokenMember]),
    ),
  }),
  z.transform(({ war, factions, members }): WarReport => {
    const lost = members.entries.flatMap((one) => ("brokenOf" in one ? [one.brokenOf] : []));
    return {
      startsAtMs: war.start,
      endedAtMs: war.end,
      winnerId: war.winner,
      isForfeit: war.forfeit ?? false,
      sides: factions.entries.map((side) =>
        asSide(
          side,
          members.entries.flatMap((one) =>
            !("brokenOf" in one) && one.war_faction_id === side.id ? [asMember(one)] : [],
          ),
          lost.filter((factionId) => factionId === side.id || factionId === null).length,
        ),
      ),
      dropped: droppedIn([factions, members]) + lost.length,
    };
  }),
);

export const warReportWire = z.pipe(
  z.object({ rankedwarreport: currentOrLegacy(currentShape, legacyShape) }),
  z.transform(({ rankedwarreport }) => rankedwarreport),
);

/** The results and the rewards of both factions in a finished ranked war. */
export function warReportQuery(session: Session, warId: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "faction", "rankedwarreport", warId],
    queryFn: ({ signal }) =>
      request(session, `/faction/${warId}/rankedwarreport`, warReportWire, signal),
  });
}
