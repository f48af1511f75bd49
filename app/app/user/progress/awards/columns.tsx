import { ExplainProjection } from "@/components/history/explain-projection";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { Progress } from "@/components/ui/progress";
import { useNow } from "@/components/window/use-now";
import { dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatIsoDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";

import { type AwardRow, progressText, whenText } from "./rows";

const column = columnsFor<AwardRow>();

const KINDS = { honor: "Honor", medal: "Medal" } as const;

export const columns = column.columns([
  column.accessor(({ award }) => award.name, {
    id: "award",
    header: "Award",
    sortFn: "text",
    meta: {
      ...NAMES,
      phone: [
        {
          at: "title",
          cell: ({ award }) => (
            <b translate="no" className="font-semibold">
              {award.name}
            </b>
          ),
        },
        {
          at: "note",
          cell: ({ award }) => <span className="wrap-anywhere">{award.description}</span>,
        },
      ],
    },
    cell: ({ row: { original } }) => (
      <>
        {original.award.name}
        <span className="block text-small text-muted-foreground">{original.award.description}</span>
      </>
    ),
  }),
  column.accessor(({ award }) => KINDS[award.kind], {
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
      phone: "block",
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
      phone: {
        at: "block",
        cell: (row: AwardRow) => (
          <div className="text-small">
            <When {...row} />
          </div>
        ),
      },
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
    meta: {
      ...NUMERIC,
      phone: {
        at: "aside",
        cell: ({ award }) =>
          award.rarity && <span className="text-small text-muted-foreground">{award.rarity}</span>,
      },
    },
    cell: ({ row: { original } }) => <Rarity {...original} />,
  }),
]);

/** The game's word, and how many players have it. */
function Rarity({ award: { rarity, circulation } }: AwardRow) {
  return (
    <>
      {rarity ?? "–"}
      {circulation !== null && (
        <span className="block text-small text-muted-foreground">{formatWhole(circulation)}</span>
      )}
    </>
  );
}

/** The progress towards an award that isn't earned yet, as a bar with its two numbers. */
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

/** When it will be earned at the pace of the last 30 days, and how that was calculated. */
function When(row: AwardRow) {
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const { award, target, projection, range } = row;
  return (
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
                    label: "At your best week’s pace",
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
  );
}
