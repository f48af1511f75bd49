import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import type { BackfillControls } from "@/components/reading/use-backfill";
import { DAY_MS } from "@/lib/common/time";
import { formatGameDate } from "@/lib/format/days";
import { formatCount, formatList, formatWhole, orDash } from "@/lib/format/numbers";
import {
  changePercent,
  type PeriodComparison,
  totalGains,
  type WeekStat,
} from "@/lib/game/week/member-week";
import { daysOf, type Span } from "@/lib/game/week/span";
import { topBy } from "@/lib/game/week/weekly-minimums";

import type { WeekRow } from "./rows";
import { formatOf, minimumText, scaledText, spanText, STAT_TEXT } from "./text";

const NAMED = 3;
const SIDE: readonly WeekStat[] = ["gymenergy", "timeplayed", "xantaken", "attackswon"];
/** The maximum number of these stats beside the headline. */
const MAX_BESIDE = 3;

interface WeekHeadlineProps {
  rows: readonly WeekRow[];
  /** The stats of the compared members in this period and in the previous period. */
  comparisons: readonly PeriodComparison[];
  backfill: Pick<BackfillControls, "state" | "done" | "total">;
  span: Span;
  todayMs: number;
}

/** The members who are below a minimum, and the totals. */
export function WeekHeadline({ rows, comparisons, backfill, span, todayMs }: WeekHeadlineProps) {
  const compared = rows.filter(({ state }) => state === "compared");
  // In the order of the table.
  const belowMinimum = compared
    .filter(({ unmetMinimums }) => unmetMinimums.length > 0)
    .sort((a, b) => (a.gains.timeplayed ?? 0) - (b.gains.timeplayed ?? 0));
  const joined = rows.filter(({ state }) => state === "joined").length;
  const gains = totalGains(compared.map((row) => row.gains));
  const beside = SIDE.filter((stat) => gains[stat] !== undefined).slice(0, MAX_BESIDE);
  const side = beside.map((stat) => {
    const most = topBy(compared, stat);
    const format = formatOf(stat);
    return {
      label: STAT_TEXT[stat].name,
      value: orDash(gains[stat] ?? null, format),
      note: most ? (
        <WithNames names={[most.row.name]}>
          {`most: ${most.row.name}, ${format(most.gain)}`}
        </WithNames>
      ) : (
        "none yet"
      ),
    };
  });
  const isAll = compared.length > 0;
  const nobody = backfill.state === "done" && !isAll ? nobodyText(rows, span, todayMs) : null;
  const isBegun = ["loading", "stopped", "failed"].includes(backfill.state);
  const loaded = `${formatWhole(compared.length)} of ${formatCount(rows.length - joined, "member", "members")} loaded.`;
  const belowMinimumNames = (
    <WithNames names={belowMinimum.map(({ name }) => name)}>
      {belowMinimumText(belowMinimum, compared.length === rows.length - joined)}
    </WithNames>
  );
  const [figure, words, status] = isAll
    ? [
        formatWhole(belowMinimum.length),
        "below minimum",
        isBegun ? loaded : `of ${formatCount(compared.length, "member", "members")}`,
      ]
    : isBegun
      ? [
          formatWhole(backfill.done),
          `of ${formatCount(backfill.total, "call", "calls")} done`,
          loaded,
        ]
      : nobody !== null
        ? ["Nobody", "to compare", nobody]
        : ["Not loaded", "yet", "Up to 2 API calls per member"];
  return (
    <PageHeadline
      figure={figure}
      text={words}
      note={
        <>
          {isBegun && `${loaded} `}
          {isAll
            ? belowMinimumNames
            : (nobody ??
              "Load the data below: up to 2 API calls per member. Loaded data is saved.")}
          {isAll && `${scaledText(span)}${changeText(comparisons)}`}
          {joined > 0 &&
            nobody === null &&
            ` ${formatCount(joined, "member", "members")} joined during this period and ${joined === 1 ? "isn’t" : "aren’t"} counted.`}
        </>
      }
      status={[status, spanText(span)]}
      side={isAll ? side : []}
    />
  );
}

/**
 * The reason why no member is compared although everything has loaded, with the date of the first possible comparison if all
 * members are new; null without members.
 */
function nobodyText(rows: readonly WeekRow[], span: Span, todayMs: number): string | null {
  if (rows.length === 0) return null;
  const joined = rows.filter(({ state }) => state === "joined");
  if (joined.length < rows.length) {
    return "The API has no stats of your members for the start or the end of this period.";
  }
  const longest = joined.reduce((most, { daysInFaction }) => Math.max(most, daysInFaction ?? 0), 0);
  const fromMs = todayMs - longest * DAY_MS + (span.toMs - span.fromMs);
  return `All members joined during this period. The first ${formatCount(daysOf(span), "day", "days")} can be compared from ${formatGameDate(fromMs)}.`;
}

function belowMinimumText(belowMinimum: readonly WeekRow[], isAllLoaded: boolean) {
  if (belowMinimum.length === 0) {
    return isAllLoaded ? "Nobody is below minimum." : "No loaded member is below minimum.";
  }
  const minimums = belowMinimum.flatMap(({ unmetMinimums }) => unmetMinimums.map(minimumText));
  return `${formatList(
    belowMinimum.map(({ name }) => name),
    NAMED,
  )}. Minimum: ${formatList([...new Set(minimums)], NAMED)}.`;
}

/** Smaller changes aren’t mentioned. */
const MIN_PERCENT = 5;

/** " Gym energy down 18% and Xanax up 7% on the previous period." Empty until the previous period has loaded too. */
function changeText(comparisons: readonly PeriodComparison[]): string {
  const changes = SIDE.flatMap((stat) => {
    const percent = changePercent(comparisons, stat) ?? 0;
    const rounded = formatWhole(Math.abs(Math.round(percent)));
    if (Math.abs(percent) < MIN_PERCENT) return [];
    return [`${STAT_TEXT[stat].name} ${percent < 0 ? "down" : "up"} ${rounded}%`];
  }).map((text, index) => (index === 0 || text.startsWith("Xanax") ? text : text.toLowerCase()));
  return changes.length === 0
    ? ""
    : ` ${formatList(changes.slice(0, NAMED), NAMED)} on the previous period.`;
}
