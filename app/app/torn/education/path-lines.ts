import { formatMoney } from "@/lib/format/numbers";
import { type CoursePath, timeOf } from "@/lib/game/education/path";

import { coursesWords, durationWords } from "./words";

/** How time and cost left are computed. */
export function pathLines({ steps, leftMs, cost }: CoursePath) {
  const running = steps.find(({ isRunning }) => isRunning);
  const ahead = steps.filter(({ isRunning }) => !isRunning);
  return {
    lines: [
      ...(running === undefined
        ? []
        : [{ label: "Left of the running course", value: durationWords(running.leftMs) }]),
      {
        label: `Durations of ${coursesWords(ahead.length)} to begin`,
        value: durationWords(timeOf(ahead)),
      },
      { label: "Time left", value: durationWords(leftMs) },
      { label: "Their costs: the cost left", value: formatMoney(cost) },
    ],
    note: `Durations are the game’s own: merits and jobs may shorten yours.${
      running?.endsAtMs === null ? " The game doesn’t say when the course that runs ends." : ""
    }`,
  };
}
