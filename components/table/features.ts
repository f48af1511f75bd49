import {
  createColumnHelper,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
} from "@tanstack/react-table";

export interface ColumnMeta {
  /** Figures stand at the right; a text column behind them keeps its distance. */
  align?: "end" | "afterFigure";
  /** What the two directions mean for this column, where it is not lowest or highest first. */
  sortWords?: { asc: string; desc: string };
}

/** All that our tables can do; a feature not listed here is not shipped. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
  columnMeta: metaHelper<ColumnMeta>(),
});

export type Features = typeof features;

export const columnsFor = <Row extends RowData>() => createColumnHelper<Features, Row>();
