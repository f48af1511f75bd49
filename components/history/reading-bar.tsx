import { CirclePause, RotateCw } from "lucide-react";

import { adviceFor } from "@/components/state/advice";
import { Moon } from "@/components/state/moon";
import { useReadingTold } from "@/components/state/told";
import type { LongReading } from "@/components/state/use-long-reading";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { formatCount, formatWhole } from "@/lib/format/numbers";

import { leftWords } from "./left-words";

interface ReadingBarProps {
  reading: LongReading;
  /** What the button that begins says: "Read the week". */
  begin: string;
  /** What a key must be able to read for the page, in words. */
  access: string;
}

/** How far the reading is, why it stands still, and its one button; nothing once all is read. */
export function ReadingBar({ reading, begin, access }: ReadingBarProps) {
  const { state, error, done, total, leftMs } = reading;
  useReadingTold(state);
  if (state === "done" || total === 0) return null;
  const words = {
    idle: `${leftWords(leftMs)}, while this page is in view`,
    reading: leftWords(leftMs),
    stopped: "Stopped. What has been read is kept",
    failed: error === null ? "" : adviceFor(error, access),
  }[state];
  return (
    <section
      aria-label="Reading"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-y py-3 max-md:gap-x-3 max-md:gap-y-1.5 max-md:py-2"
    >
      <Moon lit={done / total} className="size-5 text-primary" />
      <div className="min-w-32 flex-1">
        <p className="font-medium">
          {state === "idle"
            ? formatCount(total, "call", "calls")
            : `${formatWhole(done)} of ${formatCount(total, "call", "calls")}`}
        </p>
        <p role={state === "failed" ? "alert" : undefined} className="text-muted-foreground">
          {words}
        </p>
      </div>
      <Progress
        label="Calls made"
        role="progressbar"
        value={done}
        max={total}
        className="w-full max-w-110 max-md:order-last max-md:max-w-none"
      />
      <Button variant="outline" onClick={state === "reading" ? reading.stop : reading.goOn}>
        {state === "reading" ? <CirclePause aria-hidden /> : <RotateCw aria-hidden />}
        {{ idle: begin, reading: "Stop", stopped: "Continue", failed: "Try again" }[state]}
      </Button>
    </section>
  );
}
