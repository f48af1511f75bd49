import { formatDaysAndHours } from "@/lib/format/hours";
import { formatMoney } from "@/lib/format/numbers";
import { sum } from "@/lib/game/money/sum";
import type { CoursePath } from "@/lib/game/education/path";

import { coursesWords } from "./words";

/** How time and cost left are computed. */
export function pathLines({ steps, leftMs, cost }: CoursePath) {
  const running = steps.find(({ isRunning }) => isRunning);
  const ahead = steps.filter(({ isRunning }) => !isRunning);
  return {
    lines: [
      ...(running === undefined
        ? []
        : [{ label: "Left of the running course", value: formatDaysAndHours(running.leftMs) }]),
      {
        label: `Durations of ${coursesWords(ahead.length)} to begin`,
        value: formatDaysAndHours(sum(ahead.map((step) => step.leftMs))),
      },
      { label: "Time left", value: formatDaysAndHours(leftMs) },
      { label: "Their costs: the cost left", value: formatMoney(cost) },
    ],
    note: `Durations are the game’s own: merits and jobs may shorten yours.${
      running?.endsAtMs === null ? " The game doesn’t say when the course that runs ends." : ""
    }`,
  };
}
