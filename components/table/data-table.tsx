import { type ColumnDef, FlexRender, type Row, type RowData } from "@tanstack/react-table";
import { type ComponentProps, Fragment, memo, type ReactNode, Suspense } from "react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { onDemand } from "@/components/ui/on-demand";
import { cn } from "@/lib/utils";

import type { Features, PhonePart, PhonePlace } from "./features";
import { FIRST_DRAWN, WINDOWED_FROM } from "./row";
import { SortableTable, type SortableTableProps } from "./sortable-table";
import type { PhoneListProps } from "./windowed-rows";

/**
 * Draws an entry that isn't made of its columns alone.
 * @param details the columns at "detail" and "line", as a list
 */
export type DrawEntry<Data> = (row: Data, details: ReactNode) => ReactNode;

interface DataTableProps<Data extends RowData> extends Omit<SortableTableProps<Data>, "phoneRows"> {
  /** Draws a row on a phone whose columns alone don't describe it (`phone`). With neither, the table is one there too. */
  mobileRow?: DrawEntry<Data>;
}

/** A table that is a list of entries on a phone, if its columns say where they are in one. */
export function DataTable<Data extends RowData>({ mobileRow, ...props }: DataTableProps<Data>) {
  const hasEntries = mobileRow !== undefined || haveEntries(props.columns);
  return (
    <SortableTable<Data>
      {...props}
      phoneRows={
        hasEntries
          ? (rows) => <PhoneRows label={props.title} rows={rows} mobileRow={mobileRow} />
          : undefined
      }
    />
  );
}

interface PhoneRowsProps<Data extends RowData> {
  label: string;
  rows: readonly Row<Features, Data>[];
  mobileRow: DrawEntry<Data> | undefined;
}

interface PhoneRowProps<Data extends RowData>
  extends Omit<PhoneRowsProps<Data>, "label" | "rows">, ComponentProps<"li"> {
  row: Row<Features, Data>;
  /** Its place from the top: every fifth has a stronger line below it. */
  index: number;
}

/** The table on a phone. Of a long one, only the rows near the window are in the page. */
export function PhoneRows<Data extends RowData>({ rows, label, mobileRow }: PhoneRowsProps<Data>) {
  const props: PhoneListProps<Row<Features, Data>> = {
    label,
    rows,
    drawRow: (row, index, attributes) => (
      <PhoneRow key={row.id} row={row} index={index} mobileRow={mobileRow} {...attributes} />
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

/** A row of the table on a phone. Not rendered again while the list scrolls, nor with each key that is typed into a filter. */
const PhoneRow = memo(function PhoneRow<Data extends RowData>({
  row,
  index,
  mobileRow,
  ...props
}: PhoneRowProps<Data>) {
  return (
    <li
      {...props}
      data-fifth={index % 5 === 4 || undefined}
      className="border-b pt-3 pb-2.5 data-fifth:border-row-fifth"
    >
      {mobileRow ? mobileRow(row.original, <PhoneDetails row={row} />) : <PhoneEntry row={row} />}
    </li>
  );
}, isSameRow) as <Data extends RowData>(props: PhoneRowProps<Data>) => ReactNode;

/** The table wraps its rows anew whenever they are filtered: what matters is the data in them, and the columns. */
function isSameRow<Data extends RowData>(
  { row: before, ...old }: PhoneRowProps<Data>,
  { row: after, ...props }: PhoneRowProps<Data>,
): boolean {
  const keys = Object.keys(props) as (keyof typeof props)[];
  return (
    before.original === after.original &&
    before.getAllCells()[0]?.column === after.getAllCells()[0]?.column &&
    keys.every((key) => old[key] === props[key])
  );
}

/** Whether rows of these columns are entries on a phone. Otherwise they stay a table. */
const haveEntries = <Data extends RowData>(columns: readonly ColumnDef<Features, Data>[]) =>
  columns.some(({ meta }) => meta?.phone !== undefined);

/** A row as its columns describe it: a first line, notes, details, and what is below them. */
function PhoneEntry<Data extends RowData>({ row }: { row: Row<Features, Data> }) {
  const parts = partsOf(row);
  const at = (place: PhonePlace) => parts.filter((part) => part.at === place);
  const [titles, figures, asides] = [at("title"), at("figure"), at("aside")];
  const [notes, blocks, feet] = [at("note"), at("block"), at("foot")];
  const isMore = blocks.length > 0 || parts.some(isDetail);
  return (
    <>
      <div className="pair text-read">
        <div>
          {titles.map(({ key, content }) => (
            <Fragment key={key}>{content} </Fragment>
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
      <PhoneDetails row={row} />
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
function PhoneDetails<Data extends RowData>({ row }: { row: Row<Features, Data> }) {
  const details = partsOf(row).filter(isDetail);
  if (details.length === 0) return null;
  return (
    <DescriptionList>
      {details.map(({ key, at, label, header, content }) => (
        <DescriptionRow key={key} label={label ?? header} value={content} wide={at === "line"} />
      ))}
    </DescriptionList>
  );
}

const isDetail = ({ at }: { at: PhonePlace }) => at === "detail" || at === "line";

/** What the columns of a row show in its entry, in order. */
function partsOf<Data extends RowData>(row: Row<Features, Data>) {
  return row
    .getAllCells()
    .flatMap((cell) => {
      const { header, meta } = cell.column.columnDef;
      return partsIn(meta?.phone).map(({ at, label, cell: draw, order = 0 }) => ({
        key: `${cell.id} ${at}`,
        at,
        order,
        header: typeof header === "string" ? header : cell.column.id,
        label: typeof label === "function" ? label(row.original) : label,
        content: draw ? draw(row.original) : <FlexRender cell={cell} />,
      }));
    })
    .filter(({ content }) => content !== null && content !== undefined && content !== false)
    .toSorted((a, b) => a.order - b.order);
}

function partsIn<Data>(
  phone: PhonePlace | PhonePart<Data> | readonly PhonePart<Data>[] | undefined,
): readonly PhonePart<Data>[] {
  if (phone === undefined) return [];
  if (typeof phone === "string") return [{ at: phone }];
  return "map" in phone ? phone : [phone];
}
