import { useMemo } from "react";

import { type Book, memberName } from "@/components/crimes/book";
import { StartsIn } from "@/components/crimes/starts-in";
import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";

import { CrimeState } from "./crime-state";
import type { NeedRow } from "./need-rows";
import { SlotLegend, Slots } from "./slots";
import { CrimeLink, Earliest, underWayColumns } from "./under-way-columns";
import { type UnderWayRow, underWayRows } from "./under-way-rows";

const SOONEST_FIRST = [{ id: "earliest", desc: false }];

interface UnderWayProps {
  /** The open ones. */
  crimes: readonly OrganisedCrime[];
  needs: readonly NeedRow[];
  book: Book;
  nowMs: number;
}

/** The crimes that are still ahead, slot by slot. */
export function UnderWay({ crimes, needs, book, nowMs }: UnderWayProps) {
  const rows = useMemo(() => underWayRows(crimes, needs, nowMs), [crimes, needs, nowMs]);
  const columns = useMemo(
    () => underWayColumns(nowMs, (id) => memberName(book, id)),
    [book, nowMs],
  );
  return (
    <div className="mt-4">
      <DataTable
        title="Under way"
        columns={columns}
        rows={rows}
        rowId={({ crime }) => String(crime.id)}
        initialSort={SOONEST_FIRST}
        firstSort="asc"
        entry={(row: UnderWayRow) => (
          <>
            <div className="pair text-read">
              <span>
                <CrimeLink {...row.crime} />{" "}
                {row.crime.difficulty !== null && (
                  <span className="text-small text-muted-foreground">
                    level {row.crime.difficulty}
                  </span>
                )}
              </span>
              <span className="whitespace-nowrap">
                <StartsIn crime={row.crime} nowMs={nowMs} />
              </span>
            </div>
            <p className="pair text-muted-foreground">
              <CrimeState {...row} />
              <span>
                earliest <Earliest {...row} nowMs={nowMs} />
              </span>
            </p>
            <Slots slots={row.slots} nameOf={(id) => memberName(book, id)} />
          </>
        )}
        empty={
          <EmptyState title="No data available">
            Crimes that are recruiting or planning appear here.
          </EmptyState>
        }
      />
      {rows.length > 0 && (
        <>
          <SlotLegend />
          <p className="text-small text-muted-foreground">
            The earliest start allows about a day for each empty slot.
          </p>
        </>
      )}
    </div>
  );
}
