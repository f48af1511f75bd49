import { Copy, Download } from "lucide-react";

import { SectionHeader } from "@/components/figures/section-header";
import { copyTable, saveCsv } from "@/components/table/export-actions";
import { Button } from "@/components/ui/button";
import type { Opened } from "@/components/window/use-opened";
import type { ArmouryCategory } from "@/lib/api/endpoints/faction-inventory";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { Item } from "@/lib/game/items/item";
import {
  type ArmouryMinimums,
  type ItemStock,
  missingOf,
  stockTotals,
} from "@/lib/game/treasury/armoury-stock";

import { OpeningTable, type OpeningTableRow } from "@/components/table/opening-table";
import { ItemDetails } from "./item-details";
import { StockCircle } from "./restock";
import { CATEGORY_LABELS, categoryList, stockDetail, valueText } from "./text";
import type { CategoryStock } from "./use-armoury";

const COLUMNS = ["Stock", "In stock", "On loan", "Minimum", "Market value"];

interface StockProps {
  categories: readonly CategoryStock[];
  minimums: ArmouryMinimums;
  known: ReadonlyMap<number, Item>;
  opened: Opened;
  /** True if all categories are open, since a search has left these items. */
  isSearched: boolean;
  /** The items below their minimum that the armoury has none of, so that no category lists them. */
  absent: number;
  /** The rows that couldn't be read. */
  dropped: number;
}

/** All items of the armoury, by category. */
export function Stock({
  categories,
  minimums,
  known,
  opened,
  isSearched,
  absent,
  dropped,
}: StockProps) {
  const listed = categories.filter(({ stocks }) => stocks === null || stocks.length > 0);
  const empty = categories.filter(({ stocks }) => stocks?.length === 0);
  const all = listed.flatMap(({ stocks }) => stocks ?? []);
  const isPartial = listed.some(({ stocks }) => stocks === null);
  const totals = stockTotals(all);
  const arePricesKnown = known.size > 0;
  const rows = listed.flatMap(({ category, stocks }): OpeningTableRow[] => {
    const isOpen = stocks !== null && (isSearched || opened.isOpen(category));
    const row = categoryRow({ category, stocks }, minimums, arePricesKnown);
    return [
      {
        ...row,
        isOpen: stocks === null ? null : isOpen,
        onToggle: () => {
          opened.toggle(category, !isOpen);
        },
      },
      ...(isOpen
        ? stocks.map((stock) =>
            itemRow(category, stock, minimums[String(stock.itemId)], known, opened),
          )
        : []),
    ];
  });
  const value = arePricesKnown ? formatMoney(totals.value) : "–";
  const total: OpeningTableRow = {
    id: "total",
    mark: null,
    name: isPartial ? "Total of those loaded" : "Total",
    cells: [formatWhole(totals.inStock), formatWhole(totals.onLoan), "", value],
    lines: {
      title: isPartial ? "Total of those loaded" : "Total",
      figure: formatWhole(totals.inStock),
      detail: `${formatWhole(totals.onLoan)} on loan`,
      second: value,
    },
    isOpen: null,
    isStrong: true,
  };
  const exported = Promise.resolve(exportOf(listed, minimums));
  return (
    <section aria-label="Stock">
      <SectionHeader title="Stock" aside={formatCount(totals.items, "item", "items")}>
        <Button variant="quiet" size="sm" onClick={() => void copyTable(exported)}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void saveCsv(exported, "Armoury")}>
          <Download aria-hidden />
          CSV
        </Button>
      </SectionHeader>
      <OpeningTable
        label="Stock by category"
        columns={COLUMNS}
        rows={[...rows, ...(absent > 0 ? [absentRow(absent)] : []), total]}
      />
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        {!isSearched && empty.length > 0 && `${emptyText(empty)} `}
        {totals.unpriced > 0 &&
          arePricesKnown &&
          `${formatCount(totals.unpriced, "item has", "items have")} no market value and ${totals.unpriced === 1 ? "counts" : "count"} as $0. `}
        {dropped > 0 &&
          `${formatCount(dropped, "row of the game’s list couldn’t be read and isn’t counted", "rows of the game’s list couldn’t be read and aren’t counted")}. `}
        Special weapons are worth more than the market value of their kind. Items in a member’s
        display case aren’t in the game’s list.
      </p>
    </section>
  );
}

