import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { accessFor } from "@/lib/api/transport/access";

import type { PlayerLedger } from "./use-ledger";

/** How far back the log has loaded. */
export const LogProgress = ({ progress, entries }: Pick<PlayerLedger, "progress" | "entries">) => (
  <LoadProgressNote
    progress={progress}
    count={entries}
    names={["log entry", "log entries"]}
    access={accessFor("user/log")}
  />
);
