import {
  type CellData,
  type ColumnDef,
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

/** The place of a column in a row's entry on a phone. */
export type PhoneSlot =
  /** The first line: the name of the row; at its right a large figure, or anything else in plain text. */
  | "title"
  | "figure"
  | "aside"
  /** The second line, small and muted: a note at the left, or a note at each end. */
  | "note"
  /** A label and a value, two to a line if there is room. */
  | "detail"
  /** The same on a line of its own. */
  | "line"
  /** Below the details, without a label; above them if its order is negative. */
  | "block"
  /** The last line: a part at the left, or a part at each end. */
  | "foot";

/** The content of a column at a place of the entry. */
export interface PhonePart<in Row> {
  at: PhoneSlot;
  /** The label of a detail, which defaults to the column's name; or the small text after a large figure. */
  label?: string | ((row: Row) => string);
  /** Renders the content. Defaults to the table's cell; null leaves it out. */
  cell?: (row: Row) => ReactNode;
  /** The sort order within the entry, 0 by default; lower comes first. Equal values are in the order of the columns. */
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
    /**
     * Draws the value as a bar on the row's line while the table is sorted by this column. Returns the colour of the bar: "yours"
     * for a row that is the player's.
     */
    bar?: (row: TData) => "yours" | "open";
    /** The names of the two sort directions. Defaults to lowest first and highest first. */
    sortText?: { asc: string; desc: string };
    /** Its name in the sort control and the entries on a phone, if the header is too long. */
    shortName?: string;
    /** Names the row, instead of the first column. */
    namesRow?: boolean;
    /** Hidden by default. */
    hidden?: boolean;
    /** The value for CSV and copy, if not the accessor's. */
    text?: (row: TData) => string | number;
    /** Left out of CSV and copy: a column of actions. */
    noText?: boolean;
    /** Its place in the entry on a phone. Without it, the entry leaves the column out. */
    phone?: PhoneSlot | PhonePart<TData> | readonly PhonePart<TData>[];
  }
}

/** All features of our tables. A feature not listed here is not shipped. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});

export type Features = typeof features;

export const columnsFor = <Row extends RowData>() => createColumnHelper<Features, Row>();

/** The name of a column: its header, or its short name or id if the header is drawn. */
export const titleOf = <Row extends RowData>({
  id = "",
  header,
  meta,
}: ColumnDef<Features, Row>): string =>
  typeof header === "string" ? header : (meta?.shortName ?? id);
