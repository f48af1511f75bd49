"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { profileUrl } from "@/components/game/links";
import { useSession } from "@/components/session/session";
import { SectionHead } from "@/components/state/section-head";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";

export function FactionSummary() {
  const session = useSession();
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  return (
    <section className="mt-6">
      <SectionHead title={`${faction.name} [${faction.tag}]`} />
      <p className="mt-2">
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
