import { useMemo } from "react";

import { EmptyState } from "@/components/feedback/empty-state";
import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { ToggleField } from "@/components/list/toggle-field";
import { DataTable } from "@/components/table/data-table";
import { ALL } from "@/components/window/choice";
import { useUrlChoice, useUrlChoices } from "@/components/window/use-url-choice";
import { useUrlText } from "@/components/window/use-url-text";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

import { columnsOf } from "./columns";
import { ONLY, filterRows, shopChoices } from "./filters";
import { ShopMobileRow } from "./mobile-row";

const BY_PROFIT = [{ id: "profit", desc: true }];

/** Every item of every shop. */
export function ItemsTable({ rows, route }: { rows: readonly ShopRow[]; route: SaleRoute }) {
  const [text, setText] = useUrlText("q");
  const [only, setOnly] = useUrlChoices("only", ONLY);

  const columns = useMemo(() => columnsOf(route), [route]);
  const shops = useMemo(() => shopChoices(rows), [rows]);
  const [shop, setShop] = useUrlChoice("shop", shops, ALL);
  const shown = useMemo(() => filterRows(rows, { text, shop, only }), [rows, text, shop, only]);

  return (
    <DataTable
      title="Items in city shops"
      columns={columns}
      rows={shown}
      total={rows.length}
      rowId={({ shopId, itemId }) => `${shopId}-${itemId}`}
      initialSort={BY_PROFIT}
      firstSort="desc"
      mobileRow={(row) => <ShopMobileRow row={row} route={route} />}
      filters={
        <>
          <SearchField label="Item or shop" value={text} onChange={setText} />
          <SelectField label="Shop" value={shop} options={shops} onChange={setShop} namesFrom={1} />
          <ToggleField label="Show" options={ONLY} chosen={only} onChange={setOnly} />
        </>
      }
      activeFilters={Number(text !== "") + Number(shop !== ALL) + only.length}
      empty={
        <EmptyState title="No data available">
          No items match the filters. Search for another name, or clear them.
        </EmptyState>
      }
    />
  );
}
