import { usePrefetchQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import type { MissingPart } from "@/components/feedback/failed-calls";
import {
  type OptionalResult,
  useOptionalSuspenseQuery,
} from "@/components/reading/use-optional-query";
import { useOwnFlight } from "@/components/fight/use-own-flight";
import { useSession } from "@/components/session/session";
import { gymsQuery } from "@/lib/api/endpoints/torn-gyms";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { battleStatsQuery } from "@/lib/api/endpoints/user-battlestats";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { activeGymQuery } from "@/lib/api/endpoints/user-gym";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { gymPerksOf } from "@/lib/api/sentences/training";
import type { Cooldowns, Perks, Profile } from "@/lib/game/account/account";
import type { Bars } from "@/lib/game/account/bars";
import type { PerStat } from "@/lib/game/training/battle-stats";
import { estimateGymOf, type Gym, type GymPerk, ownGyms } from "@/lib/game/training/gym";
import type { Fetched, Flight } from "@/lib/game/travel/flight";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { type TrainingChoices, trainingStore } from "@/lib/store/user/training";

import { useGymLogSource } from "./use-gym-log";

/** Requests all data of the page in parallel. Call it before the hooks that wait for them. */
export function usePrefetchTraining() {
  const session = useSession();
  usePrefetchQuery(battleStatsQuery(session));
  usePrefetchQuery(activeGymQuery(session));
  usePrefetchQuery(gymsQuery(session));
  usePrefetchQuery(barsQuery(session));
  usePrefetchQuery(perksQuery(session));
  usePrefetchQuery(refillsQuery(session));
  usePrefetchQuery(cooldownsQuery(session));
  usePrefetchQuery(profileQuery(session));
  usePrefetchQuery(timelineQuery(useGymLogSource()));
}

/** The player's inputs about training, and where they are stored. */
export function useTrainingChoices() {
  return { choices: useStoredValue(trainingStore), store: trainingStore };
}

/** A response and its time by the game's clock. */
type FetchedAt<T> = Pick<OptionalResult<T>, "data" | "fetchedAtMs">;

/** The player's data that gains depend on. Each part may be missing independently of the others. */
export interface PlayerTraining {
  stats: PerStat | null;
  perks: readonly GymPerk[];
  /** The perks in the game's words; undefined if unknown. */
  allPerks: Perks | undefined;
  bars: FetchedAt<Bars>;
  cooldowns: FetchedAt<Cooldowns>;
  isRefillUsed: boolean | null;
  gyms: readonly Gym[] | null;
  /** The gym that estimates are for: the active gym, or the highest that the player has unlocked. */
  gym: Gym | null;
  /** The id of the active gym; null if unknown. */
  activeId: number | null;
  /** The gyms that the player has. */
  own: readonly Gym[];
  missing: readonly MissingPart[];
}

export function usePlayerTraining(choices: TrainingChoices): PlayerTraining {
  const session = useSession();
  const stats = useOptionalSuspenseQuery(battleStatsQuery(session));
  const active = useOptionalSuspenseQuery(activeGymQuery(session));
  const list = useOptionalSuspenseQuery(gymsQuery(session));
  const bars = useOptionalSuspenseQuery(barsQuery(session));
  const allPerks = useOptionalSuspenseQuery(perksQuery(session));
  const refills = useOptionalSuspenseQuery(refillsQuery(session));
  const cooldowns = useOptionalSuspenseQuery(cooldownsQuery(session));
  const perks = useMemo(
    () => (allPerks.data === undefined ? [] : gymPerksOf(allPerks.data)),
    [allPerks.data],
  );
  const gyms = list.data?.entries ?? null;
  const activeId = active.data?.id ?? null;
  const own = useMemo(
    () => ownGyms(gyms ?? [], { activeId, ...choices }),
    [gyms, activeId, choices],
  );
  const gym = estimateGymOf(own, activeId);
  return {
    stats: stats.data ?? null,
    perks,
    allPerks: allPerks.data,
    bars,
    cooldowns,
    isRefillUsed: refills.data?.energy ?? null,
    gyms,
    gym,
    activeId,
    own,
    missing: missingParts({ stats, bars, list, active, allPerks, refills, cooldowns }, gym),
  };
}

type PlayerCall = "stats" | "bars" | "list" | "active" | "allPerks" | "refills" | "cooldowns";

/** The calls of the player's data, with what is missing without each. */
const missingParts = (
  calls: Readonly<Record<PlayerCall, Pick<MissingPart, "error" | "retry">>>,
  gym: Gym | null,
): readonly MissingPart[] => [
  {
    ...calls.stats,
    path: "user/battlestats",
    text: "Couldn’t load your battle stats, so there are no estimates.",
  },
  { ...calls.bars, path: "user/bars", text: "Couldn’t load your energy and happy." },
  {
    ...calls.list,
    path: "torn/gyms",
    text: "Couldn’t load the game’s gyms, so there are no estimates by the formula.",
  },
  {
    ...calls.active,
    path: "user/gym",
    text: gym
      ? `Couldn’t load your active gym, so estimates are for ${gym.name}.`
      : "Couldn’t load your active gym. In Plan, choose the highest gym you have.",
  },
  {
    ...calls.allPerks,
    path: "user/perks",
    text: "Couldn’t load your perks, so estimates exclude them.",
  },
  { ...calls.refills, path: "user/refills", text: "Couldn’t load your refills." },
  { ...calls.cooldowns, path: "user/cooldowns", text: "Couldn’t load your cooldowns." },
];

/**
 * The player's profile, whose status includes the location, and the flight of a travelling player. The profile is undefined while
 * the flight loads, since the player may have landed after the profile was fetched. Both fail silently: they only determine if
 * the player can train now, and no figure depends on them.
 */
export function useLocation(): {
  profile: Fetched<Profile>;
  flight: Fetched<Flight>;
  /** True while the flight of a travelling player is loading. */
  isLoading: boolean;
} {
  const { data, fetchedAtMs } = useOptionalSuspenseQuery(profileQuery(useSession()));
  const { flight, isLoading } = useOwnFlight(data?.state === "Traveling");
  return { profile: { data: isLoading ? undefined : data, fetchedAtMs }, flight, isLoading };
}
