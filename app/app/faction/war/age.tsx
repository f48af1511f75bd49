import { RefreshCw } from "lucide-react";

import { Button } from "@/components/ui/button";
import { useTimeSelector } from "@/components/window/use-now";
import { formatSecondsAgo } from "@/lib/format/clock";

import type { Live } from "./use-live";

/** How old a block's figures are, and a button that reads them again. */
export function Age({ name, of }: { name: string; of: Live<unknown> }) {
  const { readAtMs, error, isReading, read } = of;
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
        disabled={isReading && readAtMs === 0}
        onClick={read}
      >
        <RefreshCw aria-hidden />
      </Button>
    </span>
  );
}
