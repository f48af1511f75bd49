"use client";

import type { ReactNode } from "react";

import { EmptyState } from "@/components/state/empty-state";
import type { Session } from "@/lib/api/session";

import { useSession } from "./session";

/** Renders its children with the player's session; without one, the guard is on its way to the login. */
export function RequireSession({ children }: { children: (session: Session) => ReactNode }) {
  const session = useSession();
  if (session !== null) return children(session);
  return <EmptyState title="You are not logged in">Log in to see this page.</EmptyState>;
}
