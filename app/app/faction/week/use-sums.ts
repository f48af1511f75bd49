import { useSession } from "@/components/session/session";
import { type Answer, useAnswer } from "@/components/state/use-answer";
import { contributorsQuery } from "@/lib/api/endpoints/faction-contributors";
import type { List } from "@/lib/api/wire";
import type { Contributor } from "@/lib/game/week/contributor";
import type { ContributorStat } from "@/lib/game/week/week-stats";

/** What everyone has done since joining, those who have left included: one call for each sum. */
export type Sums = Readonly<Record<ContributorStat, Answer<List<Contributor>>>>;

export function useSums(): Sums {
  const session = useSession();
  return {
    gymenergy: useAnswer(contributorsQuery(session, "gymenergy")),
    medicalitemsused: useAnswer(contributorsQuery(session, "medicalitemsused")),
    drugoverdoses: useAnswer(contributorsQuery(session, "drugoverdoses")),
    criminaloffences: useAnswer(contributorsQuery(session, "criminaloffences")),
  };
}
