import { useEffect, useEffectEvent, useMemo } from "react";

import { DescriptionRow } from "@/components/figures/description-list";
import { useHistoryOwner } from "@/components/history/history-owner";
import { formatGain, formatShare, noChangeText } from "@/components/history/stat-text";
import { useOwnBackfill } from "@/components/history/use-own-backfill";
import { useStatHistory } from "@/components/history/use-stat-history";
import { ToggleField } from "@/components/list/toggles";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { useNow } from "@/components/window/use-now";
import { honorsQuery } from "@/lib/api/endpoints/torn-honors";
import { medalsQuery } from "@/lib/api/endpoints/torn-medals";
import { wonHonorsQuery } from "@/lib/api/endpoints/user-honors";
import { wonMedalsQuery } from "@/lib/api/endpoints/user-medals";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { visitTimesAfter } from "@/lib/common/visit";
import { formatCount, formatList } from "@/lib/format/numbers";
import { wonSince } from "@/lib/game/awards/award";
import type { StatHistory } from "@/lib/game/history/stat-history";
import {
  planSpanRequests,
  STATS_PER_CALL,
  type StatRequest,
} from "@/lib/game/progress/request-plan";
import { spanTo, type StatChange, statChange, toSeries } from "@/lib/game/progress/series";
import { type Unit } from "@/lib/game/progress/stat-groups";
import { moveToFront, statisticsOf } from "@/lib/game/progress/statistics";
import { awardVisitsStore } from "@/lib/store/account/visits";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trackedStatsStore } from "@/lib/store/user/progress";

const NO_HISTORY: StatHistory = {};

const NOTHING: readonly StatRequest[] = [];

/** The number of stats shown: the first three that the player tracks. */
const SHOWN = 3;

/** The maximum number of awards named; further awards are only counted. */
const MAX_NAMED = 3;

/** In the sample data, awards count as new for this long. */
const SAMPLE_MS = 14 * DAY_MS;

/**
 * The player's gains of the last seven days. Makes no calls without stored history. Otherwise, up to two calls load the two ends
 * of the week, and the awards take two to four more.
 */
export function ThisWeekFigures() {
  const { isSample } = useSession();
  const own = Number(useHistoryOwner() ?? "");
  const ids = useMemo(() => [own], [own]);
  const { histories, addDailyStats } = useStatHistory(ids);
  const names = useStoredValue(trackedStatsStore);
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const history = histories?.get(own) ?? NO_HISTORY;
  const hasPast = isSample ? histories !== null : Object.keys(history).length > 0;
  const toLoad = hasPast
    ? planSpanRequests(history, names.slice(0, STATS_PER_CALL), todayMs, "week")
    : NOTHING;
  useOwnBackfill({ storedUnder: own, addDailyStats, todayMs, days: toLoad });

  const statistics = statisticsOf(names);
  const rows = statistics.slice(0, SHOWN).map((statistic) => ({
    statistic,
    points: toSeries(history, statistic.name),
    change: statChange(toSeries(history, statistic.name), spanTo(todayMs, "week"), statistic),
  }));
  const isLoaded = hasPast && toLoad.length === 0;
  if (histories === null) return null;
  if (rows.every(({ change }) => change === null)) {
    return (
      <p className="mt-2 text-muted-foreground">
        {isLoaded && rows[0]
          ? noChangeText(rows[0].points, "week", todayMs)
          : "Load your history in My Progress to see your last 7 days here."}
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
            value={change !== null ? changeText(change, unit) : isLoaded ? "Unknown" : "Not loaded"}
          />
        ))}
      </dl>
      <NewAwards />
      <Popover
        label="Choose stats"
        trigger={
          <Button variant="quiet" size="sm">
            Choose stats
          </Button>
        }
      >
        <p className="mb-2 text-small text-muted-foreground">
          Your first {SHOWN} tracked stats. Pick another to move it to the top.
        </p>
        <ToggleField
          label="Stats"
          options={statistics.map(({ name, title }) => [name, title] as const)}
          chosen={rows.map(({ statistic }) => statistic.name)}
          onChange={(chosen) => {
            trackedStatsStore.set(moveToFront(names, SHOWN, chosen));
          }}
        />
      </Popover>
    </>
  );
}

function changeText(change: StatChange, unit: Unit): string {
  if (change.amount === null) return "Reset";
  const share = formatShare(change);
  return formatGain(change.amount, unit) + (share === null ? "" : ` (${share})`);
}

/** The awards earned since the last visit. Their names are only loaded when there are some. */
function NewAwards() {
  const session = useSession();
  const sinceMs = useVisitBefore();
  const honors = useOptionalQuery(wonHonorsQuery(session));
  const medals = useOptionalQuery(wonMedalsQuery(session));
  const earned = {
    honors: wonSince(honors.data?.entries ?? [], sinceMs),
    medals: wonSince(medals.data?.entries ?? [], sinceMs),
  };
  if (earned.honors.length + earned.medals.length === 0) return null;
  return <EarnedAwards {...earned} />;
}

function EarnedAwards({
  honors,
  medals,
}: {
  honors: readonly number[];
  medals: readonly number[];
}) {
  const session = useSession();
  const allHonors = useOptionalQuery({ ...honorsQuery(session), enabled: honors.length > 0 });
  const allMedals = useOptionalQuery({ ...medalsQuery(session), enabled: medals.length > 0 });
  const names = [
    ...(allHonors.data?.entries ?? []).filter(({ id }) => honors.includes(id)),
    ...(allMedals.data?.entries ?? []).filter(({ id }) => medals.includes(id)),
  ].map(({ name }) => name);
  const count = honors.length + medals.length;
  return (
    <p className="mt-1">
      <b>{formatCount(count, "new award", "new awards")}</b> since your last visit
      {names.length > 0 && (
        <>
          : <span translate="no">{formatList(names, MAX_NAMED)}</span>
        </>
      )}
      .
    </p>
  );
}

/** The end of the previous visit; null on the first visit. */
function useVisitBefore(): number | null {
  const { isSample } = useSession();
  const nowMs = useNow(MINUTE_MS);
  const stored = useStoredValue(awardVisitsStore);
  const visits = visitTimesAfter(stored, nowMs);
  const save = useEffectEvent(() => {
    if (!isSample && visits !== stored) awardVisitsStore.set(visits);
  });
  // Runs once per visit to the page: it would otherwise loop in a browser that stores nothing.
  useEffect(() => {
    save();
  }, []);
  return isSample ? nowMs - SAMPLE_MS : visits.beforeMs;
}
