"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { createCallQueue } from "@/lib/api/call-queue";
import { readCallRecord } from "@/lib/api/call-window";
import type { Session } from "@/lib/api/session";
import { sampleStore } from "@/lib/store/sample";
import { apiKeyStore, rejectionStore, visitorStore } from "@/lib/store/session";
import { sharedRecord } from "@/lib/store/shared-record";
import { useStoredValue } from "@/lib/store/use-stored-value";

/** The one queue of this tab, counting together with those of the others. */
export const callQueue = createCallQueue(sharedRecord("calls", readCallRecord));

/** The session of a key that may not be stored yet. */
export const sessionOf = (key: string): Session => ({ key, queue: callQueue, isSample: false });

/** The visitor's session, or null while nobody is logged in. */
export function useSession(): Session | null {
  const visitor = useStoredValue(visitorStore);
  return useMemo(() => {
    if (visitor === "nobody:") return null;
    if (visitor === "sample:") return { key: "", queue: callQueue, isSample: true };
    return sessionOf(visitor.slice("player:".length));
  }, [visitor]);
}

let leaving = false;

/** True from the logout until the page is gone: the way leads to the landing then, not to the login. */
export const isLeaving = () => leaving;

/** Forgets the key and everything of the account, then starts over at the landing. Of the sample, only the sample. */
export function logOut(queryClient: QueryClient) {
  leaving = true;
  queryClient.clear();
  if (sampleStore.get()) {
    sampleStore.set(false);
  } else {
    rejectionStore.clear();
    apiKeyStore.clear();
  }
  window.location.replace("/");
}
