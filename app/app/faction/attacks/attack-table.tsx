import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import type { Attack } from "@/lib/game/faction/attack";
import type { OurFaction } from "@/lib/game/faction/attacks";

import { columns } from "./columns";
import { filterAttacks, resultChoices, SIDES } from "./filters";
import { AttackMobileRow } from "./mobile-row";
import { attackRows, type Names } from "./rows";

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
      mobileRow={AttackMobileRow}
      filters={
        <>
          <SearchField label="Player’s name or id" value={text} onChange={setText} />
          <SelectField label="Whose" value={side} options={SIDES} onChange={setSide} />
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
