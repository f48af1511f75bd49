"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { profileUrl } from "@/components/game/links";
import { useSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { formatWhole } from "@/lib/format/numbers";

export function Account() {
  const session = useSession();
  const { data: player } = useSuspenseQuery(profileQuery(session));
  return (
    <section aria-label="Account" className="py-6 max-md:py-4">
      <p className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-4xl max-md:leading-10">
        {player.name}
      </p>
      <p className="mt-1 text-read text-muted-foreground">
        Level {formatWhole(player.level)}, player [
        <a
          href={profileUrl(player.id)}
          target="_blank"
          rel="noreferrer"
          className="text-primary underline"
        >
          {player.id}
        </a>
        ]{player.state !== "" && `, ${player.state}`}
      </p>
    </section>
  );
}
