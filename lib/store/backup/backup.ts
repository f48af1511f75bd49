import { historySchema } from "@/lib/store/account/crime-history";
import { playerStore, unknownPlayerStore } from "@/lib/store/account/player";
import { apiKeyStore } from "@/lib/store/account/session";
import {
  companyNewsListsSchema,
  factionNewsListsSchema,
  type Histories,
  historiesIn,
  historyChanges,
  mergeStatHistories,
  statHistoriesSchema,
  storedEntries,
  trainingHistoriesSchema,
} from "@/lib/store/account/stored-histories";
import { putBack, removeNames, writeHistories } from "@/lib/store/account/write-histories";
import * as z from "@/lib/zod";

import { RESCUE_FORMAT } from "./rescue-file";
import {
  mergeCompanyNews,
  mergeFactionNews,
  mergeHistories,
  mergeTrainingHistories,
  mergeUserData,
  parseStoredUserData,
  parseUserData,
  readUserData,
  type UserData,
  writeUserData,
} from "./user-data";

/**
 * User data and histories, without the key and other account data. `player`, `made`, `crimeHistories`, `factionNews`,
 * `companyNews`, `pastStats` and `trainingHistories` are fields of the file.
 */
export interface Backup extends Histories {
  /** The player's id, or "" if it wasn't known. */
  player: string;
  createdAtMs: number;
  made: UserData;
}

const FORMAT = "almanac-backup";
/** Raise it if older versions can't read the file. Files of all earlier versions must stay readable. */
const VERSION = 1;
/** A thousand times the size of most players' data. Parsing more would freeze a phone. */
const MAX_BYTES = 20_000_000;
/** A file of the rescue page also contains the cached responses, up to 20 MB. */
const MAX_RESCUE_BYTES = 60_000_000;
/** The number of characters at the start of a file that contain its format. */
export const START_LENGTH = 100;
/** Our own values have at most ten levels. */
const MAX_DEPTH = 50;

/** Creates a backup of this player's data; null if the browser can't read its histories. */
export async function createBackup(player = playerStore.get()): Promise<Backup | null> {
  const kept = await storedEntries();
  return kept && backupOf(kept, player);
}

const backupOf = (kept: Parameters<typeof historiesIn>[0], player: string): Backup => ({
  player,
  createdAtMs: Date.now(),
  made: readUserData(),
  ...historiesIn(kept, player),
});

/** The file's text. The key is nowhere in it, not even if the player has written it into a note. */
export function backupText({ createdAtMs, ...kept }: Backup): string {
  const key = apiKeyStore.get();
  const withoutKey = (_: string, value: unknown) =>
    typeof value === "string" && key !== "" ? value.replaceAll(key, "") : value;
  const madeAt = new Date(createdAtMs).toISOString();
  const file = { format: FORMAT, version: VERSION, madeAt, ...kept };
  return JSON.stringify(file, withoutKey, 1);
}

/** "almanac-backup-2026-11-20-3000001.json". */
export const backupName = ({
  player,
  createdAtMs,
}: Pick<Backup, "player" | "createdAtMs">): string =>
  [FORMAT, new Date(createdAtMs).toISOString().slice(0, 10), player].filter(Boolean).join("-") +
  ".json";

/** The reason why a file can't be restored. */
export type BackupProblem = "large" | "damaged" | "foreign" | "newer";

const head = z.object({ format: z.literal(FORMAT), version: z.int().check(z.minimum(1)) });
const time = z.pipe(
  z.string(),
  z.transform((text) => Date.parse(text)),
);
const contents = z.object({
  player: z.string().check(z.regex(/^([1-9]\d{0,11})?$/)),
  madeAt: time,
  made: z.record(z.string(), z.unknown()),
  crimeHistories: z.record(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), historySchema),
  // Files of earlier versions have no news, no statistics and no training.
  factionNews: z.pipe(
    z.nullish(factionNewsListsSchema),
    z.transform((news) => news ?? {}),
  ),
  companyNews: z.pipe(
    z.nullish(companyNewsListsSchema),
    z.transform((news) => news ?? {}),
  ),
  pastStats: z.pipe(
    z.nullish(statHistoriesSchema),
    z.transform((stats) => stats ?? {}),
  ),
  trainingHistories: z.pipe(
    z.nullish(trainingHistoriesSchema),
    z.transform((histories) => histories ?? {}),
  ),
});

/** A file of the rescue page: everything as it was stored, so any part of it may be damaged. */
const rescued = z.object({
  format: z.literal(RESCUE_FORMAT),
  savedAt: time,
  localStorage: z.record(z.string(), z.unknown()),
  databases: z.array(
    z.object({ stores: z.array(z.object({ entries: z.array(z.array(z.unknown())) })) }),
  ),
});

