import { formatMoney } from "@/lib/format/numbers";
import {
  type CoursePath,
  durationMs,
  type Shortening,
  totalDurationMs,
} from "@/lib/game/education/path";

import { coursesText, durationText } from "./text";

const BY: Readonly<Record<Shortening["reductions"][number]["source"], string>> = {
  faction: "your faction",
  job: "your job",
  property: "your property",
  education: "your education",
  enhancer: "your enhancers",
  book: "your book",
  stock: "your stocks",
  merit: "your merits",
};

/** The calculation of the time and cost left. */
export function explainPath(
  { steps, remainingMs, cost }: CoursePath,
  shortening: Shortening | null,
) {
  const running = steps.find(({ isRunning }) => isRunning);
  const ahead = steps.filter(({ isRunning }) => !isRunning).map(({ course }) => course);
  const listed = totalDurationMs(ahead.map((course) => durationMs(course, 1)));
  const reductions = shortening?.reductions ?? [];
  const note = [
    shortening === null
      ? "Your time reductions are unknown: these are base times."
      : reductions.length === 0
        ? "You have no time reductions: these are base times."
        : "",
    running?.endsAtMs === null ? "Your current course has no known end." : "",
  ]
    .filter(Boolean)
    .join(" ");
  return {
    lines: [
      ...(running === undefined
        ? []
        : [
            { label: "Time left in your current course", value: durationText(running.remainingMs) },
          ]),
      {
        label: `Duration of ${coursesText(ahead.length)} to start`,
        value: durationText(listed),
      },
      ...reductions.map(({ source, percent }) => ({
        label: `${percent}% shorter with ${BY[source]}`,
        value: listed === null ? "–" : `−${durationText((listed * percent) / 100)}`,
      })),
      { label: "Time left", value: durationText(remainingMs) },
      { label: "Cost left", value: formatMoney(cost) },
    ],
    ...(note !== "" && { note }),
  };
}
