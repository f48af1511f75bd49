import type * as z from "@/lib/zod";

import type { CallQueue } from "./call-queue";

/** A player's access to the API: the key, and the queue in which every call waits. */
export interface Session {
  /** Sent in one header and used nowhere else: in no URL, query key, log or error. */
  key: string;
  queue: CallQueue;
  /** True if the sample data answers. Then no call is made, and the key is the part that the visitor plays: "" or "employee". */
  isSample: boolean;
  /** Receives each response that isn't an error, with its schema and the requested path, before it is parsed. */
  inspect?: (body: unknown, schema: z.ZodMiniType, path: string) => void;
}

const fingerprints = new WeakMap<Pick<Session, "key">, string>();

/** A short one-way hash of the key (FNV-1a, 32 bits): distinguishes accounts in query keys without a call. */
export function fingerprint(session: Pick<Session, "key">): string {
  const known = fingerprints.get(session);
  if (known !== undefined) return known;
  const made = hashOf(session.key);
  fingerprints.set(session, made);
  return made;
}

function hashOf(key: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
