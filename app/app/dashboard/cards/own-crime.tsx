"use client";

import { type ReactNode, Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { adviceFor } from "@/components/feedback/advice";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { crimeUrl } from "@/components/game/links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { isOpen } from "@/lib/game/crimes/organised-crime";

const CrimeFacts = onDemand(() => import("./crime-facts").then((l) => l.CrimeFacts));

/** The organised crime that the player is in. `access` is the API access that it needs. */
export function OwnCrime({ access }: { access: string }) {
  const session = useSession();
  const { data: answer, error, retry } = useOptionalQuery(ownCrimeQuery(session));
  const crime = answer?.record;
  const facts = useRef<HTMLDivElement>(null);
  const open = crime !== undefined && isOpen(crime) ? crime : undefined;
  // Their element is rendered once the crime has loaded.
  const isSeen = useInView(facts, open !== undefined);

  return (
    <section aria-label="Your organised crime" className="mt-6 max-md:mt-2">
      <SectionHeader title="Your organised crime" {...(open && { aside: open.status })} />
      {open && (
        <div ref={facts} className="min-h-40">
          <Suspense>{isSeen && <CrimeFacts crime={open} />}</Suspense>
        </div>
      )}
      {!open && answer !== undefined && (
        <p className="mt-2">You’re not in an organised crime. Join one in the game.</p>
      )}
      {answer === undefined && error === null && (
        <p role="status" className="mt-2 text-muted-foreground">
          Loading...
        </p>
      )}
      {error?.kind === "not-migrated" && (
        <p className="mt-2 text-muted-foreground">
          Your faction doesn’t use OC 2.0, so there’s no crime to show.
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
      Couldn’t load your organised crime. {children}{" "}
      <Button variant="link" size="inline" onClick={retry}>
        Try again
      </Button>
    </p>
  );
}
