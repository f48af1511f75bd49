import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatIsoDay } from "@/lib/format/days";
import { formatWhole } from "@/lib/format/numbers";

import type { AwardRow } from "./rows";
import { progressText } from "./text";
import { Share, When } from "./values";

const column = columnsFor<AwardRow>();

const KINDS = { honor: "Honor", medal: "Medal" } as const;

export const columns = column.columns([
  column.accessor(({ award }) => award.name, {
    id: "award",
    header: "Award",
    sortFn: "text",
    meta: NAMES,
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
    header: "Done",
    sortUndefined: "last",
    meta: {
      sortText: { asc: "least first", desc: "nearest first" },
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
    header: "Won",
    sortUndefined: "last",
    meta: {
      hidden: true,
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ won }: AwardRow) =>
        (won?.atMs ?? null) === null ? "" : formatIsoDay(won?.atMs ?? 0),
    },
    cell: ({ row: { original } }) => {
      const atMs = original.won?.atMs ?? null;
      return atMs === null ? "—" : formatIsoDay(atMs);
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

/** The game's word, and how many players have it. */
function Rarity({ award: { rarity, circulation } }: AwardRow) {
  return (
    <>
      {rarity ?? "—"}
      {circulation !== null && (
        <span className="block text-small text-muted-foreground">{formatWhole(circulation)}</span>
      )}
    </>
  );
}
