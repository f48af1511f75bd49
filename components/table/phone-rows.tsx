import { type ColumnDef, FlexRender, type Row, type RowData } from "@tanstack/react-table";
import { type ComponentProps, Fragment, memo, type ReactNode, Suspense } from "react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { OpeningRow, TWO_LINES_PX, type TwoLines } from "@/components/list/two-line-row";
import { onDemand } from "@/components/ui/on-demand";
import { useOpened } from "@/components/window/use-opened";
import { cn } from "@/lib/utils";

import { type Features, type PhonePart, type PhoneSlot, titleOf } from "./features";
import { FIRST_DRAWN, WINDOWED_FROM } from "./row";
import type { PhoneListProps } from "./windowed-rows";

/**
 * Draws a row's entry on a phone, for entries that aren't made of their columns alone.
 * @param details the columns at "detail" and "line", as a list
 */
export type DrawEntry<Data> = (row: Data, details: ReactNode) => ReactNode;

/**
 * The two lines of a row on a phone. It opens on all columns, hidden ones included.
 * @param above the row above it; undefined for the first one
 */
export type PhoneLines<Data> = (row: Data, above: Data | undefined) => TwoLines;

interface PhoneRowsProps<Data extends RowData> {
  label: string;
  rows: readonly Row<Features, Data>[];
  /** The columns of the rows. When they change, every entry re-renders. */
  columns: readonly ColumnDef<Features, Data>[];
  drawEntry: DrawEntry<Data> | undefined;
  phoneLines: PhoneLines<Data> | undefined;
}

interface PhoneRowProps<Data extends RowData>
  extends Omit<PhoneRowsProps<Data>, "label" | "rows">, ComponentProps<"li"> {
  row: Row<Features, Data>;
  above: Data | undefined;
  isOpen: boolean;
  toggle: (id: string, isOpen: boolean) => void;
  /** From 0: every fifth entry has a stronger line below it. */
  index: number;
}

const ENTRY_PX = 110;

/** The table on a phone. If it is long, only the rows near the window are rendered. */
export function PhoneRows<Data extends RowData>({ label, rows, ...entry }: PhoneRowsProps<Data>) {
  const { isOpen, toggle } = useOpened();
  const props: PhoneListProps<Row<Features, Data>> = {
    label,
    rows,
    rowPx: entry.phoneLines === undefined ? ENTRY_PX : TWO_LINES_PX,
    drawRow: (row, index, attributes) => (
      <PhoneRow
        key={row.id}
        row={row}
        above={rows[index - 1]?.original}
        index={index}
        isOpen={isOpen(row.id)}
        toggle={toggle}
        {...entry}
        {...attributes}
      />
    ),
  };
  if (rows.length <= WINDOWED_FROM) return <PhoneList {...props} />;
  return (
    <Suspense fallback={<PhoneList {...props} rows={rows.slice(0, FIRST_DRAWN)} />}>
      <WindowedPhoneList {...props} />
    </Suspense>
  );
}

const PhoneList = <Each,>({ label, rows, drawRow }: PhoneListProps<Each>) => (
  <ul aria-label={label} className="border-t border-rule">
    {rows.map((row, index) => drawRow(row, index))}
  </ul>
);

const WindowedPhoneList = onDemand(
  () => import("./windowed-rows").then((loaded) => loaded.WindowedPhoneList),
  PhoneList,
) as <Each>(props: PhoneListProps<Each>) => ReactNode;

/** A row of the table on a phone. It doesn't re-render while the list scrolls or the player types into a filter. */
const PhoneRow = memo(function PhoneRow<Data extends RowData>({
  row,
  above,
  index,
  columns,
  drawEntry,
  phoneLines,
  isOpen,
  toggle,
  ...props
}: PhoneRowProps<Data>) {
  const entry = { row, columns };
  return (
    <li
      {...props}
      data-fifth={index % 5 === 4 || undefined}
      className={cn(
        "border-b data-fifth:border-row-fifth",
        phoneLines === undefined && "pt-3 pb-2.5",
      )}
    >
      {phoneLines ? (
        <OpeningRow
          id={row.id}
          isOpen={isOpen}
          toggle={toggle}
          {...phoneLines(row.original, above)}
        >
          <OpenedColumns {...entry} />
        </OpeningRow>
      ) : drawEntry ? (
        drawEntry(row.original, <PhoneDetails {...entry} />)
      ) : (
        <PhoneEntry {...entry} />
      )}
    </li>
  );
}, isSameRow) as <Data extends RowData>(props: PhoneRowProps<Data>) => ReactNode;

/**
 * True if an entry would show the same. Filtering wraps the same data in new rows, so the data is compared. Comparing the columns
 * of both rows' cells would miss a change, since the cells always return the table's current columns.
 */
function isSameRow<Data extends RowData>(
  { row: before, ...old }: PhoneRowProps<Data>,
  { row: after, ...props }: PhoneRowProps<Data>,
): boolean {
  const keys = Object.keys(props) as (keyof typeof props)[];
  return before.original === after.original && keys.every((key) => old[key] === props[key]);
}

