import { type CrimeLookups, memberWithId } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { GameTime } from "@/components/game/game-time";
import { NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import { formatGameDate, formatShortGameDay } from "@/lib/format/days";
import type { RoleRate } from "@/lib/game/crimes/pass-rates";
import { cn } from "@/lib/utils";

import type { RateRow } from "./rows";

/** Beside the number, the shape says that a rate is low. */
const LOW = "border-b-4 border-warning font-semibold";

const column = columnsFor<RateRow>();

/** A column for each role. */
export const rateColumns = (
  roles: readonly string[],
  members: CrimeLookups["members"],
  lowest: number,
) =>
  column.columns([
    column.accessor("name", {
      id: "member",
      header: "Member",
      sortFn: "text",
      meta: {
        ...NAMES,
        text: ({ memberId }) => memberWithId({ members }, memberId),
        phone: "title",
      },
      cell: ({ row }) => <CrimeMember book={{ members }} id={row.original.memberId} />,
    }),
    column.accessor(({ rates }) => rates.size, {
      id: "roles",
      header: "Roles",
      meta: {
        ...NUMERIC,
        phone: {
          at: "block",
          cell: ({ rates }) =>
            rates.size === 0 && <p className="text-muted-foreground">No pass rate</p>,
        },
      },
    }),
    ...roles.map((role) =>
      column.accessor(({ rates }) => rates.get(role)?.passRate, {
        // Ids appear in addresses, separated by spaces.
        id: `role-${role.replace(/\s/g, "_")}`,
        header: role,
        sortUndefined: "last",
        meta: {
          ...NUMERIC,
          phone: {
            at: "detail",
            cell: ({ rates }) => {
              const rate = rates.get(role);
              return rate && <Rate rate={rate} lowest={lowest} />;
            },
          },
        },
        cell: ({ row }) => <Rate rate={row.original.rates.get(role)} lowest={lowest} />,
      }),
    ),
  ]);

interface RateProps {
  rate: RoleRate | undefined;
  /** Percent, under which a rate is low. */
  lowest: number;
}

/** A pass rate in percent, with the day of the crime that it is from. */
function Rate({ rate, lowest }: RateProps) {
  if (rate === undefined) return "–";
  const { passRate, atMs, crimeName } = rate;
  const isLow = passRate < lowest;
  return (
    <span
      title={`${crimeName}, ${formatGameDate(atMs)}`}
      className="inline-flex flex-col items-end whitespace-nowrap"
    >
      <span className={cn("min-w-7.5 text-right", isLow && LOW)}>
        {passRate}
        {isLow && <span className="sr-only"> (low)</span>}
      </span>
      <span className="text-tiny text-muted-foreground">
        <GameTime atMs={atMs}>{formatShortGameDay(atMs)}</GameTime>
      </span>
    </span>
  );
}

/** Explains the shape of a low rate. */
export function RateLegend({ lowest }: Pick<RateProps, "lowest">) {
  return (
    <p className="py-2 text-small text-muted-foreground">
      <span aria-hidden className={cn("mr-1.5 inline-block min-w-7.5 text-right", LOW)}>
        {Math.max(0, lowest - 1)}
      </span>
      Thick underline: below {lowest}%, your minimum pass rate. Each rate is the member’s latest in
      that role, in percent, with its date.
    </p>
  );
}
