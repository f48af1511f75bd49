import type { ComponentProps } from "react";

import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { PhoneRows } from "@/components/table/phone-rows";
import type { WeekStat } from "@/lib/game/week/member-week";

import { columns } from "./columns";
import type { WeekRow } from "./rows";
import { formatPlayed, STAT_TEXT, stateText, unmetMinimumText } from "./text";

type WeekPhoneRowsProps = Pick<ComponentProps<typeof PhoneRows<WeekRow>>, "label" | "rows">;

/** The week's table on a phone, where each member is a row of two lines that opens on all figures. */
export const WeekPhoneRows = (props: WeekPhoneRowsProps) => (
  <PhoneRows {...props} columns={columns} drawEntry={undefined} phoneLines={weekLines} />
);

/** The stats of the second line. Unknown ones are left out. */
const IN_DETAIL: readonly WeekStat[] = ["xantaken", "attackswon", "rankedwarhits"];

/** The time played and gym energy, and below them the minimums that the member is below, and further stats. */
function weekLines(row: WeekRow): TwoLines {
  const { timeplayed, gymenergy } = row.gains;
  const known = IN_DETAIL.flatMap((stat) => {
    const gain = row.gains[stat];
    const isSaid = gain === undefined || row.unmetMinimums.some((unmet) => unmet.stat === stat);
    return isSaid ? [] : [STAT_TEXT[stat].gainText(gain)];
  });
  return {
    title: <PlayerName>{row.name}</PlayerName>,
    figure:
      timeplayed === undefined ? (
        "–"
      ) : (
        <>
          {formatPlayed(timeplayed)}
          <span className="sr-only"> played</span>
        </>
      ),
    detail:
      row.unmetMinimums.length > 0 ? (
        <>
          <span className="font-semibold text-warning">{unmetText(row)}</span>
          {/* A third stat doesn’t fit. */}
          {known.slice(0, 2).map((text) => `, ${text}`)}
        </>
      ) : (
        // While the stats load, the line keeps its place.
        stateText(row) || known.join(", ") || "\u00a0"
      ),
    second: gymenergy !== undefined && STAT_TEXT.gymenergy.gainText(gymenergy),
  };
}

/** "below 1 h, 5 Xanax (minimum 14 Xanax)": the time played stands above. */
const unmetText = ({ unmetMinimums }: WeekRow) =>
  unmetMinimums
    .map((unmet) =>
      unmet.stat === "timeplayed"
        ? `below ${STAT_TEXT.timeplayed.gainText(unmet.minimum)}`
        : unmetMinimumText(unmet),
    )
    .join(", ");
