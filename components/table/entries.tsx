import type { ReactNode } from "react";

interface EntriesProps<Row> {
  label: string;
  rows: readonly { id: string; original: Row }[];
  entry: (row: Row) => ReactNode;
}

/** The table on a phone. */
export function Entries<Row>({ label, rows, entry }: EntriesProps<Row>) {
  return (
    <ul aria-label={label} className="border-t border-rule">
      {rows.map((row) => (
        <li key={row.id} className="border-b pt-3 pb-2.5 nth-[5n]:border-rule">
          {entry(row.original)}
        </li>
      ))}
    </ul>
  );
}
