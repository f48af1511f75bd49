import type { StoredList } from "@/lib/common/stored-shapes";
import type { TimelinePart } from "@/lib/common/timelines";
import type { LedgerEvent } from "@/lib/game/ledger/events";
import * as z from "@/lib/zod";

import { addToTimeline, dated, datedKind, readTimeline } from "./stored-timeline";

const money = z.number().check(z.nonnegative());
const items = z.array(
  z.object({ id: z.int().check(z.nonnegative()), count: z.int().check(z.minimum(1)) }),
);
const textOrNull = z.nullable(z.string());
const place = z.enum([
  "abroad",
  "shop",
  "market",
  "bazaar",
  "auction",
  "bunker",
  "points",
  "trade",
  "museum",
  "container",
]);

const event: z.ZodMiniType<LedgerEvent> = z.union([
  z.object({
    ...dated,
    kind: z.literal("buy"),
    place,
    items,
    cost: z.nullable(money),
    country: textOrNull,
  }),
  z.object({
    ...dated,
    kind: z.literal("sell"),
    place,
    items,
    proceeds: z.nullable(money),
    fee: money,
  }),
  z.object({ ...dated, kind: z.enum(["receive", "give"]), items }),
  z.object({
    ...dated,
    kind: z.literal("trade"),
    tradeId: z.string(),
    isIncoming: z.boolean(),
    money,
    items,
    isProperty: z.boolean(),
  }),
  z.object({ ...dated, kind: z.literal("exchange"), place, gone: items, came: items }),
  z.object({
    ...dated,
    kind: z.literal("museum"),
    set: z.string(),
    sets: z.int().check(z.minimum(1)),
    points: z.nullable(money),
  }),
  z.object({
    ...dated,
    kind: z.literal("depart"),
    from: textOrNull,
    to: textOrNull,
    durationMs: z.nullable(money),
    method: z.catch(z.nullish(z.enum(["standard", "airstrip", "private", "business"])), null),
  }),
  z.object({ ...dated, kind: z.literal("arrive"), at: textOrNull }),
  z.object({ ...dated, kind: z.literal("fare"), cost: money }),
  z.object({ ...dated, kind: z.enum(["other", "unreadable"]) }),
]);

/** The storage format of a ledger's history. */
export const LEDGER_EVENTS = datedKind(event);

export const ledgerHistoryName = (playerId: string) => `ledgerHistory ${playerId}`;

/** The purchases, sales and flights of a player that this browser has stored on earlier visits. */
export const readLedgerHistory = (
  playerId: string,
): Promise<StoredList<TimelinePart<LedgerEvent>>> =>
  readTimeline(ledgerHistoryName(playerId), LEDGER_EVENTS);

/** Adds a part to the stored entries of this player. */
export const addToLedgerHistory = (
  playerId: string,
  part: TimelinePart<LedgerEvent>,
): Promise<void> => addToTimeline(ledgerHistoryName(playerId), part, LEDGER_EVENTS, playerId);
