import { useMemo } from "react";

import type { Book } from "@/components/crimes/book";
import { CrimeMember } from "@/components/crimes/crime-member";
import { Explain } from "@/components/state/explain";
import { DataTable } from "@/components/table/data-table";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { participation } from "@/lib/game/crimes/participation";

import { FigureLeaders } from "./figure-columns";
import { Last, memberColumns } from "./member-columns";
import { memberRows } from "./rows";

const MOST_FIRST = [{ id: "money", desc: true }];

interface ByMemberProps {
  crimes: readonly OrganisedCrime[];
  book: Book;
}

/** What each member did, and what their equal shares come to. */
export function ByMember({ crimes, book: { members, prices } }: ByMemberProps) {
  const { undivided, total, ...all } = useMemo(
    () => participation(crimes, prices),
    [crimes, prices],
  );
  const rows = useMemo(() => memberRows(all.members), [all.members]);
  const columns = useMemo(() => memberColumns(members), [members]);
  return (
    <>
      <p className="pt-2 text-muted-foreground">
        Rewards are divided equally among the slots of a crime, rounded down.{" "}
        <Explain
          title="a member's share"
          lines={[
            { label: "Money of all crimes", value: formatMoney(total.money) },
            { label: "Money of all members", value: formatMoney(total.money - undivided.money) },
            { label: "Money that did not divide", value: formatMoney(undivided.money) },
            { label: "Items of all crimes", value: formatMoney(total.itemsValue) },
            {
              label: "Items of all members",
              value: formatMoney(total.itemsValue - undivided.itemsValue),
            },
            { label: "Items that did not divide", value: formatMoney(undivided.itemsValue) },
          ]}
          note="The money, the respect and the market value of the items of a crime are each divided by the number of its slots. A member has as many shares as slots."
        />
      </p>
      <DataTable
        title="Crimes by member"
        name="by-member"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        entry={(row) => (
          <>
            <div className="flex items-center justify-between gap-4 text-read">
              <CrimeMember book={{ members }} id={row.memberId} />
              <b>{formatMoney(row.money)}</b>
            </div>
            <FigureLeaders {...row} />
            <p className="text-small text-muted-foreground">
              Last <Last {...row} />
            </p>
          </>
        )}
      />
      <p className="mt-2 text-muted-foreground">
        {formatMoney(undivided.money)}, {formatWhole(undivided.respect)} respect and items for{" "}
        {formatMoney(undivided.itemsValue)} did not divide, or fell to empty slots: with them, the
        shares add up to all rewards.
      </p>
    </>
  );
}
