"use client";

import type { Query } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";

import { useRefresh } from "@/components/feedback/refresh";
import { useActiveQueries, useFetching } from "@/components/feedback/use-query-cache";
import { Button } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import { useNow } from "@/components/window/use-now";
import { visitBeganAtMs } from "@/lib/api/transport/query-client";
import { formatAge } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { cn } from "@/lib/utils";

/** How old the oldest data of the page is, and whether it was saved by an earlier visit. */
export function UpdatedAt({ className }: { className?: string }) {
  const fetching = useFetching() > 0;
  const updatedAtMs = useActiveQueries(oldestOf);
  const now = useNow(10_000);
  const age = formatAge(now - gameTime(updatedAtMs));
  const isSaved = updatedAtMs > 0 && updatedAtMs < visitBeganAtMs;
  return (
    <p className={cn("whitespace-nowrap", className)}>
      {isSaved
        ? `Saved ${age}${fetching ? ", reading…" : ""}`
        : fetching
          ? "Updating"
          : updatedAtMs > 0 && `Updated ${age}`}
    </p>
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

/** When the oldest answer on screen arrived, by the device's clock; 0 while there is none. */
function oldestOf(queries: readonly Query[]): number {
  const answered = queries.map(({ state }) => state.dataUpdatedAt).filter((at) => at > 0);
  return answered.length === 0 ? 0 : Math.min(...answered);
}
