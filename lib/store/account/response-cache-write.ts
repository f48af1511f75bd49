import { delMany, get, keys, setMany, update } from "idb-keyval";

import { DAY_MS } from "@/lib/common/time";
import type { CachedResponse } from "@/lib/common/stored-shapes";
import { withTimeout } from "@/lib/store/engine/with-timeout";

import { responseStore, isAccountResponse, type StoredResponse } from "./response-cache";

/** What the index holds of a cached response. */
export interface CacheEntry {
  /** The hash of its query key. */
  name: string;
  bytes: number;
  savedAtMs: number;
  /** The version of the data: what another one wrote is never read. */
  version: number;
}

const MAX_BYTES = 20_000_000;
export const ACCOUNT_DAYS = 30;
export const REFERENCE_DAYS = 90;
/** A larger response isn't cached: a player's log can be far longer than what the first look shows. */
const MAX_RESPONSE_BYTES = 3_000_000;

/** Key of the index, which is stored beside the responses. */
const INDEX = "index";
type Index = Readonly<Record<string, Omit<CacheEntry, "name">>>;

/** What holds while answers are saved, and may change meanwhile: it takes time, and a player may log out or in. */
interface WriteContext {
  /** How the names of the account's answers begin; null while nobody is logged in. */
  account: () => string | null;
  /** Whether the player is leaving: nothing more is written then. */
  isLeaving: () => boolean;
}

/** Caches responses, and removes what is too old, too much, of another version or of another account. */
export async function writeResponses(
  saved: readonly (CachedResponse & { name: string })[],
  version: number,
  { account, isLeaving }: WriteContext,
): Promise<void> {
  const entries: [string, StoredResponse][] = [];
  for (const { name, data, savedAtMs } of saved) {
    // One at a time: together they would hold up a slow phone.
    await new Promise((goOn) => setTimeout(goOn));
    const json = JSON.stringify(data);
    if (json.length <= MAX_RESPONSE_BYTES) entries.push([name, { version, savedAtMs, json }]);
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
    // Each name is listed before its answer is stored, and what is to go is looked for first: so what another tab, or another
    // account here, is saving at the same time is never taken for something that nobody lists.
    const stored = await keys<string>(responseStore());
    let kept: Index = {};
    await update<Index>(
      INDEX,
      (before) => {
        const added = entries.map(
          ([name, { json, savedAtMs }]) =>
            [name, { bytes: json.length, savedAtMs, version }] as const,
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
    // Asked again, with nothing awaited in between: whoever logs out from here on also drops what is stored now.
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

/** Lists the cached responses, the newest first; null if the browser can't list them. */
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
