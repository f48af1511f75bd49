import { Countdown } from "@/components/game/countdown";
import { formatDuration } from "@/lib/format/times";
import type { DailyFacts } from "@/lib/game/checklist/check-result";

import { noExplanation } from "./define-check";

/** How an item reads that is done once a day: "Used today", or "Not used today". The lead says when the new day begins. */
export const doneToday = (done: string, open: string) => ({
  note: ({ isUnknown = false }: DailyFacts, isDone: boolean) =>
    isUnknown ? "Unknown since 00:00" : isDone ? done : open,
  explain: noExplanation,
});

/** The same, with when it starts over. */
export const doneUntilReset = (done: string, open: string) => ({
  ...doneToday(done, open),
  note: (facts: DailyFacts, isDone: boolean) => (
    <>
      {doneToday(done, open).note(facts, isDone)}, resets in{" "}
      <Countdown endsAtMs={facts.resetsAtMs} format={formatDuration} />
    </>
  ),
});
