import type { TableExport } from "@/components/table/table-export";
import { formatIsoMoment } from "@/lib/format/days";
import { type BountyTarget, STATE_OLD_AFTER_MS } from "@/lib/game/fight/bounties";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import type { FightEstimate } from "@/lib/game/fight/estimate";
import { attackableFrom, type PlayerProfile } from "@/lib/game/fight/targets";
import {
  type Attackable,
  type Availability,
  availabilityOf,
  isInStay,
} from "@/lib/game/war/war-member";

import { bountyStateText } from "./bounty-text";
import { difficultyText } from "./text";
import type { Fights } from "./use-fights";
import type { FetchedStates } from "./use-bounty-states";

/** A player with bounties, with what is known of them. */
export interface BountyRow extends BountyTarget {
  estimate: FightEstimate;
  stats: StatsEstimate | null;
  /** Null until it has loaded, and where it couldn't be. */
  profile: PlayerProfile | null;
  /** When that was tried last; null before. */
  fetchedAtMs: number | null;
  /** Null where the state is unknown or old. */
  when: Attackable | null;
  where: Availability;
  /** Whether the stay in hospital or jail has ended since the state was loaded; an old state doesn't say. */
  isReleased: boolean;
}

interface BountyContext {
  fights: Pick<Fights, "encounters" | "scoreAt">;
  states: FetchedStates;
  place: string | null;
  nowMs: number;
}

export const bountyRows = (
  targets: readonly BountyTarget[],
  { fights: { encounters, scoreAt }, states, place, nowMs }: BountyContext,
): BountyRow[] =>
  targets.map((target) => {
    const fetched = states.get(target.id);
    const profile = fetched?.profile ?? null;
    const fetchedAtMs = fetched?.fetchedAtMs ?? null;
    const isOld = nowMs - (fetchedAtMs ?? 0) >= STATE_OLD_AFTER_MS;
    const known = encounters.get(target.id);
    return {
      ...target,
      estimate: fightEstimate(target.level, known, { scoreAt, nowMs }),
      stats: statsEstimate(known, scoreAt),
      profile,
      fetchedAtMs,
      when: profile && !isOld ? attackableFrom(place, profile, nowMs) : null,
      where: profile ? availabilityOf(profile, nowMs) : "unknown",
      isReleased: profile !== null && !isOld && isStayOver(profile, nowMs),
    };
  });

/** Whether it is a stay whose end has passed. */
const isStayOver = (profile: PlayerProfile, nowMs: number) =>
  profile.stateUntilMs !== null &&
  isInStay(profile, profile.stateUntilMs - 1) &&
  !isInStay(profile, nowMs);

/** Of the CSV file. */
export const bountyTable = (rows: readonly BountyRow[]): TableExport => ({
  headers: [
    "Name",
    "Id",
    "Level",
    "State",
    "Reward",
    "Quantity",
    "Total",
    "Anonymous",
    "Difficulty",
    "Ends",
  ],
  lines: rows.map((row) => [
    row.name,
    row.id,
    row.level,
    row.when === null ? "" : bountyStateText(row),
    row.reward,
    row.quantity,
    row.total,
    row.isAnonymous ? "Yes" : "No",
    difficultyText(row.estimate),
    row.endsAtMs === null ? "" : formatIsoMoment(row.endsAtMs),
  ]),
});
