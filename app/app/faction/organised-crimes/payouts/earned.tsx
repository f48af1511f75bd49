import { useMemo } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { SelectField } from "@/components/list/select-field";
import { DataTable } from "@/components/table/data-table";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-choice";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { earnings, type Split } from "@/lib/game/crimes/payout";

import { moneyColumns, MoneyHeader } from "./money-columns";
import { moneyRows } from "./rows";

const SPLITS = [
  ["equal", "Equal shares"],
  ["paid", "As paid in the game"],
] as const satisfies readonly Choice<Split>[];

const MOST_FIRST = [{ id: "earned", desc: true }];

interface EarnedProps {
  /** Those that succeeded. */
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
}

/** What each member has earned from the crimes of the period. */
export function Earned({ crimes, members }: EarnedProps) {
  const [split, setSplit] = useUrlChoice("split", SPLITS, "equal");
  const { kept, total, unpaid, ...all } = useMemo(() => earnings(crimes, split), [crimes, split]);
  const rows = useMemo(
    () => moneyRows(all.members, crimes, members),
    [all.members, crimes, members],
  );
  const columns = useMemo(() => moneyColumns("earned", members), [members]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
        <SelectField label="Divided by" value={split} options={SPLITS} onChange={setSplit} />
        <p className="text-muted-foreground">
          {split === "equal"
            ? "All money of a crime, divided equally among its slots."
            : "As much of a crime’s money as the game has paid out, divided equally among its slots."}
        </p>
      </div>
      <DataTable
        title="Earned"
        name="earned"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        mobileRow={(row) => <MoneyHeader row={row} kind="earned" members={members} />}
      />
      <p className="mt-2 text-muted-foreground">
        {formatMoney(total - kept)} of {formatMoney(total)}; {formatMoney(kept)} stayed with the
        faction.
        {unpaid > 0 &&
          ` ${formatCount(unpaid, "crime", "crimes")} gave nobody anything: the game has not paid, or does not say how much.`}
      </p>
    </>
  );
}
