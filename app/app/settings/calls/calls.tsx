"use client";

import { useState, useSyncExternalStore } from "react";

import { GameLink, RowLinks } from "@/components/figures/row-links";
import { PartHeader, SectionHeader } from "@/components/figures/section-header";
import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Progress } from "@/components/ui/progress";
import { callLog, type LoggedCall, MAX_LOGGED_CALLS } from "@/lib/api/transport/client";
import { CALLS_PER_MINUTE } from "@/lib/api/transport/rate-limit";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { cn } from "@/lib/utils";

import { CallResult, CallTime, durationText, localCallTime, pathText } from "./values";

const CallTable = onDemand(() => import("./call-table").then((module) => module.CallTable));

/** The page of the game that lists the calls made with each key. */
const GAME_LIST = "https://www.torn.com/preferences.php#tab=api";

const AT_FIRST = 7;

/** The number of API calls that all tabs have made in the last minute, and the latest calls of this tab. */
export function Calls() {
  const { isSample } = useSession();
  const used = useCallsUsed();
  const calls = useSyncExternalStore(callLog.subscribe, callLog.calls);
  const [isWhole, setIsWhole] = useState(false);

  return (
    <section aria-label="API calls" className={cn("min-w-0", isWhole && "col-span-full")}>
      <SectionHeader title="API calls" />
      <p className="mt-2">
        <b className="font-display text-h1 font-medium">{formatWhole(used)}</b> of{" "}
        {CALLS_PER_MINUTE} in the last minute, in all tabs
      </p>
      <Progress
        label="Calls in the last minute"
        value={used}
        max={CALLS_PER_MINUTE}
        className="mt-1"
      />
      {calls.length === 0 && (
        <p className="mt-2 text-muted-foreground">
          {isSample ? "Sample data makes no API calls." : "No calls from this tab yet."}
        </p>
      )}
      {calls.length > 0 && (
        <PartHeader
          title="Calls of this tab"
          aside={`last ${MAX_LOGGED_CALLS}, until you close it`}
        />
      )}
      {calls.length > 0 && !isWhole && <LastCalls calls={calls.slice(0, AT_FIRST)} />}
      {isWhole && <CallTable calls={calls} />}
      {calls.length > AT_FIRST && !isWhole && (
        <Button
          variant="outline"
          className="mt-3"
          onClick={() => {
            setIsWhole(true);
          }}
        >
          Show all {formatCount(calls.length, "call", "calls")}
        </Button>
      )}
      <RowLinks>
        <GameLink href={GAME_LIST}>The game’s call log for each key</GameLink>
      </RowLinks>
    </section>
  );
}

const HEAD =
  "h-9 border-b border-rule pr-3 pb-1.5 text-left align-bottom text-small font-normal text-muted-foreground last:pr-0";

const CELL = "h-9 border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

/** The newest calls, shown first. */
function LastCalls({ calls }: { calls: readonly LoggedCall[] }) {
  return (
    <table className="mt-2 w-full border-separate border-spacing-0">
      <caption className="sr-only">Latest API calls</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            Time (TCT)
          </th>
          <th scope="col" className={HEAD}>
            Path
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Duration
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Result
          </th>
        </tr>
      </thead>
      <tbody>
        {calls.map((call, index) => (
          <tr key={`${call.startedAtMs} ${call.path} ${index}`}>
            <td className={CELL}>
              <CallTime {...call} />
              <span className="block text-tiny whitespace-nowrap text-muted-foreground">
                {localCallTime(call)}
              </span>
            </td>
            <th scope="row" className={`${CELL} wrap-anywhere`}>
              {pathText(call)}
            </th>
            <td className={`${CELL} text-right whitespace-nowrap`}>{durationText(call)}</td>
            <td className={`${CELL} text-right`}>
              <CallResult {...call} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
