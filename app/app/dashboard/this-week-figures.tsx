import { useMemo } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { useHistoryOwner } from "@/components/history/history-owner";
import { formatGain, formatShare } from "@/components/history/stat-text";
import { useOwnBackfill } from "@/components/history/use-stat-backfill";
import { useStatHistory } from "@/components/history/use-stat-history";
import { ToggleField } from "@/components/list/toggle-field";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { useNow } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import type { StatHistory } from "@/lib/game/history/stat-history";
import { type StatRequest, planSpanRequests } from "@/lib/game/progress/request-plan";
import { spanTo, type StatChange, statChange, toSeries } from "@/lib/game/progress/series";
import { moveToFront, statisticsOf, type Unit } from "@/lib/game/progress/statistics";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { followedStatsStore } from "@/lib/store/user/followed-stats";

import { NewAwards } from "./new-awards";

const NO_DAYS: StatHistory = {};

const NOTHING: readonly StatRequest[] = [];

/** The first three that the player follows. */
const SHOWN = 3;

/** As many as the game gives in a call. */
const READ = 10;

/**
 * What the last seven days brought. A player who has once read a past gets the new day by one call; nobody else is asked for
 * anything here.
 */
export function ThisWeekFigures() {
  const { isSample } = useSession();
  const own = Number(useHistoryOwner() ?? "");
  const ids = useMemo(() => [own], [own]);
  const { histories, addDailyStats } = useStatHistory(ids);
  const names = useStoredValue(followedStatsStore);
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const days = histories?.get(own) ?? NO_DAYS;
  const hasPast = isSample ? histories !== null : Object.keys(days).length > 0;
  const toRead = hasPast ? planSpanRequests(days, names.slice(0, READ), todayMs, "week") : NOTHING;
  useOwnBackfill({ storedUnder: own, addDailyStats, todayMs, days: toRead });

  const statistics = statisticsOf(names);
  const rows = statistics.slice(0, SHOWN).map((statistic) => ({
    statistic,
    change: statChange(toSeries(days, statistic.name), spanTo(todayMs, "week"), statistic),
  }));
  if (histories === null) return null;
  if (rows.every(({ change }) => change === null)) {
    return (
      <p className="mt-2 text-muted-foreground">
        What you gained in seven days appears here once My Progress has read it.
      </p>
    );
  }
  return (
    <>
      <dl className="mt-2 max-w-136">
        {rows.map(({ statistic: { name, title, unit }, change }) => (
          <DescriptionRow
            key={name}
            label={title}
            value={change === null ? "Not read" : changeText(change, unit)}
          />
        ))}
      </dl>
      <NewAwards />
      <Popover
        label="Choose figures"
        trigger={
          <Button variant="quiet" size="sm">
            Choose figures
          </Button>
        }
      >
        <p className="mb-2 text-small text-muted-foreground">
          These are the first {SHOWN} that you follow. Pick another, and it comes first.
        </p>
        <ToggleField
          label="Figures"
          options={statistics.map(({ name, title }) => [name, title] as const)}
          chosen={rows.map(({ statistic }) => statistic.name)}
          onChange={(chosen) => {
            followedStatsStore.set(moveToFront(names, SHOWN, chosen));
          }}
        />
      </Popover>
    </>
  );
}

function changeText(change: StatChange, unit: Unit): string {
  if (change.amount === null) return "Set back";
  const share = formatShare(change);
  return formatGain(change.amount, unit) + (share === null ? "" : ` (${share})`);
}
