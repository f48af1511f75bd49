import { AddRowToCalendar } from "@/components/calendar/add-to-calendar";
import { Explain } from "@/components/figures/explain";
import { calendarEvents, upcomingText } from "@/components/upcoming/upcoming";
import { useTimeSelector } from "@/components/window/use-now";
import { formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameTime, formatOwnMinute } from "@/lib/format/times";
import type { Ending } from "@/lib/game/upcoming/upcoming";

import { Moment } from "./vital";
import type { BarVitalProps } from "./vitals";

interface BarMoreProps extends BarVitalProps {
  endsAtMs: number;
  /** True if the bar falls to its maximum at that time, rather than filling up to it. */
  resets: boolean;
}

/** The details of a bar, shown on tap: the time when it is full, and its growth. */
export function BarMore({ endsAtMs: atMs, resets, ...props }: BarMoreProps) {
  const {
    kind,
    bar: { maximum },
  } = props;
  return (
    <>
      <EndOfVital
        label={resets ? "Resets" : "Full"}
        event={
          resets
            ? { id: "happy-reset", kind: "happy-reset", maximum, atMs }
            : { id: kind, kind, maximum, atMs }
        }
      />
      <HowItGrows {...props} />
    </>
  );
}

/** The end in game time and in the player's own time, with a calendar button; null once it is over. */
export function EndOfVital({ event, label }: { event: Ending; label: string }) {
  const isOver = useTimeSelector(1000, (nowMs) => nowMs >= event.atMs);
  const own = formatOwnMinute(event.atMs);
  if (isOver) return null;
  return (
    <div className="flex items-center gap-1">
      <span className="flex-1">
        {label} <Moment atMs={event.atMs} />
        {own !== null && `, ${own} your time`}
      </span>
      <AddRowToCalendar
        name={upcomingText(event).title}
        fileName={`${event.id}.ics`}
        events={calendarEvents([event])}
      />
    </div>
  );
}

/** The growth of a bar; null if it isn't growing, since the game's value is then still correct. */
function HowItGrows({ name, bar, fetchedAtMs }: Omit<BarVitalProps, "kind">) {
  const { current, maximum, increment, everySeconds, nextTickSeconds } = bar;
  if (increment === null || everySeconds === null || nextTickSeconds === null) return null;
  if (current >= maximum) return null;
  return (
    <p className="flex min-h-9 items-center justify-between">
      {formatWhole(current)} of {formatWhole(maximum)} at the last update
      <Explain
        title={name}
        lines={[
          {
            label: "At the last update",
            value: `${formatWhole(current)} at ${formatGameTime(fetchedAtMs)}`,
          },
          {
            label: "Each tick",
            value: `+${formatWhole(increment)} every ${formatDuration(everySeconds * 1000)}`,
          },
          { label: "First tick", value: formatGameTime(fetchedAtMs + nextTickSeconds * 1000) },
          { label: "Maximum", value: formatWhole(maximum) },
        ]}
      />
    </p>
  );
}
