"use client";

import { type ReactNode, Suspense } from "react";

import { StartsIn } from "@/components/crimes/starts-in";
import { adviceFor } from "@/components/feedback/advice";
import { DescriptionRow } from "@/components/figures/description-list";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { GameTime } from "@/components/game/game-time";
import { crimeUrl } from "@/components/game/links";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { useNow } from "@/components/window/use-now";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { MINUTE_MS } from "@/lib/common/time";
import { formatCount } from "@/lib/format/numbers";
import { formatGameMoment, formatRemaining } from "@/lib/format/times";
import { earliestStart } from "@/lib/game/crimes/earliest-start";
import {
  filledCount,
  isOpen,
  type OrganisedCrime,
  slotCount,
} from "@/lib/game/crimes/organised-crime";

const MissingItem = onDemand(() => import("./missing-item").then((l) => l.MissingItem));

/** The organised crime that the player is in. `access` is the API access that it needs. */
export function OwnCrime({ access }: { access: string }) {
  const session = useSession();
  const { data: answer, error, retry } = useOptionalQuery(ownCrimeQuery(session));
  const { data: keyInfo } = useOptionalQuery(keyInfoQuery(session));
  const crime = answer?.record;
  const open = crime !== undefined && isOpen(crime) ? crime : undefined;

  return (
    <section aria-label="Your organised crime" className="mt-6 max-md:mt-2">
      <SectionHeader title="Your organised crime" {...(open && { aside: open.status })} />
      {open && <CrimeFacts crime={open} playerId={keyInfo?.player?.id ?? null} />}
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

interface CrimeFactsProps {
  crime: OrganisedCrime;
  /** Null if the API doesn't say whose key it is. */
  playerId: number | null;
}

/** The player's own crime: when it starts, the player's role, and who is missing. */
function CrimeFacts({ crime, playerId }: CrimeFactsProps) {
  const nowMs = useNow(MINUTE_MS);
  const startsAtMs = earliestStart(crime, nowMs);
  const empty = crime.slots.length - filledCount(crime);
  const own = crime.slots.find(({ member }) => member?.id === playerId);
  const missingItemId = own?.item?.isAvailable === false ? own.item.id : null;

  return (
    <>
      <p translate="no" className="mt-2 font-display text-h1 font-medium">
        {crime.name}
      </p>
      {missingItemId !== null && (
        <p className="mt-1">
          <Suspense>
            <MissingItem id={missingItemId} />
          </Suspense>
        </p>
      )}
      <dl className="mt-1">
        <DescriptionRow
          label={empty === 0 ? "Ready" : "Earliest start"}
          value={
            startsAtMs === null ? (
              "–"
            ) : (
              <>
                <GameTime atMs={startsAtMs}>{formatGameMoment(startsAtMs, nowMs)}</GameTime>
                <StartsIn crime={crime} nowMs={nowMs} format={inOrNow} />
              </>
            )
          }
        />
        {own && (
          <DescriptionRow label="Your role" value={own.position === "" ? "–" : own.position} />
        )}
        {own && (
          <DescriptionRow
            label="Your pass rate"
            value={own.passRate === null ? "–" : `${own.passRate}%`}
          />
        )}
        <DescriptionRow
          label="Slots filled"
          value={`${filledCount(crime)} of ${formatCount(slotCount(crime), "slot", "slots")}`}
        />
        {crime.difficulty !== null && (
          <DescriptionRow label="Difficulty" value={crime.difficulty} />
        )}
      </dl>
    </>
  );
}

const inOrNow = (leftMs: number) => (leftMs === 0 ? ", now" : `, in ${formatRemaining(leftMs)}`);
