"use client";

import { Play } from "lucide-react";
import { Suspense, useRef, useState } from "react";

import { ProgressCircle } from "@/components/figures/progress-circle";
import { Button } from "@/components/ui/button";
import { dialogOnDemand } from "@/components/ui/dialog-on-demand";

import type { ChecklistItemState } from "./checklist/item-state";

const TaskRunner = dialogOnDemand(() => import("./task-runner").then((l) => l.TaskRunner));

interface TaskRunnerBarProps {
  checks: readonly ChecklistItemState[];
  done: number;
  total: number;
}

/** Starts a run through what is open; on a phone it stays at the thumb. Null where nothing is open. */
export function TaskRunnerBar({ checks, done, total }: TaskRunnerBarProps) {
  const [isRunning, setIsRunning] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = checks.find(({ isEnabled, state }) => isEnabled && state === "incomplete");

  return (
    <>
      {first && (
        <div className="z-10 flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:h-17 max-md:border-t max-md:border-rule max-md:bg-background max-md:px-4 md:pb-6">
          <ProgressCircle
            value={total === 0 ? 0 : done / total}
            className="size-5 text-primary md:hidden"
          />
          <p className="min-w-0 flex-1 text-small leading-4 text-muted-foreground md:hidden">
            <b className="block text-base text-foreground">
              {done} of {total} done
            </b>
            Start with {first.title}
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
            Do it
          </Button>
        </div>
      )}
      {isRunning && (
        <Suspense>
          <TaskRunner
            checks={checks}
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
