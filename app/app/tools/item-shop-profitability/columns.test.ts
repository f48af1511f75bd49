import { expect, test } from "vitest";

import { tableExport, serializeTable } from "@/components/table/table-export";
import { saleRoute } from "@/lib/game/shops/sale-routes";
import { type ShopRow, shopRows } from "@/lib/game/shops/shop-rows";
import { anItem } from "@/lib/game/testing/builders";

import { columnsOf } from "./columns";

const BAZAAR = saleRoute("bazaar");
const COLUMNS = columnsOf(BAZAAR);

/** The context that the table passes to a cell. */
const handedOver = (original: ShopRow) => ({
  original,
  getValue(id: string): unknown {
    const column = COLUMNS.find((one) => one.id === id);
    return column && "accessorFn" in column ? column.accessorFn(original, 0) : undefined;
  },
});

test("in CSV, a loss is a number for spreadsheets, and an unknown value is empty", async () => {
  const items = [
    { id: 1, name: "Hammer", price: 75, stock: 998 },
    { id: 310, name: "Lollipop", price: 25, stock: 300 },
  ];
  const rows = shopRows(
    [{ id: 100, name: "Big Al's Gun Shop", items }],
    [anItem({ id: 1, marketPrice: 60 })],
    BAZAAR,
  );
  const sheet = tableExport(COLUMNS, ["market", "profit", "roi"], rows.map(handedOver));
  expect(await serializeTable(sheet, ",")).toBe("Market Value,Profit,ROI\r\n60,-15,-20\r\n,,");
});
