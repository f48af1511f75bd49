import { useMemo } from "react";

import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { honorsQuery } from "@/lib/api/endpoints/torn-honors";
import { medalsQuery } from "@/lib/api/endpoints/torn-medals";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { wonHonorsQuery } from "@/lib/api/endpoints/user-honors";
import { wonMedalsQuery } from "@/lib/api/endpoints/user-medals";
import type { Award } from "@/lib/game/awards/award";
import type { WonAwards } from "@/lib/game/awards/award-progress";
import type { StatHistory } from "@/lib/game/history/stat-history";

interface AwardsCall extends Pick<OptionalResult<unknown>, "data" | "error" | "retry"> {
  /** The error message. */
  text: string;
}

/** All awards of the game and those of the player. Honors and medals load independently; each needs both of its responses. */
export function useAwards() {
  const session = useSession();
  const honors = useOptionalQuery(honorsQuery(session));
  const wonHonors = useOptionalQuery(wonHonorsQuery(session));
  const medals = useOptionalQuery(medalsQuery(session));
  const wonMedals = useOptionalQuery(wonMedalsQuery(session));

  const found = useMemo(() => {
    const awards: Award[] = [];
    const won: WonAwards[] = [];
    if (honors.data && wonHonors.data) {
      awards.push(...honors.data.entries);
      won.push({ kind: "honor", entries: wonHonors.data.entries });
    }
    if (medals.data && wonMedals.data) {
      awards.push(...medals.data.entries);
      won.push({ kind: "medal", entries: wonMedals.data.entries });
    }
    return { awards, won };
  }, [honors.data, wonHonors.data, medals.data, wonMedals.data]);

  const calls: readonly AwardsCall[] = [
    { ...honors, text: "Error loading honors" },
    { ...wonHonors, text: "Error loading your honors" },
    { ...medals, text: "Error loading medals" },
    { ...wonMedals, text: "Error loading your medals" },
  ];
  return {
    ...found,
    isLoading: calls.some(({ data, error }) => data === undefined && error === null),
    failed: calls.flatMap(({ text, error, retry }) =>
      error === null ? [] : { text, error, retry },
    ),
  };
}

/** The player's present stats, the same as those of the view of changes; undefined without a history to compare with. */
export function useCurrentStats(history: StatHistory) {
  const session = useSession();
  const enabled = Object.keys(history).length > 0;
  return useOptionalQuery({ ...currentStatsQuery(session), enabled }).data;
}
