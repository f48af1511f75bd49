import { formatMoneyShort } from "@/lib/format/numbers";
import type { WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { excusesText, formatOf, shortfallText } from "./text";

/** What a member did; a dash where it is not known. Nothing at all is red, as is what is below a minimum. */
export function Gain({ row, stat }: { row: WeekRow; stat: WeekStat }) {
  const gain = row.gains[stat];
  if (gain === undefined) return "—";
  const isUnder = row.unmetMinimums.some((shortfall) => shortfall.stat === stat);
  return (
    <>
      <span className={isUnder ? "font-semibold text-destructive" : undefined}>
        {formatOf(stat)(gain)}
      </span>
      <Bar part={gain / (row.highest[stat] ?? 0)} />
    </>
  );
}

/** The money that a member's crimes brought. */
export const Brought = ({ brought, highest }: WeekRow) =>
  brought === null ? (
    "—"
  ) : (
    <>
      {formatMoneyShort(brought.money)}
      <Bar part={brought.money / (highest.money ?? 0)} />
    </>
  );

/** The part of the column's highest figure, on the line of the row. */
const Bar = ({ part }: { part: number }) =>
  part > 0 && (
    <span
      aria-hidden
      className="filled absolute right-1.5 -bottom-px h-0.5 bg-muted-foreground max-md:right-0.5"
      style={{ width: `calc(${part} * (100% - 0.75rem))` }}
    />
  );

/** Marks who is below a minimum. */
export const BelowMinimum = ({ unmetMinimums }: WeekRow) =>
  unmetMinimums.length > 0 && (
    <span aria-hidden className="absolute inset-y-0 -left-3 w-0.75 bg-primary max-md:left-0" />
  );

/** What there is to say of a row in words: on a phone on a line of its own, across the table. */
export function StateNote({ state, unmetMinimums, excuses }: WeekRow) {
  const words = {
    compared:
      excuses.length > 0 ? excusesText(excuses) : unmetMinimums.map(shortfallText).join(", "),
    joined: "Joined during the week",
    unread: "",
    hidden: "Not readable",
  }[state];
  return words === "" ? null : (
    <span className="text-small text-muted-foreground max-sm:-mt-2 max-sm:mr-[calc(6.5rem-100vw)] max-sm:block max-sm:w-[calc(100vw-2rem)] max-sm:pb-2">
      {words}
    </span>
  );
}
