import { ArrowLeft, ArrowUpRight } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { SectionHeader } from "@/components/figures/section-header";
import { crimeUrl } from "@/components/game/links";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { updateUrl } from "@/components/window/use-url-value";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import {
  carriedOutAtMs,
  filledCount,
  type OrganisedCrime,
  slotCount,
} from "@/lib/game/crimes/organised-crime";
import { amountOwed, isUnpaid, payoutRemainder, type PayoutTerms } from "@/lib/game/crimes/payout";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { membersShareStore } from "@/lib/store/user/payout-terms";

import { MembersShareField } from "./members-share-field";
import { PayoutRun } from "./payout-run";

interface CrimePayoutProps {
  crime: OrganisedCrime;
  lookups: CrimeLookups;
  terms: PayoutTerms;
  settling: Settling;
  /** The members' share that was last paid in the game, in percent; null if unknown. */
  lastPaid: number | null;
  /** The number of all crimes that owe money. */
  owing: number;
  /** Shows the payouts of all crimes. */
  onShowAll: () => void;
}

/** The payout of one crime: the share, what each member gets, and the way to pay it in the game. */
export function CrimePayout({
  crime,
  lookups,
  terms,
  settling,
  lastPaid,
  owing,
  onShowAll,
}: CrimePayoutProps) {
  const { isSample } = useSession();
  const ownShare = useStoredValue(membersShareStore);
  const [isShare, setIsShare] = useState(true);
  const percent = useDeferredValue(terms.membersShare);
  const crimes = useMemo(() => [crime], [crime]);
  const isOwing = isUnpaid(crime, terms);

  return (
    <>
      <p className="flex items-center justify-between gap-x-6">
        <Button variant="link" size="inline" onClick={showControlRoom}>
          <ArrowLeft aria-hidden />
          Control room
        </Button>
        <span className="text-muted-foreground">
          {isOwing && `1 of ${formatWhole(owing)} owed`}
        </span>
      </p>
      <SectionHeader
        title={<span translate="no">{crime.name}</span>}
        aside={`this crime only, ${formatGameDate(carriedOutAtMs(crime))}, ${formatMoney(crime.rewards?.money ?? 0)}`}
      />
      <div className="pt-3">
        <MembersShareField share={terms.membersShare} lastPaid={lastPaid} onValid={setIsShare} />
      </div>
      {isShare && (
        <>
          <PayoutRun
            crimes={crimes}
            percent={percent}
            lookups={lookups}
            onTick={() => {
              // A crime that is paid meanwhile must not change the share.
              if (ownShare === null && !isSample) membersShareStore.set(percent);
            }}
            owing={isOwing ? 1 : 0}
            onSettle={() => {
              settling.crimes([crime.id], true);
            }}
          />
          <p className="mt-3 text-muted-foreground">
            {remainderText(crime, percent)}
            {isOwing &&
              ` Or set ${percent}% on the crime’s own page in the game, and confirm there.`}
          </p>
          {isOwing && (
            <Button asChild size="lg" className="mt-3 max-md:w-full">
              <a href={crimeUrl(crime.id)} target="_blank" rel="noreferrer">
                Pay {formatMoneyShort(amountOwed(crime, terms))} in the game
                <ArrowUpRight aria-hidden />
              </a>
            </Button>
          )}
        </>
      )}
      <p className="mt-3">
        <Button variant="link" size="inline" onClick={onShowAll}>
          All owed crimes
        </Button>
      </p>
    </>
  );
}

/** "Rounded down per member: the remainder of $2 and the share of 1 empty slot stay with the faction." */
function remainderText(crime: OrganisedCrime, percent: number): string {
  const remainder = payoutRemainder(crime, percent);
  const empty = slotCount(crime) - filledCount(crime);
  const parts = [
    remainder > 0 && `the remainder of ${formatMoney(remainder)}`,
    empty > 0 && `the share of ${formatCount(empty, "empty slot", "empty slots")}`,
  ].filter((part) => part !== false);
  if (parts.length === 0) return "Rounded down per member, without a remainder.";
  return `Rounded down per member: ${parts.join(" and ")} ${parts.length === 1 ? "stays" : "stay"} with the faction.`;
}

function showControlRoom() {
  const url = new URL(window.location.href);
  for (const name of ["view", "pay"]) url.searchParams.delete(name);
  updateUrl(url);
}
