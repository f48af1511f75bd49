import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { formatIsoDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import type { DayOfTrains } from "@/lib/game/companies/trains";

/** The days that are listed at first. */
const SHOWN = 8;

/** The trains of each day, by employee. */
export function TrainsByDay({ days }: { days: readonly DayOfTrains[] }) {
  return (
    <section aria-label="By day">
      <SectionHeader title="By day" aside="from the company’s news" />
      <LongList entries={days} part={SHOWN}>
        {(shown) => (
          <ol aria-label="Trains by day">
            {shown.map(({ dayMs, total, employees }) => (
              <li
                key={dayMs}
                className="grid min-h-9 grid-cols-[5.5rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-row py-1 last:border-rule"
              >
                <time dateTime={formatIsoDay(dayMs)} className="text-muted-foreground">
                  {formatGameDay(dayMs)}
                </time>{" "}
                <span className="min-w-0 wrap-anywhere">
                  <WithNames names={employees.map(({ name }) => name)}>
                    {employees
                      .map(({ name, trains }) => `${name}\u00A0${formatWhole(trains)}`)
                      .join(", ")}
                  </WithNames>
                </span>{" "}
                <b className="text-right font-semibold">{formatWhole(total)}</b>
              </li>
            ))}
          </ol>
        )}
      </LongList>
    </section>
  );
}
