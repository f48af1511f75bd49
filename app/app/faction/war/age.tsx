import { RefreshCw } from "lucide-react";

import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatSecondsAgo } from "@/lib/format/clock";

import type { PolledQuery } from "./use-polling";

/** How old a block's figures are, and a button that reads them again. */
export function Age({ name, query }: { name: string; query: PolledQuery<unknown> }) {
  const { readAtMs, error, isFetching, refetch } = query;
  const age = useTimeSelector(1000, (nowMs) =>
    readAtMs === 0 || nowMs === 0 ? "" : formatSecondsAgo(nowMs - readAtMs),
  );
  return (
    <span className="flex shrink-0 items-center gap-0.5 text-base font-normal whitespace-nowrap">
      <span className={error === null ? undefined : "text-destructive"}>
        {error === null ? age : `Not read${age && `, ${age}`}`}
      </span>
      <Button
        variant="quiet"
        size="icon"
        className="-my-1 -mr-2.5 text-foreground md:-mr-1.5 md:size-7"
        aria-label={`Refresh ${name}`}
        disabled={isFetching && readAtMs === 0}
        onClick={refetch}
      >
        <RefreshCw aria-hidden />
      </Button>
    </span>
  );
}
