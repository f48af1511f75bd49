import * as z from "zod/mini";

import { request } from "@/lib/api/client";
import type { Session } from "@/lib/api/session";
import { epochSeconds, listOf } from "@/lib/api/wire";
import type { LogEntry } from "@/lib/game/logs/log-entry";

/** A map that PHP writes as `[]` when it is empty. */
const fields = z.pipe(
  z.nullish(z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())])),
  z.transform((wire) => (!wire || Array.isArray(wire) ? {} : wire)),
);

const liveEntry = z.pipe(
  z.object({
    id: z.string(),
    timestamp: epochSeconds,
    details: z.object({ id: z.number(), title: z.string(), category: z.string() }),
    data: fields,
    params: fields,
  }),
  z.transform((wire): LogEntry => ({
    id: wire.id,
    atMs: wire.timestamp,
    type: { id: wire.details.id, title: wire.details.title },
    category: wire.details.category,
    fields: wire.data,
    params: wire.params,
  })),
);

/** The older map by id: flat entries. */
const olderEntry = z.pipe(
  z.object({
    id: z.string(),
    log: z.number(),
    title: z.string(),
    timestamp: epochSeconds,
    category: z.string(),
    data: fields,
    params: fields,
  }),
  z.transform((wire): LogEntry => ({
    id: wire.id,
    atMs: wire.timestamp,
    type: { id: wire.log, title: wire.title },
    category: wire.category,
    fields: wire.data,
    params: wire.params,
  })),
);

export const userLogWire = z.object({ log: listOf(z.union([liveEntry, olderEntry])) });

/** Resolves when the game accepts the key for what we need: only a Full Access key reads the log. */
export async function checkKey(session: Session, signal: AbortSignal): Promise<void> {
  await request(session, "/user?selections=log", userLogWire, signal);
}
