"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { RanBy } from "@/components/faction/ran-by";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { useSession } from "@/components/session/session";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Faction } from "@/lib/game/faction/faction";

export function FactionSummary() {
  const session = useSession();
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  return (
    <section aria-label="Faction" className="mt-6 max-md:mt-2">
      <SectionHeader
        title={<span translate="no">{`${faction.name} [${faction.tag}]`}</span>}
        aside={membersOf(faction)}
      />
      <p className="mt-2 empty:hidden">
        <RanBy {...faction} />
      </p>
      <RowLinks>
        <PageLink href="/app/faction/basic">Faction summary</PageLink>
        <PageLink href="/app/faction/members">Members</PageLink>
        <PageLink href="/app/faction/attacks">Faction attacks</PageLink>
        <PageLink href="/app/faction/organised-crimes">Organised crimes</PageLink>
        <PageLink href="/app/faction/day">Picture of the day</PageLink>
      </RowLinks>
    </section>
  );
}

/** "4 of 100 members"; empty if the game doesn't say how many. */
function membersOf({ members, capacity }: Faction): string {
  if (members === null) return "";
  return capacity === null
    ? formatCount(members, "member", "members")
    : `${formatWhole(members)} of ${formatCount(capacity, "member", "members")}`;
}
