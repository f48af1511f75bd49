import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { accessFor } from "@/lib/api/transport/access";
import { DAY_MS, dayStartMs, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatIsoDay } from "@/lib/format/days";
import { formatDays, formatWhole } from "@/lib/format/numbers";
import { formatGameDay } from "@/lib/format/times";
import {
  type DayOfTrains,
  monthStartMs,
  trainsByDay,
  trainsByEmployee,
} from "@/lib/game/companies/trains";

import { useColleagues } from "./use-company";
import { useAgreedFromMs, useTrains } from "./use-trains";
import { Agreements } from "./trains/agreements";
import { TrainsByEmployee } from "./trains/by-employee";
import { TrainsHeadline } from "./trains/trains-headline";

const NEWS_ACCESS = accessFor("company/news");

/** The time that loads without being asked for. The whole month and all that agreements need load too. */
const RECENT_MS = 13 * WEEK_MS;

/** The trains of each employee and of each day; for the director, also what was agreed and is still owed. */
export function TrainsView({ isDirector }: { isDirector: boolean }) {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const company = useColleagues();
  const { employees } = company;
  const daysOld = company.details.data?.daysOld ?? null;
  const foundedMs = daysOld === null ? 0 : todayMs - daysOld * DAY_MS;
  const [isAll, setIsAll] = useState(false);
  const agreedFromMs = useAgreedFromMs(isDirector);
  const recentMs = Math.min(todayMs - RECENT_MS, monthStartMs(todayMs), agreedFromMs);
  const fromMs = isAll ? foundedMs : Math.max(recentMs, foundedMs);
  const { trains, agreements, news, missing } = useTrains(fromMs);
  const byEmployee = useMemo(
    () => trains && trainsByEmployee(trains, employees, todayMs),
    [trains, employees, todayMs],
  );
  const days = useMemo(() => trains && trainsByDay(trains), [trains]);
  const hasAll = news.loadedFromMs <= foundedMs;
  const own = isDirector ? agreements : null;
  return (
    <>
      <TrainsHeadline
        left={company.details.data?.trains ?? null}
        ofWeek={byEmployee?.total.ofWeek ?? null}
        today={days === null ? null : days.filter(({ dayMs }) => dayMs === todayMs)}
        agreements={trains === null ? null : own}
      />
      <FailedCalls parts={[...company.missing, missing]} />
      <div className="grid items-start gap-x-12 *:min-w-0 @4xl/page:grid-cols-[6fr_4fr]">
        <div>
          {/* They are sorted by what is still owed, so that they wait for the trains given. */}
          {own && (trains !== null || news.error !== null) && (
            <Agreements
              agreements={own}
              employees={employees ?? []}
              isGivenKnown={trains !== null}
              todayMs={todayMs}
            />
          )}
          {trains === null && news.error === null && (
            <LoadingState text="Loading data..." rows={10} />
          )}
          {trains && byEmployee && (
            <section aria-label="By employee" className="mt-6">
              {trains.length === 0 && news.isComplete ? (
                <EmptyState title={daysOld === 0 ? "No reports yet" : "No trains yet"}>
                  Trains appear here once the director has given some.
                </EmptyState>
              ) : (
                <TrainsByEmployee
                  trains={byEmployee}
                  agreements={own}
                  sinceMs={hasAll ? null : news.loadedFromMs}
                  todayMs={todayMs}
                  isComplete={news.isComplete}
                />
              )}
              <LoadProgressNote
                progress={news.progress}
                count={trains.length}
                names={["train", "trains"]}
                access={NEWS_ACCESS}
              />
              {news.isComplete && !hasAll && daysOld !== null && (
                <Button
                  variant="outline"
                  className="mt-3"
                  onClick={() => {
                    setIsAll(true);
                  }}
                >
                  Load all {formatDays(daysOld)}
                </Button>
              )}
            </section>
          )}
        </div>
        {days && days.length > 0 && <TrainsByDay days={days} />}
      </div>
    </>
  );
}

/** The days that are listed at first, about as high as the parts beside them. */
const SHOWN = 14;

/** The trains of each day, by employee. */
function TrainsByDay({ days }: { days: readonly DayOfTrains[] }) {
  return (
    <section aria-label="By day" className="max-md:mt-6">
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
