import { useMemo } from "react";

import { Explained } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { Toned } from "@/components/figures/toned";
import type { TwoLines } from "@/components/list/two-line-row";
import { EXPLAINED, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { formatMoney, formatMoneyShort, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedMoney } from "@/lib/format/signed";

import { explainNext } from "./set-explanation";
import type { SetRow } from "./set-rows";

interface OtherSetRow extends SetRow {
  pointPrice: number | null;
  itemNames: string;
}

const column = columnsFor<OtherSetRow>();

const Small = ({ children }: { children: string }) => (
  <span className="block text-small text-muted-foreground">{children}</span>
);

const Mark = ({ count }: OtherSetRow) => (
  <ProgressCircle value={count === null ? 0 : count.next.onHand / count.next.needed} />
);

/** "2 of 3"; with complete sets "1 complete, then 2 of 3", or "1 complete" if nothing of the next is held. */
function heldText({ count }: OtherSetRow): string {
  if (count === null) return "–";
  const { complete, next } = count;
  const part = `${formatWhole(next.onHand)} of ${formatWhole(next.needed)}`;
  if (complete === 0) return part;
  const ready = `${formatWhole(complete)} complete`;
  return next.onHand === 0 ? ready : `${ready}, then ${part}`;
}

const gainOf = ({ count }: OtherSetRow) => count?.next.gain ?? null;

const missingCostOf = ({ count }: OtherSetRow) => count?.next.missingCost ?? null;

const verdictOf = ({ count }: OtherSetRow) => count?.next.verdict ?? "unknown";

const Gain = (row: OtherSetRow) => (
  <Toned value={gainOf(row)}>{orDash(gainOf(row), formatSignedMoney)}</Toned>
);

const missingCostText = (row: OtherSetRow) =>
  row.count !== null && missingCostOf(row) === null
    ? "no market value"
    : orDash(missingCostOf(row), formatMoney);

/** "missing $498k"; with complete sets "next set needs $498k". */
const missingShortText = (row: OtherSetRow) => {
  const cost = missingCostOf(row);
  if (cost === null) return missingCostText(row);
  const isNext = (row.count?.complete ?? 0) > 0;
  return `${isNext ? "next set needs" : "missing"} ${formatMoneyShort(cost)}`;
};

const columns = column.columns([
  column.accessor("name", {
    id: "set",
    header: "Set",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-x-3">
        <Mark {...original} />
        <span translate="no">
          <b className="font-semibold">{original.name}</b>
          {original.items.length > 1 && <Small>{original.itemNames}</Small>}
        </span>
      </span>
    ),
  }),
  column.accessor("points", {
    id: "points",
    header: "Points",
    meta: NUMERIC,
    cell: ({ row: { original } }) => (
      <>
        {formatWhole(original.points)}
        {original.pointPrice !== null && (
          <Small>{formatMoney(original.points * original.pointPrice)}</Small>
        )}
      </>
    ),
  }),
  column.accessor((row) => row.count?.next.onHand, {
    id: "held",
    header: "You hold",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: heldText },
    cell: ({ row }) => heldText(row.original),
  }),
  column.accessor((row) => missingCostOf(row) ?? undefined, {
    id: "missing",
    header: "Missing, at market",
    sortUndefined: "last",
    meta: { ...NUMERIC, text: (row: OtherSetRow) => missingCostOf(row) ?? "" },
    cell: ({ row }) => missingCostText(row.original),
  }),
  column.accessor((row) => gainOf(row) ?? undefined, {
    id: "gain",
    header: "Gain per set",
    sortUndefined: "last",
    meta: { ...EXPLAINED, text: (row: OtherSetRow) => gainOf(row) ?? "" },
    cell: ({ row: { original } }) => {
      const sum = explainNext(original, original.pointPrice);
      const figure = (
        <span>
          <Gain {...original} />
          <Small>{verdictOf(original)}</Small>
        </span>
      );
      return sum === null ? figure : <Explained {...sum}>{figure}</Explained>;
    },
  }),
]);

const setLines = (row: OtherSetRow): TwoLines => ({
  mark: <Mark {...row} />,
  title: <span translate="no">{row.name}</span>,
  figure: <Gain {...row} />,
  detail: `${heldText(row)}, ${missingShortText(row)}`,
  second: verdictOf(row),
});

const HIGHEST_FIRST = [{ id: "gain", desc: true }];

interface OtherSetsProps {
  sets: readonly SetRow[];
  pointPrice: number | null;
}

/** The sets of few items. */
export function OtherSets({ sets, pointPrice }: OtherSetsProps) {
  const rows = useMemo<readonly OtherSetRow[]>(
    () =>
      sets.map((row) => ({
        ...row,
        pointPrice,
        itemNames: row.items.map(({ name }) => name).join(", "),
      })),
    [sets, pointPrice],
  );
  return (
    <section aria-label="Other sets" className="mt-6">
      <DataTable
        title="Other sets"
        name="sets"
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        initialSort={HIGHEST_FIRST}
        firstSort="desc"
        phoneLines={setLines}
      />
    </section>
  );
}
