import { copyText, notLoadedText } from "@/components/feedback/copy-text";
import { showToast } from "@/components/feedback/show-toast";
import { download } from "@/components/window/download";
import { formatCount } from "@/lib/format/numbers";

import { type TableExport, serializeTable } from "./table-export";

/** Onto the clipboard, tab-separated. */
export async function copyTable(table: TableExport) {
  await copyText(serializeTable(table, "\t"), {
    copied: `${formatCount(table.lines.length, "row", "rows")}, tab-separated`,
    otherwise: "CSV saves the same rows as a file.",
  });
}

/** As a CSV file that is named for the table. */
export async function saveCsv(table: TableExport, title: string) {
  const fileName = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  try {
    // Without the mark at its start Excel takes UTF-8 for the alphabet of the system: “Größe” would be garbled.
    const text = `\uFEFF${await serializeTable(table, ",")}`;
    await download(`${fileName}.csv`, new Blob([text], { type: "text/csv;charset=utf-8" }));
  } catch {
    showToast({ kind: "error", title: "Not saved", description: notLoadedText() });
  }
}
