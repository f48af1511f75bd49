"use client";

import { PageHeadline } from "@/components/figures/page-headline";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { formatCount, formatWhole } from "@/lib/format/numbers";

import { countOpen, levelName, type PageReads } from "./key/page-access";

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
