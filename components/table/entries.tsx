import type { ReactNode } from "react";
import { Suspense } from "react";

import { onDemand } from "@/components/ui/on-demand";

import { type EntriesProps, Entry } from "./entry";
import { FIRST_DRAWN, WINDOWED_FROM } from "./windowed";

/** The table on a phone. Of a long one, only the entries near the window are in the page. */
export function Entries<Row>(props: EntriesProps<Row>) {
  const { rows } = props;
  if (rows.length <= WINDOWED_FROM) return <AllEntries {...props} />;
  return (
    <Suspense fallback={<AllEntries {...props} rows={rows.slice(0, FIRST_DRAWN)} />}>
      <WindowedEntries {...props} />
    </Suspense>
  );
}

function AllEntries<Row>({ label, rows, entry }: EntriesProps<Row>) {
  return (
    <ul aria-label={label} className="border-t border-rule">
      {rows.map((row, index) => (
        <Entry key={row.id} index={index} row={row.original} entry={entry} />
      ))}
    </ul>
  );
}

const WindowedEntries = onDemand(
  () => import("./windowed-entries").then((loaded) => loaded.WindowedEntries),
  AllEntries,
) as <Row>(props: EntriesProps<Row>) => ReactNode;
