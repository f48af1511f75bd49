import { DATA_VERSION, type SavedData } from "@/lib/api/saved-first";
import { fingerprint } from "@/lib/api/session";
import { sampleStore } from "@/lib/store/sample";
import { openAnswers, readAnswer, type SavedAnswer } from "@/lib/store/read-answers";
import { apiKeyStore } from "@/lib/store/session";

import { isLeaving } from "./session";

// While the page is being built from its HTML.
if (typeof window !== "undefined") void openAnswers();

/** Answers that come together are written together, once the page has shown them. */
const TOGETHER_MS = 1_000;

const waiting = new Map<string, SavedAnswer>();
let timer: ReturnType<typeof setTimeout> | undefined;

async function write() {
  timer = undefined;
  const answers = [...waiting].map(([name, answer]) => ({ name, ...answer }));
  waiting.clear();
  const { writeAnswers } = await import("@/lib/store/saved-answers");
  await writeAnswers(answers, DATA_VERSION, { account, isLeaving });
}

/** How the names of the account's answers begin; null without a key. */
function account(): string | null {
  const key = apiKeyStore.get();
  return key === "" ? null : `["account","${fingerprint({ key })}"`;
}

/** The answers of the game, saved in this browser under the account and the version of the data. */
export const savedData: SavedData = {
  read: (name) => readAnswer(name, DATA_VERSION),
  save(name, answer) {
    waiting.set(name, answer);
    // What is not saved is asked for again.
    timer ??= setTimeout(() => void write().catch(() => undefined), TOGETHER_MS);
  },
  isOn: () => !sampleStore.get(),
};
