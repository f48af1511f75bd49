import * as z from "@/lib/zod";

import { historySchema } from "./crime-history";
import {
  type CrimeHistories,
  dropHistories,
  keptHistories,
  writeHistories,
} from "./kept-histories";
import { type Made, madeHere, readMade, writeMade } from "./made";
import { mergeHistories, mergeMade } from "./merge-made";
import {
  allPastStats,
  mergePastStats,
  type PastStats,
  pastStatsSchema,
  writePastStats,
} from "./past-stats";
import { playerStore } from "./player";
import { apiKeyStore } from "./session";

/** What a player made, and the past that was read for them. Neither the key nor anything else that the game told. */
export interface Backup {
  /** The player's number, or "" if it wasn't known. */
  player: string;
  madeAtMs: number;
  made: Made;
  crimeHistories: CrimeHistories;
  pastStats: PastStats;
}

const FORMAT = "almanac-backup";
/** Raised when an older version couldn't read the file; what an older one wrote has to be read for ever. */
const VERSION = 1;
/** A thousand times what most players have: reading more would stop a phone. */
const MOST_BYTES = 20_000_000;

/** What there is here; null if the browser doesn't tell about the past. */
export async function backupHere(): Promise<Backup | null> {
  const kept = await keptHistories();
  const pastStats = await allPastStats(playerStore.get());
  if (kept === null || pastStats === null) return null;
  const histories = kept.flatMap(({ factionId, history }) =>
    history === null ? [] : [[String(factionId), history] as const],
  );
  return {
    player: playerStore.get(),
    madeAtMs: Date.now(),
    made: madeHere(),
    crimeHistories: Object.fromEntries(histories),
    pastStats,
  };
}

/** The file's text. The key is nowhere in it, not even if the player has written it into a note. */
export function backupText({ madeAtMs, ...kept }: Backup): string {
  const key = apiKeyStore.get();
  const withoutKey = (_: string, value: unknown) =>
    typeof value === "string" && key !== "" ? value.replaceAll(key, "") : value;
  const madeAt = new Date(madeAtMs).toISOString();
  const file = { format: FORMAT, version: VERSION, madeAt, ...kept };
  return JSON.stringify(file, withoutKey, 1);
}

/** "almanac-backup-2026-11-20-3000001.json". */
export const backupName = ({ player, madeAtMs }: Pick<Backup, "player" | "madeAtMs">): string =>
  [FORMAT, new Date(madeAtMs).toISOString().slice(0, 10), player].filter(Boolean).join("-") +
  ".json";

/** Why a file can't be restored. */
export type Problem = "large" | "damaged" | "foreign" | "newer";

const head = z.object({ format: z.literal(FORMAT), version: z.int().check(z.minimum(1)) });
const contents = z.object({
  player: z.string().check(z.regex(/^([1-9]\d{0,11})?$/)),
  madeAt: z.pipe(
    z.string(),
    z.transform((text) => Date.parse(text)),
  ),
  made: z.record(z.string(), z.unknown()),
  crimeHistories: z.record(z.string().check(z.regex(/^[1-9]\d{0,11}$/)), historySchema),
  // Files of earlier versions have none.
  pastStats: z.pipe(
    z.nullish(pastStatsSchema),
    z.transform((stats) => stats ?? {}),
  ),
});

export const isTooLarge = (bytes: number): boolean => bytes > MOST_BYTES;

/** Reads a file as strictly as the pages read what is stored: nothing of it can break one. */
export function readBackup(text: string): Backup | Problem {
  if (isTooLarge(text.length)) return "large";
  const file = parsed(text);
  if (file === undefined) return "damaged";
  const start = head.safeParse(file).data;
  if (start === undefined) return "foreign";
  if (start.version > VERSION) return "newer";
  const { data } = contents.safeParse(file);
  const made = data && readMade(data.made);
  if (!data || !made || Number.isNaN(data.madeAt)) return "damaged";
  const { madeAt, ...kept } = data;
  return { ...kept, madeAtMs: madeAt, made };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export type How = "merge" | "replace";

/** What there is after restoring. */
export function restored(
  here: Backup,
  file: Backup,
  how: How,
): Pick<Backup, "made" | "crimeHistories" | "pastStats"> {
  if (how === "replace") return file;
  return {
    made: mergeMade(here.made, file.made),
    crimeHistories: mergeHistories(here.crimeHistories, file.crimeHistories),
    pastStats: mergePastStats(here.pastStats, file.pastStats),
  };
}

/** Restores a file; the pages show it at once. False if the browser didn't take it: then what was made is as before. */
export async function restore(file: Backup, how: How): Promise<boolean> {
  const here = await backupHere();
  if (here === null) return false;
  const { made, crimeHistories, pastStats } = restored(here, file, how);
  if (!(await writeHistories(crimeHistories)) || !writeMade(made)) return false;
  if (!(await writePastStats(playerStore.get(), pastStats))) return false;
  const gone = Object.keys(here.crimeHistories).filter((id) => !(id in crimeHistories));
  if (gone.length > 0) await dropHistories(gone.map(Number));
  return true;
}
