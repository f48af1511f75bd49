import { CallQueue } from "@/lib/api/transport/call-queue";
import type { Session } from "@/lib/api/transport/session";

import { CallsInMemory } from "./calls-in-memory";

export const aSession = (key = "test-key"): Session => ({
  key,
  queue: new CallQueue(new CallsInMemory()),
  isSample: false,
});
