import {
  companyNewsLabel,
  newsLabel,
  USER_DATA_LABELS,
} from "@/components/settings/user-data-labels";
import { sum } from "@/lib/common/numbers";
import { formatCount } from "@/lib/format/numbers";
import { isAccountResponse } from "@/lib/store/account/response-cache";
import {
  ACCOUNT_DAYS,
  type CacheEntry,
  REFERENCE_DAYS,
} from "@/lib/store/account/response-cache-write";
import {
  type SharedHistory,
  type StoredCompanyNews,
  type StoredCrimeHistory,
  type StoredFactionNews,
  type StoredLedgerHistory,
  type StoredStatHistory,
  type StoredTrainingHistory,
} from "@/lib/store/account/listed-histories";
import type { LocalEntry } from "@/lib/store/engine/browser-storage";
import { keysOf, type SampleKey, type StoredKey, type UserDataKey } from "@/lib/store/engine/keys";
import { ARCHIVE_PREFIX } from "@/lib/store/engine/migrations";

/** Something stored in this browser. */
export interface StorageRow {
  id: string;
  label: string;
  /** The owner of the data, and when it is deleted. */
  note: string;
  bytes: number;
  /** The time when it, or the oldest part of it, was saved; null if unknown. */
  savedAtMs: number | null;
  /** The number of its parts; absent for data without parts. */
  parts?: number;
  /** True if a backup made now would include it. */
  isInBackup: boolean;
  remove: Removal;
}

/** The way in which it is deleted. */
export type Removal =
  | { by: "itself" }
  | { by: "logout" }
  | { by: "name"; names: readonly string[]; isUserData: boolean }
  | { by: "responses"; fits: (name: string) => boolean }
  | { by: "history"; factionId: number }
  | { by: "news"; id: string }
  | { by: "companyNews"; companyId: number }
  | { by: "stats"; owner: string }
  | { by: "training" | "ledger"; owner: string };

/** The end of the names of the sample data's values. */
const OF_SAMPLE = "OfSample";

/** The labels of all other values in localStorage. */
const OTHER_LABELS: Readonly<
  Record<Exclude<StoredKey, SampleKey | UserDataKey> | "theme", string>
> = {
  apiKey: "API key",
  awardVisits: "Last awards check",
  backfillCalls: "History calls in the last minute",
  backfillRows: "History rows loaded today",
  calls: "API calls in the last minute",
  checklistProgress: "Today’s checklist progress",
  companyNeeds: "What needs you in My Company, for the menu",
  fetchTimes: "Time of the last call to each endpoint",
  gameClock: "Device clock difference",
  itemsView: "Last view of Items",
  keyRejection: "Last key error",
  memberVisits: "Member list at your last visits",
  openedItems: "Items opened last",
  payDue: "Members still to pay, for the menu",
  player: "Your player id",
  polling: "War Room and Targets updates",
  singleKeys: "Single-key shortcuts",
  theme: "Theme",
  unknownPlayer: "Marker: player id not loaded yet",
};

/** The values in localStorage, the player's own data first. The sample data has no row for the key. */
export function localRows(
  entries: readonly LocalEntry[],
  isSample: boolean,
): readonly StorageRow[] {
  const order: readonly string[] = ["apiKey", ...keysOf("user")];
  const orderOf = ({ name }: LocalEntry) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return entries
    .filter(({ name }) => !isSample || name !== "apiKey")
    .toSorted((a, b) => orderOf(a) - orderOf(b) || a.name.localeCompare(b.name))
    .map(({ name, bytes }) => ({
      id: name,
      bytes,
      savedAtMs: null,
      isInBackup: isUserDataName(name),
      ...about(name),
    }));
}

