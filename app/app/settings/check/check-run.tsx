import {
  Check,
  CircleMinus,
  CirclePause,
  CircleX,
  Copy,
  History,
  Info,
  LockKeyhole,
  type LucideIcon,
  RotateCw,
  TriangleAlert,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { adviceFor } from "@/components/feedback/advice";
import { copyText } from "@/components/feedback/copy-text";
import { announce } from "@/components/feedback/live-region";
import { type BackfillControls, useBackfill } from "@/components/reading/use-backfill";
import { useSession } from "@/components/session/session";
import { Alert, AlertActions, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { CHECKED_CALLS, type CheckedCall } from "@/lib/api/check/calls";
import {
  reportText,
  type ResponseCheck,
  type ResponseState,
  resultLines,
  sortResults,
  stateText,
  summaryText,
} from "@/lib/api/check/report";
import { CHECK_LIMIT, createCheck } from "@/lib/api/check/run";
import { accessFor } from "@/lib/api/transport/access";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { cn } from "@/lib/utils";

const JOBS = CHECKED_CALLS.map((call) => ({ id: call.name, call }));
const ACCESS = accessFor(...CHECKED_CALLS.map(({ path }) => path));

/** A check of all endpoints, which starts immediately; `onAgain` starts another check. */
export function CheckRun({ onAgain }: { onAgain: () => void }) {
  const session = useSession();
  const [check] = useState(() => createCheck(session));
  const [results, setResults] = useState<readonly ResponseCheck[]>([]);
  const backfill = useBackfill({
    jobs: JOBS,
    async fetchJob({ call }: { id: string; call: CheckedCall }, signal) {
      const result = await check(call, signal);
      setResults((before) => [...before.filter(({ name }) => name !== call.name), result]);
    },
    isStarted: true,
    maxCalls: CHECK_LIMIT,
  });
  useAnnounceCheck(backfill.state, results);

  return (
    <>
      <Running backfill={backfill} />
      {backfill.state === "done" && <p className="mt-3">{summaryText(results)}.</p>}
      {results.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            variant="outline"
            onClick={() => {
              void copyText(reportText(results), {
                copied: "The report contains only field names and types.",
                otherwise: "Allow copying for this site, then try again.",
              });
            }}
          >
            <Copy aria-hidden />
            Copy report
          </Button>
          {backfill.state !== "loading" && (
            <Button variant="outline" onClick={onAgain}>
              <RotateCw aria-hidden />
              Check again
            </Button>
          )}
        </div>
      )}
      <Results results={results} />
    </>
  );
}

/** The progress of the check, and the button that pauses or resumes it. */
function Running({ backfill }: { backfill: BackfillControls }) {
  const { state, error, done, total, remainingMs, start, stop } = backfill;
  if (state === "done") return null;
  if (state === "failed" && error) {
    return (
      <Alert variant="destructive" role="alert" className="mt-3">
        <CircleX aria-hidden />
        <div>
          <AlertTitle>
            Check stopped: {done} of {total}
          </AlertTitle>
          <AlertDescription>{adviceFor(error, ACCESS)}</AlertDescription>
          <AlertActions>
            <Button variant="outline" onClick={start}>
              Try again
            </Button>
          </AlertActions>
        </div>
      </Alert>
    );
  }
  const isLoading = state === "loading";
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        {isLoading ? "Checking" : "Paused"}: {done} of {total}
        {isLoading && `, ${formatDuration(remainingMs)} left`}
      </p>
      <Progress
        label="Endpoints checked"
        role="progressbar"
        value={done}
        max={total}
        className="w-40"
      />
      <Button variant="outline" onClick={isLoading ? stop : start}>
        {isLoading ? <CirclePause aria-hidden /> : <RotateCw aria-hidden />}
        {isLoading ? "Pause" : "Resume"}
      </Button>
    </div>
  );
}

/** Announces when the check starts, pauses, resumes and is done. A failure is an alert of its own. */
function useAnnounceCheck(state: BackfillControls["state"], results: readonly ResponseCheck[]) {
  const before = useRef<BackfillControls["state"]>("idle");
  useEffect(() => {
    if (state === before.current) return;
    before.current = state;
    if (state === "loading") announce("Checking");
    if (state === "stopped") announce("Check paused");
    if (state === "done") announce(`Check finished: ${summaryText(results)}`);
  }, [state, results]);
}

const ICONS: Readonly<Record<ResponseState, readonly [LucideIcon, colour: string]>> = {
  lost: [CircleX, "text-destructive"],
  failed: [TriangleAlert, "text-warning"],
  changed: [Info, "text-warning"],
  older: [History, "text-muted-foreground"],
  refused: [LockKeyhole, "text-muted-foreground"],
  skipped: [CircleMinus, "text-muted-foreground"],
  ok: [Check, "text-success"],
};

/** The maximum number of lines shown per endpoint; the report contains all. */
const MAX_LINES = 6;

/** A row for each endpoint; endpoints with lost data come first. */
function Results({ results }: { results: readonly ResponseCheck[] }) {
  if (results.length === 0) return null;
  return (
    <ul aria-label="Results of the check" className="mt-3">
      {sortResults(results).map((result) => {
        const [Icon, colour] = ICONS[result.state];
        const lines = resultLines(result);
        const more = lines.length - MAX_LINES;
        return (
          <li
            key={result.name}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 border-b border-row py-1.5"
          >
            <Icon aria-hidden className={cn("mt-0.5 size-4", colour)} />
            <div>
              <p className="flex flex-wrap justify-between gap-x-3">
                <b className="wrap-anywhere" translate="no">
                  {result.name}
                </b>
                <span>{stateText(result)}</span>
              </p>
              {lines.slice(0, MAX_LINES).map((line) => (
                <p key={line} className="text-small wrap-anywhere text-muted-foreground">
                  {line}
                </p>
              ))}
              {more > 0 && (
                <p className="text-small text-muted-foreground">
                  {formatCount(more, "more line", "more lines")} in the report
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
