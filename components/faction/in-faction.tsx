"use client";

import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { useVisitorSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import type { Session } from "@/lib/api/transport/session";

import { FactionAccessDenied } from "./faction-access-denied";

/** Wraps content that every faction member may see. The game refuses faction/basic with code 7 if the player is in no faction. */
export function InFaction({ children }: { children: ReactNode }) {
  const session = useVisitorSession();
  return session === null ? children : <WithFaction session={session}>{children}</WithFaction>;
}

function WithFaction({ session, children }: { session: Session; children: ReactNode }) {
  const { error } = useQuery(factionBasicQuery(session));
  return error?.kind === "no-faction-access" ? <FactionAccessDenied session={session} /> : children;
}
