import { type ComponentProps, memo, type ReactNode } from "react";

export interface MobileRowsProps<Row> {
  label: string;
  rows: readonly { id: string; original: Row }[];
  mobileRow: (row: Row) => ReactNode;
}

interface MobileRowProps<Row> extends ComponentProps<"li"> {
  row: Row;
  index: number;
  mobileRow: (row: Row) => ReactNode;
}

/** A row of the table on a phone; every fifth has a stronger line below it. Not rendered again while the list scrolls. */
export const MobileRow = memo(function Entry<Row>({
  row,
  index,
  mobileRow,
  ...props
}: MobileRowProps<Row>) {
  return (
    <li
      {...props}
      data-fifth={index % 5 === 4 || undefined}
      className="border-b pt-3 pb-2.5 data-fifth:border-row-fifth"
    >
      {mobileRow(row)}
    </li>
  );
}) as <Row>(props: MobileRowProps<Row>) => ReactNode;
