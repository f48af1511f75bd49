import { useMemo } from "react";

import { useOwnFaction } from "@/components/faction/use-own-faction";
import { type FinishedWar, useWarContributions } from "@/components/faction/use-war-contributions";
import type { MissingPart } from "@/components/feedback/failed-calls";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import type { Contribution } from "@/lib/game/treasury/contributions";
import { sidesOf } from "@/lib/game/war/ranked-war";

/** The faction's last ranked war that is over. */
export interface LastWar extends FinishedWar {
  enemy: string;
}

interface LastWarResult {
  /** Null if there was none, or if the wars can't be loaded. */
  war: LastWar | null;
  /** The members' contributions to it; null until its report has loaded. */
  contributions: readonly Contribution[] | null;
  /** True until each of the reports has loaded or failed. */
  isLoading: boolean;
  missing: readonly MissingPart[];
}

/** The last war, and what its report and the reports of its chains say of each member. @param isOn false to load no reports */
export function useLastWar(isOn: boolean): LastWarResult {
  const session = useSession();
  const factionId = useOwnFaction()?.id ?? null;
  const wars = useOptionalSuspenseQuery(rankedWarsQuery(session));
  const last = wars.data?.entries.find(({ endedAtMs }) => endedAtMs !== null);
  const war = useMemo(() => {
    const { id = 0, startsAtMs = 0, endedAtMs = null } = last ?? {};
    if (last === undefined || endedAtMs === null) return null;
    return { id, startsAtMs, endedAtMs, enemy: sidesOf(last, factionId)?.enemy.name ?? "" };
  }, [last, factionId]);
  const { contributions, isLoading, report, chains, chainReports } = useWarContributions(
    isOn ? war : null,
  );
  return {
    war,
    contributions,
    isLoading,
    missing: [
      { ...wars, path: "faction/rankedwars", text: "Couldn’t load your wars." },
      { ...report, text: "Couldn’t load the war’s report, so attacks are unknown." },
      { ...chains, text: "Couldn’t load your chains, so attacks are unknown." },
      { ...chainReports, text: "Couldn’t load all chain reports, so attacks are unknown." },
    ],
  };
}
