import { ArrowDownWideNarrow, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";

import type { TableParts } from "@/components/table/data-table";
import { type SortSelectProps, TableHeading } from "@/components/table/toolbar";
import { Button } from "@/components/ui/button";
import { Popover } from "@/components/ui/popover";
import { formatCount, formatWhole } from "@/lib/format/numbers";

interface FinderProps extends TableParts {
  search: ReactNode;
  chips: ReactNode;
  /** The filters that are used seldom, behind a button. */
  more: ReactNode;
  /** How many of those are set. */
  moreSet: number;
}

const ROW = "flex flex-wrap items-center";

/** The head of a table that is searched all the time: the search is always in view, and on a phone stays there. */
export function Finder({
  search,
  chips,
  more,
  moreSet,
  isMobile,
  tools,
  sort,
  ...head
}: FinderProps) {
  const filters = (
    <div role="group" aria-label={`Filters for ${head.title}`} className="grid gap-2">
      {more}
    </div>
  );
  if (isMobile) {
    return (
      <>
        <h2 className="sr-only">{head.title}</h2>
        <div className="top-14.25 z-10 -mx-4 bg-background px-4 pt-1 [@media(height>=30rem)]:sticky">
          <div className={`gap-x-1 ${ROW}`}>
            {search}
            <SortIcon {...sort} />
            {tools(<div className="mb-2 border-b pb-3">{filters}</div>)}
          </div>
          {chips}
        </div>
        <Found {...head} moreSet={moreSet} />
      </>
    );
  }
  return (
    <>
      <TableHeading {...head}>{tools()}</TableHeading>
      <div className={`gap-x-3 py-2 ${ROW}`}>
        {search}
        {chips}
        <div className="ml-auto">
          <Popover
            label={`More filters for ${head.title}`}
            trigger={
              <Button variant="outline">
                <SlidersHorizontal aria-hidden />
                More filters{moreSet > 0 && `, ${formatWhole(moreSet)}`}
              </Button>
            }
          >
            {filters}
          </Popover>
        </div>
      </div>
    </>
  );
}

/** How many rows are left, once that isn't all of them. */
function Found({ shown, total, moreSet }: Pick<FinderProps, "shown" | "total" | "moreSet">) {
  const isLess = shown !== total || moreSet > 0;
  return (
    <p aria-live="polite" className={isLess ? "pb-2 text-muted-foreground" : "sr-only"}>
      {isLess ? `${formatWhole(shown)} of ${formatWhole(total)}` : formatWhole(total)}
      {moreSet > 0 && `, ${formatCount(moreSet, "more filter", "more filters")} set`}
    </p>
  );
}

/** The phone's own picker behind an icon. Cut off, since its wider text would make Safari scroll sideways. */
const SortIcon = ({ options, value, onChange }: SortSelectProps) => (
  <label className="relative inline-grid size-11 place-items-center overflow-hidden rounded-md text-muted-foreground focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring">
    <ArrowDownWideNarrow aria-hidden className="size-4" />
    <select
      aria-label="Sort"
      value={value}
      className="absolute inset-0 w-full opacity-0"
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);
