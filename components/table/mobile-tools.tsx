import { Copy, Download, type LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";

import { PopoverClose } from "@/components/ui/popover-close";

import { ColumnsForm } from "./columns-form";
import { ViewsForm } from "./views-form";

interface MobileToolsProps extends ComponentProps<typeof ColumnsForm> {
  /** Of the table. */
  tableName: string | undefined;
  onCopy: () => void;
  onSave: () => void;
}

/** All that can be done with a table on a phone. */
export function MobileTools({ tableName, onCopy, onSave, ...columns }: MobileToolsProps) {
  return (
    <div className="w-64">
      <MobileTool Icon={Copy} name="Copy" onClick={onCopy} />
      <MobileTool Icon={Download} name="CSV" onClick={onSave} />
      <div className="mt-2 border-t pt-3">
        <ViewsForm tableName={tableName} />
      </div>
      {columns.choices.length > 0 && (
        <div className="mt-2 border-t pt-3">
          <ColumnsForm {...columns} />
        </div>
      )}
    </div>
  );
}

function MobileTool({
  Icon,
  name,
  onClick,
}: {
  Icon: LucideIcon;
  name: string;
  onClick: () => void;
}) {
  return (
    <PopoverClose
      className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-sm px-2 text-left hover:bg-accent"
      onClick={onClick}
    >
      <Icon aria-hidden className="size-4 text-muted-foreground" />
      {name}
    </PopoverClose>
  );
}
