import { RefreshCw } from "lucide-react";

import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatSecondsAgo } from "@/lib/format/durations";
import { cn } from "@/lib/utils";

import type { PolledQuery } from "./use-polling";

interface AgeProps {
  name: string;
  query: PolledQuery<unknown>;
  /** False if a phone has no room for the button. The page's header has such a button too. */
  hasButtonOnPhones?: boolean;
}

/** The age of a query's figures, and a button that updates them. */
export function Age({ name, query, hasButtonOnPhones = true }: AgeProps) {
  const { fetchedAtMs, error, isFetching, refetch } = query;
  const age = useTimeSelector(1000, (nowMs) =>
    fetchedAtMs === 0 || nowMs === 0 ? "" : formatSecondsAgo(nowMs - fetchedAtMs),
  );
  return (
    <span className="flex shrink-0 items-center gap-0.5 text-base font-normal whitespace-nowrap">
      <span className={error === null ? undefined : "text-destructive"}>
        {error === null ? age : `Not updated${age && `, ${age}`}`}
      </span>
      <Button
        variant="quiet"
        size="icon"
        className={cn(
          "-my-1 -mr-2.5 text-foreground md:-mr-1.5 md:size-7",
          !hasButtonOnPhones && "max-md:hidden",
        )}
        aria-label={`Refresh ${name}`}
        disabled={isFetching && fetchedAtMs === 0}
        onClick={refetch}
      >
        <RefreshCw aria-hidden />
      </Button>
    </span>
  );
}
