import { changeParts, pagesOf } from "@/lib/site/change-pages";
import { type Change, CHANGE_TYPES, type ChangeType } from "@/lib/site/changelog";

import { TypeBadge } from "./change-types";
import type { DayRow } from "./rows";

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
function split(changes: readonly Change[]): readonly [Change[], Change[]] {
  const ofPages = pagesOf(changes).flatMap((group) => group.changes.slice(0, SHOWN_OF_PAGE));
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
      className="grid scroll-mt-15 grid-cols-[9rem_minmax(0,1fr)] gap-x-8 gap-y-2 border-b pt-6 pb-5 max-md:grid-cols-1 max-md:py-4"
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
              {moreText(more)}
            </summary>
            <ChangeList changes={more} />
          </details>
        )}
      </div>
    </li>
  );
}

/** The changes under the names of their pages. On a phone a badge is right of its sentence: all start at one edge. */
const ChangeList = ({ changes }: { changes: readonly Change[] }) =>
  pagesOf(changes).map((group) => (
    <div
      key={group.page}
      className="grid grid-cols-[11rem_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1 max-md:pt-2"
    >
      <h3 className="py-1.5 text-read font-semibold max-md:py-0.5">{group.page}</h3>
      <ul>
        {group.changes.map(({ type, description }) => (
          <li
            key={description}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-baseline gap-x-2 py-1.5 text-read text-pretty max-md:flow-root max-md:py-1 max-md:text-base max-md:leading-6"
          >
            <span className="max-md:float-right max-md:ml-2">
              <TypeBadge type={type} />
            </span>
            <span>{changeParts(description).sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  ));

/** Such as "46 more on 19 pages". */
function moreText(changes: readonly Change[]): string {
  const pages = pagesOf(changes).length;
  return `${changes.length} more on ${pages} ${pages === 1 ? "page" : "pages"}`;
}

/** In English, one and several. */
const NOUNS: Readonly<Record<ChangeType, readonly [one: string, several: string]>> = {
  feature: ["feature", "features"],
  fix: ["fix", "fixes"],
  ui: ["ui change", "ui changes"],
  config: ["config change", "config changes"],
};

/** How many of each type, such as "9 features, 1 fix". Lines break between the types only. */
const countsText = (changes: readonly Change[]): string =>
  CHANGE_TYPES.map((type) => {
    const count = changes.filter((change) => change.type === type).length;
    return count === 0
      ? ""
      : `${count} ${NOUNS[type][count === 1 ? 0 : 1]}`.replaceAll(" ", "\u00a0");
  })
    .filter((text) => text !== "")
    .join(", ");
