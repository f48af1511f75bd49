import { type CrimeLookups, memberWithId } from "@/components/crimes/crime-lookups";
import { CrimeMember } from "@/components/crimes/crime-member";
import { NUMERIC, NAMES } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";

import { Rate } from "./rate";
import type { RateRow } from "./rows";

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
      meta: { ...NAMES, text: ({ memberId }) => memberWithId({ members }, memberId) },
      cell: ({ row }) => <CrimeMember book={{ members }} id={row.original.memberId} />,
    }),
    column.accessor(({ rates }) => rates.size, { id: "roles", header: "Roles", meta: NUMERIC }),
    ...roles.map((role) =>
      column.accessor(({ rates }) => rates.get(role)?.passRate, {
        // Ids appear in addresses, separated by spaces.
        id: `role-${role.replace(/\s/g, "_")}`,
        header: role,
        sortUndefined: "last",
        meta: NUMERIC,
        cell: ({ row }) => <Rate rate={row.original.rates.get(role)} lowest={lowest} />,
      }),
    ),
  ]);
