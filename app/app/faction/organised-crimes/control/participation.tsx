import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { CrimeMember } from "@/components/crimes/crime-member";
import { EmptyState } from "@/components/state/empty-state";
import { Explain } from "@/components/state/explain";
import { Leader, Leaders } from "@/components/state/leaders";
import { DataTable } from "@/components/table/data-table";
import { formatCount, formatMoney, formatPercent, formatWhole, orDash } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";

import { Last, participationColumns } from "./participation-columns";
import { type ParticipantRow, participantRows } from "./participation-rows";

const MOST_FIRST = [{ id: "money", desc: true }];

interface ParticipationProps {
  crimes: readonly OrganisedCrime[];
  book: Book;
  nowMs: number;
}

/** Who took part, and what each member's equal shares of the rewards come to. */
export function Participation({ crimes, book, nowMs }: ParticipationProps) {
  const { members, undivided, total, unpriced } = useMemo(
    () => participation(crimes, book.prices),
    [crimes, book],
  );
  const rows = useMemo(() => participantRows(members, total), [members, total]);
  const columns = useMemo(() => participationColumns(book, nowMs), [book, nowMs]);

  return (
    <>
      <DataTable
        title="Shares"
        name="shares"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        entry={(row: ParticipantRow) => (
          <>
            <div className="flex items-center justify-between gap-4 text-read">
              <CrimeMember book={book} id={row.memberId} />
              <span className="font-display text-xl font-medium">
                {orDash(row.part, formatPercent)}
              </span>
            </div>
            <Leaders>
              <Leader label="Money" value={formatMoney(row.money)} wide />
              <Leader label="Items" value={formatMoney(row.itemsValue)} wide />
              <Leader label="Respect" value={formatWhole(row.respect)} />
              <Leader label="Last" value={<Last {...row} nowMs={nowMs} />} />
              <Leader
                label="Crimes"
                value={`${row.crimes}: ${row.succeeded} won, ${row.failed} failed, ${row.hurt} hurt`}
                wide
              />
            </Leaders>
          </>
        )}
        empty={
          <EmptyState title="No data available">
            Members appear here once they have joined a crime.
          </EmptyState>
        }
      />
      <p className="mt-2 text-small text-muted-foreground">
        Rewards are divided equally among the slots of a crime, rounded down. Not divided:{" "}
        {formatMoney(undivided.money)}, {formatWhole(undivided.respect)} respect and items for{" "}
        {formatMoney(undivided.itemsValue)}.
        {unpriced > 0 &&
          ` Without ${formatCount(unpriced, "reward", "rewards")} of items that nobody trades.`}{" "}
        Hurt counts Jailed, Injured and Hospitalized.
        <Explain
          title="what members get"
          lines={[
            { label: "Money of all crimes", value: formatMoney(total.money) },
            { label: "Shares of members", value: formatMoney(total.money - undivided.money) },
            { label: "Not divided", value: formatMoney(undivided.money) },
            { label: "Items of all crimes", value: formatMoney(total.itemsValue) },
            {
              label: "Items, shares of members",
              value: formatMoney(total.itemsValue - undivided.itemsValue),
            },
            { label: "Items, not divided", value: formatMoney(undivided.itemsValue) },
          ]}
          note="Money, respect and the market value of the items are each divided by the number of slots. What does not divide, and the shares of slots that nobody held, are not divided."
        />
      </p>
    </>
  );
}
