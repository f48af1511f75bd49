"use client";

import { Play } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";

import { LoadingState } from "@/components/feedback/loading-state";
import { PageHeadline } from "@/components/figures/page-headline";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Countdown } from "@/components/game/game-time";
import { StatusEnd } from "@/components/shell/page-status";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";
import { setHeadlineLoaded } from "@/components/upcoming/headline-loaded";
import { type IdleItem, useIdleItems } from "@/components/upcoming/use-idle-items";
import { useTravel } from "@/components/upcoming/use-travel";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatCount, formatList } from "@/lib/format/numbers";
import { formatDuration, formatGameMinute } from "@/lib/format/times";
import { byLoss } from "@/lib/game/checklist/idle";
import { saveChecklistProgress } from "@/lib/store/user/checklist";

import type { Section } from "./items/define-check";
import { type ChecklistItemState, openChecks, useChecklist } from "./use-checklist";

const TaskRunner = dialogOnDemand(() => import("./task-runner").then((l) => l.TaskRunner));

/** The number of items left today. `className` sets the size of the placeholder while that is loading. */
export function TodayHeadline({ className }: { className: string }) {
  const checks = useChecklist();
  const { figure, text, unknown, isLoading, done, total } = openItems(checks);
  const idle = useIdleItems();
  const idleCount = idle?.length;
  const nowMs = useNow(MINUTE_MS);
  const dayMs = dayStartMs(nowMs);
  const { landingMs, isLoading: isFlightLoading } = useTravel();
  // A count that is still growing, or a "New day" that becomes "Landing", would mislead.
  const isPending = isLoading || isFlightLoading;
  useEffect(() => {
    if (!isPending) setHeadlineLoaded();
  }, [isPending]);
  useEffect(() => {
    // Items that couldn't be loaded are neither done nor left.
    const known = total - unknown;
    if (!isLoading && (known > 0 || unknown === 0)) {
      saveChecklistProgress({
        ...{ dayMs, done, of: known },
        ...(idleCount !== undefined && { idle: idleCount }),
      });
    }
  }, [isLoading, dayMs, done, total, unknown, idleCount]);
  if (isPending) {
    return <LoadingState text="Loading..." rows={0} hasHeadline above={[]} className={className} />;
  }

  const isFlying = landingMs !== null;
  const next = (
    <b className="text-foreground">
      <Countdown endsAtMs={landingMs ?? dayMs + DAY_MS} format={formatDuration} />
    </b>
  );
  const left = [
    text,
    unknown > 0 && `${formatCount(unknown, "item", "items")} couldn’t be loaded.`,
  ];
  return (
    <div className="md:flex md:items-end md:gap-x-4">
      <PageHeadline
        figure={figure}
        text="left today"
        note={
          <>
            <span className="mr-5 whitespace-nowrap">
              {isFlying ? "Landing" : "New day"} in {next}
            </span>{" "}
            {left.filter(Boolean).join(" ")}
          </>
        }
        status={[
          <span key="day">
            {formatGameMinute(nowMs)}, {isFlying ? "landing" : "new day"} in {next}
          </span>,
          <StatusEnd key="end" />,
        ]}
        side={[]}
      />
      <TaskRunnerBar checks={checks} idle={idle ?? []} done={done} total={total} />
    </div>
  );
}

interface TaskRunnerBarProps {
  checks: readonly ChecklistItemState[];
  idle: readonly IdleItem[];
  done: number;
  total: number;
}

/** The button that starts a run through what is idle and open, fixed to the bottom on a phone; hidden if there is nothing. */
function TaskRunnerBar({ checks, idle, done, total }: TaskRunnerBarProps) {
  const [isRunning, setIsRunning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [firstIdle] = byLoss(idle);
  const [firstOpen] = openChecks(checks);
  const first = firstIdle
    ? `Idle first: ${firstIdle.label}`
    : firstOpen && `Next: ${firstOpen.title}`;

  return (
    <>
      {first !== undefined && (
        <div className="z-10 flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:h-17 max-md:border-t max-md:border-rule max-md:bg-background max-md:px-4 md:pb-6">
          <ProgressCircle
            value={total === 0 ? 0 : done / total}
            className="size-5 text-primary md:hidden"
          />
          <p className="min-w-0 flex-1 text-small leading-4 text-muted-foreground md:hidden">
            <b className="block text-base text-foreground">
              {done} of {total} done
            </b>
            {first}
          </p>
          <Button
            ref={button}
            size="lg"
            aria-haspopup="dialog"
            className="max-md:h-13 max-md:w-32"
            onClick={() => {
              setIsRunning(true);
            }}
          >
            <Play aria-hidden />
            Start
          </Button>
        </div>
      )}
      {isRunning && (
        <Suspense>
          <TaskRunner
            checks={checks}
            idle={idle}
            done={done}
            total={total}
            trigger={button}
            onClose={() => {
              setIsRunning(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface Counted {
  section: Section;
  state: "complete" | "disabled" | "error" | "incomplete" | "loading";
  /** True if it is turned on in the configuration. */
  isEnabled: boolean;
}

interface OpenItems {
  /** "12"; "12+" if some items are unknown; "–" if some are unknown and none is known to be open. */
  figure: string;
  /** "8 for you, 4 for your faction."; "All done." with nothing left. */
  text: string;
  /** Items that couldn't be checked because their call failed. */
  unknown: number;
  isLoading: boolean;
  /** The number of completed items, out of `total`. */
  done: number;
  total: number;
}

const FOR: readonly (readonly [whose: string, sections: readonly Section[]])[] = [
  ["you", ["General", "Faction Membership", "Casino"]],
  ["your faction", ["Faction Leadership"]],
  ["your company", ["Company"]],
];

/** The open items of the checklist: the player's own, the faction's and the company's. */
export function openItems(checks: readonly Counted[]): OpenItems {
  const shown = checks.filter(({ isEnabled }) => isEnabled);
  const left = shown.filter(({ state }) => state === "incomplete");
  const parts = FOR.flatMap(([whose, sections]) => {
    const count = left.filter(({ section }) => sections.includes(section)).length;
    return count === 0 ? [] : [`${count} for ${whose}`];
  });
  const done = shown.filter(({ state }) => state === "complete").length;
  const unknown = shown.filter(({ state }) => state === "error").length;
  return {
    figure: figureOf(left.length, unknown),
    text: left.length > 0 ? `${formatList(parts)}.` : unknown === 0 ? "All done." : "",
    unknown,
    isLoading: shown.some(({ state }) => state === "loading"),
    done,
    total: done + left.length + unknown,
  };
}

function figureOf(count: number, unknown: number): string {
  if (unknown === 0) return String(count);
  return count === 0 ? "–" : `${count}+`;
}
