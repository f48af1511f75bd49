import { useMemo } from "react";

import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { SharesNote } from "@/components/crimes/shares-note";
import { DataTable } from "@/components/table/data-table";
import { formatMoney } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";
import { rewardItemsByMember } from "@/lib/game/crimes/reward-items";

import { Last, memberColumns } from "./member-columns";
import { memberRows } from "./rows";
import { TotalsList } from "./total-columns";

const MOST_FIRST = [{ id: "money", desc: true }];

interface ByMemberProps {
  crimes: readonly OrganisedCrime[];
  book: CrimeLookups;
}

/** What each member did, and what their equal shares add up to. */
export function ByMember({ crimes, book }: ByMemberProps) {
  const { members, prices } = book;
  const { undivided, total, unpriced, ...all } = useMemo(
    () => participation(crimes, prices),
    [crimes, prices],
  );
  const rows = useMemo(
    () => memberRows(all.members, rewardItemsByMember(crimes, prices)),
    [all.members, crimes, prices],
  );
  const columns = useMemo(() => memberColumns(book), [book]);
  return (
    <>
      <DataTable
        title="Crimes by member"
        name="by-member"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        mobileRow={(row) => (
          <>
            <div className="pair text-read">
              <CrimeMember book={{ members }} id={row.memberId} />
              <b>{formatMoney(row.money)}</b>
            </div>
            <TotalsList row={row} owner={memberName(book, row.memberId)} book={book} />
            <p className="text-small text-muted-foreground">
              Last <Last {...row} />
            </p>
          </>
        )}
      />
      <p className="mt-2 text-small text-muted-foreground">
        <SharesNote total={total} undivided={undivided} unpriced={unpriced} lookups={book} />
      </p>
    </>
  );
}
