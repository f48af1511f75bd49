import type { NewsEntry, NewsSubject } from "@/lib/game/faction/news";
import * as z from "@/lib/zod";

import {
  count,
  dated,
  datedKind,
  namedPlayer as player,
  sharedTimeline,
  timelineSchema,
} from "./stored-timeline";

const items = { item: z.string(), count };

const crimeId = z.nullable(count);

const entry: z.ZodMiniType<NewsEntry> = z.union([
  z.object({ ...dated, kind: z.enum(["used", "returned", "itemDeposited"]), player, ...items }),
  z.object({
    ...dated,
    kind: z.literal("refilled"),
    player,
    bar: z.enum(["energy", "nerve"]),
    points: count,
  }),
  z.object({
    ...dated,
    kind: z.literal("filled"),
    player,
    item: z.string(),
    bloodBag: z.nullable(z.string()),
  }),
  z.object({ ...dated, kind: z.enum(["loaned", "given"]), by: player, to: player, ...items }),
  z.object({ ...dated, kind: z.literal("retrieved"), by: player, from: player, ...items }),
  z.object({ ...dated, kind: z.literal("itemShare"), by: player, to: player, ...items, crimeId }),
  z.object({ ...dated, kind: z.literal("opened"), player, item: z.string() }),
  z.object({ ...dated, kind: z.literal("moneyDeposited"), player, money: z.int() }),
  z.object({
    ...dated,
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
    ...dated,
    kind: z.enum(["moneyGiven", "payday"]),
    by: player,
    to: player,
    money: z.int(),
  }),
  z.object({ ...dated, kind: z.literal("pointsGiven"), by: player, to: player, points: count }),
  z.object({ ...dated, kind: z.literal("other"), text: z.string() }),
]);

/** The storage format of a faction's news. */
export const FACTION_NEWS = datedKind(entry);

/** A faction's news in a backup. */
export const factionNewsSchema = timelineSchema(entry);

export type FactionNews = z.output<typeof factionNewsSchema>;

/** The subject and the faction's id, "armoury 9001": the name of a list in a backup. */
export const NEWS_ID = /(?:armoury|funds) [1-9]\d{0,11}/;

export const factionNewsName = (id: string) => `factionNews ${id}`;

/** The stored news of factions, by subject and faction id. */
export const { read: readFactionNews, add: addToFactionNews } = sharedTimeline(
  (id: `${NewsSubject} ${number}`) => factionNewsName(id),
  FACTION_NEWS,
);
