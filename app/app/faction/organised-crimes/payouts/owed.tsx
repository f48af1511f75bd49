import { useDeferredValue, useMemo, useState } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { useUrlText } from "@/components/window/use-url-text";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isUnpaid, type PayoutTerms } from "@/lib/game/crimes/owed";

import { ChooseCrimes } from "./choose-crimes";
import { MembersShareField } from "./members-share-field";
import { PayoutRun } from "./payout-run";
import { freezeSelection, selectCrimes, UNPAID } from "./selection";
import { SettledByHand } from "./settled-by-hand";

interface OwedProps {
  /** Crimes that succeeded in the period, and older unpaid ones. */
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  /** "since 21 Oct 2026". */
  since: string;
  terms: PayoutTerms;
  settling: Settling;
}

/** A payout run: which crimes, how much of their money, and who is paid. */
export function Owed({ crimes, book, since, terms, settling }: OwedProps) {
  const [text, setText] = useUrlText("crimes", UNPAID);
  const chosen = useMemo(
    () => selectCrimes(crimes, text, (crime) => isUnpaid(crime, terms)),
    [crimes, text, terms],
  );
  const owing = chosen.filter((crime) => isUnpaid(crime, terms)).map(({ id }) => id);
  const [isShare, setIsShare] = useState(true);
  const percent = useDeferredValue(terms.membersShare);

  return (
    <>
      {isShare && (
        <PayoutRun
          crimes={chosen}
          percent={percent}
          book={book}
          onTick={() => {
            // A crime that succeeds during the run must not change what is owed.
            setText(freezeSelection(text, chosen));
          }}
          owing={owing.length}
          onSettle={() => {
            settling.crimes(owing, true);
          }}
        />
      )}
      <div className="pt-4">
        <MembersShareField share={terms.membersShare} onValid={setIsShare} />
      </div>
      <ChooseCrimes
        crimes={crimes}
        book={book}
        since={since}
        selection={text}
        terms={terms}
        settling={settling}
        onChange={setText}
      />
      <SettledByHand crimes={crimes} settled={terms.settled} settling={settling} />
    </>
  );
}
