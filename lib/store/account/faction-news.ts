import type { StoredList } from "@/lib/common/stored-shapes";
import type { TimelinePart } from "@/lib/common/timelines";
import type { NewsEntry, NewsSubject } from "@/lib/game/faction/news";
import * as z from "@/lib/zod";

import {
  addToTimeline,
  count,
  readTimeline,
  type TimelineKind,
  timelineSchema,
} from "./stored-timeline";

const line = {
  id: z.string(),
  atMs: z.number().check(z.minimum(Date.UTC(2000, 0)), z.maximum(Date.UTC(2100, 0))),
};

const player = z.object({ id: count, name: z.string() });

const items = { item: z.string(), count };

const crimeId = z.nullable(count);

const entry: z.ZodMiniType<NewsEntry> = z.union([
  z.object({ ...line, kind: z.enum(["used", "returned", "itemDeposited"]), player, ...items }),
  z.object({
    ...line,
    kind: z.literal("refilled"),
    player,
    bar: z.enum(["energy", "nerve"]),
    points: count,
  }),
  z.object({
    ...line,
    kind: z.literal("filled"),
    player,
    item: z.string(),
    bloodBag: z.nullable(z.string()),
  }),
  z.object({ ...line, kind: z.enum(["loaned", "given"]), by: player, to: player, ...items }),
  z.object({ ...line, kind: z.literal("retrieved"), by: player, from: player, ...items }),
  z.object({ ...line, kind: z.literal("itemShare"), by: player, to: player, ...items, crimeId }),
  z.object({ ...line, kind: z.literal("opened"), player, item: z.string() }),
  z.object({ ...line, kind: z.literal("moneyDeposited"), player, money: z.int() }),
  z.object({
    ...line,
    kind: z.literal("balanceChanged"),
    by: player,
    of: player,
    fromMoney: z.int(),
    toMoney: z.int(),
    change: z.int(),
    crimeId,
    isCrimeShare: z.boolean(),
  }),
  z.object({
    ...line,
    kind: z.enum(["moneyGiven", "payday"]),
    by: player,
    to: player,
    money: z.int(),
  }),
  z.object({ ...line, kind: z.literal("pointsGiven"), by: player, to: player, points: count }),
  z.object({ ...line, kind: z.literal("other"), text: z.string() }),
]);

/** The storage format of a faction's news. */
export const NEWS: TimelineKind<NewsEntry> = { entry, timeOf: ({ atMs }) => atMs };

/** A faction's news in a backup. */
export const factionNewsSchema = timelineSchema(entry);

export type FactionNews = z.output<typeof factionNewsSchema>;

/** The subject and the faction's id, "armoury 9001": the name of a list in a backup. */
export const NEWS_ID = /(?:armoury|funds) [1-9]\d{0,11}/;

export const factionNewsName = (id: string) => `factionNews ${id}`;

const nameOf = (about: NewsSubject, factionId: number) => factionNewsName(`${about} ${factionId}`);

/** The news of a faction on a subject that this browser has stored on earlier visits. */
export const readFactionNews = (
  about: NewsSubject,
  factionId: number,
): Promise<StoredList<TimelinePart<NewsEntry>>> => readTimeline(nameOf(about, factionId), NEWS);

/**
 * Adds a part to the stored news of this faction.
 * @param player the id of the player whose key fetched it, or "" if it isn't known
 */
export const addToFactionNews = (
  about: NewsSubject,
  factionId: number,
  part: TimelinePart<NewsEntry>,
  player: string,
): Promise<void> => addToTimeline(nameOf(about, factionId), part, NEWS, player);