function about(name: string): Pick<StorageRow, "label" | "note" | "remove"> {
  const byName = (isUserData: boolean) => ({ by: "name", names: [name], isUserData }) as const;
  if (name === "apiKey") {
    const note = "never in backups; deleting it logs you out";
    return { label: OTHER_LABELS.apiKey, note, remove: { by: "logout" } };
  }
  if (name === "calls" || name === "backfillCalls") {
    return { label: OTHER_LABELS[name], note: "deleted automatically", remove: { by: "itself" } };
  }
  if (name.startsWith(ARCHIVE_PREFIX)) {
    return {
      label: `Data of player ${name.slice(ARCHIVE_PREFIX.length)}`,
      note: "hidden until they log in here",
      remove: byName(true),
    };
  }
  if (isUserDataName(name)) {
    return { label: USER_DATA_LABELS[name], note: "your data", remove: byName(true) };
  }
  if (name.endsWith(OF_SAMPLE)) {
    const own = name.slice(0, -OF_SAMPLE.length);
    if (isUserDataName(own) || isKnown(own)) {
      const label = isUserDataName(own) ? USER_DATA_LABELS[own] : OTHER_LABELS[own];
      return { label: `${label} (sample data)`, note: "", remove: byName(false) };
    }
  }
  if (isKnown(name)) {
    return { label: OTHER_LABELS[name], note: noteOn(name), remove: byName(false) };
  }
  return { label: name, note: "unknown to this version", remove: byName(true) };
}

const isUserDataName = (name: string): name is keyof typeof USER_DATA_LABELS =>
  Object.hasOwn(USER_DATA_LABELS, name);
const isKnown = (name: string): name is keyof typeof OTHER_LABELS =>
  Object.hasOwn(OTHER_LABELS, name);

const noteOn = (name: string) =>
  keysOf("account").includes(name as StoredKey)
    ? "account data; deleted when you log out"
    : "this device";

/** The cached responses in two rows: account data, and data that is the same for all players. */
export function responseRows(entries: readonly CacheEntry[]): readonly StorageRow[] {
  const groups = [
    {
      id: "account",
      label: "Saved data about you and your faction",
      note: `for faster loading; deleted when you log out or after ${ACCOUNT_DAYS} days`,
      fits: isAccountResponse,
    },
    {
      id: "game",
      label: "Saved game data: items, stocks, courses…",
      note: `for faster loading; deleted after ${REFERENCE_DAYS} days`,
      fits: (name: string) => !isAccountResponse(name),
    },
  ];
  return groups.flatMap(({ fits, ...group }) => {
    const its = entries.filter(({ name }) => fits(name));
    if (its.length === 0) return [];
    return {
      ...group,
      bytes: sum(its.map(({ bytes }) => bytes)),
      savedAtMs: Math.min(...its.map(({ savedAtMs }) => savedAtMs)),
      parts: its.length,
      isInBackup: false,
      remove: { by: "responses", fits } as const,
    };
  });
}

/** A row for each cached response, by the path requested. */
export const singleRows = (entries: readonly CacheEntry[]): readonly StorageRow[] =>
  entries.map(({ name, bytes, savedAtMs }) => ({
    id: name,
    label: requestedPath(name),
    note: isAccountResponse(name) ? "about you or your faction" : "about the game",
    bytes,
    savedAtMs,
    isInBackup: false,
    remove: { by: "responses", fits: (other) => other === name },
  }));

/** "user/bars" for `["account","1a2b3c4d","user","bars"]`. Never contains the fingerprint of the key. */
export function requestedPath(name: string): string {
  const parts = partsOf(name);
  const words = parts[0] === "account" ? parts.slice(2) : parts[0] === "game" ? parts.slice(1) : [];
  const plain = words.filter((word) => typeof word === "string" || typeof word === "number");
  return plain.join("/") || "other";
}

