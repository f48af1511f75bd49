import { Suspense, useMemo } from "react";

import type { Choice } from "@/components/list/choice";
import { SearchField } from "@/components/list/search-field";
import { ViewLinks } from "@/components/list/view-links";
import { useSession } from "@/components/session/session";
import { EmptyState } from "@/components/state/empty-state";
import { LoadingState } from "@/components/state/loading-state";
import { useTimeline } from "@/components/state/use-timeline";
import { onDemand } from "@/components/ui/on-demand";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { logTotals } from "@/lib/game/logs/log-sums";

import { EntryTable } from "./entry-table";
import type { LogRange } from "./range";
import { logSource } from "./log-source";
import { LogsLead } from "./logs-lead";
import { MissingNote } from "./missing-note";
import { CallsUsed, ReadingLine } from "./reading-line";
import { logRows, searchIn } from "./rows";
import { useLogNames } from "./use-log-names";

const TypeTable = onDemand(() => import("./type-table").then((l) => l.TypeTable));
const Days = onDemand(() => import("./days").then((l) => l.Days));

const VIEWS = [
  ["entries", "Entries"],
  ["types", "By type"],
  ["days", "By day"],
] as const satisfies readonly Choice[];

interface LogBookProps {
  /** Null for all. */
  categoryId: number | null;
  typeId: number | null;
  range: LogRange;
  /** What the page needs of an API key. */
  needs: string;
}

/** The entries of a period that pass the filters, as far as they have been read, with their totals. */
export function LogBook({ categoryId, typeId, range, needs }: LogBookProps) {
  const [view, setView] = useUrlChoice("view", VIEWS, "entries");
  const [text, setText] = useUrlText("q");
  const { fromMs, toMs, isPaged } = range;
  const { entries, reading } = useTimeline(
    logSource(useSession(), { categoryId, typeId }),
    { fromMs, toMs },
    isPaged,
  );

  // The oldest second of a full page may have more entries that aren't read yet.
  const sinceMs = isPaged ? reading.backToMs - 1000 : fromMs;
  const rows = useMemo(
    () => logRows(entries, { typeId, fromMs: sinceMs, toMs }),
    [entries, typeId, sinceMs, toMs],
  );
  const { names, missing } = useLogNames(rows);
  const search = useMemo(() => searchIn(names), [names]);
  const found = useMemo(() => search(rows, text), [search, rows, text]);
  const totals = useMemo(() => logTotals(found), [found]);

  return (
    <>
      {rows.length > 0 && view === "entries" && (
        <LogsLead totals={totals} total={rows.length} oldest={rows.at(-1)} />
      )}
      <ReadingLine
        reading={reading}
        isPaged={isPaged}
        count={rows.length}
        oldestAtMs={rows.at(-1)?.entry.atMs}
        needs={needs}
      />
      {missing.map((one) => (
        <MissingNote key={one.what} missing={one} needs={needs}>
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
      ) : (
        <>
          <div className="mt-4">
            <ViewLinks label="Views of this page" views={VIEWS} current={view} onChange={setView} />
          </div>
          <div className="py-3">
            <SearchField label="Words, names, ids or sums" value={text} onChange={setText} />
          </div>
          {found.length === 0 ? (
            <EmptyState title="No log entries found.">
              Nothing loaded so far contains “{text}”. Search for something else, or load more.
            </EmptyState>
          ) : view === "entries" ? (
            <EntryTable rows={found} total={rows.length} names={names} />
          ) : (
            <Suspense fallback={<LoadingState text="Loading data..." rows={12} />}>
              {view === "types" ? <TypeTable rows={found} /> : <Days rows={found} />}
            </Suspense>
          )}
        </>
      )}
      <CallsUsed />
    </>
  );
}
