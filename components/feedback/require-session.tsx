"use client";

import type { ReactNode } from "react";

import { SessionProvider, useVisitorSession } from "@/components/session/session";

import { EmptyState } from "./empty-state";

/** Its children can read player data; without a key, the guard is about to open the login. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  if (session !== null) return <SessionProvider value={session}>{children}</SessionProvider>;
  return <EmptyState title="You are not logged in">Log in to see this page.</EmptyState>;
}
