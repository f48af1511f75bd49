import { useEffect } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { savePayDue } from "@/lib/store/account/pay-due";

import { choiceKey, type PayChoice, selectedChoice } from "./choices";
import type { PayRow } from "./rows";

/**
 * Stores how many members are still to pay for the last war, for the menu's badge: the leader and the co-leader pay, so nobody
 * else has one.
 * @param due null while it is unknown, which leaves the badge as it is
 */
export function useSavedDue(
  choices: readonly PayChoice[],
  choice: PayChoice,
  due: readonly PayRow[] | null,
) {
  const session = useSession();
  const faction = useOptionalQuery(factionBasicQuery(session)).data;
  const ownId = useOptionalQuery(keyInfoQuery(session)).data?.player?.id;
  const isLeader =
    ownId !== undefined && (ownId === faction?.leaderId || ownId === faction?.coLeaderId);
  const last = selectedChoice(choices, "");
  const isLast = last !== null && choiceKey(last) === choiceKey(choice);
  const members = due?.filter(({ money }) => money > 0).length;
  useEffect(() => {
    if (isLeader && isLast && members !== undefined) savePayDue(members);
  }, [isLeader, isLast, members]);
}
