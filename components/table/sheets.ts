import { notify } from "@/components/state/notify";
import { copyText } from "@/components/window/copy-text";
import { download } from "@/components/window/download";
import { formatCount } from "@/lib/format/numbers";

import { type Sheet, writeSheet } from "./table-text";

/** Onto the clipboard, tab-separated. */
export async function copySheet(sheet: Sheet) {
  const text = await written(sheet, "\t");
  if (text === null) return;
  await copyText(text, {
    copied: `${formatCount(sheet.lines.length, "row", "rows")}, tab-separated`,
    otherwise: "CSV saves the same rows as a file.",
  });
}

/** As a CSV file that is named for the table. */
export async function saveSheet(sheet: Sheet, title: string) {
  const text = await written(sheet, ",");
  const fileName = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  if (text !== null) download(`${fileName}.csv`, "text/csv", text);
}

/** Null, and a toast, if its code doesn't load. */
async function written(sheet: Sheet, delimiter: "," | "\t") {
  try {
    return await writeSheet(sheet, delimiter);
  } catch {
    notify({
      kind: "error",
      title: "Not saved",
      description: "Part of this site didn’t load. Check your connection and try again.",
    });
    return null;
  }
}