/** True if rows of these columns are entries on a phone; otherwise they stay a table. */
export const haveEntries = <Data extends RowData>(columns: readonly ColumnDef<Features, Data>[]) =>
  columns.some(({ meta }) => meta?.phone !== undefined);

type EntryProps<Data extends RowData> = Pick<PhoneRowProps<Data>, "row" | "columns">;

/** A row's entry, made of its columns: the first line, notes, details, blocks and the last line. */
function PhoneEntry<Data extends RowData>(entry: EntryProps<Data>) {
  const parts = entryParts(entry);
  const at = (slot: PhoneSlot) => parts.filter((part) => part.at === slot);
  const [titles, figures, asides] = [at("title"), at("figure"), at("aside")];
  const [notes, blocks, feet] = [at("note"), at("block"), at("foot")];
  const isMore = blocks.length > 0 || parts.some(isDetail);
  return (
    <>
      <div className="pair text-read">
        <div>
          {titles.map(({ key, content }, index) => (
            <Fragment key={key}>
              {index > 0 && " "}
              {content}
            </Fragment>
          ))}
        </div>
        {figures.map(({ key, content, label }) => (
          <div key={key} className="font-display text-xl font-medium whitespace-nowrap">
            {content}
            {label !== undefined && (
              <>
                {" "}
                <span className="font-sans text-small font-normal text-muted-foreground">
                  {label}
                </span>
              </>
            )}
          </div>
        ))}
        {asides.map(({ key, content }) => (
          <div key={key}>{content}</div>
        ))}
      </div>
      {notes.length > 0 && (
        <div className={cn("pair text-small text-muted-foreground", isMore && "mb-1")}>
          {notes.map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </div>
      )}
      {blocks.map(({ key, order, content }) => order < 0 && <div key={key}>{content}</div>)}
      <PhoneDetails {...entry} />
      {blocks.map(({ key, order, content }) => order >= 0 && <div key={key}>{content}</div>)}
      {feet.length > 0 && (
        <div className="pair">
          {feet.map(({ key, content }) => (
            <div key={key}>{content}</div>
          ))}
        </div>
      )}
    </>
  );
}

/** The labels and values of a row. */
function PhoneDetails<Data extends RowData>(entry: EntryProps<Data>) {
  const details = entryParts(entry).filter(isDetail);
  if (details.length === 0) return null;
  return (
    <DescriptionList>
      {details.map(({ key, at, label, name, content }) => (
        <DescriptionRow key={key} label={label ?? name} value={content} wide={at === "line"} />
      ))}
    </DescriptionList>
  );
}

/** All columns of an opened row: labels and values, then what has no label. */
function OpenedColumns<Data extends RowData>({ row, columns }: EntryProps<Data>) {
  const cells = row.getAllCells();
  const blocks: ReactNode[] = [];
  const lines = columns.map((column, index) => {
    const { id = "", meta } = column;
    const cell = cells[index];
    const part = partsOf(meta?.phone).find(({ at }) => at === "block" || isDetail({ at }));
    // A value of null leaves the column out, as in an entry.
    const content = part?.cell ? part.cell(row.original) : cell && <FlexRender cell={cell} />;
    const isEmpty =
      content === null ||
      content === undefined ||
      content === false ||
      (column.cell === undefined && !part?.cell && (cell?.getValue() ?? null) === null);
    if (isEmpty) return null;
    if (meta?.noText === true || part?.at === "block") {
      blocks.push(<div key={id}>{content}</div>);
      return null;
    }
    const label = typeof part?.label === "function" ? part.label(row.original) : part?.label;
    const name = label ?? titleOf(column);
    return <DescriptionRow key={id} label={name} value={content} wide={part?.at !== "detail"} />;
  });
  return (
    <>
      <DescriptionList>{lines}</DescriptionList>
      {blocks}
    </>
  );
}

const isDetail = ({ at }: { at: PhoneSlot }) => at === "detail" || at === "line";

/** The parts of a row's entry that its columns show, in order. */
function entryParts<Data extends RowData>({ row, columns }: EntryProps<Data>) {
  const cells = row.getAllCells();
  return columns
    .flatMap((column, index) => {
      const { id = "", meta } = column;
      const cell = cells[index];
      const name = meta?.shortName ?? titleOf(column);
      return partsOf(meta?.phone).map(({ at, label, cell: draw, order = 0 }) => ({
        key: `${id} ${at}`,
        at,
        order,
        name,
        label: typeof label === "function" ? label(row.original) : label,
        content: draw ? draw(row.original) : cell && <FlexRender cell={cell} />,
      }));
    })
    .filter(({ content }) => content !== null && content !== undefined && content !== false)
    .toSorted((a, b) => a.order - b.order);
}

function partsOf<Data>(
  phone: PhoneSlot | PhonePart<Data> | readonly PhonePart<Data>[] | undefined,
): readonly PhonePart<Data>[] {
  if (phone === undefined) return [];
  if (typeof phone === "string") return [{ at: phone }];
  return "map" in phone ? phone : [phone];
}
