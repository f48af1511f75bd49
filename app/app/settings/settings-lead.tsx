"use client";

import { useCallsUsed } from "@/components/session/use-calls-used";
import { useSession } from "@/components/session/session";
import { Lead } from "@/components/state/lead";
import { useAnswer } from "@/components/state/use-answer";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { formatCount, formatWhole } from "@/lib/format/numbers";

import { countOpen, levelName, type PageReads } from "./key/openings";

/** The level of the key, and what it opens. */
export function SettingsLead({ reads }: { reads: readonly PageReads[] }) {
  const session = useSession();
  const { data: key } = useAnswer(keyInfoQuery(session));
  const used = useCallsUsed();
  if (session.isSample) {
    return (
      <Lead
        figure="No key"
        words="in the sample data"
        note="Nothing is asked of the game."
        side={[]}
      />
    );
  }
  return (
    <Lead
      figure={key === undefined ? "Your" : levelName(key)}
      words="key"
      note={
        <span className="flex flex-wrap gap-x-6 max-md:text-base">
          {key !== undefined && (
            <span>
              {formatWhole(countOpen(reads, key))} of {formatCount(reads.length, "page", "pages")}{" "}
              open in full
            </span>
          )}
          <span>{formatCount(used, "call", "calls")} in the last minute</span>
        </span>
      }
      side={[]}
    />
  );
}
