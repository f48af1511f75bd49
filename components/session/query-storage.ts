import { DATA_VERSION, type QueryStorage } from "@/lib/api/history/query-persister";
import { fingerprint } from "@/lib/api/transport/session";
import type { CachedResponse } from "@/lib/common/stored-shapes";
import { openResponseCache, readResponse } from "@/lib/store/account/response-cache";
import { apiKeyStore, sampleStore } from "@/lib/store/account/session";

import { isLeaving } from "./session";

// Opened early, while the page is being built from its HTML.
if (typeof window !== "undefined") void openResponseCache();

/** Responses within this time of each other are written together, once the page has shown them. */
const TOGETHER_MS = 1_000;

/** From this many responses on, the write isn't delayed any further: a long load is written in parts. */
const MAX_TOGETHER = 20;

const waiting = new Map<string, CachedResponse>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function write() {
  timer = undefined;
  const answers = [...waiting].map(([name, answer]) => ({ name, ...answer }));
  waiting.clear();
  const { writeResponses } = await import("@/lib/store/account/response-cache-write");
  await writeResponses(answers, DATA_VERSION, { account, isLeaving });
}

/** The prefix of the names of the account's responses; null without a key. */
function account(): string | null {
  const key = apiKeyStore.get();
  return key === "" ? null : `["account","${fingerprint({ key })}"`;
}

/** The game's responses, saved in this browser under the account and the version of the data. */
export const queryStorage: QueryStorage = {
  read: (name) => readResponse(name, DATA_VERSION),
  save(name, answer) {
    waiting.set(name, answer);
    if (timer !== undefined && waiting.size >= MAX_TOGETHER) return;
    clearTimeout(timer);
    // Data that couldn't be saved is requested again.
    timer = setTimeout(() => void write().catch(() => undefined), TOGETHER_MS);
  },
  isEnabled: () => !sampleStore.get(),
};
