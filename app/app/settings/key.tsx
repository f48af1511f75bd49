"use client";

import { ArrowUpRight } from "lucide-react";
import Link from "next/link";

import { FailedCall, RetryAdvice } from "@/components/feedback/retry-advice";
import { Collapsible } from "@/components/figures/collapsible";
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

/** A page, and the paths that it requests. */
export interface PageReads {
  title: string;
  paths: readonly ApiPath[];
}

interface KeyProps {
  reads: readonly PageReads[];
  /** The game's page that creates a key with all the access that we need. */
  newKeyUrl: string;
  /** The API access that the page needs, as text. */
  access: string;
}

/** The owner of the key, and its access. No character of the key itself is displayed anywhere. */
export function Key({ reads, newKeyUrl, access }: KeyProps) {
  const session = useSession();
  const { data: key, error, retry } = useOptionalQuery(keyInfoQuery(session));
  const profile = useOptionalQuery(profileQuery(session));
  const number = profile.data?.id ?? key?.player?.id;
  const owner = [profile.data?.name, number !== undefined && `[${number}]`]
    .filter(Boolean)
    .join(" ");

  return (
    <section aria-label="Key" className="mt-2 max-md:mt-4">
      <SectionHeader
        title="Key"
        {...(session.isSample
          ? { aside: "none in the sample data" }
          : owner !== "" && { aside: <span translate="no">{owner}</span> })}
      />
      {error !== null && (
        <p role="alert" className="mt-2 max-w-136">
          Couldn’t load your key’s access.{" "}
          <RetryAdvice error={error} access={access} retry={retry} />
        </p>
      )}
      {error === null && (
        <FailedCall path="user/basic" {...profile}>
          Couldn’t load your name.
        </FailedCall>
      )}
      <p className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <a href={newKeyUrl} target="_blank" rel="noreferrer">
            Create a key
            <ArrowUpRight aria-hidden />
          </a>
        </Button>
        {!session.isSample && (
          <Button variant="outline" asChild>
            <Link href={changeKeyPath("/app/settings")} prefetch={false}>
              Change key
            </Link>
          </Button>
        )}
      </p>
      <p className="mt-2 max-w-136 text-small text-muted-foreground">
        “Create a key” opens the game’s form with the access this site needs. Your key is saved in
        this browser, sent only to the game, and never shown here.
      </p>
      <AccessByPage reads={reads} info={key} />
    </section>
  );
}

/** "3 pages lack access": the access of all pages in one line. The game doesn't always tell what a custom key can read. */
function accessSummary(reads: readonly PageReads[], lacking: number, info: KeyInfo): string {
  if (lacking > 0) return `${formatCount(lacking, "page lacks", "pages lack")} access`;
  return countFullAccess(reads, info) === reads.length
    ? `full access to all ${formatCount(reads.length, "page", "pages")}`
    : "unknown";
}

/** The access of each page, folded unless a page lacks some: then the pages that do come first. */
function AccessByPage({ reads, info }: { reads: readonly PageReads[]; info: KeyInfo | undefined }) {
  if (info === undefined) {
    // As long as the summary that takes its place: on a phone, both take a line, so nothing below moves.
    return (
      <Collapsible key="unknown" title="Access by page" aside="unknown until your key loads">
        <KeyTable reads={reads} info={undefined} />
      </Collapsible>
    );
  }
  const lacking = reads.filter(({ paths }) => pageAccess(paths, info).missing.length > 0);
  const others = reads.filter((page) => !lacking.includes(page));
  return (
    <Collapsible
      key={lacking.length === 0 ? "none lacks" : "lacking"}
      title="Access by page"
      aside={accessSummary(reads, lacking.length, info)}
      isOpenAtFirst={lacking.length > 0}
    >
      <KeyTable reads={[...lacking, ...others]} info={info} />
    </Collapsible>
  );
}

/** The level of the key, the number of pages that it has full access to, the API calls in the last minute, and its place. */
export function SettingsHeadline({ reads }: { reads: readonly PageReads[] }) {
  const session = useSession();
  const { data: key } = useOptionalQuery(keyInfoQuery(session));
  const used = useCallsUsed();
  const status = [
    ...(key === undefined
      ? []
      : [
          `Full access to ${formatWhole(countFullAccess(reads, key))} of ${formatCount(reads.length, "page", "pages")}`,
        ]),
    `${formatCount(used, "API call", "API calls")} in the last minute`,
  ];
  if (session.isSample) {
    const note = "Full access to all pages. What you enter is saved in this browser only.";
    return (
      <PageHeadline
        figure="Sample data"
        text="needs no key"
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
          {[...status, "Saved in this browser only"].map((part) => (
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

/** The access that each page needs, and the access that the key has. */
function KeyTable({
  reads,
  info,
}: {
  reads: readonly PageReads[];
  /** Undefined until it has loaded. */
  info: KeyInfo | undefined;
}) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">Access each page needs, and what this key has</caption>
      <ColumnHeaders names={["Page", "Needs", "Access"]} cell={HEAD} />
      <tbody>
        {reads.map(({ title, paths }) => (
          <tr key={title}>
            <th scope="row" className={CELL}>
              {title}
            </th>
            <td className={CELL}>{needsText(paths)}</td>
            <td className={CELL}>
              {info === undefined ? "–" : <Access paths={paths} info={info} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Access({ paths, info }: Pick<PageReads, "paths"> & { info: KeyInfo }) {
  const access = pageAccess(paths, info);
  const { text, fraction } = coverageText(access);
  return (
    <span
      className={cn(
        "flex items-center gap-2",
        access.coverage === "all" ? "text-success" : "text-warning",
      )}
    >
      <ProgressCircle value={fraction} />
      <span>
        <span className={cn(access.coverage === "all" && "text-foreground")}>{text}</span>
        {access.missing.length > 0 && (
          <span className="block text-small wrap-anywhere text-muted-foreground">
            missing {access.missing.join(", ")}
          </span>
        )}
      </span>
    </span>
  );
}

/** "Limited, faction". */
function needsText(paths: readonly ApiPath[]): string {
  if (paths.length === 0) return "Any key";
  const level = levelOf(paths);
  const word = level.charAt(0).toUpperCase() + level.slice(1);
  return paths.some(needsFactionAccess) ? `${word}, faction` : word;
}

/** "Limited" of "Limited Access": the level as the game calls it. */
const levelName = ({ type }: Pick<KeyInfo, "type">): string => type.replace(/ (access|only)$/i, "");

/** A key's access to a page, as text and as a fraction for the circle. */
function coverageText({ coverage, isForPosition }: PageAccess): {
  text: string;
  fraction: number;
} {
  switch (coverage) {
    case "all":
      return { text: "Full", fraction: 1 };
    case "unknown":
      return { text: "Unknown", fraction: 0 };
    case "part":
      return { text: isForPosition ? "Partial (no faction API access)" : "Partial", fraction: 0.5 };
    case "none":
      return { text: isForPosition ? "None (no faction API access)" : "None", fraction: 0 };
  }
}

/** The number of pages that a key has full access to. */
const countFullAccess = (reads: readonly PageReads[], key: KeyInfo): number =>
  reads.filter(({ paths }) => pageAccess(paths, key).coverage === "all").length;
