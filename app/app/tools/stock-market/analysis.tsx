import { useMemo } from "react";

import { SearchField } from "@/components/list/search-field";
import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";
import { Switch } from "@/components/ui/switch";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlValue } from "@/components/window/use-url-value";
import { formatList } from "@/lib/format/numbers";
import { analyse } from "@/lib/game/stocks/analysis";

import { columns } from "./analysis-columns";
import { TierEntry } from "./analysis-entry";
import { BENEFIT_TYPES, tiersShown } from "./analysis-view";
import type { Market } from "./use-market";

const BY_ROI = [{ id: "roi", desc: true }];

/** The Stock ROI Analysis table with its filters. */
export function Analysis({ market: { positions, values } }: { market: Market }) {
  const [text, setText] = useUrlText("q");
  const [types, setTypes] = useUrlValue("types", "");
  const [purchased, setPurchased] = useUrlValue("purchased", "off");
  const rows = useMemo(() => analyse(positions, values), [positions, values]);
  const shown = useMemo(
    () =>
      tiersShown(rows, {
        text,
        types: types.split(" ").filter(Boolean),
        withPurchased: purchased === "on",
      }),
    [rows, text, types, purchased],
  );

  return (
    <>
      <DataTable
        title="Stock ROI Analysis"
        columns={columns}
        rows={shown}
        total={rows.length}
        rowId={({ stock, tier }) => `${stock.id}-${tier}`}
        initialSort={BY_ROI}
        firstSort="desc"
        entry={TierEntry}
        activeFilters={[text, types, purchased === "on" ? "on" : ""].filter(Boolean).length}
        filters={
          <>
            <SearchField label="Name or acronym" value={text} onChange={setText} />
            <ToggleGroup
              type="multiple"
              aria-label="Benefit Type"
              value={types.split(" ").filter(Boolean)}
              onValueChange={(chosen) => {
                setTypes(chosen.join(" "));
              }}
            >
              {BENEFIT_TYPES.map((type) => (
                <ToggleGroupItem key={type} value={type}>
                  {type}
                </ToggleGroupItem>
              ))}
            </ToggleGroup>
            <label className="flex min-h-9 items-center gap-2 md:ml-auto max-md:min-h-11">
              Show Purchased Dividends
              <Switch
                checked={purchased === "on"}
                onCheckedChange={(on) => {
                  setPurchased(on ? "on" : "off");
                }}
              />
            </label>
          </>
        }
        empty={
          <EmptyState title="No data available">
            No tier passes these filters. Clear them, or turn on Show Purchased Dividends.
          </EmptyState>
        }
      />
      <p className="mt-3 max-w-160 text-small text-muted-foreground">
        Values with ROI below 1.00% ROI are hidden.
      </p>
      <p className="max-w-160 text-small text-muted-foreground">{unranked(values, positions)}</p>
    </>
  );
}

/** Which stocks pay nothing that could be ranked. */
function unranked(values: Market["values"], positions: Market["positions"]): string {
  const acronyms = positions
    .filter(({ stock }) => values.get(stock.id)?.type === null)
    .map(({ stock }) => stock.acronym);
  if (acronyms.length === 0) return "";
  const list = formatList(acronyms);
  return `${list} ${acronyms.length === 1 ? "pays" : "pay"} no cash value and ${acronyms.length === 1 ? "is" : "are"} not ranked: the list of Dividend Stocks says why.`;
}
