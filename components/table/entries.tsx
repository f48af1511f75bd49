import { type ReactNode, useId } from "react";

import { NativeSelect } from "@/components/ui/native-select";

interface EntriesProps<Row> {
  label: string;
  sortOptions: readonly { value: string; text: string }[];
  sort: string;
  onSort: (value: string) => void;
  rows: readonly { id: string; original: Row }[];
  entry: (row: Row) => ReactNode;
}

/** The table on a phone: its sort as a select, its rows as entries. */
export function Entries<Row>({ label, sortOptions, sort, onSort, rows, entry }: EntriesProps<Row>) {
  const id = useId();
  return (
    <>
      <p className="flex items-center gap-3 py-3">
        <label htmlFor={id}>Sort</label>
        <NativeSelect
          id={id}
          value={sort}
          onChange={(event) => {
            onSort(event.target.value);
          }}
        >
          {sortOptions.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      </p>
      <ul aria-label={label} className="border-t border-rule">
        {rows.map((row) => (
          <li key={row.id} className="border-b pt-3 pb-2.5 nth-[5n]:border-rule">
            {entry(row.original)}
          </li>
        ))}
      </ul>
    </>
  );
}
