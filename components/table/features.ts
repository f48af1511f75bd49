import {
  type CellData,
  createColumnHelper,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  type TableFeatures,
  tableFeatures,
} from "@tanstack/react-table";
import type { ReactNode } from "react";

/** Where the entry of a row on a phone shows a column. */
export type PhonePlace =
  /** The first line: what the row is; at its right a large figure, or anything else in plain text. */
  | "title"
  | "figure"
  | "aside"
  /** The second line, small and muted: one at the left, or one at each end. */
  | "note"
  /** A label and a value, two to a line if there is room. */
  | "detail"
  /** The same on a line of its own. */
  | "line"
  /** Below the details, without a label; above them if its order is negative. */
  | "block"
  /** The last line: one at the left, or one at each end. */
  | "foot";

/** What a column shows at a place of the entry. */
export interface PhonePart<in Row> {
  at: PhonePlace;
  /** The label of a detail, if not the column's name; or the small text after a large figure. */
  label?: string | ((row: Row) => string);
  /** What it shows, if not the table's cell; null leaves it out. */
  cell?: (row: Row) => ReactNode;
  /** Where the entry's order isn't that of the columns: lower comes first, 0 if not given. */
  order?: number;
}

// Without all of the library's own type parameters, the interfaces do not merge.
declare module "@tanstack/react-table" {
  interface ColumnMeta<
    in out TFeatures extends TableFeatures,
    in out TData extends RowData,
    TValue extends CellData = CellData,
  > {
    /** Figures are right-aligned; a text column after them has extra space. */
    align?: "end" | "afterFigure";
    /** Its figures are <Explained>: the header is aligned with the figures, not with their buttons. */
    explained?: boolean;
    /** Draws the value as a bar on the row's line while the table is sorted by this column: whether the row is the player's. */
    bar?: (row: TData) => "yours" | "open";
    /** What the two directions mean for this column, if not lowest or highest first. */
    sortText?: { asc: string; desc: string };
    /** Its name in the sort and the entries on a phone, where the header is too long. */
    shortName?: string;
    /** Names the row, instead of the first column. */
    namesRow?: boolean;
    /** Hidden by default. */
    hidden?: boolean;
    /** The value for CSV and copy, if not the accessor's. */
    text?: (row: TData) => string | number;
    /** Left out of CSV and copy: a column of actions. */
    noText?: boolean;
    /** Where the entry on a phone shows it. Without it, the entry leaves it out. */
    phone?: PhonePlace | PhonePart<TData> | readonly PhonePart<TData>[];
  }
}

/** All that our tables can do; a feature not listed here is not shipped. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});

export type Features = typeof features;

export const columnsFor = <Row extends RowData>() => createColumnHelper<Features, Row>();
