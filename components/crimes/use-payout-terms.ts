import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { useSession } from "@/components/session/session";
import { notify } from "@/components/state/notify";
import { useAnswer } from "@/components/state/use-answer";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import type { PayoutTerms } from "@/lib/game/crimes/owed";
import { gameTime } from "@/lib/store/game-clock";
import { membersShareStore } from "@/lib/store/members-share";
import type * as Settler from "@/lib/store/settle-crimes";
import { NO_ID, NOTHING_SETTLED, settledOf, settledStoreOf } from "@/lib/store/settled-crimes";
import { useStoredValue } from "@/lib/store/use-stored-value";

export interface Settling {
  /** Marks crimes as settled now, or removes the marks. */
  crimes: (crimeIds: readonly number[], isSettled: boolean) => void;
  /** The same for all that was carried out before that time. */
  upTo: (untilMs: number, isSettled: boolean) => void;
}

/**
 * The members' share, and which crimes were paid by hand, as kept in this browser. The faction's id has to be
 * known only once something is marked: `isLoading` until then.
 */
export function usePayoutTerms(): {
  terms: PayoutTerms;
  settling: Settling;
  isLoading: boolean;
} {
  const session = useSession();
  const client = useQueryClient();
  const store = settledStoreOf(session);
  const kept = useStoredValue(store);
  const membersShare = useStoredValue(membersShareStore);
  const hasMarks = Object.keys(kept).length > 0;
  const basic = useAnswer({ ...factionBasicQuery(session), enabled: hasMarks });
  const settled = basic.data ? settledOf(kept, basic.data.id) : NOTHING_SETTLED;

  const settling = useMemo((): Settling => {
    const settle = async (change: (settler: typeof Settler, factionId: number) => void) => {
      try {
        const [settler, { id }] = await Promise.all([
          import("@/lib/store/settle-crimes"),
          client.query({ ...factionBasicQuery(session), staleTime: "static" }),
        ]);
        change(settler, id ?? NO_ID);
      } catch {
        notify({
          kind: "error",
          title: "Not marked",
          description: "The game did not say which faction you are in. Try again.",
        });
      }
    };
    return {
      crimes: (crimeIds, isSettled) =>
        void settle(({ settleCrimes }, factionId) => {
          settleCrimes(store, factionId, crimeIds, isSettled ? gameTime() : null);
        }),
      upTo: (untilMs, isSettled) =>
        void settle(({ settleUpTo }, factionId) => {
          settleUpTo(store, factionId, untilMs, isSettled ? gameTime() : null);
        }),
    };
  }, [client, session, store]);

  return {
    terms: useMemo(() => ({ membersShare, settled }), [membersShare, settled]),
    settling,
    isLoading: hasMarks && basic.data === undefined && basic.error === null,
  };
}
