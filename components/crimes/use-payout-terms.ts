import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { sum } from "@/lib/common/numbers";
import { formatCount, formatMoneyShort } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { amountOwed, membersShareOf, type PayoutTerms } from "@/lib/game/crimes/payout";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import {
  allSettled,
  membersShareStore,
  NO_ID,
  NOTHING_SETTLED,
  settledOf,
  settledCrimesStore,
} from "@/lib/store/user/payout-terms";
import type * as Settler from "@/lib/store/user/settle-crimes";

export interface Settling {
  /**
   * Marks crimes as settled now, and says so in a toast with "Undo"; or removes the marks.
   * @param onUndo called when the player presses "Undo"
   */
  crimes: (crimeIds: readonly number[], isSettled: boolean, onUndo?: () => void) => void;
  /** Does the same for every crime carried out before `untilMs`. */
  upTo: (untilMs: number, isSettled: boolean) => void;
}

/**
 * The members' share of crime money and the crimes marked as settled, both saved in this browser. If the player has set no share,
 * it is the share last paid for these crimes. The faction's id is requested only if something is marked; `isLoading` is true
 * until that call has finished.
 */
export function usePayoutTerms(latest: readonly OrganisedCrime[]): {
  terms: PayoutTerms;
  settling: Settling;
  /** The call for the faction's id, which decides whose marks count: none while it loads, all if it fails. */
  faction: OptionalResult<unknown>;
  isLoading: boolean;
} {
  const session = useSession();
  const client = useQueryClient();
  const kept = useStoredValue(settledCrimesStore);
  const ownShare = useStoredValue(membersShareStore);
  const membersShare = useMemo(() => membersShareOf(ownShare, latest), [ownShare, latest]);
  const hasMarks = Object.keys(kept).length > 0;
  const basic = useOptionalQuery({ ...factionBasicQuery(session), enabled: hasMarks });
  const settled = useMemo(() => {
    if (basic.data) return settledOf(kept, basic.data.id);
    return basic.error ? allSettled(kept) : NOTHING_SETTLED;
  }, [basic.data, basic.error, kept]);

  const terms = useMemo(() => ({ membersShare, settled }), [membersShare, settled]);
  const settling = useMemo((): Settling => {
    const settle = async (change: (settler: typeof Settler, factionId: number) => void) => {
      try {
        const [settler, { id }] = await Promise.all([
          import("@/lib/store/user/settle-crimes"),
          client.query({ ...factionBasicQuery(session), staleTime: "static" }),
        ]);
        change(settler, id ?? NO_ID);
      } catch {
        showToast({
          kind: "error",
          title: "Couldn’t save the change",
          description: "We couldn’t tell which faction you’re in. Try again.",
        });
      }
    };
    const settleCrimes: Settling["crimes"] = (crimeIds, isSettled, onUndo) =>
      void settle((settler, factionId) => {
        settler.settleCrimes(factionId, crimeIds, isSettled ? gameTime() : null);
        if (!isSettled) return;
        showToast({
          kind: "success",
          ...settledText(crimeIds, latest, terms),
          action: {
            text: "Undo",
            onPress: () => {
              onUndo?.();
              settleCrimes(crimeIds, false);
            },
          },
        });
      });
    return {
      crimes: settleCrimes,
      upTo: (untilMs, isSettled) =>
        void settle(({ settleUpTo }, factionId) => {
          settleUpTo(factionId, untilMs, isSettled ? gameTime() : null);
        }),
    };
  }, [client, session, latest, terms]);

  return {
    terms,
    settling,
    faction: basic,
    isLoading: hasMarks && basic.data === undefined && basic.error === null,
  };
}

/** "Bidding War settled", "$84.2m no longer owed". */
function settledText(
  crimeIds: readonly number[],
  latest: readonly OrganisedCrime[],
  terms: PayoutTerms,
) {
  const ids = new Set(crimeIds);
  const crimes = latest.filter(({ id }) => ids.has(id));
  const [first] = crimes;
  const isAlone = crimeIds.length === 1 && first !== undefined;
  const money = formatMoneyShort(sum(crimes.map((crime) => amountOwed(crime, terms))));
  return {
    title: `${isAlone ? first.name : formatCount(crimeIds.length, "crime", "crimes")} settled`,
    // Of older crimes the money is unknown here.
    description: crimes.length === ids.size ? `${money} no longer owed` : "No longer owed",
  };
}
