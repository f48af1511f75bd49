import { type ComponentProps, memo, type ReactNode } from "react";

export interface EntriesProps<Row> {
  label: string;
  rows: readonly { id: string; original: Row }[];
  entry: (row: Row) => ReactNode;
}

interface EntryProps<Row> extends ComponentProps<"li"> {
  row: Row;
  index: number;
  entry: (row: Row) => ReactNode;
}

/** A row of the table on a phone; every fifth has a stronger line below it. Not rendered again while the list scrolls. */
export const Entry = memo(function Entry<Row>({ row, index, entry, ...props }: EntryProps<Row>) {
  return (
    <li
      {...props}
      data-fifth={index % 5 === 4 || undefined}
      className="border-b pt-3 pb-2.5 data-fifth:border-row-fifth"
    >
      {entry(row)}
    </li>
  );
}) as <Row>(props: EntryProps<Row>) => ReactNode;
