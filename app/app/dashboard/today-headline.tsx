"use client";

import { useEffect } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { PageHeadline } from "@/components/figures/page-headline";
import { Countdown } from "@/components/game/countdown";
import { useSession } from "@/components/session/session";
import { StatusEnd } from "@/components/shell/page-status";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatCount } from "@/lib/format/numbers";
import { formatDuration, formatGameMinute } from "@/lib/format/times";
import { saveChecklistProgress } from "@/lib/store/account/checklist-progress";

import { useChecklist } from "./checklist/use-checklist";
import { openItems } from "./open-items";
import { HEADLINE_PLACEHOLDER } from "./placeholders";
import { TaskRunnerBar } from "./task-runner-bar";

/** How much is left to do today. */
export function TodayHeadline() {
  const checks = useChecklist();
  const { figure, text, unknown, isLoading, done, total } = openItems(checks);
  const nowMs = useNow(MINUTE_MS);
  const dayMs = dayStartMs(nowMs);
  const { isSample } = useSession();
  useEffect(() => {
    // What couldn't be read is neither done nor left.
    const known = total - unknown;
    if (!isLoading && (known > 0 || unknown === 0)) {
      saveChecklistProgress({ dayMs, done, of: known }, { isSample });
    }
  }, [isLoading, isSample, dayMs, done, total, unknown]);
  // A count that is still growing would mislead.
  if (isLoading) {
    return <LoadingState text="Loading..." rows={0} hasHeadline place={HEADLINE_PLACEHOLDER} />;
  }

  const newDay = (
    <b className="text-foreground">
      <Countdown endsAtMs={dayMs + DAY_MS} format={formatDuration} />
    </b>
  );
  const left = [text, unknown > 0 && `${formatCount(unknown, "item", "items")} couldn’t be read.`];
  return (
    <div className="md:flex md:items-end md:gap-x-8">
      <PageHeadline
        figure={figure}
        text="left today"
        note={
          <>
            <span className="mr-5 whitespace-nowrap">New day in {newDay}</span>{" "}
            {left.filter(Boolean).join(" ")}
          </>
        }
        status={[
          <span key="day">
            {formatGameMinute(nowMs)}, new day in {newDay}
          </span>,
          <StatusEnd key="end" />,
        ]}
        side={[]}
      />
      <TaskRunnerBar checks={checks} done={done} total={total} />
    </div>
  );
}
