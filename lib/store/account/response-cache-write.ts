import { delMany, get, keys, setMany, update } from "idb-keyval";

import type { CachedResponse } from "@/lib/common/stored-shapes";
import { DAY_MS } from "@/lib/common/time";
import { withTimeout } from "@/lib/store/engine/with-timeout";

import { responseStore, isAccountResponse, type StoredResponse } from "./response-cache";

/** The entry of a cached response in the index. */
export interface CacheEntry {
  /** The hash of its query key. */
  name: string;
  bytes: number;
  savedAtMs: number;
  /** The version of the data. Data of another version is never read. */
  version: number;
}

const MAX_BYTES = 20_000_000;
export const ACCOUNT_DAYS = 30;
export const REFERENCE_DAYS = 90;
/** A larger response isn't cached: a player's log can be far longer than the part that a page displays first. */
const MAX_RESPONSE_BYTES = 3_000_000;

/** Key of the index, which is stored beside the responses. */
const INDEX = "index";
type Index = Readonly<Record<string, Omit<CacheEntry, "name">>>;

/** Conditions that may change while responses are being saved: saving takes time, and a player may log out or in. */
interface WriteContext {
  /** The prefix of the names of the account's responses; null while nobody is logged in. */
  account: () => string | null;
  /** True if the player is leaving. Then nothing more is written. */
  isLeaving: () => boolean;
}

/**
 * Caches responses, and removes those that are too old, exceed the size limit, or belong to another version or another account.
 */
export async function writeResponses(
  saved: readonly (CachedResponse & { name: string })[],
  version: number,
  { account, isLeaving }: WriteContext,
): Promise<void> {
  const entries: [string, StoredResponse][] = [];
  for (const { name, data, savedAtMs } of saved) {
    // One at a time: together they would block a slow phone.
    await new Promise((goOn) => setTimeout(goOn));
    const json = JSON.stringify(data);
    const { length } = json;
    if (length <= MAX_RESPONSE_BYTES) entries.push([name, { version, savedAtMs, json, length }]);
  }
  const isOfAnother = (name: string) => {
    const own = account();
    return isAccountResponse(name) && (own === null || !name.startsWith(own));
  };
  const isKept = ({ name, savedAtMs, ...entry }: CacheEntry) =>
    entry.version === version &&
    savedAtMs <= Date.now() &&
    !isOfAnother(name) &&
    Date.now() - savedAtMs < (isAccountResponse(name) ? ACCOUNT_DAYS : REFERENCE_DAYS) * DAY_MS;

  await withTimeout(async () => {
    if (isLeaving()) return;
    // Each name is added to the index before its response is stored, and the stored names are read before the index. So a
    // response that another tab, or another account here, is saving at the same time is never removed as unlisted.
    const stored = await keys<string>(responseStore());
    let kept: Index = {};
    await update<Index>(
      INDEX,
      (before) => {
        const added = entries.map(
          ([name, { length, savedAtMs }]) => [name, { bytes: length, savedAtMs, version }] as const,
        );
        const all = listed({ ...(isIndex(before) ? before : {}), ...Object.fromEntries(added) });
        kept = indexOf(withinLimit(all.filter(isKept)));
        return kept;
      },
      responseStore(),
    );
    await delMany(
      stored.filter((name) => name !== INDEX && !(name in kept)),
      responseStore(),
    );
    // Checked again, with no await before the write: a logout from here on also removes the responses that are stored now.
    const isStillOurs = ([name]: [string, StoredResponse]) => name in kept && !isOfAnother(name);
    if (!isLeaving()) await setMany(entries.filter(isStillOurs), responseStore());
  });
}

/** The newest entries that fit. */
function withinLimit(entries: readonly CacheEntry[]): readonly CacheEntry[] {
  let bytes = 0;
  return entries
    .toSorted((a, b) => b.savedAtMs - a.savedAtMs)
    .filter((entry) => (bytes += entry.bytes) <= MAX_BYTES);
}

const isEntry = ({ bytes, savedAtMs }: CacheEntry) =>
  typeof bytes === "number" && typeof savedAtMs === "number";

const isIndex = (value: unknown): value is Index => typeof value === "object" && value !== null;

const listed = (index: Index): CacheEntry[] =>
  Object.entries(index).map(([name, entry]) => ({ name, ...entry }));

const indexOf = (entries: readonly CacheEntry[]): Index =>
  Object.fromEntries(entries.map(({ name, ...entry }) => [name, entry]));

/** Lists the cached responses, newest first; null if the browser can't list them. */
export async function listResponses(): Promise<readonly CacheEntry[] | null> {
  const found = await withTimeout(() =>
    Promise.all([get<unknown>(INDEX, responseStore()), keys<string>(responseStore())]),
  );
  if (found === null) return null;
  const [index, stored] = found.value;
  const names = new Set(stored);
  const entries = isIndex(index) ? listed(index).filter(isEntry) : [];
  return withinLimit(entries.filter(({ name }) => names.has(name)));
}
