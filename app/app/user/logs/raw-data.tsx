import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import type { LogEntry } from "@/lib/game/logs/log-entry";

import { formatLogTime } from "./text";

const RawText = onDemand(() => import("./raw-text").then((l) => l.RawText));

/** The entry as the game wrote it, behind a button. */
export function RawData({ entry }: { entry: LogEntry }) {
  const label = `Raw data of ${entry.type.title}, ${formatLogTime(entry.atMs)}`;
  return (
    <Popover
      label={label}
      trigger={
        <Button variant="quiet" size="sm" aria-label={label} className="max-md:-ml-2.5 md:-mr-2.5">
          Raw data
        </Button>
      }
    >
      <RawText entry={entry} />
    </Popover>
  );
}
