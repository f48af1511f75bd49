import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatBytes } from "@/lib/format/bytes";
import { formatDuration } from "@/lib/format/times";
import { gameTime } from "@/lib/store/preferences/game-clock";

import type { StorageRow } from "./rows";

const CELL = "border-b border-row py-1.5 pr-3 text-left align-middle font-normal last:pr-0";

interface StorageTableProps {
  label: string;
  rows: readonly StorageRow[];
  onRemove: (row: StorageRow, button: HTMLElement) => void;
}

/** What is stored, as a table: the name, the size, and a button to delete it. */
export function StorageTable({ label, rows, onRemove }: StorageTableProps) {
  return (
    <LongList entries={rows}>
      {(shown) => (
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{label}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Data</th>
              <th scope="col">Size</th>
              <th scope="col">Delete</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={`${CELL} wrap-anywhere`}>
                  {row.label}
                  <span className="block text-small text-muted-foreground">
                    {row.note}
                    {row.savedAtMs !== null && <Age {...row} savedAtMs={row.savedAtMs} />}
                  </span>
                </th>
                <td className={`${CELL} text-right whitespace-nowrap`}>{formatBytes(row.bytes)}</td>
                <td className={`${CELL} text-right`}>
                  {row.remove.by !== "itself" && (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`Delete ${row.label}`}
                      onClick={({ currentTarget }) => {
                        onRemove(row, currentTarget);
                      }}
                    >
                      Delete
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </LongList>
  );
}

function Age({ savedAtMs, parts = 1 }: { savedAtMs: number; parts?: number }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <>
      ; {parts > 1 ? "oldest saved" : "saved"}{" "}
      {formatDuration(Math.max(0, nowMs - gameTime(savedAtMs)))} ago
    </>
  );
}
