import { useMemo } from "react";

import { type CrimeLookups, rewardText } from "@/components/crimes/crime-lookups";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { Collapsible } from "@/components/figures/collapsible";
import { Ticks } from "@/components/payout/ticks";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { ALL } from "@/components/window/choice";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { isUnpaid, type PayoutTerms, settledAtMs } from "@/lib/game/crimes/owed";
import { filledCount } from "@/lib/game/crimes/slots";
import { carriedOutAtMs } from "@/lib/game/crimes/status";

import { CrimeBox, crimeColumns, Paid, When } from "./crime-columns";
import type { CrimeRow } from "./rows";
import { selectCrimes, NONE, UNPAID, toggleInSelection } from "./selection";
import { SettlingContext } from "./settle-button";

const NEWEST_FIRST = [{ id: "when", desc: true }];

const BUTTONS = [
  [UNPAID, "Unpaid"],
  [ALL, "All"],
  [NONE, "None"],
] as const;

interface ChooseCrimesProps {
  /** Crimes that succeeded in the period, and older unpaid ones. */
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  terms: PayoutTerms;
  settling: Settling;
  /** "since 21 Oct 2026". */
  since: string;
  /** Which are chosen, as selectCrimes reads it. */
  selection: string;
  onChange: (text: string) => void;
}

/** The crimes of the period, with a checkbox for each one to pay. */
export function ChooseCrimes({
  crimes,
  book,
  since,
  selection,
  terms,
  settling,
  onChange,
}: ChooseCrimesProps) {
  const rows = useMemo(
    () => crimeRows(crimes, book, selection, terms),
    [crimes, book, selection, terms],
  );
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  return (
    <Collapsible
      title="Choose crimes"
      aside={`${formatWhole(chosen)} of ${formatCount(crimes.length, "crime", "crimes")} chosen`}
    >
      <p className="pt-3 text-muted-foreground">
        Crimes that succeeded {since}, and older ones of the latest 100 that are not paid.
      </p>
      <div role="group" aria-label="Choose" className="flex flex-wrap gap-2 pt-3">
        {BUTTONS.map(([word, name]) => (
          <Button
            key={word}
            variant="outline"
            size="sm"
            onClick={() => {
              onChange(word);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <SettlingContext value={settling}>
        <Ticks
          value={(crimeId) => {
            onChange(toggleInSelection(selection, crimeId));
          }}
        >
          <DataTable
            title="Successful crimes"
            name="payout-crimes"
            columns={crimeColumns}
            rows={rows}
            rowId={({ id }) => String(id)}
            initialSort={NEWEST_FIRST}
            firstSort="desc"
            mobileRow={(row) => (
              <>
                <div className="pair text-read">
                  <CrimeBox {...row} />
                  <b>{formatMoney(row.money)}</b>
                </div>
                {row.items !== "" && <p>Items: {row.items}</p>}
                <p className="pair text-muted-foreground">
                  <When {...row} />
                  <span>
                    Paid out: <Paid {...row} />
                  </span>
                </p>
              </>
            )}
          />
        </Ticks>
      </SettlingContext>
    </Collapsible>
  );
}

function crimeRows(
  crimes: readonly OrganisedCrime[],
  book: CrimeLookups,
  text: string,
  terms: PayoutTerms,
): readonly CrimeRow[] {
  const isOwing = (crime: OrganisedCrime) => isUnpaid(crime, terms);
  const chosen = new Set(selectCrimes(crimes, text, isOwing));
  return crimes.map((crime) => ({
    id: crime.id,
    name: crime.name,
    atMs: carriedOutAtMs(crime),
    members: filledCount(crime),
    money: crime.rewards?.money ?? 0,
    items: (crime.rewards?.items ?? []).map((item) => rewardText(book, item)).join(", "),
    payout: crime.rewards?.payout ?? null,
    isOwing: isOwing(crime),
    settledAtMs: settledAtMs(crime, terms.settled),
    isMarkedAlone: crime.id in terms.settled.crimes,
    isChosen: chosen.has(crime),
  }));
}
