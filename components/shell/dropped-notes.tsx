"use client";

import type { Query, QueryKey } from "@tanstack/react-query";
import { Inbox } from "lucide-react";

import { useActiveQueries } from "@/components/feedback/use-query-cache";
import { formatCount } from "@/lib/format/numbers";

/** Says how many records on this page could not be read: a list with gaps is better than none. */
export function DroppedNotes() {
  const dropped = useActiveQueries(droppedRecordsIn);
  return dropped.map((records) => <DroppedNote key={records.id} {...records} />);
}

/** An answer with records that could not be read. */
interface DroppedRecords {
  id: string;
  endpoint: string;
  count: number;
}

function DroppedNote({ count, endpoint }: DroppedRecords) {
  return (
    <p className="mt-4 flex items-start gap-2 bg-warning-wash px-3 py-2.5">
      <Inbox aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <span>
        <b>{formatCount(count, "record", "records")} couldn’t be read</b> in the game&rsquo;s answer
        to {endpoint}, and {count === 1 ? "is" : "are"} left out.
      </span>
    </p>
  );
}

const droppedRecordsIn = (queries: readonly Query[]): readonly DroppedRecords[] =>
  queries.flatMap(({ queryHash, queryKey, state: { data } }) =>
    hasDropped(data) ? { id: queryHash, endpoint: endpointOf(queryKey), count: data.dropped } : [],
  );

const hasDropped = (data: unknown): data is { dropped: number } =>
  typeof data === "object" &&
  data !== null &&
  "dropped" in data &&
  typeof data.dropped === "number" &&
  data.dropped > 0;

/** A query key names the endpoint of its data: ["account", fingerprint, …] or ["game", …]. */
const endpointOf = (key: QueryKey) =>
  (key[0] === "account" ? key.slice(2, 4) : key.slice(1, 3)).join("/");
