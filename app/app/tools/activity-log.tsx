import { EmptyState } from "@/components/feedback/empty-state";
import { SectionHeader } from "@/components/figures/section-header";
import { GameTime } from "@/components/game/game-time";
import { formatGameClock } from "@/lib/format/times";

import type { MessageLogEntry } from "./sending";
import { StatusMark } from "./status-mark";

/** What has happened to each message, the latest first. */
export function ActivityLog({ log }: { log: readonly MessageLogEntry[] }) {
  return (
    <section>
      <SectionHeader title="Activity log" {...(log.length > 0 && { aside: "the latest first" })} />
      {/* Not a live region: the count of processed messages is announced already. */}
      <div
        role="log"
        aria-label="Activity log"
        aria-live="off"
        tabIndex={0}
        className={log.length > 0 ? "h-50 overflow-y-auto" : ""}
      >
        {log.length === 0 ? (
          <EmptyState title="No data available">
            Each message appears here with its time once you press Send.
          </EmptyState>
        ) : (
          <ol reversed>
            {log
              .map((entry, i) => (
                <li
                  key={i}
                  className="flex min-h-9 flex-wrap items-center gap-x-4 border-b border-row py-1 max-md:min-h-13"
                >
                  <span className="text-muted-foreground">
                    <GameTime atMs={entry.atMs}>{formatGameClock(entry.atMs)}</GameTime>
                  </span>
                  <span className="min-w-0 flex-1">{entry.user}</span>
                  <StatusMark status={entry.status} />
                </li>
              ))
              .toReversed()}
          </ol>
        )}
      </div>
    </section>
  );
}
