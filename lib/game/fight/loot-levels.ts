import { MINUTE_MS } from "@/lib/common/time";

/** What an NPC can be looted for grows from level 1 to 5 with the time since it left hospital. */
export type LootLevel = 1 | 2 | 3 | 4 | 5;

/** Minutes after it left hospital at which each level begins, as players report (YATA, TornTools, Torn PDA). */
const BEGINS_AFTER_MINUTES: readonly (readonly [level: LootLevel, minutes: number])[] = [
  [1, 0],
  [2, 30],
  [3, 90],
  [4, 210],
  [5, 450],
];
const LAST_LEVEL: LootLevel = 5;

export interface Npc {
  id: number;
  name: string;
  /** In the game at times only: shown while the game gives it a status. */
  isSeasonal: boolean;
}

/** Those that two tools of players agree on: Amanda (7) and Anonymous (9) stand in one of them alone. */
export const NPCS: readonly Npc[] = [
  { id: 4, name: "Duke", isSeasonal: false },
  { id: 10, name: "Scrooge", isSeasonal: true },
  { id: 15, name: "Leslie", isSeasonal: false },
  { id: 17, name: "Easter Bunny", isSeasonal: true },
  { id: 19, name: "Jimmy", isSeasonal: false },
  { id: 20, name: "Fernando", isSeasonal: false },
  { id: 21, name: "Tiny", isSeasonal: false },
];

/** A stay in hospital that this browser saw, by its end. */
export interface HospitalStay {
  untilMs: number;
  /** When the game last gave an answer that agreed with it; absent where that was not stored. */
  seenAtMs?: number | null | undefined;
}

/** What the game says of an NPC. */
export interface NpcStatus {
  state: string;
  stateUntilMs: number | null;
  /** Null where the game doesn't say it, as in hospital. */
  lootLevel: LootLevel | null;
}

const HOSPITAL = "Hospital";
const OKAY = "Okay";

/** The game's answer may be half a minute old, so that what has just begun or ended is not in it yet; the clocks differ a little. */
const ANSWER_AGE_MS = MINUTE_MS;

/** In a longer time without an answer an NPC may have been beaten, without this browser seeing it in hospital. */
export const SURE_FOR_MS = 30 * MINUTE_MS;

/** Whether nobody can have beaten the NPC since that stay without this browser seeing it. */
const isSure = ({ untilMs, seenAtMs }: HospitalStay, atMs: number): boolean =>
  atMs - Math.max(untilMs, seenAtMs ?? 0) <= SURE_FOR_MS;

/**
 * The stay to remember after an answer of the game; one that is older than what is known changes nothing. A stay is forgotten
 * if the NPC is out though it should still last, or at another level than it would be since: then it has been in hospital
 * again, or left earlier, nobody knows when.
 */
export function stayAfter(
  known: HospitalStay | null,
  { state, stateUntilMs, lootLevel }: NpcStatus,
  fetchedAtMs: number,
): HospitalStay | null {
  if (known !== null && fetchedAtMs <= (known.seenAtMs ?? -Infinity)) return known;
  if (state === HOSPITAL) {
    return stateUntilMs === null ? null : { untilMs: stateUntilMs, seenAtMs: fetchedAtMs };
  }
  if (state !== OKAY || known === null || known.untilMs > fetchedAtMs + ANSWER_AGE_MS) return null;
  const stay = usableStay(known, fetchedAtMs);
  if (stay === null) return null;
  // Without a level, the answer says nothing about what happened in a long time without one.
  if (lootLevel === null && !isSure(stay, fetchedAtMs)) return stay;
  const levels = [fetchedAtMs, fetchedAtMs - ANSWER_AGE_MS].map((atMs) =>
    levelSince(stay, Math.max(atMs, stay.untilMs)),
  );
  return lootLevel === null || levels.includes(lootLevel)
    ? { untilMs: stay.untilMs, seenAtMs: fetchedAtMs }
    : null;
}

/** A stay that was seen later than now was seen by a device whose clock was wrong: when is not known. */
export const trustedStay = (stay: HospitalStay | null, nowMs: number): HospitalStay | null =>
  stay !== null && (stay.seenAtMs ?? 0) > nowMs ? { untilMs: stay.untilMs } : stay;

/** Null past the beginning of the last level, if the NPC may have been beaten since: by then it usually has been. */
export const usableStay = (stay: HospitalStay | null, atMs: number): HospitalStay | null =>
  stay === null || isSure(stay, atMs) || levelSince(stay, atMs) !== LAST_LEVEL ? stay : null;

export interface LootTime {
  level: LootLevel;
  atMs: number;
}

/** When each level begins. */
export const lootTimes = ({ untilMs }: HospitalStay): readonly LootTime[] =>
  BEGINS_AFTER_MINUTES.map(([level, minutes]) => ({ level, atMs: untilMs + minutes * MINUTE_MS }));

const levelSince = (stay: HospitalStay, atMs: number): LootLevel | undefined =>
  lootTimes(stay).findLast((time) => time.atMs <= atMs)?.level;

/** When a level begins; null where no stay was seen. */
export const lootLevelAt = (stay: HospitalStay | null, level: LootLevel): number | null =>
  stay === null ? null : (lootTimes(stay).find((time) => time.level === level)?.atMs ?? null);

/** An NPC at a moment: in hospital until then; at a level; or of unknown level. */
export type LootState =
  | { kind: "hospital"; untilMs: number }
  | {
      kind: "level";
      level: LootLevel;
      /** Null where the game alone says the level: it gives no time. */
      sinceMs: number | null;
      /** Null at the last level, and where no time is known. */
      next: LootTime | null;
      /** False after a time without an answer in which the NPC may have been beaten. */
      isSure: boolean;
    }
  | { kind: "unknown" };

/**
 * By the stay that this browser saw, since `until` exists in hospital only; without one, by the level that the game said at
 * the last reading.
 */
export function lootState(
  stay: HospitalStay | null,
  lootLevel: LootLevel | null,
  nowMs: number,
): LootState {
  if (stay === null) {
    return lootLevel === null
      ? { kind: "unknown" }
      : { kind: "level", level: lootLevel, sinceMs: null, next: null, isSure: true };
  }
  const times = lootTimes(stay);
  const begun = times.filter(({ atMs }) => atMs <= nowMs);
  const now = begun.at(-1);
  if (now === undefined) return { kind: "hospital", untilMs: stay.untilMs };
  const next = times[begun.length] ?? null;
  return { kind: "level", level: now.level, sinceMs: now.atMs, next, isSure: isSure(stay, nowMs) };
}

/** What decides where an NPC stands in the list. */
export interface NpcRow {
  stay: HospitalStay | null;
  lootLevel: LootLevel | null;
}

/** The one that reached a level first on top, then by when they will; those whose time isn't known by their level, last. */
export const sortByLootLevel = <Row extends NpcRow>(
  rows: readonly Row[],
  level: LootLevel,
): Row[] =>
  rows.toSorted((a, b) => {
    const [aMs, bMs] = [lootLevelAt(a.stay, level), lootLevelAt(b.stay, level)];
    if (aMs !== null && bMs !== null) return aMs - bMs;
    if (aMs !== null || bMs !== null) return aMs === null ? 1 : -1;
    return (b.lootLevel ?? 0) - (a.lootLevel ?? 0);
  });
