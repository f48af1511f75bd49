import { CirclePause, RotateCw } from "lucide-react";
import type { ReactNode } from "react";

import { useAnnounceProgress } from "@/components/feedback/live-region";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { cn } from "@/lib/utils";

interface ProgressLineProps {
  state: "idle" | "loading" | "stopped" | "failed" | "done";
  /** The label of the button that starts loading: "Load data". */
  begin?: string;
  onStart: () => void;
  onStop: () => void;
  /** The name of the bar for screen readers. */
  label: string;
  value: number;
  max: number;
  /** The progress in words. */
  children: ReactNode;
}

/** The progress of long loading and its button, on a line that stays once everything has loaded, so that nothing moves. */
export function ProgressLine({
  state,
  begin = "",
  onStart,
  onStop,
  label,
  value,
  max,
  children,
}: ProgressLineProps) {
  useAnnounceProgress(state);
  const isLoading = state === "loading";
  return (
    <div
      role={state === "failed" ? "alert" : undefined}
      className="relative flex min-h-11 items-center gap-x-3 border-b border-row"
    >
      <p className={cn("min-w-0 flex-1 leading-5", state !== "failed" && "text-muted-foreground")}>
        {children}
      </p>
      {state !== "done" && (
        <>
          <Button variant={isLoading ? "quiet" : "outline"} onClick={isLoading ? onStop : onStart}>
            {isLoading ? <CirclePause aria-hidden /> : <RotateCw aria-hidden />}
            {{ idle: begin, loading: "Pause", stopped: "Resume", failed: "Try again" }[state]}
          </Button>
          <Progress
            label={label}
            role="progressbar"
            value={value}
            max={max}
            className="absolute inset-x-0 -bottom-px h-0.5"
          />
        </>
      )}
    </div>
  );
}
