import { Suspense, useMemo } from "react";
import { createPortal } from "react-dom";

import { EmptyState } from "@/components/feedback/empty-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { ViewHeadline } from "@/components/figures/view-headline";
import { useTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import { useIsMobile } from "@/components/window/use-is-mobile";
import { formatCount } from "@/lib/format/numbers";
import { logTotals, sumsByDay, sumsByType } from "@/lib/game/logs/log-sums";

import { EntryTable } from "./entry-table";
import { logSource } from "./log-source";
import { LogsHeadline } from "./logs-headline";
import { MissingNote } from "./missing-note";
import type { LogRange } from "./range";
import { CallsUsed, ReadProgressLine } from "./read-progress-line";
import { logRows, searchIn } from "./rows";
import { useLogNames } from "./use-log-names";
import type { View } from "./views";

const TypeTable = onDemand(() => import("./type-table").then((l) => l.TypeTable));
const Days = onDemand(() => import("./days").then((l) => l.Days));

interface LogBookProps {
  /** Null for all. */
  categoryId: number | null;
  typeId: number | null;
  range: LogRange;
  view: View;
  /** What is searched for. */
  text: string;
  /** Where the lead or the answer goes: above the filters, which stay while this loads. */
  top: HTMLElement | null;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** The entries of a period that pass the filters, as far as they have been read, with their totals. */
export function LogBook({ categoryId, typeId, range, view, text, top, access }: LogBookProps) {
  const { fromMs, toMs, isPaged } = range;
  const { entries, reading } = useTimeline(
    logSource(useSession(), { categoryId, typeId }),
    { fromMs, toMs },
    isPaged,
  );

  // The oldest second of a full page may have more entries that aren't read yet.
  const sinceMs = isPaged ? reading.oldestReadMs - 1000 : fromMs;
  const rows = useMemo(
    () => logRows(entries, { typeId, fromMs: sinceMs, toMs }),
    [entries, typeId, sinceMs, toMs],
  );
  const { names, missing } = useLogNames(rows);
  const search = useMemo(() => searchIn(names), [names]);
  const found = useMemo(() => search(rows, text), [search, rows, text]);
  const totals = useMemo(() => logTotals(found), [found]);
  const types = useMemo(() => (view === "types" ? sumsByType(found) : []), [view, found]);
  const days = useMemo(() => (view === "days" ? sumsByDay(found) : []), [view, found]);

  const entriesFound = formatCount(found.length, "entry", "entries");
  const opening = {
    entries: <LogsHeadline totals={totals} total={rows.length} oldest={rows.at(-1)} />,
    types: (
      <ViewHeadline figure={formatCount(types.length, "type", "types")}>
        in {entriesFound}
      </ViewHeadline>
    ),
    days: (
      <ViewHeadline figure={formatCount(days.length, "day", "days")}>
        with {entriesFound}
      </ViewHeadline>
    ),
  }[view];
  const reach = (
    <ReadProgressLine
      reading={reading}
      isPaged={isPaged}
      count={rows.length}
      oldestAtMs={rows.at(-1)?.entry.atMs}
      access={access}
    />
  );
  // On a phone more is read from the end of the list.
  const isReachBelow = useIsMobile() && isPaged;

  return (
    <>
      {top !== null && rows.length > 0 && createPortal(opening, top)}
      {!isReachBelow && reach}
      {missing.map((one) => (
        <MissingNote key={one.what} missing={one} access={access}>
          Shown by id.
        </MissingNote>
      ))}
      {rows.length === 0 ? (
        reading.state === "done" && (
          <EmptyState title="No log entries found.">
            The game has no matching entries for this period. Choose other days, or clear the
            filters.
          </EmptyState>
        )
      ) : found.length === 0 ? (
        <EmptyState title="No log entries found.">
          Nothing loaded so far contains “{text}”. Search for something else, or load more.
        </EmptyState>
      ) : view === "entries" ? (
        <EntryTable rows={found} total={rows.length} names={names} />
      ) : (
        <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
          {view === "types" ? <TypeTable types={types} /> : <Days days={days} />}
        </Suspense>
      )}
      {isReachBelow && reach}
      <CallsUsed />
    </>
  );
}
