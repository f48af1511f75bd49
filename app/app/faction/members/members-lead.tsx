import { Lead } from "@/components/state/lead";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
} from "@/lib/format/numbers";
import { INACTIVE_AFTER_DAYS } from "@/lib/game/faction/member";

import { atAGlance, type MemberRow } from "./rows";

const NAMED = 3;

/** What a leader looks for first: who has gone quiet, who is in no crime. */
export function MembersLead({ rows }: { rows: readonly MemberRow[] }) {
  const { inactiveNames, missingFromCrimes, money, points } = atAGlance(rows);
  const side = [
    { label: "Members", value: formatWhole(rows.length), note: "in the faction" },
    {
      label: "Money held",
      value: formatMoneyShort(money),
      note: formatMoney(money),
    },
    {
      label: "Points held",
      value: formatWhole(points),
      note: formatCount(rows.filter((row) => row.points !== 0).length, "balance", "balances"),
    },
  ];
  const inNoCrime = rows.some(({ inCrime }) => inCrime !== null) && (
    <>
      <b className="text-foreground">{formatCount(missingFromCrimes, "member", "members")}</b>{" "}
      {missingFromCrimes === 1 ? "is" : "are"} in no crime.
    </>
  );

  if (inactiveNames.length === 0) {
    return (
      <Lead
        figure={formatWhole(rows.length)}
        words={rows.length === 1 ? "member" : "members"}
        note={
          <>
            Everybody has been seen within {INACTIVE_AFTER_DAYS} days. {inNoCrime}
          </>
        }
        side={side.slice(1)}
      />
    );
  }
  return (
    <Lead
      figure={formatWhole(inactiveNames.length)}
      words="inactive"
      note={
        <>
          {namesOf(inactiveNames)} {inactiveNames.length === 1 ? "has" : "have"} not been seen for
          more than {INACTIVE_AFTER_DAYS} days. {inNoCrime}
        </>
      }
      side={side}
    />
  );
}

/** "Alpha, Bravo and Charlie", or "Alpha, Bravo, Charlie and 9 more". */
function namesOf(members: readonly string[]): string {
  const more = members.length - NAMED;
  const named = members.slice(0, NAMED);
  return formatList(more > 0 ? [...named, `${formatWhole(more)} more`] : named);
}
