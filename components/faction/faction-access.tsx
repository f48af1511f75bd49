"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useVisitorSession } from "@/components/session/session";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import type { Session } from "@/lib/api/transport/session";

import { FactionAccessDenied } from "./faction-access-denied";

/**
 * The access check of a faction page: if the game refuses faction/crimes with code 7, an alert replaces the page. While the
 * result is unknown, and after any other failure, the page is shown.
 */
export function FactionAccess({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  return session === null ? children : <WithAccess session={session}>{children}</WithAccess>;
}

function WithAccess({ session, children }: { session: Session; children: ReactNode }) {
  const { error } = useQuery(availableCrimesQuery(session));
  return error?.kind === "no-faction-access" ? <FactionAccessDenied session={session} /> : children;
}
