import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SearchField } from "@/components/list/search-field";
import { ToggleField } from "@/components/list/toggle-field";
import { DataTable } from "@/components/table/data-table";
import { Switch } from "@/components/ui/switch";
import { useUrlChoices, useUrlSwitch } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import { formatList } from "@/lib/format/numbers";
import { isNotRead } from "@/lib/game/stocks/benefit-value";

import { columns } from "./analysis-columns";
import { benefitTypes, filterTiers } from "./analysis-filters";
import { TierMobileRow } from "./analysis-mobile-row";
import type { Market } from "./use-market";

const BY_ROI = [{ id: "roi", desc: true }];

/** The Stock ROI Analysis table with its filters. */
export function Analysis({ market: { positions, values, tiers } }: { market: Market }) {
  const [text, setText] = useUrlText("q");
  const choices = useMemo(() => benefitTypes(tiers), [tiers]);
  const [types, setTypes] = useUrlChoices("types", choices);
  const [withPurchased, setWithPurchased] = useUrlSwitch("purchased");
  const shown = useMemo(
    () => filterTiers(tiers, { text, types, withPurchased }),
    [tiers, text, types, withPurchased],
  );

  return (
    <>
      <DataTable
        title="Stock ROI Analysis"
        columns={columns}
        rows={shown}
        total={tiers.length}
        rowId={({ stock, tier }) => `${stock.id}-${tier}`}
        initialSort={BY_ROI}
        firstSort="desc"
        mobileRow={TierMobileRow}
        activeFilters={Number(text !== "") + types.length + Number(withPurchased)}
        filters={
          <>
            <SearchField label="Name or acronym" value={text} onChange={setText} />
            <ToggleField
              label="Benefit Type"
              options={choices}
              chosen={types}
              onChange={setTypes}
            />
            <label className="flex min-h-9 items-center gap-2 md:ml-auto max-md:min-h-11">
              Show Purchased Dividends
              <Switch checked={withPurchased} onCheckedChange={setWithPurchased} />
            </label>
          </>
        }
        empty={
          <EmptyState title="No data available">
            No tiers match these filters. Clear them, or turn on Show Purchased Dividends.
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

/** Which stocks have no benefit that can be ranked. */
function unranked(values: Market["values"], positions: Market["positions"]): string {
  const acronyms = positions
    .filter(({ stock }) => {
      const value = values.get(stock.id);
      return value?.type === null && !isNotRead(value);
    })
    .map(({ stock }) => stock.acronym);
  if (acronyms.length === 0) return "";
  const list = formatList(acronyms);
  return `${list} ${acronyms.length === 1 ? "pays" : "pay"} no cash value and ${acronyms.length === 1 ? "is" : "are"} not ranked: the list of Dividend Stocks says why.`;
}
