import { useMemo, useState } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { FailedCalls } from "@/components/feedback/failed-calls";
import { LoadingState } from "@/components/feedback/loading-state";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { accessFor } from "@/lib/api/transport/access";
import { DAY_MS, dayStartMs, MINUTE_MS, WEEK_MS } from "@/lib/common/time";
import { formatDays } from "@/lib/format/numbers";
import { monthStartMs, trainsByDay, trainsByEmployee } from "@/lib/game/companies/trains";

import { useColleagues } from "./use-company";
import { useAgreedFromMs, useTrains } from "./use-trains";
import { Agreements } from "./trains/agreements";
import { TrainsByDay } from "./trains/by-day";
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
        {own && (
          <Agreements
            agreements={own}
            employees={employees ?? []}
            isGivenKnown={trains !== null}
            todayMs={todayMs}
          />
        )}
        {days && days.length > 0 && <TrainsByDay days={days} />}
      </div>
      {trains === null && news.error === null && <LoadingState text="Loading data..." rows={10} />}
      {trains && byEmployee && (
        <section aria-label="By employee" className="mt-6">
          <LoadProgressNote
            progress={news.progress}
            count={trains.length}
            names={["train", "trains"]}
            access={NEWS_ACCESS}
          />
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
    </>
  );
}
