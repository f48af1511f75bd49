import { Bookmark, Columns3, Copy, Download, Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, lazy } from "react";

import { notify } from "@/components/state/notify";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { copyText } from "@/components/window/copy-text";
import { download } from "@/components/window/download";
import { formatCount } from "@/lib/format/numbers";

import type { ColumnChoice } from "./shown-columns";
import { type Sheet, writeSheet } from "./table-text";

const ColumnsForm = lazy(async () => {
  const loaded = await import("./columns-form");
  return { default: loaded.ColumnsForm };
});
const ViewsForm = lazy(async () => {
  const loaded = await import("./views-form");
  return { default: loaded.ViewsForm };
});
const PhoneTools = lazy(async () => {
  const loaded = await import("./phone-tools");
  return { default: loaded.PhoneTools };
});

interface TableToolsProps {
  title: string;
  fileName: string;
  isPhone: boolean;
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
  /** The table as it stands. */
  sheet: () => Sheet;
}

export function TableTools({
  title,
  fileName,
  isPhone,
  choices,
  shown,
  onShown,
  sheet,
}: TableToolsProps) {
  const copy = () => void copySheet(sheet());
  const save = () => void saveSheet(sheet(), fileName);

  if (isPhone) {
    return (
      <Popover
        label={`Tools of ${title}`}
        trigger={
          <Button variant="quiet" size="icon" aria-label="Table tools" className="-mr-3">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <PhoneTools title={title} onCopy={copy} onSave={save} />
      </Popover>
    );
  }
  return (
    <div role="group" aria-label={`Tools of ${title}`} className="-mr-2.5 flex pb-0.5">
      <Popover label={`Views of ${title}`} trigger={<Tool Icon={Bookmark}>Views</Tool>}>
        <ViewsForm title={title} />
      </Popover>
      <Popover label={`Columns of ${title}`} trigger={<Tool Icon={Columns3}>Columns</Tool>}>
        <ColumnsForm choices={choices} shown={shown} onShown={onShown} />
      </Popover>
      <Tool Icon={Copy} onClick={copy}>
        Copy
      </Tool>
      <Tool Icon={Download} onClick={save}>
        CSV
      </Tool>
    </div>
  );
}

function Tool({ Icon, children, ...props }: ComponentProps<"button"> & { Icon: LucideIcon }) {
  return (
    <Button variant="quiet" size="sm" {...props}>
      <Icon aria-hidden />
      {children}
    </Button>
  );
}

async function copySheet(sheet: Sheet) {
  const text = await written(sheet, "\t");
  if (text === null) return;
  await copyText(text, {
    copied: `${formatCount(sheet.lines.length, "row", "rows")}, tab-separated`,
    otherwise: "CSV saves the same rows as a file.",
  });
}

async function saveSheet(sheet: Sheet, fileName: string) {
  const text = await written(sheet, ",");
  if (text !== null) download(`${fileName}.csv`, "text/csv", text);
}

/** Null, and a toast, where the code for it does not load. */
async function written(sheet: Sheet, delimiter: "," | "\t") {
  try {
    return await writeSheet(sheet, delimiter);
  } catch {
    notify({
      kind: "error",
      title: "Not written",
      description: "A part of this site did not load. Check your network and try again.",
    });
    return null;
  }
}
