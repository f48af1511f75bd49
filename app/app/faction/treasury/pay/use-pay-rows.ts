import { useEffect, useMemo } from "react";

import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import type { Pay } from "@/lib/game/treasury/pay";
import { checkPayments, type Payment } from "@/lib/game/treasury/payments";
import { savePayDue } from "@/lib/store/account/menu-counts";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import {
  chainRun,
  isSameRun,
  payoutRunsStore,
  setPaid,
  type StoredRun,
  warRun,
} from "@/lib/store/user/payout-runs";
import type { Paid } from "@/lib/game/treasury/pay-terms";

import { choiceKey, type PayChoice, selectedChoice } from "./choices";
import { type PayRow, payRows, type PayRows } from "./rows";

/** The run in which members are ticked off. A war shares it with its report in the war room. */
export const runOf = ({ kind, id }: Paid): StoredRun =>
  kind === "war" ? warRun(id) : chainRun(id);

const NOBODY: readonly number[] = [];

interface Paying {
  choice: PayChoice;
  pay: Pay;
  /** The payments in the news that has loaded. */
  payments: readonly Payment[];
  /** The end of the war that followed. */
  untilMs: number;
  /** The names of those who have left the faction, if they have loaded. */
  otherNames: ReadonlyMap<number, string>;
}

/** The rows of the list, with names and ticks. A payment that the news prove ticks its member off. */
export function usePayRows({ choice, pay, payments, untilMs, otherNames }: Paying): PayRows {
  const session = useSession();
  const members = useOptionalQuery(factionMembersQuery(session)).data;
  const ownId = useOptionalQuery(keyInfoQuery(session)).data?.player?.id ?? null;
  const runs = useStoredValue(payoutRunsStore);
  const { kind, id, endedAtMs } = choice;
  const paidIds = runs.find((run) => isSameRun(run, runOf({ kind, id })))?.paidIds ?? NOBODY;

  const checks = useMemo(() => {
    const due = pay.lines.flatMap(({ contribution: { memberId }, money }) =>
      memberId === null ? [] : [{ memberId, money }],
    );
    return checkPayments(due, payments, { fromMs: endedAtMs ?? Infinity, untilMs });
  }, [pay, payments, endedAtMs, untilMs]);

  useEffect(() => {
    for (const [memberId, check] of checks) {
      if (check.kind !== "other" && !paidIds.includes(memberId)) {
        setPaid(runOf({ kind, id }), memberId, true);
      }
    }
  }, [checks, paidIds, kind, id]);

  return useMemo(() => {
    // From a list with gaps nobody can be known to have left.
    const isWhole = members?.dropped === 0 && members.entries.length > 0;
    const names = isWhole ? new Map(members.entries.map((each) => [each.id, each.name])) : null;
    return payRows(pay, { names, otherNames, ownId, paidIds, checks });
  }, [pay, members, otherNames, ownId, paidIds, checks]);
}

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
