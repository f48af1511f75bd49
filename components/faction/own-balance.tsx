import { ErrorState } from "@/components/feedback/error-state";
import { FailedCall, type MissingResponse } from "@/components/feedback/retry-advice";
import { ViewHeadline } from "@/components/figures/page-headline";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { formatCount, formatMoney } from "@/lib/format/numbers";

import { FactionAccessDenied } from "./faction-access-denied";
import { isKeyTooLow, type Refusal } from "./refusal";

interface OwnBalanceProps {
  /** Null if the player's position has no access to the faction's data. */
  refusal: Refusal | null;
  /** The player's own log, where it is shown. */
  log?: Omit<MissingResponse, "path"> | null;
  /** The sentence that says what access would add. */
  children: string;
}

/**
 * The player's own balance, if the key can read it, and the reason why the faction's data is missing. A key that is too low is one
 * error, whatever it can't read.
 */
export function OwnBalance({ refusal, log = null, children }: OwnBalanceProps) {
  const session = useSession();
  const key = useOptionalQuery(keyInfoQuery(session));
  const money = useOptionalQuery(moneyQuery(session));
  const balance = money.data?.factionBalance ?? null;
  // A position without access comes first: no other key would help.
  const blamed =
    refusal !== null && isKeyTooLow(refusal.error) && key.data?.hasFactionAccess !== false
      ? refusal
      : null;
  const isMoneyTooLow = isKeyTooLow(money.error);
  const isLogTooLow = log !== null && isKeyTooLow(log.error);
  return (
    <>
      {!isMoneyTooLow && (
        <ViewHeadline figure={balance === null ? "–" : formatMoney(balance.money)}>
          is your balance
          {balance !== null && `, with ${formatCount(balance.points, "point", "points")}`}.
        </ViewHeadline>
      )}
      {blamed === null ? <FactionAccessDenied session={session} /> : <ErrorState {...blamed} />}
      <p className="mt-3 text-muted-foreground">{children}</p>
      {!(isMoneyTooLow && (blamed !== null || isLogTooLow)) && (
        <FailedCall {...money} path="user/money">
          Couldn’t load your balance.
        </FailedCall>
      )}
      {isLogTooLow && blamed === null && (
        <FailedCall
          path="user/log"
          error={log.error}
          retry={() => {
            log.retry();
            if (isMoneyTooLow) money.retry();
          }}
        >
          Couldn’t load {isMoneyTooLow ? "your balance and your log" : "your log"}, so what you used
          and have on loan isn’t known.
        </FailedCall>
      )}
    </>
  );
}
