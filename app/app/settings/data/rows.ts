import { USER_DATA_LABELS } from "@/components/settings/user-data-labels";
import { formatCount } from "@/lib/format/numbers";
import { isAccountResponse } from "@/lib/store/account/response-cache";
import {
  ACCOUNT_DAYS,
  type CacheEntry,
  REFERENCE_DAYS,
} from "@/lib/store/account/response-cache-write";
import {
  type StoredCrimeHistory,
  type StoredStatHistory,
} from "@/lib/store/account/stored-histories";
import type { LocalEntry } from "@/lib/store/engine/browser-storage";
import { keysOf, type StoredKey, type UserDataKey } from "@/lib/store/engine/keys";

/** Something that this browser keeps. */
export interface StorageRow {
  id: string;
  label: string;
  /** Where it is, and what becomes of it. */
  note: string;
  bytes: number;
  /** When it was saved; null if that isn't known. */
  savedAtMs: number | null;
  remove: Removal;
}

/** How it is removed. */
type Removal =
  | { by: "itself" }
  | { by: "logout" }
  | { by: "name"; names: readonly string[]; isUserData: boolean }
  | { by: "answers"; fits: (name: string) => boolean }
  | { by: "history"; factionId: number }
  | { by: "stats"; owner: string };

const ARCHIVE_PREFIX = "madeBy ";

/** Everything else that we keep in localStorage. */
const OTHER_LABELS: Readonly<Record<Exclude<StoredKey, UserDataKey> | "theme", string>> = {
  apiKey: "API key",
  calls: "Calls of the last minute",
  excusesOfSample: "Excused members in the sample data",
  gameClock: "How far this device’s clock is off",
  itemsView: "How you last looked at the items",
  awardVisits: "When you last looked at what you reached",
  keyRejection: "Why the game refused a key",
  memberNotesOfSample: "Notes in the sample data",
  memberVisits: "Members at your last visits",
  payoutRunsOfSample: "Payouts in the sample data",
  player: "Your player number",
  readingCalls: "Calls of long readings in the last minute",
  reads: "When each call was last made",
  rowsRead: "Rows of past days read today",
  settledCrimesOfSample: "Settled crimes in the sample data",
  singleKeys: "Single-key shortcuts",
  theme: "Theme",
  today: "How much of the day’s checklist is done",
  todayOfSample: "The day’s checklist in the sample data",
  warReading: "How the war room reads",
};

/** The values in localStorage, those that the player made first. In the sample data the key is left alone. */
export function localRows(
  entries: readonly LocalEntry[],
  isSample: boolean,
): readonly StorageRow[] {
  const order: readonly string[] = ["apiKey", ...keysOf("user")];
  const place = ({ name }: LocalEntry) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  return entries
    .filter(({ name }) => !isSample || name !== "apiKey")
    .toSorted((a, b) => place(a) - place(b) || a.name.localeCompare(b.name))
    .map(({ name, bytes }) => ({ id: name, bytes, savedAtMs: null, ...about(name) }));
}

function about(name: string): Pick<StorageRow, "label" | "note" | "remove"> {
  const byName = (isUserData: boolean) => ({ by: "name", names: [name], isUserData }) as const;
  if (name === "apiKey") {
    const note = "never in a back-up; removing it logs you out";
    return { label: OTHER_LABELS.apiKey, note, remove: { by: "logout" } };
  }
  if (name === "calls" || name === "readingCalls") {
    return { label: OTHER_LABELS[name], note: "deleted automatically", remove: { by: "itself" } };
  }
  if (name.startsWith(ARCHIVE_PREFIX)) {
    return {
      label: `What player ${name.slice(ARCHIVE_PREFIX.length)} made`,
      note: "put away until that player logs in here",
      remove: byName(true),
    };
  }
  if (isUserDataName(name)) {
    return { label: USER_DATA_LABELS[name], note: "made by you", remove: byName(true) };
  }
  if (isKnown(name)) {
    return { label: OTHER_LABELS[name], note: noteOn(name), remove: byName(false) };
  }
  return { label: name, note: "not known to this version", remove: byName(true) };
}

const isUserDataName = (name: string): name is keyof typeof USER_DATA_LABELS =>
  Object.hasOwn(USER_DATA_LABELS, name);
const isKnown = (name: string): name is keyof typeof OTHER_LABELS =>
  Object.hasOwn(OTHER_LABELS, name);

const noteOn = (name: string) =>
  keysOf("account").includes(name as StoredKey)
    ? "told by the game; goes at logout"
    : keysOf("sample").includes(name as StoredKey)
      ? "of the sample data alone"
      : "of this device";

/** The answers of the game in two rows: about the account, and what is the same for everyone. */
export function answerRows(entries: readonly CacheEntry[]): readonly StorageRow[] {
  const groups = [
    {
      id: "account",
      label: "Answers about you and your faction",
      note: `so that pages open at once; goes at logout, or after ${ACCOUNT_DAYS} days`,
      fits: isAccountResponse,
    },
    {
      id: "game",
      label: "Answers about the game: items, stocks, courses …",
      note: `so that pages open at once; goes after ${REFERENCE_DAYS} days`,
      fits: (name: string) => !isAccountResponse(name),
    },
  ];
  return groups.flatMap(({ fits, ...group }) => {
    const its = entries.filter(({ name }) => fits(name));
    if (its.length === 0) return [];
    return {
      ...group,
      bytes: its.reduce((sum, { bytes }) => sum + bytes, 0),
      savedAtMs: Math.min(...its.map(({ savedAtMs }) => savedAtMs)),
      remove: { by: "answers", fits } as const,
    };
  });
}

/** A row for each answer, by what was asked for. */
export const singleRows = (entries: readonly CacheEntry[]): readonly StorageRow[] =>
  entries.map(({ name, bytes, savedAtMs }) => ({
    id: name,
    label: requestedPath(name),
    note: isAccountResponse(name) ? "about you or your faction" : "about the game",
    bytes,
    savedAtMs,
    remove: { by: "answers", fits: (other) => other === name },
  }));

/** "user/bars" of `["account","1a2b3c4d","user","bars"]`: never the fingerprint of the key. */
export function requestedPath(name: string): string {
  const parts = partsOf(name);
  const words = parts[0] === "account" ? parts.slice(2) : parts[0] === "game" ? parts.slice(1) : [];
  const plain = words.filter((word) => typeof word === "string" || typeof word === "number");
  return plain.join("/") || "something else";
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
  histories.map(({ factionId, bytes, history }) => ({
    id: `history ${factionId}`,
    label: `Crimes of faction ${factionId}`,
    note:
      history === null
        ? "can’t be read, and is never shown"
        : "read from the game over time; in a back-up",
    bytes,
    savedAtMs: history === null || history.savedAtMs === 0 ? null : history.savedAtMs,
    remove: { by: "history", factionId },
  }));

export const statsRows = (kept: readonly StoredStatHistory[]): readonly StorageRow[] =>
  kept.map(({ owner, players, bytes }) => ({
    id: `stats ${owner}`,
    label: `Past statistics read by player ${owner}`,
    note: `of ${formatCount(players, "player", "players")}, read from the game over time; in a back-up`,
    bytes,
    savedAtMs: null,
    remove: { by: "stats", owner },
  }));
