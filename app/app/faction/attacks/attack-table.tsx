import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { GameTime } from "@/components/game/game-time";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { ALL } from "@/components/window/choice";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice } from "@/components/window/use-url-value";
import { formatGameDayTime, formatIsoMoment } from "@/lib/format/days";
import type { Attack, OurFaction } from "@/lib/game/faction/attacks";

import { filterAttacks, resultChoices, SIDES } from "./filters";
import { type AttackRow, attackRows, type Names, personText } from "./rows";
import { Gained, Respect, respectText, Side } from "./values";

const NEWEST_FIRST = [{ id: "when", desc: true }];

interface AttackTableProps {
  attacks: readonly Attack[];
  ours: OurFaction;
  names: Names;
}

export function AttackTable({ attacks, ours, names }: AttackTableProps) {
  const rows = useMemo(() => attackRows(attacks, ours, names), [attacks, ours, names]);
  const [text, setText] = useUrlText("q");
  const [side, setSide] = useUrlChoice("side", SIDES, ALL);
  const results = useMemo(() => resultChoices(rows), [rows]);
  const [result, setResult] = useUrlChoice("result", results, ALL);
  const shown = useMemo(
    () => filterAttacks(rows, { side, result, text }),
    [rows, side, result, text],
  );

  return (
    <DataTable
      title="Attacks"
      columns={columns}
      rows={shown}
      total={rows.length}
      rowId={({ id }) => String(id)}
      initialSort={NEWEST_FIRST}
      firstSort="desc"
      filters={
        <>
          <SearchField label="Player’s name or id" value={text} onChange={setText} />
          <SelectField label="Direction" value={side} options={SIDES} onChange={setSide} />
          <SelectField label="Result" value={result} options={results} onChange={setResult} />
        </>
      }
      activeFilters={Number(text !== "") + Number(side !== ALL) + Number(result !== ALL)}
      empty={
        <EmptyState title="No data available">
          No attacks match. Search for another player, or clear the filters.
        </EmptyState>
      }
    />
  );
}

const column = columnsFor<AttackRow>();

export const columns = column.columns([
  column.accessor("atMs", {
    id: "when",
    header: "When",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }) => formatIsoMoment(atMs),
      phone: {
        at: "note",
        cell: (row) => (
          <div className="flex min-h-6 items-center">
            <When {...row} />
          </div>
        ),
        order: 1,
      },
    },
    cell: ({ row }) => <When {...row.original} />,
  }),
  column.accessor(({ attacker }) => personText(attacker), {
    id: "attacker",
    header: "Attacker",
    sortFn: "text",
    meta: { ...NAMES, phone: { at: "title", cell: (row) => <Sides {...row} /> } },
    cell: ({ row }) => <Side person={row.original.attacker} />,
  }),
  column.accessor(({ defender }) => personText(defender), {
    id: "defender",
    header: "Defender",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <Side person={row.original.defender} />,
  }),
  column.accessor("result", {
    id: "result",
    header: "Result",
    sortFn: "text",
    meta: { ...NAMES, phone: "note" },
  }),
  // Unknown values sort last in both directions.
  column.accessor(({ gained }) => gained ?? undefined, {
    id: "gained",
    header: "Respect gained",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortName: "Gained",
      text: ({ gained }) => respectText(gained),
      phone: { at: "detail", label: "Gained" },
    },
    cell: ({ row }) => <Gained {...row.original} />,
  }),
  column.accessor(({ lost }) => lost ?? undefined, {
    id: "lost",
    header: "Respect lost",
    sortUndefined: "last",
    meta: {
      ...NUMERIC,
      sortName: "Lost",
      text: ({ lost }) => respectText(lost),
      phone: { at: "detail", label: "Lost" },
    },
    cell: ({ row }) => <Respect value={row.original.lost} />,
  }),
]);

function When({ atMs }: Pick<AttackRow, "atMs">) {
  return <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>;
}

/** Who attacked whom. */
function Sides({ attacker, defender }: AttackRow) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
      <Side person={attacker} />
      <span className="text-muted-foreground">attacked</span>
      <Side person={defender} />
    </div>
  );
}