function partsOf(name: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(name);
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

export const historyRows = (histories: readonly StoredCrimeHistory[]): readonly StorageRow[] =>
  histories.map(({ factionId, bytes, history, badEntries, isOwn }) => {
    const isInBackup = history !== null && isOwn;
    return {
      id: `history ${factionId}`,
      label: `Crime history, faction ${factionId}`,
      note:
        history === null
          ? "damaged, not used"
          : inBackup(isInBackup) + damaged(badEntries, "crime", "crimes"),
      bytes,
      savedAtMs: history === null || history.savedAtMs === 0 ? null : history.savedAtMs,
      isInBackup,
      remove: { by: "history", factionId },
    };
  });

export const newsRows = (lists: readonly StoredFactionNews[]): readonly StorageRow[] =>
  lists.map(({ id, ...list }) => ({
    id: `news ${id}`,
    label: newsLabel(id),
    ...newsFacts(list),
    remove: { by: "news", id },
  }));

export const companyNewsRows = (lists: readonly StoredCompanyNews[]): readonly StorageRow[] =>
  lists.map(({ companyId, ...list }) => ({
    id: `company news ${companyId}`,
    label: companyNewsLabel(companyId),
    ...newsFacts(list),
    remove: { by: "companyNews", companyId },
  }));

function newsFacts({
  bytes,
  history,
  badEntries,
  isOwn,
}: SharedHistory<{ entries: readonly unknown[]; savedAtMs: number }>) {
  const isInBackup = history !== null && isOwn;
  return {
    note:
      history === null
        ? "damaged, not used"
        : `${formatCount(history.entries.length, "entry", "entries")}; ${inBackup(isInBackup)}` +
          damaged(badEntries, "entry", "entries"),
    bytes,
    savedAtMs: history === null || history.savedAtMs === 0 ? null : history.savedAtMs,
    isInBackup,
  };
}

const inBackup = (isInBackup: boolean) =>
  isInBackup ? "included in backups" : "not in your backups";

/** The end of a note about damaged entries; empty if there are none. */
const damaged = (count: number, one: string, many: string) =>
  count === 0 ? "" : `; ${formatCount(count, one, many)} damaged, will load again`;

/** @param player the player's own id: a backup includes no other player's stat history */
export const statsRows = (
  stored: readonly StoredStatHistory[],
  player: string,
): readonly StorageRow[] =>
  stored.map(({ owner, players, bytes }) => ({
    id: `stats ${owner}`,
    label: `Stat history, player ${owner}`,
    note: `${formatCount(players, "player", "players")}; ${inBackup(owner === player)}`,
    bytes,
    savedAtMs: null,
    isInBackup: owner === player,
    remove: { by: "stats", owner },
  }));

/** @param player the player's own id: a backup includes no other player's sessions */
export const trainingRows = (
  stored: readonly StoredTrainingHistory[],
  player: string,
): readonly StorageRow[] =>
  stored.map(({ owner, bytes, history, badEntries }) => {
    const isInBackup = history !== null && owner === player;
    return {
      id: `training ${owner}`,
      label: `Training history, player ${owner}`,
      note:
        history === null
          ? "damaged, not used"
          : `${formatCount(history.entries.length, "session", "sessions")}; ${inBackup(isInBackup)}` +
            damaged(badEntries, "session", "sessions"),
      bytes,
      savedAtMs: history === null || history.savedAtMs === 0 ? null : history.savedAtMs,
      isInBackup,
      remove: { by: "training", owner },
    };
  });

export const ledgerRows = (stored: readonly StoredLedgerHistory[]): readonly StorageRow[] =>
  stored.map(({ owner, bytes, savedAtMs, entries, badEntries }) => ({
    id: `ledger ${owner}`,
    label: `Ledger history, player ${owner}`,
    note:
      entries === null
        ? "damaged, not used"
        : `${formatCount(entries, "log entry", "log entries")}; not in backups, can load again` +
          damaged(badEntries, "entry", "entries"),
    bytes,
    savedAtMs: savedAtMs === 0 ? null : savedAtMs,
    isInBackup: false,
    remove: { by: "ledger", owner },
  }));
