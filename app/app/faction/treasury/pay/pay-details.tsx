import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";

import { useFactionNews } from "@/components/faction/use-faction-news";
import { usePrices } from "@/components/faction/use-prices";
import { FailedCall } from "@/components/feedback/retry-advice";
import { useSession } from "@/components/session/session";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { ApiError } from "@/lib/api/transport/errors";
import type { CountedAttack, VoidedAttack } from "@/lib/game/treasury/attack-log";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Explain } from "@/components/figures/explain";
import { Button } from "@/components/ui/button";
import { PlayerLink } from "@/components/game/player-link";
import { TextField } from "@/components/list/text-field";
import { PaymentLink } from "@/components/payout/payout";
import { formatGameDayTime } from "@/lib/format/days";
import {
  formatHundredths,
  formatMoney,
  formatPercent,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import {
  entriesWithin,
  type MemberUse,
  memberUses,
  warUseFromMs,
} from "@/lib/game/treasury/armoury-use";
import { attacksMade, expectedHits, missingHits } from "@/lib/game/treasury/expected-hits";
import type { Adjustment, Pay, PayRule } from "@/lib/game/treasury/pay";

import type { PayChoice } from "./choices";
import { explainAttacks } from "./attacks-explanation";
import { HitList } from "./hit-list";
import { ParsedField } from "./parsed-field";
import type { PayRow } from "./rows";
import { bonusText, parseSignedMoney, partLabel, signedMoney } from "./text";

interface PayDetailsProps {
  row: PayRow;
  rule: PayRule;
  pay: Pay;
  isChain: boolean;
  /** True if the amounts are unknown, since the income is. */
  isUnknown: boolean;
  onAdjust: (adjustment: Adjustment) => void;
  choice: PayChoice;
  /** Called with the name of somebody who has left, once it has loaded. */
  onName: (id: number, name: string) => void;
  /** The member's attacks in the loaded part of the attack log. */
  counted: readonly CountedAttack[];
  voided: readonly VoidedAttack[];
  onVoid: (attack: CountedAttack, reason: string | null) => void;
}

/** How a member's pay is calculated, what else is known, and the adjustment, which is locked once the member is paid. */
export function PayDetails(props: PayDetailsProps) {
  const { row, isUnknown, isChain, counted, voided, onVoid } = props;
  return (
    <>
      <div className="grid gap-x-8 gap-y-2 pt-1 pb-4 md:grid-cols-2 md:pl-8 @4xl/page:grid-cols-3">
        <Calculation {...props} />
        <Facts {...props} />
        {!row.isPaid && (
          <div className="grid content-start gap-3">
            <AdjustmentFields {...props} />
            {!isUnknown && row.money > 0 && (
              <PaymentLink memberId={row.id} name={row.name} money={row.money} onto="wallet">
                Pay {formatMoney(row.money)} in game
              </PaymentLink>
            )}
          </div>
        )}
      </div>
      <HitList row={row} isChain={isChain} counted={counted} voided={voided} onVoid={onVoid} />
    </>
  );
}

/** The weights or prices, line by line, down to the pay. */
function Calculation({ row, rule, pay, isChain, isUnknown }: PayDetailsProps) {
  const { parts, weight, equalPart, forAssists, split, adjustment, reason, money } = row;
  const isDollars = rule.kind === "prices";
  return (
    <DescriptionList>
      {parts.map((part) => (
        <DescriptionRow
          key={part.kind}
          label={partLabel(part, rule, isChain)}
          value={formatWhole(part.count)}
          wide
        />
      ))}
      {!isDollars && (
        <DescriptionRow
          label={rule.kind === "hits" ? "Weighted" : isChain ? "Respect counted" : "Score counted"}
          value={`${formatHundredths(weight)} of ${formatHundredths(pay.totalWeight)}`}
          wide
        />
      )}
      {!isUnknown && equalPart > 0 && (
        <DescriptionRow label="Equal part" value={formatMoney(equalPart)} wide />
      )}
      {!isUnknown && forAssists > 0 && (
        <DescriptionRow label="For assists" value={formatMoney(forAssists)} wide />
      )}
      {!isUnknown && adjustment !== 0 && (
        <>
          <DescriptionRow label="Split" value={formatMoney(split)} wide />
          <DescriptionRow
            label={<span translate="no">{reason === "" ? "Adjustment" : reason}</span>}
            value={signedMoney(adjustment)}
            wide
          />
        </>
      )}
      <DescriptionRow
        label="Pay"
        value={<b className="font-semibold">{isUnknown ? "–" : formatMoney(money)}</b>}
        wide
      />
    </DescriptionList>
  );
}

function Facts({ row, isChain, choice, onName }: PayDetailsProps) {
  const { contribution, fraction, check, id, name } = row;
  const { score, chain, excluded = 0, defends } = contribution;
  const payments = check === null ? [] : check.kind === "paid" ? [check.payment] : check.payments;
  return (
    <DescriptionList>
      <DescriptionRow label={isChain ? "Respect" : "Score"} value={formatHundredths(score)} wide />
      <DescriptionRow
        label="Share"
        value={fraction === null ? "–" : formatPercent(fraction * 100)}
        wide
      />
      <DescriptionRow
        label={chain !== null && chain.bonusHits.length > 0 ? "Bonus hits at" : "Bonus hits"}
        value={chain === null ? "–" : bonusText(chain.bonusHits)}
        wide
      />
      <DescriptionRow
        label="Hits abroad"
        value={chain === null ? "–" : formatWhole(chain.overseas)}
        wide
      />
      <DescriptionRow
        label="Attacks made"
        value={orDash(attacksMade(contribution), formatWhole)}
        wide
      />
      {!isChain && <Expected row={row} choice={choice} />}
      {excluded > 0 && (
        <DescriptionRow label="Attacks that don’t count" value={formatWhole(excluded)} wide />
      )}
      {defends !== undefined && (
        <>
          <DescriptionRow label="Hits taken" value={formatWhole(defends.lost)} wide />
          <DescriptionRow label="Defends won" value={formatWhole(defends.held)} wide />
        </>
      )}
      {payments.map(({ id: paymentId, atMs, money, by }) => (
        <DescriptionRow
          key={paymentId}
          label="News"
          value={
            <>
              {formatGameDayTime(atMs)}, {formatMoney(money)} by{" "}
              <span translate="no">{by.name}</span>
            </>
          }
          wide
        />
      ))}
      <DescriptionRow
        label="Player"
        value={
          <>
            {!row.isNamed && <LoadName id={id} onName={onName} />}{" "}
            <PlayerLink id={id}>{name}</PlayerLink>
          </>
        }
        wide
      />
    </DescriptionList>
  );
}

/** Loads the name of a player, which reports don't have. */
function LoadName({ id, onName }: Pick<PayDetailsProps, "onName"> & { id: number }) {
  const client = useQueryClient();
  const session = useSession();
  const [error, setError] = useState<ApiError | null>(null);
  const load = () => {
    client.query(playerProfileQuery(session, id)).then(
      ({ name }) => {
        onName(id, name);
      },
      (thrown: unknown) => {
        if (thrown instanceof ApiError) setError(thrown);
      },
    );
  };
  if (error === null) {
    return (
      <Button variant="link" size="inline" onClick={load}>
        Load name
      </Button>
    );
  }
  return (
    <FailedCall path="user/{id}/profile" error={error} retry={load}>
      Couldn’t load the name.
    </FailedCall>
  );
}

/**
 * A member's use of the armoury for the war, if the news of all that time has loaded: in Use, or for the costs. It makes no
 * call of its own. Null if it hasn't, or if the member used nothing.
 */
function useLoadedUse(
  memberId: number,
  { startsAtMs, endedAtMs }: Pick<PayChoice, "startsAtMs" | "endedAtMs">,
): MemberUse | null {
  const fromMs = warUseFromMs(startsAtMs);
  const untilMs = endedAtMs ?? Infinity;
  const { entries, isComplete } = useFactionNews("armoury", fromMs, false);
  const { prices } = usePrices();
  return useMemo(() => {
    if (!isComplete || entries === null) return null;
    const uses = memberUses(entriesWithin(entries, fromMs, untilMs), prices);
    return uses.find(({ id }) => id === memberId) ?? null;
  }, [entries, isComplete, fromMs, untilMs, prices, memberId]);
}

/** The attacks that the armoury's energy was enough for, if Use or the costs have loaded the news of the war. */
function Expected({ row: { id, contribution }, choice }: Pick<PayDetailsProps, "row" | "choice">) {
  const use = useLoadedUse(id, choice);
  if (use === null) return null;
  const energy = { xanax: use.kinds.xanax.count, energyPoints: use.energyPoints };
  const made = attacksMade(contribution);
  const missing = made === null ? 0 : missingHits(energy, made);
  return (
    <DescriptionRow
      label={
        <>
          Attacks expected <Explain {...explainAttacks(energy, made)} />
        </>
      }
      value={`${formatWhole(expectedHits(energy))}${missing > 0 ? `, ${formatWhole(missing)} short` : ""}`}
      wide
    />
  );
}

function AdjustmentFields({ row, onAdjust }: PayDetailsProps) {
  const { id, reason, enteredAdjustment } = row;
  return (
    <>
      <ParsedField
        label="Adjustment"
        value={enteredAdjustment}
        format={(money) => (money === 0 ? "" : signedMoney(money))}
        parse={parseSignedMoney}
        onChange={(money) => {
          onAdjust({ memberId: id, money, reason });
        }}
        problem="Enter whole dollars with or without a minus, such as −1,500,000 or 2m."
        placeholder="+$0"
        inputMode="text"
        hint="Comes out of what the faction keeps."
      />
      <TextField
        label="Reason"
        value={reason}
        onChange={(text) => {
          onAdjust({ memberId: id, money: enteredAdjustment, reason: text });
        }}
        placeholder="Shown in your list"
        isStacked
      />
    </>
  );
}
