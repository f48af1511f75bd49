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

/** A day and its changes. Its id makes it a link target. */
function DayChanges({ iso, day, month, changes }: DayRow) {
  return (
    <li
      id={iso}
      className="grid scroll-mt-15 grid-cols-[11rem_minmax(0,1fr)] gap-x-8 gap-y-2 border-b pt-6 pb-5 max-md:grid-cols-1 max-md:py-4"
    >
      <h2>
        <time dateTime={iso} className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-display text-lead font-medium tracking-[-0.02em] max-md:text-[2rem] max-md:leading-9">
            {day}
          </span>{" "}
          <span className="text-muted-foreground">{month}</span>
        </time>
      </h2>
      <ul>
        {changes.map(({ type, description }) => (
          <li
            key={description}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-4 py-1.5 max-md:block max-md:py-2"
          >
            <p className="max-md:float-left max-md:mr-2">
              <TypeBadge type={type} />
            </p>
            <p className="max-w-168 text-read">{description}</p>
          </li>
        ))}
      </ul>
    </li>
  );
}
