"use client";

import { ArrowUpRight } from "lucide-react";
import Link from "next/link";

import { adviceFor } from "@/components/feedback/advice";
import { Missing } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { changeKeyPath } from "@/lib/site/next-path";

import { KeyTable } from "./key-table";
import type { PageReads } from "./page-access";

interface KeyProps {
  reads: readonly PageReads[];
  /** The game's page that makes a key for all that we read. */
  newKeyUrl: string;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** Whose key it is, and what it opens. No letter of the key itself is shown anywhere. */
export function Key({ reads, newKeyUrl, access }: KeyProps) {
  const session = useSession();
  const { data: key, error, retry } = useOptionalQuery(keyInfoQuery(session));
  const profile = useOptionalQuery(profileQuery(session));
  const number = profile.data?.id ?? key?.player?.id;
  const owner = [profile.data?.name, number !== undefined && `[${number}]`]
    .filter(Boolean)
    .join(" ");

  return (
    <section aria-label="Key" className="mt-2">
      <SectionHeader
        title="Key"
        {...(owner !== "" && { aside: <span translate="no">{owner}</span> })}
      />
      {session.isSample && (
        <p className="mt-2 max-w-136">
          There is no key in the sample data. This is what a Full Access key opens.
        </p>
      )}
      {error !== null && (
        <p role="alert" className="mt-2 max-w-136">
          What your key opens couldn’t be read. {adviceFor(error, access)}{" "}
          <Button variant="link" size="inline" onClick={retry}>
            Try again
          </Button>
        </p>
      )}
      {error === null && (
        <Missing path="user/basic" {...profile}>
          Couldn’t load your name.
        </Missing>
      )}
      <KeyTable reads={reads} info={key} />
      <p className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <a href={newKeyUrl} target="_blank" rel="noreferrer">
            Make a suitable key
            <ArrowUpRight aria-hidden />
          </a>
        </Button>
        {!session.isSample && (
          <Button variant="outline" asChild>
            <Link href={changeKeyPath("/app/settings")} prefetch={false}>
              Change the key
            </Link>
          </Button>
        )}
      </p>
      <p className="mt-2 max-w-136 text-small text-muted-foreground">
        The game makes a key that reads all of this, and nothing more. The key is kept in this
        browser and sent to the game alone; it isn’t shown here.
      </p>
    </section>
  );
}
