"use client";

import { type Query, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { type ReactNode, Suspense, useSyncExternalStore } from "react";

import { useRefresh } from "@/components/feedback/refresh";
import { useActiveQueries, useFetching } from "@/components/feedback/use-query-cache";
import { callQueue, logOut, useVisitorSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Tooltip } from "@/components/ui/tooltip";
import { useGameTime, useNow } from "@/components/window/use-now";
import { visitBeganAtMs } from "@/lib/api/transport/client";
import { sum } from "@/lib/common/numbers";
import { formatAge, formatGameClock, formatGameDay, formatLocalTime } from "@/lib/format/times";
import { cn } from "@/lib/utils";

import type { DroppedNoteProps } from "./dropped-note";

const CallLines = onDemand(() => import("./call-lines").then((l) => l.CallLines));

const DroppedNote = onDemand(() => import("./dropped-note").then((l) => l.DroppedNote));

/** The game's time, which is UTC; hovering shows the player's local time. */
export function Clock({ className }: { className?: string }) {
  const now = useNow(1000);
  return (
    <p
      className={cn("whitespace-nowrap", className)}
      title={now === 0 ? "Game time is UTC" : `Game time is UTC; ${formatLocalTime(now)}`}
    >
      {now !== 0 && (
        <span>
          <time dateTime={new Date(now).toISOString()} className="font-semibold text-foreground">
            {formatGameClock(now)}
          </time>{" "}
          TCT, {formatGameDay(now)}
        </span>
      )}
    </p>
  );
}

/** The age of the page's oldest data, and a note if it was saved by an earlier visit. */
export function UpdatedAt({ className }: { className?: string }) {
  const fetching = useFetching() > 0;
  const updatedAtMs = useActiveQueries(oldestOf);
  const now = useNow(10_000);
  const gameTimeOf = useGameTime();
  const age = formatAge(now - gameTimeOf(updatedAtMs));
  const isSaved = updatedAtMs > 0 && updatedAtMs < visitBeganAtMs();
  return (
    <span className={cn("whitespace-nowrap", className)}>
      {isSaved
        ? `Saved ${age}${fetching ? ", updating…" : ""}`
        : fetching
          ? "Updating"
          : updatedAtMs > 0 && `Updated ${age}`}
    </span>
  );
}

export function RefreshButton() {
  const refresh = useRefresh();
  const fetching = useFetching() > 0;
  return (
    <Tooltip text="Refresh" side="bottom">
      <Button variant="quiet" size="icon" aria-label="Refresh" onClick={refresh}>
        <RefreshCw aria-hidden className={cn(fetching && "animate-spin")} />
      </Button>
    </Tooltip>
  );
}

/** Says that the page shows sample data, with a button to leave it. */
export function SampleBadge({ className }: { className?: string }) {
  if (!useVisitorSession()?.isSample) return null;
  return (
    <p className={cn("flex items-center gap-1.5", className)}>
      Sample data
      <LeaveSample>Leave</LeaveSample>
    </p>
  );
}

function LeaveSample({ className, children }: { className?: string; children: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <Button
      variant="link"
      size="inline"
      className={className}
      onClick={() => {
        logOut(queryClient);
      }}
    >
      {children}
    </Button>
  );
}

/** For narrow pages: the age of the data, or a button to leave the sample data. */
export const StatusEnd = () =>
  useVisitorSession()?.isSample ? (
    <LeaveSample className="-my-3.5">Leave sample</LeaveSample>
  ) : (
    <UpdatedAt />
  );

/** The time of the oldest response on screen, by the device's clock; 0 if there is none. */
function oldestOf(queries: readonly Query[]): number {
  const answered = queries.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return answered.length === 0 ? 0 : Math.min(...answered);
}

/** Says when calls are waiting, or why none are made. */
export function CallBanner() {
  const calls = useSyncExternalStore(callQueue.subscribe, callQueue.state, callQueue.state);
  return (
    <div role="status">
      {(calls.stopReason !== null || calls.queued > 0) && (
        <Suspense>
          <CallLines {...calls} />
        </Suspense>
      )}
    </div>
  );
}

/** Says how many records on this page couldn’t be read: a list with gaps is better than none. */
export function DroppedNotes() {
  const dropped = useActiveQueries(droppedRecordsIn);
  return (
    <Suspense>
      {dropped.map((records) => (
        <DroppedNote key={records.id} {...records} />
      ))}
    </Suspense>
  );
}

/** A response with records that could not be read. */
interface DroppedRecords extends DroppedNoteProps {
  id: string;
}

const droppedRecordsIn = (queries: readonly Query[]): readonly DroppedRecords[] =>
  queries.flatMap(({ queryHash, queryKey, state: { data } }) => {
    const count = droppedIn(data);
    return count > 0 ? { id: queryHash, endpoint: endpointOf(queryKey), count } : [];
  });

/** The number of dropped records of a response: its own count, or those of its lists; of all pages of an infinite query. */
function droppedIn(data: unknown): number {
  if (!isRecord(data)) return 0;
  if (Array.isArray(data.pages)) return sum(data.pages.map(droppedIn));
  return typeof data.dropped === "number"
    ? data.dropped
    : sum(Object.values(data).map((list) => (isRecord(list) ? Number(list.dropped ?? 0) : 0)));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A query key names the endpoint of its data: ["account", fingerprint, …] or ["game", …]. */
const endpointOf = (key: QueryKey) =>
  (key[0] === "account" ? key.slice(2, 4) : key.slice(1, 3)).join("/");
