"use client";

import { ArrowUpRight } from "lucide-react";
import Link from "next/link";

import { adviceFor } from "@/components/feedback/advice";
import { Missing } from "@/components/feedback/retry-advice";
import { PageHeadline } from "@/components/figures/page-headline";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { Button } from "@/components/ui/button";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { type ApiPath, levelOf, needsFactionAccess } from "@/lib/api/transport/access";
import { pageAccess, type PageAccess } from "@/lib/api/transport/page-access";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { KeyInfo } from "@/lib/game/account/account";
import { changeKeyPath } from "@/lib/site/next-path";
import { cn } from "@/lib/utils";

/** A page, and what it asks the game for. */
export interface PageReads {
  title: string;
  paths: readonly ApiPath[];
}

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

/** The level of the key, and what it opens. */
export function SettingsHeadline({ reads }: { reads: readonly PageReads[] }) {
  const session = useSession();
  const { data: key } = useOptionalQuery(keyInfoQuery(session));
  const used = useCallsUsed();
  const status = [
    ...(key === undefined
      ? []
      : [
          `${formatWhole(countOpen(reads, key))} of ${formatCount(reads.length, "page", "pages")} open in full`,
        ]),
    `${formatCount(used, "call", "calls")} in the last minute`,
  ];
  if (session.isSample) {
    const note = "Nothing is asked of the game.";
    return (
      <PageHeadline
        figure="No key"
        text="in the sample data"
        note={note}
        status={[note]}
        side={[]}
      />
    );
  }
  return (
    <PageHeadline
      figure={key === undefined ? "Your" : levelName(key)}
      text="key"
      note={
        <span className="flex flex-wrap gap-x-6">
          {status.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      }
      status={status}
      side={[]}
    />
  );
}

const HEAD =
  "h-9 border-b border-rule pr-3 text-left align-bottom pb-1.5 text-small font-normal text-muted-foreground last:pr-0";

const CELL = "h-9 border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

/** What each page needs, and whether the key has it. */
function KeyTable({
  reads,
  info,
}: {
  reads: readonly PageReads[];
  /** Undefined until the game has said. */
  info: KeyInfo | undefined;
}) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">What each page needs, and what this key opens</caption>
      <ColumnHeaders names={["Page", "Needs", "This key"]} cell={HEAD} />
      <tbody>
        {reads.map(({ title, paths }) => (
          <tr key={title}>
            <th scope="row" className={CELL}>
              {title}
            </th>
            <td className={CELL}>{needsText(paths)}</td>
            <td className={CELL}>
              {info === undefined ? "–" : <Opens paths={paths} info={info} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Opens({ paths, info }: Pick<PageReads, "paths"> & { info: KeyInfo }) {
  const opening = pageAccess(paths, info);
  const { word, lit } = coverageText(opening);
  return (
    <span
      className={cn(
        "flex items-center gap-2",
        opening.coverage === "all" ? "text-success" : "text-warning",
      )}
    >
      <ProgressCircle value={lit} />
      <span>
        <span className={cn(opening.coverage === "all" && "text-foreground")}>{word}</span>
        {opening.missing.length > 0 && (
          <span className="block text-small wrap-anywhere text-muted-foreground">
            without {opening.missing.join(", ")}
          </span>
        )}
      </span>
    </span>
  );
}

/** "Limited, faction". */
function needsText(paths: readonly ApiPath[]): string {
  if (paths.length === 0) return "No key";
  const level = levelOf(paths);
  const word = level.charAt(0).toUpperCase() + level.slice(1);
  return paths.some(needsFactionAccess) ? `${word}, faction` : word;
}

/** "Limited" of "Limited Access": the level as the game calls it. */
const levelName = ({ type }: Pick<KeyInfo, "type">): string => type.replace(/ (access|only)$/i, "");

/** What a page shows with a key, in words; `lit` draws it as a moon. */
function coverageText({ coverage, isForPosition }: PageAccess): {
  word: string;
  lit: number;
} {
  switch (coverage) {
    case "all":
      return { word: "Open", lit: 1 };
    case "unknown":
      return { word: "Not known", lit: 0 };
    case "part":
      return { word: isForPosition ? "In part: your position" : "In part", lit: 0.5 };
    case "none":
      return { word: isForPosition ? "Not with your position" : "Needs more", lit: 0 };
  }
}

/** How many of the pages a key opens as a whole. */
const countOpen = (reads: readonly PageReads[], key: KeyInfo): number =>
  reads.filter(({ paths }) => pageAccess(paths, key).coverage === "all").length;
