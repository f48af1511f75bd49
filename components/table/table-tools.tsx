import { Bookmark, Columns3, Copy, Download, Ellipsis, type LucideIcon } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";

import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";

import { copyTable, saveCsv } from "./export-actions";
import type { ColumnChoice } from "./shown-columns";
import type { TableExport } from "./table-export";

const ColumnsForm = onDemand(() => import("./columns-form").then((l) => l.ColumnsForm));
const ViewsForm = onDemand(() => import("./views-form").then((l) => l.ViewsForm));
const MobileTools = onDemand(() => import("./mobile-tools").then((l) => l.MobileTools));

interface TableToolsProps {
  title: string;
  tableName: string | undefined;
  isMobile: boolean;
  /** The columns that there are to choose. */
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
  /** The table in its current view. */
  exportTable: () => TableExport;
  /** What else a phone has behind the button, above the tools. */
  children: ReactNode;
}

export function TableTools({
  title,
  tableName,
  isMobile,
  exportTable,
  children,
  ...columns
}: TableToolsProps) {
  const copy = () => void copyTable(exportTable());
  const save = () => void saveCsv(exportTable(), title);

  if (isMobile) {
    return (
      <Popover
        label={`Tools of ${title}`}
        trigger={
          <Button variant="quiet" size="icon" aria-label="Table tools" className="-mr-3">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        {children}
        <MobileTools {...columns} tableName={tableName} onCopy={copy} onSave={save} />
      </Popover>
    );
  }
  return (
    <div role="group" aria-label={`Tools of ${title}`} className="-mr-2.5 flex pb-0.5">
      <Popover label={`Views of ${title}`} trigger={<Tool Icon={Bookmark}>Views</Tool>}>
        <ViewsForm tableName={tableName} />
      </Popover>
      <Popover label={`Columns of ${title}`} trigger={<Tool Icon={Columns3}>Columns</Tool>}>
        <ColumnsForm {...columns} />
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
      <span className="@max-2xl/page:sr-only">{children}</span>
    </Button>
  );
}
