"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { profileUrl } from "@/components/game/links";
import { RequireSession } from "@/components/session/require-session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import type { Session } from "@/lib/api/session";

export function FactionSummary() {
  return <RequireSession>{(session) => <Summary session={session} />}</RequireSession>;
}

function Summary({ session }: { session: Session }) {
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  return (
    <section className="py-6 max-md:py-4">
      <h2 className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl">
        {faction.name} [{faction.tag}]
      </h2>
      <p className="mt-1 text-read text-muted-foreground">
        Ran by [
        <a
          href={profileUrl(faction.leaderId)}
          target="_blank"
          rel="noreferrer"
          className="text-primary underline"
        >
          {faction.leaderId}
        </a>
        ]
      </p>
    </section>
  );
}
