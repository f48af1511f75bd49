import { Countdown } from "@/components/game/countdown";
import type { OfToday } from "@/lib/game/checklist/verdict";

import { rowSaysAll } from "./define-check";

/** How an item reads that is done once a day: "Used today", or "Not used today", and when it starts over. */
export const doneToday = (done: string, open: string) => ({
  note: ({ resetsAtMs }: OfToday, isDone: boolean) => (
    <>
      {isDone ? done : open}, resets in <Countdown endsAtMs={resetsAtMs} />
    </>
  ),
  explain: rowSaysAll,
});
