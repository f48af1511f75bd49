import { copyText, notLoadedText } from "@/components/feedback/copy-text";
import { showToast } from "@/components/feedback/show-toast";
import { formatCount } from "@/lib/format/numbers";

import type { TableExport } from "./table-export";

const exportCode = () => import("./table-export");

/** Copies the table to the clipboard, tab-separated. */
export async function copyTable(table: TableExport | Promise<TableExport>) {
  let rows = 0;
  const text = exportCode().then(async ({ serializeTable }) => {
    const loaded = await table;
    rows = loaded.lines.length;
    return serializeTable(loaded, "\t");
  });
  await copyText(text, () => ({
    copied: `${formatCount(rows, "row", "rows")}, tab-separated`,
    otherwise: "CSV saves the same rows as a file.",
  }));
}

/** Saves the table as a CSV file named after its title. */
export async function saveCsv(table: TableExport | Promise<TableExport>, title: string) {
  try {
    const { saveAsCsv } = await exportCode();
    await saveAsCsv(await table, title);
  } catch {
    showToast({ kind: "error", title: "Couldn’t save", description: notLoadedText() });
  }
}
