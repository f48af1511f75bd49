import { SectionHeader } from "@/components/figures/section-header";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { Countdown, GameTime } from "@/components/game/game-time";
import { LongList } from "@/components/list/long-list";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatList, formatWhole } from "@/lib/format/numbers";
import { formatDuration, formatGameMinute } from "@/lib/format/times";

import type { DayFacts } from "./facts";

/** The crimes and tasks that the picture only counts, by name. */
export function DayDetails({ facts }: { facts: DayFacts }) {
  return (
    <div className="mt-4 grid gap-x-12 gap-y-2 @4xl/page:grid-cols-2 print:hidden">
      <CrimesReady facts={facts} />
      <TasksLeft facts={facts} />
    </div>
  );
}

/** So many names are listed of each task. */
const NAMED = 12;

function TasksLeft({ facts: { done, total, left, namesLeft } }: { facts: DayFacts }) {
  return (
    <section aria-label="Tasks left">
      <SectionHeader
        title="Tasks left"
        aside={`${formatWhole(done)} of ${formatWhole(total)} done`}
      />
      {left.length === 0 && (
        <p className="py-3 text-muted-foreground">
          {total === 0 ? "No task is known." : "All done."}
        </p>
      )}
      <ul>
        {left.map((task, i) => {
          const names = namesLeft[i] ?? [];
          return (
            <li key={task} className="border-b border-row py-2">
              <p className="font-semibold">{task}</p>
              {names.length > 0 && (
                <p translate="no" className="wrap-anywhere text-muted-foreground">
                  {formatList(names, NAMED)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <RowLinks>
        <PageLink href="/app/faction/members">Faction Members</PageLink>
        <PageLink href="/app/dashboard">Checklist</PageLink>
      </RowLinks>
    </section>
  );
}

/** "7 h 12 min late" of a crime that waits for somebody, as the Control room says; "ready" in the minute in which it starts. */
const lateText = (lateMs: number) =>
  lateMs < MINUTE_MS ? "ready" : `${formatDuration(lateMs)} late`;

function CrimesReady({ facts: { nowMs, ready, knows } }: { facts: DayFacts }) {
  return (
    <section aria-label="Crimes ready today">
      <SectionHeader
        title="Crimes ready today"
        aside={knows.crimes ? formatWhole(ready.length) : "–"}
      />
      {knows.crimes && ready.length === 0 && (
        <p className="py-3 text-muted-foreground">None by 00:00 TCT.</p>
      )}
      <LongList entries={ready} part={50}>
        {(shown) => (
          <ol>
            {shown.map(({ id, name, difficulty, atMs }) => (
              <li
                key={id}
                className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-row py-2"
              >
                <GameTime atMs={atMs}>
                  {atMs < dayStartMs(nowMs) ? "earlier" : formatGameMinute(atMs)}
                </GameTime>
                <p className="wrap-anywhere">
                  <b className="font-semibold">{name}</b>
                  {difficulty !== null && (
                    <span className="text-muted-foreground"> level {difficulty}</span>
                  )}
                </p>
                <p className="text-muted-foreground">
                  {atMs <= nowMs ? (
                    lateText(nowMs - atMs)
                  ) : (
                    <>
                      in <Countdown endsAtMs={atMs} format={formatDuration} />
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        )}
      </LongList>
      <RowLinks>
        <PageLink href="/app/faction/organised-crimes">Organised Crimes</PageLink>
      </RowLinks>
    </section>
  );
}