const emptyText = (empty: readonly CategoryStock[]) =>
  `Nothing in ${categoryList(empty.map(({ category }) => category))}.`;

/** The sums of a category; dashes if its call failed. */
function categoryRow(
  { category, stocks }: CategoryStock,
  minimums: ArmouryMinimums,
  arePricesKnown: boolean,
): Pick<OpeningTableRow, "id" | "name" | "cells" | "lines" | "isStrong"> {
  const label = CATEGORY_LABELS[category];
  if (stocks === null) {
    const lines = { title: label, figure: "–", detail: "not loaded" };
    return { id: category, name: label, cells: ["–", "–", "–", "–"], lines, isStrong: true };
  }
  const totals = stockTotals(stocks);
  const low = stocks.filter((stock) => missingOf(stock, minimums) > 0).length;
  const name = (
    <>
      {label} <span className="font-normal text-muted-foreground">{formatWhole(totals.items)}</span>
    </>
  );
  const value = arePricesKnown ? formatMoney(totals.value) : "–";
  return {
    id: category,
    name,
    cells: [
      formatWhole(totals.inStock),
      formatWhole(totals.onLoan),
      low > 0 && <span className="text-primary">{formatWhole(low)} low</span>,
      value,
    ],
    lines: {
      title: name,
      figure: formatWhole(totals.inStock),
      detail: (
        <>
          {totals.onLoan > 0 ? `${formatWhole(totals.onLoan)} on loan` : "none on loan"}
          {low > 0 && (
            <>
              , <span className="text-primary">{formatWhole(low)} below minimum</span>
            </>
          )}
        </>
      ),
      second: value,
    },
    isStrong: true,
  };
}

/** The items that the armoury has none of. With them the counts of low items add up to those to restock. */
function absentRow(absent: number): OpeningTableRow {
  const count = formatWhole(absent);
  const name = (
    <>
      Out of stock <span className="font-normal text-muted-foreground">{count}</span>
    </>
  );
  const low = (
    <span key="low" className="text-primary">
      {count} low
    </span>
  );
  return {
    id: "absent",
    mark: null,
    name,
    cells: ["0", "0", low, "$0"],
    lines: {
      title: name,
      figure: "0",
      detail: <span className="text-primary">{count} below minimum</span>,
      second: "$0",
    },
    isOpen: null,
    isStrong: true,
  };
}

function itemRow(
  category: ArmouryCategory,
  stock: ItemStock,
  minimum: number | undefined,
  known: ReadonlyMap<number, Item>,
  opened: Opened,
): OpeningTableRow {
  const id = `${category} ${stock.itemId}`;
  const arePricesKnown = known.size > 0;
  const name = <span translate="no">{stock.name}</span>;
  const value = valueText(stock.value, arePricesKnown);
  return {
    id,
    name,
    mark: minimum !== undefined && <StockCircle inStock={stock.inStock} minimum={minimum} />,
    cells: [
      formatWhole(stock.inStock),
      formatWhole(stock.onLoan),
      orDash(minimum ?? null, formatWhole),
      value,
    ],
    lines: {
      title: name,
      figure: formatWhole(stock.inStock),
      detail: stockDetail(stock, minimum),
      second: value,
    },
    isOpen: opened.isOpen(id),
    onToggle: () => {
      opened.toggle(id, !opened.isOpen(id));
    },
    more: <ItemDetails {...stock} minimum={minimum} item={known.get(stock.itemId)} />,
  };
}

/** Every item with full dollars. */
const exportOf = (categories: readonly CategoryStock[], minimums: ArmouryMinimums) => ({
  headers: ["Category", "Item", "In stock", "On loan", "Minimum", "Each", "Market value"],
  lines: categories.flatMap(({ category, stocks }) =>
    (stocks ?? []).map((stock) => [
      CATEGORY_LABELS[category],
      stock.name,
      stock.inStock,
      stock.onLoan,
      minimums[String(stock.itemId)] ?? "",
      stock.price ?? "",
      stock.value ?? "",
    ]),
  ),
});
