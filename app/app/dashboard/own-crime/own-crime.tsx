"use client";

import type { ReactNode } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { crimeUrl } from "@/components/game/links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { isOpen } from "@/lib/game/crimes/organised-crime";

import { CrimeFacts } from "./crime-facts";

/** The organised crime that the player is in. `access` is the API access for reading it. */
export function OwnCrime({ access }: { access: string }) {
  const session = useSession();
  const { data: answer, error, retry } = useOptionalQuery(ownCrimeQuery(session));
  const { data: keyInfo } = useOptionalQuery(keyInfoQuery(session));
  const crime = answer?.record;
  const open = crime !== undefined && isOpen(crime) ? crime : undefined;

  return (
    <section aria-label="Own organised crime" className="mt-6 max-md:mt-2">
      <SectionHeader title="Own organised crime" {...(open && { aside: open.status })} />
      {open && <CrimeFacts crime={open} playerId={keyInfo?.player?.id ?? null} />}
      {!open && answer !== undefined && (
        <p className="mt-2">You aren’t in an organised crime. Join one in the game.</p>
      )}
      {answer === undefined && error === null && (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      )}
      {error?.kind === "not-migrated" && (
        <p className="mt-2 text-muted-foreground">
          Your faction isn’t on organised crimes 2.0, so the game shows no crime for you.
        </p>
      )}
      {error !== null && error.kind !== "not-migrated" && (
        <Failed retry={retry}>{adviceFor(error, access)}</Failed>
      )}
      <RowLinks>
        {open && <GameLink href={crimeUrl(open.id)}>Open in the game</GameLink>}
        <PageLink href="/app/faction/organised-crimes">All organised crimes</PageLink>
      </RowLinks>
    </section>
  );
}

function Failed({ retry, children }: { retry: () => void; children: ReactNode }) {
  return (
    <p role="alert" className="mt-2">
      Your organised crime couldn’t be read. {children}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
