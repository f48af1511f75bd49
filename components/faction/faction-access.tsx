"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useVisitorSession } from "@/components/session/session";
import { NO_FACTION_ACCESS } from "@/components/state/advice";
import { AccessState } from "@/components/state/error-state";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import type { Session } from "@/lib/api/session";

interface CheckedProps {
  session: Session;
  children: ReactNode;
}

/**
 * The access check of a faction page: where the game refuses faction/crimes with code 7, an alert stands in place
 * of the page. While it is unknown, and after any other failure, the page goes on.
 */
export function FactionAccess({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  return session === null ? children : <WithAccess session={session}>{children}</WithAccess>;
}

/** The same for what every member may see: faction/basic is refused with code 7 where there is no faction. */
export function InFaction({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  return session === null ? children : <WithFaction session={session}>{children}</WithFaction>;
}

function WithAccess({ session, children }: CheckedProps) {
  const { error } = useQuery(availableCrimesQuery(session));
  return error?.kind === "no-faction-access" ? <Denied session={session} /> : children;
}

function WithFaction({ session, children }: CheckedProps) {
  const { error } = useQuery(factionBasicQuery(session));
  return error?.kind === "no-faction-access" ? <Denied session={session} /> : children;
}

function Denied({ session }: { session: Session }) {
  const { data: keyInfo } = useQuery(keyInfoQuery(session));
  const hasNoFaction = keyInfo?.player?.factionId === null;
  return <AccessState sentence={hasNoFaction ? "You are not in a faction." : NO_FACTION_ACCESS} />;
}
