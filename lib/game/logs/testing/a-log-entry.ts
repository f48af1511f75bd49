import type { LogEntry } from "@/lib/game/logs/log-entry";

/** A prayer; a test overrides only what it is about. */
export function aLogEntry(changes: Partial<LogEntry> = {}): LogEntry {
  return {
    id: "entry",
    atMs: 0,
    type: { id: 5971, title: "Church pray" },
    category: "Church",
    fields: {},
    params: {},
    ...changes,
  };
}
