import { Bookmark, Columns3, Copy, Download, Ellipsis, type LucideIcon } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useState } from "react";

import { Button } from "@/components/ui/button";
import { NativeSelect } from "@/components/ui/native-select";
import { onDemand } from "@/components/ui/on-demand";
import { Popover } from "@/components/ui/popover";
import { formatWhole } from "@/lib/format/numbers";

import { copyTable, saveCsv } from "./export-actions";
import type { TableExport } from "./table-export";
import type { ColumnChoice } from "./view-state";

const ColumnsForm = onDemand(() => import("./tools-content").then((l) => l.ColumnsForm));
const ViewsForm = onDemand(() => import("./tools-content").then((l) => l.ViewsForm));
const MobileTools = onDemand(() => import("./tools-content").then((l) => l.MobileTools));

const ROW = "flex flex-wrap items-center gap-x-4 gap-y-2 py-3";

interface TableToolsProps {
  title: string;
  tableName: string | undefined;
  isMobile: boolean;
  /** The columns that the player can select. */
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
  /** Returns the table in its current view. */
  exportTable: () => Promise<TableExport>;
  /** Shown above the tools in their popover on a phone. */
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
        label={`Tools for ${title}`}
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
    <div role="group" aria-label={`Tools for ${title}`} className="-mr-2.5 flex pb-0.5">
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

interface TableHeadingProps {
  title: string;
  shown: number;
  total: number;
  /** Shown instead of the number of rows. */
  aside?: string;
  /** The table's tools. */
  children: ReactNode;
}

/** The header of a section (see SectionHeader) with the tools of its table. */
export function TableHeading({ title, shown, total, aside, children }: TableHeadingProps) {
  return (
    <div className="mt-2 flex min-h-11 items-end justify-between gap-2 border-b border-rule">
      <div className="flex flex-wrap items-baseline gap-x-2 pb-1.5">
        <h2 className="font-display text-h2 font-medium">{title}</h2>
        <p aria-live="polite" className="text-muted-foreground">
          {aside ??
            (shown === total
              ? formatWhole(total)
              : `${formatWhole(shown)} of ${formatWhole(total)}`)}
        </p>
      </div>
      {children}
    </div>
  );
}

export function Filters({ title, children }: { title: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div role="group" aria-label={`Filters for ${title}`} className={ROW}>
      {children}
    </div>
  );
}

interface MobileFiltersProps {
  title: string;
  /** The number of active filters, shown on the button that hides them. */
  active: number;
  /** Shown beside the button. */
  aside?: ReactNode;
  /** True if a filter is invalid; the filters can't be hidden then. */
  isFaulty?: boolean;
  children: ReactNode;
}

export function MobileFilters({
  title,
  active,
  aside,
  isFaulty = false,
  children,
}: MobileFiltersProps) {
  const id = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const isOpen = wasOpened || isFaulty;
  if (!children && !aside) return null;
  return (
    <>
      <div className="flex items-center gap-3 py-3">
        {children && (
          <Button
            variant="outline"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setWasOpened((open) => !open);
            }}
          >
            {active > 0 ? `Filters, ${active}` : "Filters"}
          </Button>
        )}
        {aside}
      </div>
      {children && (
        <div
          id={id}
          role="group"
          aria-label={`Filters for ${title}`}
          hidden={!isOpen}
          className={isOpen ? "flex flex-wrap items-center gap-x-4 gap-y-2 pb-3" : undefined}
        >
          {children}
        </div>
      )}
    </>
  );
}

export interface SortSelectProps {
  options: readonly { value: string; text: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** Sorts the entries on a phone, which have no column headers. */
export function SortSelect({ options, value, onChange }: SortSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>Sort</label>
      <NativeSelect
        id={id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
