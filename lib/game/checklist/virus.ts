import type { Virus } from "@/lib/game/account/virus";

import { checkResult, type CheckResult } from "./check-result";

/** An entry of the log about the coding of a virus: begun, or over for whatever reason. */
export interface VirusEvent {
  id: string;
  atMs: number;
  kind: "start" | "end";
  /** "Simple Virus"; null where the entry does not say. */
  name: string | null;
}

/** Name and end are null where the game does not say them. */
type Coding =
  { kind: "virus"; name: string | null; endsAtMs: number | null } | { kind: "no virus" };

/** Complete while a virus is being coded; one that is done by now doesn't count. Source: contract 7.7. */
export function checkVirus(virus: Virus | null, { nowMs }: { nowMs: number }): CheckResult<Coding> {
  return virus === null || (virus.endsAtMs !== null && virus.endsAtMs <= nowMs)
    ? checkResult(false, { kind: "no virus" })
    : checkResult(true, { kind: "virus", ...virus });
}

/**
 * The same from the log, which names no end: whether the latest entry is a start. Within one second, the first in the list is
 * the latest: the game lists the newest first.
 */
export function checkVirusByLog(events: readonly VirusEvent[]): CheckResult<Coding> {
  const [latest] = events.toSorted((a, b) => b.atMs - a.atMs);
  return latest?.kind === "start"
    ? checkResult(true, { kind: "virus", name: latest.name, endsAtMs: null })
    : checkResult(false, { kind: "no virus" });
}
