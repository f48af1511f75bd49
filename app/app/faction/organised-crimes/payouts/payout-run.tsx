import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { EmptyState } from "@/components/feedback/empty-state";
import { PaidBox } from "@/components/payout/paid-box";
import { PayLinks } from "@/components/payout/pay-links";
import { Ticks } from "@/components/payout/ticks";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import { formatCount } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { payoutOf } from "@/lib/game/crimes/payout";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { isSameRun, runsStoreOf, setPaid } from "@/lib/store/user/payout-runs";

import { MoneyHeader } from "./money-columns";
import { inOtherRuns, moneyRows, owedRows } from "./rows";
import { runColumns } from "./run-columns";
import { RunItems } from "./run-items";
import { RunText, Twice } from "./run-text";

const MOST_FIRST = [{ id: "owed", desc: true }];

interface PayoutRunProps {
  /** Those that were chosen. */
  crimes: readonly OrganisedCrime[];
  percent: number;
  book: CrimeLookups;
  /** Somebody was ticked off, or is not any more. */
  onTick: () => void;
  /** How many of them are not paid, as far as is known. */
  owing: number;
  /** The player is through with them. */
  onSettle: () => void;
}

/** What each member is owed for these crimes, and who is paid. */
export function PayoutRun({ crimes, percent, book, onTick, owing, onSettle }: PayoutRunProps) {
  const { members } = book;
  const store = runsStoreOf(useSession());
  const runs = useStoredValue(store);
  const run = useMemo(
    () => ({ crimeIds: crimes.map(({ id }) => id).sort((a, b) => a - b), percent }),
    [crimes, percent],
  );
  const paidIds = runs.find((kept) => isSameRun(kept, run))?.paidIds;
  const payout = useMemo(() => payoutOf(crimes, percent), [crimes, percent]);
  const rows = useMemo(
    () => owedRows(moneyRows(payout.members, crimes, members), paidIds ?? []),
    [payout, crimes, members, paidIds],
  );
  const columns = useMemo(() => runColumns(members), [members]);

  if (crimes.length === 0) {
    return (
      <EmptyState title="No data available">
        What each member is owed appears here: choose crimes below, or a longer period.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Payout" className="mt-6">
      <RunText rows={rows} crimes={crimes.length} percent={percent} {...payout} />
      <RunItems crimes={crimes} book={book} />
      <Twice
        paidByGame={crimes.filter(({ rewards }) => (rewards?.payout ?? null) !== null).length}
        inOtherRuns={inOtherRuns(run, runs).length}
      />
      <Ticks
        value={(memberId, isPaid) => {
          setPaid(store, run, memberId, isPaid);
          onTick();
        }}
      >
        <DataTable
          title="Payout run"
          name="payout"
          columns={columns}
          rows={rows}
          rowId={({ memberId }) => String(memberId)}
          initialSort={MOST_FIRST}
          firstSort="desc"
          mobileRow={(row) => (
            <>
              <MoneyHeader row={row} kind="owed" members={members} />
              <div className="pair">
                <PayLinks {...row} />
                <PaidBox {...row} />
              </div>
            </>
          )}
          empty={
            <EmptyState title="No data available">
              Nobody is owed anything: these crimes brought no money, or {percent}% of it goes to
              members. Choose other crimes, or a higher percentage.
            </EmptyState>
          }
        />
      </Ticks>
      <p className="mt-2 text-muted-foreground">
        We send nothing: each link opens the game&rsquo;s own form, and you press its button there.
        Ticks are kept in this browser.
      </p>
      {owing > 0 && (
        <Button variant="outline" size="sm" className="mt-2" onClick={onSettle}>
          Mark {formatCount(owing, "crime", "crimes")} as settled
        </Button>
      )}
    </section>
  );
}