/** @param start the start of the file */
export const isTooLarge = (bytes: number, start: string): boolean =>
  bytes > (start.includes(RESCUE_FORMAT) ? MAX_RESCUE_BYTES : MAX_BYTES);

/** Parses a file as strictly as the pages parse stored data, so that no file can break a page. */
export function readBackup(text: string): Backup | BackupProblem {
  if (isTooLarge(text.length, text.slice(0, START_LENGTH))) return "large";
  const file = parsed(text);
  if (file === undefined) return "damaged";
  if (isTooDeep(file)) return "foreign";
  const fromRescue = rescued.safeParse(file).data;
  if (fromRescue !== undefined) return backupFromRescue(fromRescue);
  const start = head.safeParse(file).data;
  if (start === undefined) return "foreign";
  if (start.version > VERSION) return "newer";
  const { data } = contents.safeParse(file);
  const made = data && parseUserData(data.made);
  if (!data || !made || Number.isNaN(data.madeAt)) return "damaged";
  const { madeAt, ...kept } = data;
  return { ...kept, createdAtMs: madeAt, made };
}

/** The readable part of a rescue file: it exists because something wasn't readable. */
function backupFromRescue({ savedAt, localStorage, databases }: z.output<typeof rescued>) {
  if (Number.isNaN(savedAt)) return "damaged";
  const kept = databases
    .flatMap(({ stores }) => stores)
    .flatMap(({ entries }) => entries)
    .map(([name, value]) => [parsed(String(name)), value] as const);
  const raw = localStorage.player;
  const player = typeof raw === "string" ? (playerStore.parse(raw) ?? "") : "";
  return {
    player,
    createdAtMs: savedAt,
    made: parseStoredUserData(localStorage),
    ...historiesIn(kept, player),
  };
}

/** True if values are nested more deeply than any of ours. Writing them could overflow the stack. */
function isTooDeep(file: unknown): boolean {
  let level: unknown[] = [file];
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth += 1) {
    level = level.flatMap((value) =>
      typeof value === "object" && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  return level.length > 0;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type RestoreMode = "merge" | "replace";

/** The data after restoring the file. */
export function mergeBackup(
  here: Backup,
  file: Backup,
  mode: RestoreMode,
): Histories & Pick<Backup, "made"> {
  if (mode === "replace") return file;
  return {
    made: mergeUserData(here.made, file.made),
    crimeHistories: mergeHistories(here.crimeHistories, file.crimeHistories),
    factionNews: mergeFactionNews(here.factionNews, file.factionNews),
    companyNews: mergeCompanyNews(here.companyNews, file.companyNews),
    pastStats: mergeStatHistories(here.pastStats, file.pastStats),
    trainingHistories: mergeTrainingHistories(here.trainingHistories, file.trainingHistories),
  };
}

/**
 * The id of the player who gets the data of a file: the active player, or else the player of the file; "" if neither is known.
 * Null if the data can't be assigned: after a login that couldn't load the player's id, an earlier player's data is active; and
 * statistics and training can't be stored without a player.
 */
export function ownerOf(file: Backup): string | null {
  const player = playerStore.get();
  if (unknownPlayerStore.get() && file.player !== player) return null;
  const hasOwn = Object.keys({ ...file.pastStats, ...file.trainingHistories }).length > 0;
  const owner = player || file.player;
  return owner === "" && hasOwn ? null : owner;
}

/** The result of a restore. In each case but the first, nothing has changed. */
export type RestoreResult =
  | "restored"
  /** The browser couldn't store all of it. */
  | "full"
  /** The browser can't read its stored data. */
  | "unavailable"
  /** See `ownerOf`. */
  | "no player";

/**
 * Restores a file. The pages of all tabs display it at once.
 * @param onProgress called with the fraction of the histories that is stored
 */
export async function restore(
  file: Backup,
  mode: RestoreMode,
  onProgress: (fraction: number) => void = () => undefined,
): Promise<RestoreResult> {
  const owner = ownerOf(file);
  if (owner === null) return "no player";
  const kept = await storedEntries();
  if (kept === null) return "unavailable";
  const { made, ...histories } = mergeBackup(backupOf(kept, owner), file, mode);
  const changes = historyChanges(kept, owner, histories);
  // User data comes last: it is stored completely or not at all, while histories may have to be restored to their previous state.
  if (!(await writeHistories(kept, changes, onProgress))) return "full";
  if (!writeUserData(made)) {
    await putBack(kept, changes.written);
    return "full";
  }
  if (playerStore.get() === "") {
    // The owner of the key isn't known before the login has loaded it.
    if (owner !== "" && apiKeyStore.get() !== "") unknownPlayerStore.set(true);
    playerStore.set(owner);
  }
  await removeNames(changes.removed);
  return "restored";
}
