import { useDeferredValue, useMemo } from "react";

import { SearchField } from "@/components/list/search-field";
import { SelectField } from "@/components/list/select-field";
import { EmptyState } from "@/components/state/empty-state";
import { DataTable } from "@/components/table/data-table";
import { ToggleGroup, ToggleGroupItem } from "@/components/ui/toggle-group";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlValue } from "@/components/window/use-url-value";
import type { SaleRoute } from "@/lib/game/shops/sale-routes";
import type { ShopRow } from "@/lib/game/shops/shop-rows";

import { columnsOf } from "./columns";
import { ShopEntry } from "./entry";
import { ALL, ONLY, parseOnly, rowsShown, shopChoices } from "./view";

const BY_PROFIT = [{ id: "profit", desc: true }];

/** Every item of every shop. */
export function ItemsTable({ rows, route }: { rows: readonly ShopRow[]; route: SaleRoute }) {
  const [text, setText] = useUrlText("q");
  const [shopInUrl, setShop] = useUrlValue("shop", ALL);
  const [onlyInUrl, setOnly] = useUrlValue("only", "");
  const typed = useDeferredValue(text);

  const columns = useMemo(() => columnsOf(route), [route]);
  const shops = useMemo(() => shopChoices(rows), [rows]);
  const shop = shops.some(([id]) => id === shopInUrl) ? shopInUrl : ALL;
  const only = parseOnly(onlyInUrl);
  const shown = useMemo(
    () => rowsShown(rows, { text: typed, shop, only: parseOnly(onlyInUrl) }),
    [rows, typed, shop, onlyInUrl],
  );

  return (
    <DataTable
      title="Items in city shops"
      columns={columns}
      rows={shown}
      total={rows.length}
      rowId={({ shopId, itemId }) => `${shopId}-${itemId}`}
      initialSort={BY_PROFIT}
      firstSort="desc"
      entry={(row) => <ShopEntry row={row} route={route} />}
      filters={
        <>
          <SearchField label="Item or shop" value={text} onChange={setText} />
          <SelectField label="Shop" value={shop} options={shops} onChange={setShop} />
          <ToggleGroup
            type="multiple"
            aria-label="Show"
            value={only}
            onValueChange={(chosen: string[]) => {
              setOnly(parseOnly(chosen.join(" ")).join(" "));
            }}
          >
            {ONLY.map(([id, words]) => (
              <ToggleGroupItem key={id} value={id}>
                {words}
              </ToggleGroupItem>
            ))}
          </ToggleGroup>
        </>
      }
      activeFilters={Number(text !== "") + Number(shop !== ALL) + only.length}
      empty={
        <EmptyState title="No data available">
          No item passes the filters. Search for another name, or set them back to all.
        </EmptyState>
      }
    />
  );
}
