import { useMemo } from "react";

import { areItemsLoaded, type CrimeLookups } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { SharesNote } from "@/components/crimes/shares-note";
import { EmptyState } from "@/components/feedback/empty-state";
import { DescriptionRow, DescriptionList } from "@/components/figures/description-list";
import { DataTable } from "@/components/table/data-table";
import { formatMoney, formatPercent, formatWhole, orDash } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";
import { rewardItemsByMember } from "@/lib/game/crimes/reward-items";

import { Items, Last, participationColumns } from "./participation-columns";
import { type ParticipantRow, participantRows } from "./participation-rows";

const MOST_FIRST = [{ id: "money", desc: true }];

interface ParticipationProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
  nowMs: number;
}

/** Who took part, and what each member's equal shares of the rewards add up to. */
export function Participation({ crimes, book, nowMs }: ParticipationProps) {
  const { members, undivided, total, unpriced } = useMemo(
    () => participation(crimes, book.prices),
    [crimes, book],
  );
  const rows = useMemo(
    () =>
      participantRows(
        members,
        total,
        rewardItemsByMember(crimes, book.prices),
        areItemsLoaded(book),
      ),
    [members, total, crimes, book],
  );
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
        mobileRow={(row: ParticipantRow) => (
          <>
            <div className="pair text-read">
              <CrimeMember book={book} id={row.memberId} />
              <span className="font-display text-xl font-medium">
                {orDash(row.percent, formatPercent)}
              </span>
            </div>
            <DescriptionList>
              <DescriptionRow label="Money" value={formatMoney(row.money)} wide />
              <DescriptionRow label="Items" value={<Items row={row} book={book} />} wide />
              <DescriptionRow label="Respect" value={formatWhole(row.respect)} />
              <DescriptionRow label="Last" value={<Last {...row} nowMs={nowMs} />} />
              <DescriptionRow
                label="Crimes"
                value={`${row.crimes}: ${row.succeeded} won, ${row.failed} failed, ${row.hurt} hurt`}
                wide
              />
            </DescriptionList>
          </>
        )}
        empty={
          <EmptyState title="No data available">
            Members appear here once they’ve joined a crime.
          </EmptyState>
        }
      />
      <p className="mt-2 text-small text-muted-foreground">
        <SharesNote total={total} undivided={undivided} unpriced={unpriced} lookups={book} /> Hurt
        means jailed, injured or hospitalized.
      </p>
    </>
  );
}
