import { notify } from "@/components/state/notify";
import { copyText, notLoaded } from "@/components/window/copy-text";
import { download } from "@/components/window/download";
import { formatCount } from "@/lib/format/numbers";

import { type Sheet, writeSheet } from "./table-text";

/** Onto the clipboard, tab-separated. */
export async function copySheet(sheet: Sheet) {
  await copyText(writeSheet(sheet, "\t"), {
    copied: `${formatCount(sheet.lines.length, "row", "rows")}, tab-separated`,
    otherwise: "CSV saves the same rows as a file.",
  });
}

/** As a CSV file that is named for the table. */
export async function saveSheet(sheet: Sheet, title: string) {
  const fileName = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  try {
    // Without the mark at its start Excel takes UTF-8 for the alphabet of the system: “Größe” would be garbled.
    const text = `\uFEFF${await writeSheet(sheet, ",")}`;
    await download(`${fileName}.csv`, new Blob([text], { type: "text/csv;charset=utf-8" }));
  } catch {
    notify({ kind: "error", title: "Not saved", description: notLoaded() });
  }
}
