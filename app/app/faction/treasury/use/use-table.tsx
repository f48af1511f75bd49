import Link from "next/link";
import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { Explain } from "@/components/figures/explain";
import { SortableTable } from "@/components/table/sortable-table";
import { SortSelect } from "@/components/table/toolbar";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { type ArmouryUse, USE_KINDS } from "@/lib/game/treasury/armoury-use";

import { daysColumns, warColumns } from "./columns";
import { explainExpected } from "./explanation";
import { GroupedPhoneRows, GroupedRows } from "./grouped-rows";
import type { UseRow } from "./rows";

const BY_VALUE = [{ id: "value", desc: true }];
/** Of those who are equally short, most value first. */
const BY_SHORT = [{ id: "short", desc: true }];

interface UseTableProps {
  rows: readonly UseRow[];
  isWar: boolean;
  /** False until all news has loaded. */
  isComplete: boolean;
  /** True while the line of the tools shows how far the news has loaded. */
  isLoading: boolean;
}

/** The members by group. Sorting by a column keeps the groups. */
export function UseTable({ rows, isWar, isComplete, isLoading }: UseTableProps) {
  // A kind that nobody used has no column at first. As text, since the columns must be the same for the same kinds.
  const used = USE_KINDS.filter((kind) => rows.some(({ kinds }) => kinds[kind].count > 0)).join();
  const columns = useMemo(() => {
    const kinds = USE_KINDS.filter((kind) => used.split(",").includes(kind));
    return isWar ? warColumns(kinds) : daysColumns(kinds);
  }, [isWar, used]);
  return (
    <SortableTable
      title="Use by member"
      columns={columns}
      rows={rows}
      rowId={({ id }) => String(id)}
      initialSort={isWar ? BY_SHORT : BY_VALUE}
      firstSort="desc"
      isLoading={!isComplete}
      gridRows={GroupedRows}
      phoneRows={(sorted) => <GroupedPhoneRows rows={sorted} columns={columns} />}
      header={({ tools, isMobile, sort }) =>
        isLoading ? null : (
          <div className="flex min-h-11 items-center justify-end gap-2 border-b border-rule">
            {isMobile ? (
              <span className="flex min-w-0 flex-1 *:[label]:sr-only">
                <SortSelect {...sort} />
              </span>
            ) : (
              <h2 className="mr-auto font-display text-h2 font-medium">By member</h2>
            )}
            <span>{tools()}</span>
          </div>
        )
      }
      empty={
        <EmptyState
          title={isComplete ? "No armoury use in this period" : "No armoury use loaded so far"}
        />
      }
    />
  );
}

interface UseNoteProps {
  total: ArmouryUse;
  isWar: boolean;
  /** False if no item's price is known. */
  arePricesKnown: boolean;
}

/** Explains the figures, and names those that aren't in them. */
export function UseNote({ total, isWar, arePricesKnown }: UseNoteProps) {
  const { used, kinds, deposited } = total;
  const untraded = arePricesKnown ? used.unpriced - kinds.points.unpriced : 0;
  return (
    <p className="mt-3 max-w-136 text-small text-muted-foreground">
      Used or received from the armoury, at today’s market value. Excludes{" "}
      {untraded > 0
        ? `loans, filled blood bags and ${formatCount(untraded, "item", "items")} with no market value`
        : "loans and filled blood bags"}
      .{" "}
      {isWar ? (
        <>
          Attacks are hits, assists and losses. <Explain {...explainExpected(total)} />
        </>
      ) : (
        "Attacks are compared for wars only: at other times, Xanax is for training too. Hits outside of chains aren’t in any report."
      )}{" "}
      {deposited.value > 0 &&
        `Items worth ${formatMoney(deposited.value)} were deposited, which isn’t subtracted. `}
      Counts by item and week are in{" "}
      <Link
        href="/app/faction/week?view=ledger"
        prefetch={false}
        className="text-primary underline"
      >
        Faction Week
      </Link>
      .
    </p>
  );
}
