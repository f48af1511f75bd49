"use client";

import { useSuspenseQuery } from "@tanstack/react-query";

import { stateText } from "@/components/faction/state-text";
import { profileUrl } from "@/components/game/links";
import { useSession } from "@/components/session/session";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { formatWhole } from "@/lib/format/numbers";

/** Whose dashboard it is. */
export function Account() {
  const session = useSession();
  const { data: player } = useSuspenseQuery(profileQuery(session));
  return (
    <section aria-label="Account" className="wrap-anywhere text-muted-foreground">
      <p className="flex min-h-8 flex-wrap items-center gap-x-1.5 max-md:min-h-11">
        <strong translate="no" className="text-foreground">
          {player.name}
        </strong>
        <span>
          level {formatWhole(player.level)}, player [
          <a
            href={profileUrl(player.id)}
            target="_blank"
            rel="noreferrer"
            className="text-primary underline"
          >
            {player.id}
          </a>
          ]{player.state !== "" && `, ${stateText(player.state, player.abroadIn)}`}
        </span>
      </p>
    </section>
  );
}
