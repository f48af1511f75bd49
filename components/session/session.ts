"use client";

import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { createCallQueue } from "@/lib/api/call-queue";
import { readCallRecord } from "@/lib/api/call-window";
import type { Session } from "@/lib/api/session";
import { apiKeyStore, rejectionStore } from "@/lib/store/session";
import { sharedRecord } from "@/lib/store/shared-record";
import { useStoredValue } from "@/lib/store/use-stored-value";

/** The one queue of this tab, counting together with those of the others. */
export const callQueue = createCallQueue(sharedRecord("calls", readCallRecord));

/** The session of a key that may not be stored yet. */
export const sessionOf = (key: string): Session => ({ key, queue: callQueue });

/** The player's session, or null while nobody is logged in. */
export function useSession(): Session | null {
  const key = useStoredValue(apiKeyStore);
  return useMemo(() => (key === "" ? null : sessionOf(key)), [key]);
}

let loggingOut = false;

/** True from the logout until the page is gone: the way leads to the landing then, not to the login. */
export const isLoggingOut = () => loggingOut;

/** Forgets the key and everything of the account, then starts over at the landing. */
export function logOut(queryClient: QueryClient) {
  loggingOut = true;
  queryClient.clear();
  rejectionStore.clear();
  apiKeyStore.clear();
  window.location.replace("/");
}
