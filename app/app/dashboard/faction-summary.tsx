"use client";

import { useSuspenseQuery } from "@tanstack/react-query";
import Link from "next/link";

import { RanBy } from "@/components/faction/ran-by";
import { useSession } from "@/components/session/session";
import { SectionHead } from "@/components/state/section-head";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Faction } from "@/lib/game/faction/faction";

export function FactionSummary() {
  const session = useSession();
  const { data: faction } = useSuspenseQuery(factionBasicQuery(session));
  return (
    <section aria-label="Faction" className="mt-6">
      <SectionHead title={`${faction.name} [${faction.tag}]`} aside={membersOf(faction)} />
      <p className="mt-2">
        <RanBy {...faction} />
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link href="/app/faction/basic" prefetch={false} className={LINK}>
          Faction summary
        </Link>
        <Link href="/app/faction/members" prefetch={false} className={LINK}>
          Members
        </Link>
        <Link href="/app/faction/attacks" prefetch={false} className={LINK}>
          Faction attacks
        </Link>
        <Link href="/app/faction/organised-crimes" prefetch={false} className={LINK}>
          Organised crimes
        </Link>
      </p>
    </section>
  );
}

const LINK = "inline-flex min-h-8 items-center text-primary underline max-md:min-h-11";

/** "4 of 100 members"; nothing where the game does not say how many. */
function membersOf({ members, capacity }: Faction): string {
  if (members === null) return "";
  return capacity === null
    ? formatCount(members, "member", "members")
    : `${formatWhole(members)} of ${formatCount(capacity, "member", "members")}`;
}
