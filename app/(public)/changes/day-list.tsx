import { CHANGE_TYPES, type ChangeType } from "@/lib/site/changelog";

import { TypeBadge } from "./change-types";
import type { ChangeRow, DayRow } from "./rows";

export function DayList({ days }: { days: readonly DayRow[] }) {
  return (
    <ol aria-label="Changes by day">
      {days.map((day) => (
        <DayChanges key={day.iso} {...day} />
      ))}
    </ol>
  );
}

/** The changes of a day, and of one page on it, that are shown at once. The rest is folded, so that the days before stay near. */
const SHOWN = 8;
const SHOWN_OF_PAGE = 2;
/** So many of each type are among them, however many new features there are. */
const SHOWN_OF_TYPE = 2;

/** The first changes of each page with some of each type, and the rest. */
function split(changes: readonly ChangeRow[]): readonly [ChangeRow[], ChangeRow[]] {
  const ofPages = changes.filter(
    ({ page }, index) => page === undefined || changes[index - SHOWN_OF_PAGE]?.page !== page,
  );
  const ofTypes = CHANGE_TYPES.flatMap((type) =>
    ofPages.filter((change) => change.type === type).slice(0, SHOWN_OF_TYPE),
  );
  const shown = new Set([...new Set([...ofTypes, ...ofPages])].slice(0, SHOWN));
  return [
    changes.filter((change) => shown.has(change)),
    changes.filter((change) => !shown.has(change)),
  ];
}

/** A day and its changes. Its id makes it a link target. */
function DayChanges({ iso, day, month, changes }: DayRow) {
  const [firsts, more] = split(changes);
  return (
    <li
      id={iso}
      className="grid scroll-mt-15 grid-cols-[11rem_minmax(0,1fr)] gap-x-8 gap-y-2 border-b pt-6 pb-5 max-md:grid-cols-1 max-md:py-4"
    >
      <div>
        <h2>
          <time dateTime={iso} className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-[2rem] max-md:leading-9">
              {day}
            </span>{" "}
            <span className="text-muted-foreground">{month}</span>
          </time>
        </h2>
        <p className="text-muted-foreground">{countsText(changes)}</p>
      </div>
      <div>
        <ChangeList changes={firsts} />
        {more.length > 0 && (
          <details>
            <summary className="min-h-11 content-center text-muted-foreground">
              {more.length} more
            </summary>
            <ChangeList changes={more} />
          </details>
        )}
      </div>
    </li>
  );
}

function ChangeList({ changes }: { changes: readonly ChangeRow[] }) {
  return (
    <ul>
      {changes.map(({ type, description, page = "" }) => (
        <li
          key={description}
          className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 py-1.5 max-md:grid-cols-[4.75rem_minmax(0,1fr)] max-md:gap-x-2"
        >
          <p>
            <TypeBadge type={type} />
          </p>
          <p className="max-w-168 text-read max-md:text-base">
            {page !== "" && <b className="font-semibold">{page}</b>}
            {description.slice(page.length)}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** In English, one and several. */
const NOUNS: Readonly<Record<ChangeType, readonly [one: string, several: string]>> = {
  feature: ["feature", "features"],
  fix: ["fix", "fixes"],
  ui: ["ui change", "ui changes"],
  config: ["config change", "config changes"],
};

/** How many of each type, such as "9 features, 1 fix". */
const countsText = (changes: readonly ChangeRow[]): string =>
  CHANGE_TYPES.map((type) => {
    const count = changes.filter((change) => change.type === type).length;
    return count === 0 ? "" : `${count} ${NOUNS[type][count === 1 ? 0 : 1]}`;
  })
    .filter((text) => text !== "")
    .join(", ");
