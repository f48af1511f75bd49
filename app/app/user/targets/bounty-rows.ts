import type { BountyTarget } from "@/lib/game/fight/bounties";
import { fightEstimate, type StatsEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import type { FightEstimate } from "@/lib/game/fight/estimate";
import { attackableFrom, type PlayerProfile } from "@/lib/game/fight/targets";
import type { Attackable } from "@/lib/game/war/war-member";

import type { Fights } from "./use-fights";
import type { ReadState } from "./use-states";

/** A player with bounties, with what is known of them. */
export interface BountyRow extends BountyTarget {
  estimate: FightEstimate;
  stats: StatsEstimate | null;
  /** Null until it has loaded, and where it couldn't be. */
  profile: PlayerProfile | null;
  /** Null where the state is unknown. */
  when: Attackable | null;
}

interface BountyContext {
  fights: Pick<Fights, "encounters" | "scoreAt">;
  states: ReadonlyMap<number, ReadState>;
  place: string | null;
  nowMs: number;
}

export const bountyRows = (
  targets: readonly BountyTarget[],
  { fights: { encounters, scoreAt }, states, place, nowMs }: BountyContext,
): BountyRow[] =>
  targets.map((target) => {
    const profile = states.get(target.id)?.profile ?? null;
    const known = encounters.get(target.id);
    return {
      ...target,
      estimate: fightEstimate(target.level, known, { scoreAt, nowMs }),
      stats: statsEstimate(known, scoreAt),
      profile,
      when: profile && attackableFrom(place, profile, nowMs),
    };
  });
