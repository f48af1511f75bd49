import { ProgressCircle } from "@/components/figures/progress-circle";
import { gamePages } from "@/components/game/links";
import { ExplainProjection } from "@/components/history/explain-projection";
import type { TwoLines } from "@/components/list/two-line-row";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatCount } from "@/lib/format/numbers";

import { ALMOST_FULL, type AwardRow, paceText, progressText, toGoText, whenText } from "./rows";

const column = columnsFor<AwardRow>();

const AWARD_KINDS = { honor: "Honor", medal: "Medal" } as const;

export const columns = column.columns([
  column.accessor(({ award }) => award.name, {
    id: "award",
    header: "Award",
    sortFn: "text",
    meta: {
      ...NAMES,
    },
    cell: ({ row: { original } }) => (
      <>
        {original.award.name}
        <Tracked {...original} />
        <span className="block text-small text-muted-foreground">
          <Task {...original} />
        </span>
      </>
    ),
  }),
  column.accessor(({ award }) => AWARD_KINDS[award.kind], {
    id: "kind",
    header: "Kind",
    sortFn: "text",
    meta: NAMES,
  }),
  column.accessor(({ fraction, won }) => (won === null ? (fraction ?? undefined) : undefined), {
    id: "done",
    header: "Progress",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "furthest first", desc: "nearest first" },
      text: (row: AwardRow) => (row.target === null ? "" : progressText(row)),
    },
    cell: ({ row }) => <Share {...row.original} />,
  }),
  column.accessor(({ projection }) => projection?.expectedMs ?? undefined, {
    id: "when",
    header: "At your pace",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "soonest first", desc: "latest first" },
      text: ({ projection }: AwardRow) =>
        (projection?.expectedMs ?? null) === null ? "" : formatIsoDay(projection?.expectedMs ?? 0),
    },
    cell: ({ row }) => <When {...row.original} />,
  }),
  column.accessor(({ won }) => won?.atMs ?? undefined, {
    id: "won",
    header: "Earned",
    sortUndefined: "last",
    meta: {
      hidden: true,
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ won }: AwardRow) =>
        (won?.atMs ?? null) === null ? "" : formatIsoDay(won?.atMs ?? 0),
    },
    cell: ({ row: { original } }) => {
      const atMs = original.won?.atMs ?? null;
      return atMs === null ? "–" : formatIsoDay(atMs);
    },
  }),
  column.accessor(({ award }) => award.circulation ?? undefined, {
    id: "circulation",
    header: "Rarity",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row: { original } }) => <Rarity {...original} />,
  }),
]);

/**
 * An award on a phone: when it is reached and how much is missing, which leave its task more of the line than both values would;
 * otherwise the progress, and the reason why there is no date.
 */
export function awardLines(row: AwardRow): TwoLines {
  const { award, won, fraction, target, projection } = row;
  const isDated = target !== null && (projection?.expectedMs ?? null) !== null;
  return {
    mark: (
      <ProgressCircle
        value={won === null ? Math.min(fraction ?? 0, ALMOST_FULL) : 1}
        className="size-4 text-primary"
      />
    ),
    title: (
      <>
        <span translate="no">{award.name}</span>
        <Tracked {...row} />
      </>
    ),
    figure: isDated ? <WhenText {...row} /> : won === null && target !== null && progressText(row),
    detail: <span className="whitespace-normal">{award.description}</span>,
    second: isDated ? toGoText(row) : <WhenText {...row} />,
  };
}

/** A word beside the awards that count a stat the player tracks. */
const Tracked = ({ isTracked }: Pick<AwardRow, "isTracked">) =>
  isTracked && <span className="ml-2 text-small font-normal text-muted-foreground">tracked</span>;

/** The pages of the game on which a stat grows, for stats that grow on one page alone. */
const PLACES: Readonly<Record<string, string>> = {
  cityfinds: gamePages.city,
  dumpfinds: "https://www.torn.com/dump.php",
  criminaloffenses: gamePages.crimes,
  peoplebusted: gamePages.jail,
  revives: gamePages.hospital,
  contractscompleted: gamePages.missions,
  virusescoded: gamePages.computer,
  strength: gamePages.gym,
  defense: gamePages.gym,
  speed: gamePages.gym,
  dexterity: gamePages.gym,
  totalstats: gamePages.gym,
};

/** The task of an award, with a link to the page of the game where the player does it. */
function Task({ award: { description }, target, won }: AwardRow) {
  const place = won === null && target !== null ? PLACES[target.stat] : undefined;
  if (place === undefined) return description;
  return (
    <a
      href={place}
      target="_blank"
      rel="noreferrer"
      className="underline decoration-input underline-offset-[0.22em] hover:text-primary hover:decoration-current"
    >
      {description}
    </a>
  );
}

/** Without a range, which would leave the task a third of the line. */
const WhenText = (row: AwardRow) =>
  whenText({ ...row, range: null }, dayStartMs(useNow(MINUTE_MS)));

/** The rarity in the game's word, and the number of players with the award. */
function Rarity({ award: { rarity, circulation } }: AwardRow) {
  return (
    <>
      {rarity ?? "–"}
      {circulation !== null && (
        <span className="block text-small text-muted-foreground">
          {formatCount(circulation, "player", "players")}
        </span>
      )}
    </>
  );
}

/** The progress towards an award that isn't earned yet, as a bar with the current and the required value. */
function Share(row: AwardRow) {
  const { award, target, value, won } = row;
  if (won !== null) return null;
  return (
    <span className="inline-block w-full">
      <span className="text-small text-muted-foreground">{progressText(row)}</span>
      {target !== null && value !== null && (
        <Progress label={award.name} value={value} max={target.target} className="mt-1" />
      )}
    </span>
  );
}

/** The time until an award is earned at the pace of the last 30 days, with the calculation, and that pace. */
function When(row: AwardRow) {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const { award, target, projection, range } = row;
  const pace = paceText(row);
  return (
    <>
      <span className="inline-flex items-center gap-1">
        {whenText(row, todayMs)}
        {projection !== null && target !== null && projection.expectedMs !== null && (
          <ExplainProjection
            name={award.name}
            projection={projection}
            unit={target.unit}
            more={
              range === null
                ? []
                : [
                    {
                      label: "At your fastest week’s pace",
                      value: formatGameDate(range.fromMs),
                    },
                    {
                      label: "At your slowest week’s pace",
                      value: range.toMs === null ? "never" : formatGameDate(range.toMs),
                    },
                  ]
            }
          />
        )}
      </span>
      {pace !== "" && <span className="block text-small text-muted-foreground">{pace}</span>}
    </>
  );
}
