import { MINUTE_MS } from "@/lib/common/time";

/** The loot level of an NPC. The loot grows from level 1 to 5 with the time since the NPC left hospital. */
export type LootLevel = 1 | 2 | 3 | 4 | 5;

/** Minutes after an NPC left hospital at which each level begins, as players report (YATA, TornTools, Torn PDA). */
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
  /** True for an NPC that is in the game only at times. It is shown while the game gives it a status. */
  isSeasonal: boolean;
}

/** The NPCs that two players' tools agree on. Amanda (7) and Anonymous (9) are in only one of them. */
export const NPCS: readonly Npc[] = [
  { id: 4, name: "Duke", isSeasonal: false },
  { id: 10, name: "Scrooge", isSeasonal: true },
  { id: 15, name: "Leslie", isSeasonal: false },
  { id: 17, name: "Easter Bunny", isSeasonal: true },
  { id: 19, name: "Jimmy", isSeasonal: false },
  { id: 20, name: "Fernando", isSeasonal: false },
  { id: 21, name: "Tiny", isSeasonal: false },
];

/** A stay in hospital that this browser saw, identified by its end. */
export interface HospitalStay {
  untilMs: number;
  /** Time of the latest response that agreed with it; absent if that was not stored. */
  seenAtMs?: number | null | undefined;
}

/** An NPC's status according to the game. */
export interface NpcStatus {
  state: string;
  stateUntilMs: number | null;
  /** Null if the game doesn't give it, as in hospital. */
  lootLevel: LootLevel | null;
}

const HOSPITAL = "Hospital";
const OKAY = "Okay";

/**
 * The game's response may be half a minute old, so it may not show yet what has just begun or ended. The clocks also differ a
 * little.
 */
const ANSWER_AGE_MS = MINUTE_MS;

/** In a longer time without a response, an NPC may have been beaten without this browser seeing it in hospital. */
export const SURE_FOR_MS = 30 * MINUTE_MS;

/** True if nobody can have beaten the NPC since that stay without this browser seeing it. */
const isSure = ({ untilMs, seenAtMs }: HospitalStay, atMs: number): boolean =>
  atMs - Math.max(untilMs, seenAtMs ?? 0) <= SURE_FOR_MS;

/**
 * The stay to store after a response; a response older than the known stay changes nothing. Null if the NPC is out of hospital
 * although the stay should still last, or if its level differs from the expected one: then it has been in hospital again, or left
 * earlier, at an unknown time.
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
  // Without a level, the response says nothing about what happened in a long time without responses.
  if (lootLevel === null && !isSure(stay, fetchedAtMs)) return stay;
  const levels = [fetchedAtMs, fetchedAtMs - ANSWER_AGE_MS].map((atMs) =>
    levelSince(stay, Math.max(atMs, stay.untilMs)),
  );
  return lootLevel === null || levels.includes(lootLevel)
    ? { untilMs: stay.untilMs, seenAtMs: fetchedAtMs }
    : null;
}

/** The stay without `seenAtMs` if that is later than now: it is from a device with a wrong clock, so the time is unknown. */
export const trustedStay = (stay: HospitalStay | null, nowMs: number): HospitalStay | null =>
  stay !== null && (stay.seenAtMs ?? 0) > nowMs ? { untilMs: stay.untilMs } : stay;

/** The stay; null if the last level has begun and the NPC may have been beaten since: by then it usually has been. */
export const usableStay = (stay: HospitalStay | null, atMs: number): HospitalStay | null =>
  stay === null || isSure(stay, atMs) || levelSince(stay, atMs) !== LAST_LEVEL ? stay : null;

export interface LootTime {
  level: LootLevel;
  atMs: number;
}

/** The time at which each level begins. */
export const lootTimes = ({ untilMs }: HospitalStay): readonly LootTime[] =>
  BEGINS_AFTER_MINUTES.map(([level, minutes]) => ({ level, atMs: untilMs + minutes * MINUTE_MS }));

const levelSince = (stay: HospitalStay, atMs: number): LootLevel | undefined =>
  lootTimes(stay).findLast((time) => time.atMs <= atMs)?.level;

/** The time at which a level begins; null if no stay was seen. */
export const lootLevelAt = (stay: HospitalStay | null, level: LootLevel): number | null =>
  stay === null ? null : (lootTimes(stay).find((time) => time.level === level)?.atMs ?? null);

/** The state of an NPC at a moment: in hospital until a time, at a level, or of unknown level. */
export type LootState =
  | { kind: "hospital"; untilMs: number }
  | {
      kind: "level";
      level: LootLevel;
      /** Null if the level comes from the game alone, which gives no time. */
      sinceMs: number | null;
      /** Null at the last level, and if no time is known. */
      next: LootTime | null;
      /** False after a time without a response in which the NPC may have been beaten. */
      isSure: boolean;
    }
  | { kind: "unknown" };

/**
 * The state by the stay that this browser saw, because the game gives `until` only in hospital. Without a stay, by the level in
 * the game's last response.
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

/** The data that decides the position of an NPC in the list. */
export interface NpcLoot {
  stay: HospitalStay | null;
  lootLevel: LootLevel | null;
}

/**
 * Sorts by the time at which each NPC reached or will reach the level, earliest first. NPCs of unknown time come last, by their
 * level, highest first.
 */
export const sortByLootLevel = <Row extends NpcLoot>(
  rows: readonly Row[],
  level: LootLevel,
): Row[] =>
  rows.toSorted((a, b) => {
    const [aMs, bMs] = [lootLevelAt(a.stay, level), lootLevelAt(b.stay, level)];
    if (aMs !== null && bMs !== null) return aMs - bMs;
    if (aMs !== null || bMs !== null) return aMs === null ? 1 : -1;
    return (b.lootLevel ?? 0) - (a.lootLevel ?? 0);
  });
