import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { moneyQuery } from "@/lib/api/endpoints/user-money";

/** The player's cash in dollars, null if unknown, with the call that may have failed. Only the views that need it request it. */
export function useCash() {
  const { data, ...call } = useOptionalSuspenseQuery(moneyQuery(useSession()));
  return { cash: data?.cashInHand ?? null, call };
}
