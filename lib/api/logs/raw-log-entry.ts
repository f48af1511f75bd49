import type { LogEntry } from "@/lib/game/logs/log-entry";

/** An entry of the log as the game's API writes it today, in JSON. */
export const rawLogEntry = ({ id, atMs, type, category, fields, params }: LogEntry): string =>
  JSON.stringify(
    { id, timestamp: atMs / 1000, details: { ...type, category }, data: fields, params },
    null,
    2,
  );
