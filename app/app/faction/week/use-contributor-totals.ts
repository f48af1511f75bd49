import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { contributorsQuery } from "@/lib/api/endpoints/faction-contributors";
import type { List } from "@/lib/api/transport/wire";
import type { Contributor } from "@/lib/game/week/contributor";
import type { ContributorStat } from "@/lib/game/week/week-stats";

/** What everyone has done since joining, those who have left included: one call for each sum. */
export type ContributorTotals = Readonly<
  Record<ContributorStat, OptionalResult<List<Contributor>>>
>;

export function useContributorTotals(): ContributorTotals {
  const session = useSession();
  return {
    gymenergy: useOptionalQuery(contributorsQuery(session, "gymenergy")),
    medicalitemsused: useOptionalQuery(contributorsQuery(session, "medicalitemsused")),
    drugoverdoses: useOptionalQuery(contributorsQuery(session, "drugoverdoses")),
    criminaloffences: useOptionalQuery(contributorsQuery(session, "criminaloffences")),
  };
}
