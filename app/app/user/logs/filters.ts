import type { LogType } from "@/lib/game/logs/log-type";

/** Sorts from A to Z, as a list to choose from is read. */
export const byTitle = (one: LogType, other: LogType) => one.title.localeCompare(other.title, "en");
