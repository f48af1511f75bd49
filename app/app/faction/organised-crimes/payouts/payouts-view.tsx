import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { HistoryNote, RangeField } from "@/components/crimes/range-history";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { useRangeHistory } from "@/components/crimes/use-range-history";
import { EmptyState } from "@/components/feedback/empty-state";
import { ToggleField } from "@/components/list/toggle-field";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { mergeCrimes } from "@/lib/game/crimes/merge-crimes";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isUnpaid, type PayoutTerms } from "@/lib/game/crimes/owed";
import { isSuccessful } from "@/lib/game/crimes/status";

import { Earned } from "./earned";
import { Owed } from "./owed";
import { OwedHeadline } from "./owed-headline";

const SHOWN = [
  ["owed", "Owed now"],
  ["earned", "Earned"],
] as const satisfies readonly Choice[];

interface PayoutsViewProps {
  book: CrimeLookups;
  /** The latest 100, and all that are open. */
  crimes: readonly OrganisedCrime[];
  terms: PayoutTerms;
  settling: Settling;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** Who is owed what for crimes, and what everybody has earned in them. */
export function PayoutsView({ book, crimes: latest, terms, settling, access }: PayoutsViewProps) {
  const { members } = book;
  const history = useRangeHistory();
  const { reading, rangeId, words } = history;
  const won = useMemo(() => history.crimes.filter(isSuccessful), [history.crimes]);
  // What the control room calls unpaid can be paid here, however old.
  const payable = useMemo(
    () =>
      mergeCrimes(
        latest.filter((crime) => isUnpaid(crime, terms)),
        won,
      ),
    [latest, won, terms],
  );
  const [shown, setShown] = useUrlChoice("show", SHOWN, "owed");

  return (
    <>
      {shown === "owed" && <OwedHeadline crimes={payable} terms={terms} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
        <RangeField history={history} />
        <ToggleField
          label="Kinds of payout"
          options={SHOWN}
          chosen={[shown]}
          onChange={(chosen) => {
            setShown(chosen.at(-1) ?? shown);
          }}
        />
      </div>
      {(shown === "owed" ? payable : won).length === 0 ? (
        reading.state === "done" && (
          <EmptyState title="No data available">
            Crimes that succeeded appear here, with what each member is owed.
            {rangeId !== "all" && ` There were none ${words}: choose a longer period.`}
          </EmptyState>
        )
      ) : shown === "owed" ? (
        <Owed crimes={payable} book={book} since={words} terms={terms} settling={settling} />
      ) : (
        <Earned crimes={won} members={members} />
      )}
      <HistoryNote history={history} access={access} />
    </>
  );
}
