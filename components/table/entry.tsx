import type { ComponentProps, ReactNode } from "react";

export interface EntriesProps<Row> {
  label: string;
  rows: readonly { id: string; original: Row }[];
  entry: (row: Row) => ReactNode;
}

/** A row of the table on a phone; every fifth has a stronger line below it. */
export function Entry({ index, ...props }: ComponentProps<"li"> & { index: number }) {
  return (
    <li
      {...props}
      data-fifth={index % 5 === 4 || undefined}
      className="border-b pt-3 pb-2.5 data-fifth:border-rule"
    />
  );
}
