import type { WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";
import { excuseWords, formatOf, shortfallWords } from "./words";

/** What a member did; a dash where it is not known. Nothing at all is red, as is what is under a line. */
export function Gain({ row, stat }: { row: WeekRow; stat: WeekStat }) {
  const gain = row.gains[stat];
  if (gain === undefined) return "—";
  const isUnder = row.under.some((shortfall) => shortfall.stat === stat);
  return (
    <span className={isUnder ? "font-medium text-destructive" : undefined}>
      {formatOf(stat)(gain)}
    </span>
  );
}

/** What there is to say of a row in words. */
export function StateNote({ state, under, excuse }: WeekRow) {
  const words = {
    compared: excuse ? excuseWords(excuse) : under.map(shortfallWords).join(", "),
    joined: "Joined during the week",
    unread: "",
    hidden: "Not readable",
  }[state];
  return words === "" ? null : <span className="text-small text-muted-foreground">{words}</span>;
}
