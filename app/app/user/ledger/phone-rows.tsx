import type { Row } from "@tanstack/react-table";

import { LongList } from "@/components/list/long-list";
import type { TwoLines } from "@/components/list/two-line-row";
import type { Features } from "@/components/table/features";
import { PhoneRows } from "@/components/table/phone-rows";
import { formatShortGameDay } from "@/lib/format/days";

import { RowBar } from "./profit-bar";
import { soldText } from "./text";
import {
  barOf,
  Country,
  PerHour,
  Profit,
  SoldCircle,
  tripColumns,
  type TripRow,
} from "./trip-columns";

interface TripPhoneRowsProps {
  rows: readonly Row<Features, TripRow>[];
  /** The number of trips shown at first. */
  part: number;
}

/** The trips on a phone. Only some at first, since the totals come below them. */
export const TripPhoneRows = ({ rows, part }: TripPhoneRowsProps) => (
  <LongList entries={rows} part={part}>
    {(shown) => (
      <PhoneRows
        label="Trips"
        rows={shown}
        columns={tripColumns}
        drawEntry={undefined}
        phoneLines={tripLines}
      />
    )}
  </LongList>
);

/** A trip on a phone: where and when, its profit per hour, what it brought, and its profit. */
function tripLines(row: TripRow): TwoLines {
  const { trip, items, progressText, perHour } = row;
  const [first, ...others] = items;
  const goods =
    first === undefined ? "" : `${first}${others.length > 0 ? ` +${others.length}` : ""}, `;
  return {
    mark: <SoldCircle {...row} />,
    title: (
      <>
        <Country {...row} />{" "}
        <span className="text-small font-normal text-muted-foreground">
          {progressText ?? formatShortGameDay(trip.beganMs)}
        </span>
      </>
    ),
    figure: (
      <>
        <PerHour {...row} />
        {perHour !== null && (
          <span className="text-small font-normal text-muted-foreground"> /h</span>
        )}
      </>
    ),
    detail: (
      <>
        <span translate="no">{goods}</span>
        {soldText(row, true)}
      </>
    ),
    second: (
      <>
        <Profit {...row} />
        <RowBar {...barOf(row)} />
      </>
    ),
  };
}
