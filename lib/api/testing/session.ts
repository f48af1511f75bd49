import { callsInMemory, createCallQueue } from "@/lib/api/call-queue";
import type { Session } from "@/lib/api/session";

export const aSession = (key = "test-key"): Session => ({
  key,
  queue: createCallQueue(callsInMemory()),
  isSample: false,
});
