import { EmptyState } from "@/components/feedback/empty-state";
import { DataTable } from "@/components/table/data-table";
import type { Dividend } from "@/lib/game/stocks/dividends";

import { AddAllToCalendar } from "./add-to-calendar";
import { dividendColumns } from "./columns";
import { DividendHeadline } from "./dividend-headline";
import { DividendMobileRow } from "./mobile-row";
import { Weeks } from "./weeks";

export interface DividendViewProps {
  dividends: readonly Dividend[];
  nowMs: number;
}

/** Ready ones are due now: they come first. */
const BY_DUE_DATE = [{ id: "due", desc: false }];

/** When each dividend is due and what it pays, and the sums of the coming weeks. */
export function DividendView({ dividends, nowMs }: DividendViewProps) {
  if (dividends.length === 0) {
    return (
      <EmptyState title="No data available">
        Your stocks’ dividends appear here once you hold enough shares for a first tier.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <DividendHeadline dividends={dividends} nowMs={nowMs} />
        <AddAllToCalendar dividends={dividends} />
      </div>
      <DataTable
        title="Dividend calendar"
        name="dividends"
        columns={dividendColumns}
        rows={dividends}
        rowId={({ stock }) => String(stock.id)}
        initialSort={BY_DUE_DATE}
        firstSort="asc"
        mobileRow={DividendMobileRow}
        total={dividends.length}
      />
      <Weeks dividends={dividends} nowMs={nowMs} />
    </>
  );
}
