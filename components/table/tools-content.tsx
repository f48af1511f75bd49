import { Check, Copy, Download, type LucideIcon, Trash2 } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentProps, type SyntheticEvent, useId, useState } from "react";

import { showToast } from "@/components/feedback/show-toast";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Input } from "@/components/ui/input";
import { PopoverClose } from "@/components/ui/popover";
import { updateUrl } from "@/components/window/use-url-value";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import {
  deleteTableView,
  saveTableView,
  tableKey,
  type TableView,
  tableViewsStore,
} from "@/lib/store/user/table-views";

import type { ColumnChoice } from "./view-state";

interface MobileToolsProps extends ComponentProps<typeof ColumnsForm> {
  /** The table's name; undefined for the main table of a page. */
  tableName: string | undefined;
  onCopy: () => void;
  onSave: () => void;
}

/** The tools of a table on a phone. */
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

interface ColumnsFormProps {
  choices: readonly ColumnChoice[];
  shown: readonly string[];
  onShown: (ids: readonly string[]) => void;
}

/** Selects the columns that a table shows. The column that names its rows is always shown. */
export function ColumnsForm({ choices, shown, onShown }: ColumnsFormProps) {
  const id = useId();
  // The URL is updated a moment later; a checkbox must not wait for it.
  const [chosen, setChosen] = useState(shown);

  function choose(ids: readonly string[]) {
    setChosen(ids);
    onShown(ids);
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 font-semibold">
        Columns
      </p>
      {choices
        .filter(({ namesRow }) => !namesRow)
        .map((choice) => (
          <label
            key={choice.id}
            className="-mx-2 flex min-h-8 items-center gap-2.5 rounded-sm px-2 hover:bg-accent max-md:min-h-11"
          >
            <Checkbox
              checked={chosen.includes(choice.id)}
              onCheckedChange={(isOn) => {
                choose(
                  isOn
                    ? [...chosen, choice.id]
                    : chosen.filter((columnId) => columnId !== choice.id),
                );
              }}
            />
            {choice.title}
          </label>
        ))}
      <Button
        variant="outline"
        size="sm"
        className="mt-2"
        onClick={() => {
          choose(choices.filter(({ isShownAtFirst }) => isShownAtFirst).map((choice) => choice.id));
        }}
      >
        Reset
      </Button>
    </div>
  );
}

/** The views of a table that the player has saved in this browser. */
export function ViewsForm({ tableName }: { tableName: string | undefined }) {
  const key = tableKey(usePathname(), tableName);
  const views = useStoredValue(tableViewsStore)[key] ?? [];
  const search = useSearchParams().toString();

  return (
    <div className="w-64 max-w-full">
      <p className="mb-1 font-semibold">Views</p>
      {views.length === 0 ? (
        <p className="text-small text-muted-foreground">
          Save this page’s sort, columns and filters to reuse later.
        </p>
      ) : (
        <ul>
          {views.map((view) => (
            <View key={view.name} tableId={key} view={view} isPresent={view.search === search} />
          ))}
        </ul>
      )}
      <SaveForm
        onSave={(name) => {
          saveTableView(key, { name, search });
          showToast({ kind: "success", title: "View saved", description: name });
        }}
      />
    </div>
  );
}

function View({
  tableId,
  view: { name, search },
  isPresent,
}: {
  tableId: string;
  view: TableView;
  isPresent: boolean;
}) {
  return (
    <li className="-mx-2 flex items-center">
      <PopoverClose
        aria-current={isPresent}
        className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-sm px-2 text-left hover:bg-accent aria-[current=true]:font-semibold max-md:min-h-11"
        onClick={() => {
          show(search);
        }}
      >
        <span className="min-w-0">{name}</span>
        {isPresent && <Check aria-hidden className="size-4 shrink-0 text-primary" />}
      </PopoverClose>
      <Button
        variant="quiet"
        size="icon"
        aria-label={`Delete the view ${name}`}
        onClick={() => {
          deleteTableView(tableId, name);
        }}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

function show(search: string) {
  const url = new URL(window.location.href);
  url.search = search;
  updateUrl(url);
}

function SaveForm({ onSave }: { onSave: (name: string) => void }) {
  const id = useId();
  const [name, setName] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    const wanted = name.trim();
    setIsMissing(wanted === "");
    if (wanted === "") return;
    onSave(wanted);
    setName("");
  }

  return (
    <form onSubmit={save} noValidate className="mt-3 grid gap-1.5">
      <label htmlFor={id}>Name of this view</label>
      <Input
        id={id}
        value={name}
        autoComplete="off"
        aria-invalid={isMissing}
        aria-describedby={`${id}-error`}
        onChange={(event) => {
          setName(event.target.value);
          setIsMissing(false);
        }}
      />
      <p id={`${id}-error`} role="alert" className="text-small text-destructive empty:hidden">
        {isMissing && "Enter a name for the view first."}
      </p>
      <Button type="submit" variant="outline" className="justify-self-start">
        Save view
      </Button>
    </form>
  );
}
