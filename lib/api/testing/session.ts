import { createCallQueue } from "@/lib/api/transport/call-queue";
import type { Session } from "@/lib/api/transport/session";

import { callsInMemory } from "./calls-in-memory";

export const aSession = (key = "test-key"): Session => ({
  key,
  queue: createCallQueue(callsInMemory()),
  isSample: false,
});
