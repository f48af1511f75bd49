import { queryOptions } from "@tanstack/react-query";

import { CITY_SHOP_PURCHASE, logPage } from "@/lib/api/endpoints/user-log";
import { fingerprint, type Session } from "@/lib/api/transport/session";
import type { List } from "@/lib/api/transport/wire";
import type { DailyActivity, DailyActivityEvent } from "@/lib/game/checklist/daily";
import type { VirusEvent } from "@/lib/game/checklist/errands";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import type { CityShopPurchase } from "@/lib/game/shops/daily-purchases";

const purchasesIn = (entries: readonly LogEntry[]) =>
  entries.filter(({ type }) => type.id === CITY_SHOP_PURCHASE).map(cityShopPurchase);

/** One item if the game does not say how many. */
function cityShopPurchase({ id, atMs, fields: { quantity } }: LogEntry): CityShopPurchase {
  const isCount = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0;
  return { id, atMs, quantity: isCount ? quantity : 1 };
}

const CHURCH_DONATE = 5970;
const CHURCH_PRAY = 5971;
const SPIN_THE_WHEEL = 8370;

const CHURCH_AND_WHEELS = [CHURCH_DONATE, CHURCH_PRAY, SPIN_THE_WHEEL];

/** The log types for training strength, defense, speed and dexterity. */
const TRAINED = [5300, 5301, 5302, 5303];

/** The distinguishing word of each wheel, as in "the Wheel of Mediocrity". */
const WHEELS = [
  ["lame", "lame"],
  ["mediocr", "mediocrity"],
  ["awesome", "awesome"],
] as const satisfies readonly [word: string, DailyActivity][];

/** The log data of a day that pages need. */
interface Day {
  purchases: List<CityShopPurchase>;
  activities: List<DailyActivityEvent> & { hasAllTraining: boolean };
  /** The number of unreadable entries, for both lists. The page displays it. */
  dropped: number;
}

const WITHOUT_TRAINING = [CITY_SHOP_PURCHASE, ...CHURCH_AND_WHEELS];

/**
 * Loads these entries of a day, in one call if they fit on a page. Otherwise it loads the rest without training, which may be
 * long and of which only the newest entry matters.
 */
function dayQuery(session: Session, fromMs: number) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "whole-day", fromMs],
    queryFn: async ({ signal }): Promise<Day> => {
      const typeIds = [...WITHOUT_TRAINING, ...TRAINED];
      let page = await logPage(session, { typeIds, fromMs }, signal);
      const hasAllTraining = page.isLast === true;
      const found = new Map<string, LogEntry>();
      let { dropped } = page;
      for (;;) {
        const before = found.size;
        for (const entry of page.entries) found.set(entry.id, entry);
        if (page.isLast === true || found.size === before) break;
        // The page may end within its oldest second.
        const toMs = Math.min(...page.entries.map(({ atMs }) => atMs));
        page = await logPage(session, { typeIds: WITHOUT_TRAINING, fromMs, toMs }, signal);
        dropped += page.dropped;
      }
      const entries = [...found.values()];
      return {
        purchases: { entries: purchasesIn(entries), dropped },
        activities: { entries: entries.flatMap(dayEvent), dropped, hasAllTraining },
        dropped,
      };
    },
  });
}

const purchasesOf = ({ purchases }: Day) => purchases;
const activitiesOf = ({ activities }: Day) => activities;

/** The player's purchases in city shops since `fromMs`, from the same call as `dailyActivityQuery`. */
export const dailyPurchasesQuery = (session: Session, fromMs: number) => ({
  ...dayQuery(session, fromMs),
  select: purchasesOf,
});

/** The player's activities at the church, at the casino's wheels and in the gym since `fromMs`. An unknown wheel is skipped. */
export const dailyActivityQuery = (session: Session, fromMs: number) => ({
  ...dayQuery(session, fromMs),
  select: activitiesOf,
});

function dayEvent(entry: LogEntry): DailyActivityEvent[] {
  const activity = activityOf(entry);
  return activity === undefined ? [] : [{ id: entry.id, atMs: entry.atMs, activity }];
}

function activityOf({ type, fields: { wheel } }: LogEntry): DailyActivity | undefined {
  if (type.id === CHURCH_PRAY) return "prayer";
  if (type.id === CHURCH_DONATE) return "donation";
  if (TRAINED.includes(type.id)) return "training";
  if (type.id !== SPIN_THE_WHEEL || typeof wheel !== "string") return undefined;
  return WHEELS.find(([word]) => wheel.toLowerCase().includes(word))?.[1];
}

const VIRUS_START = 5800;

/** The log types for a virus that the player cancelled, that was completed, or that somebody else's company cancelled. */
const VIRUS_ENDS = [5801, 5802, 6520];

/** The latest 100 log entries about starting and ending the coding of a virus. */
export function virusLogQuery(session: Session) {
  return queryOptions({
    queryKey: ["account", fingerprint(session), "user", "log", "virus"],
    queryFn: async ({ signal }): Promise<List<VirusEvent>> => {
      const log = await logPage(session, { typeIds: [VIRUS_START, ...VIRUS_ENDS] }, signal);
      return { entries: log.entries.flatMap(virusEvent), dropped: log.dropped };
    },
  });
}

function virusEvent({ id, atMs, type, fields }: LogEntry): VirusEvent[] {
  const name = virusName(fields.virus);
  if (type.id === VIRUS_START) return [{ id, atMs, kind: "start", name }];
  return VIRUS_ENDS.includes(type.id) ? [{ id, atMs, kind: "end", name }] : [];
}

/** "Simple Virus" for "a simple", as the log writes it. */
function virusName(words: unknown): string | null {
  if (typeof words !== "string") return null;
  const kind = words.trim().replace(/^an? /i, "");
  return kind === "" ? null : `${kind.charAt(0).toUpperCase()}${kind.slice(1)} Virus`;
}
