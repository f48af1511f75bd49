import { Explain } from "@/components/figures/explain";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import {
  formatCount,
  formatList,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { areCrimesKnown, type InactiveAfter } from "@/lib/game/faction/member";

import { summarizeMembers, type MemberRow, type MembersSummary } from "./rows";

const NAMED = 3;
/** More names don't fit on a line with the balance. */
const NAMED_ON_PHONE = 2;

interface MembersHeadlineProps {
  rows: readonly MemberRow[];
  inactiveAfter: InactiveAfter;
  /** The number of records that couldn't be loaded. */
  dropped: { members: number; balances: number };
}

/** The facts that a leader checks first: inactive members, members who aren't in a crime, and balances. */
export function MembersHeadline({ rows, inactiveAfter, dropped }: MembersHeadlineProps) {
  const glance = summarizeMembers(rows, inactiveAfter);
  const { inactiveNames } = glance;
  const days = formatCount(inactiveAfter.days, "day", "days");
  const lately = `in the last ${inactiveAfter.days === 1 ? "day" : days}`;
  const unknown = glance.unknown + dropped.members;
  const unknownAction = `the last action of ${formatCount(unknown, "member", "members")} is unknown`;
  const side = [
    {
      label: "Members",
      value: formatWhole(rows.length),
      note:
        dropped.members > 0
          ? `${formatWhole(dropped.members)} more couldn’t be loaded`
          : "in the faction",
    },
    ...balancesOf(glance, dropped.balances),
  ];
  const balance = glance.money !== null && `${formatMoneyShort(glance.money)} balance`;
  const rest = (
    <>
      {rows.some(({ isInOc }) => isInOc !== null) && (
        <NotInOc notInOc={glance.notInOc} isWhole={areCrimesKnown(rows, dropped.members)} />
      )}{" "}
      <Excluded {...glance} days={days} />
    </>
  );

  if (inactiveNames.length === 0) {
    return (
      <PageHeadline
        figure={formatWhole(rows.length)}
        text={rows.length === 1 ? "member" : "members"}
        note={
          <>
            {unknown === 0
              ? `Everyone has been active ${lately}. `
              : `Nobody is known to have been inactive for more than ${days}: ${unknownAction}. `}
            {rest}
          </>
        }
        status={[
          unknown === 0
            ? `All active ${lately}`
            : formatCount(unknown, "last action unknown", "last actions unknown"),
          balance,
        ]}
        side={side.slice(1)}
      />
    );
  }
  return (
    <PageHeadline
      figure={formatWhole(inactiveNames.length)}
      text="inactive"
      note={
        <>
          <WithNames names={inactiveNames}>{formatList(inactiveNames, NAMED)}</WithNames>{" "}
          {inactiveNames.length === 1 ? "has" : "have"} been inactive for more than {days}
          {unknown > 0 && `; ${unknownAction}`}. {rest}
        </>
      }
      status={[
        <WithNames key="names" names={inactiveNames}>
          {formatList(inactiveNames, NAMED_ON_PHONE)}
        </WithNames>,
        balance,
      ]}
      side={side}
    />
  );
}

interface ExcludedProps extends Pick<
  MembersSummary,
  "excludedFromOc" | "gone" | "inactiveNames" | "notInOc"
> {
  /** The longest that a member may be away, in words. */
  days: string;
}

/** Explains the counts that leave members out. In the sentence itself, that would take a third line on a wide screen. */
function Excluded({ inactiveNames, gone, notInOc, excludedFromOc, days }: ExcludedProps) {
  const lines = [
    ...countLines(inactiveNames.length, gone, {
      all: `No action for more than ${days}`,
      excluded: "Fallen or federal",
      counted: "Inactive",
    }),
    ...countLines(notInOc, excludedFromOc, {
      all: "Outside OCs",
      excluded: "Recruits, fallen or federal",
      counted: "Not in an OC",
    }),
  ];
  return lines.length > 0 && <Explain title="the members counted" lines={lines} />;
}

/** All members, the excluded ones, and the rest; no lines if nobody is excluded. */
const countLines = (
  counted: number,
  excluded: number,
  labels: Readonly<Record<"all" | "counted" | "excluded", string>>,
) =>
  excluded === 0
    ? []
    : [
        { label: labels.all, value: formatWhole(counted + excluded) },
        { label: labels.excluded, value: `−${formatWhole(excluded)}` },
        { label: labels.counted, value: formatWhole(counted) },
      ];

/** The sums of the members' known balances, with a note if records couldn't be loaded. */
function balancesOf({ money, points, pointBalances }: MembersSummary, dropped: number) {
  const gap = `${formatCount(dropped, "balance", "balances")} couldn’t be loaded`;
  return [
    {
      label: "Money balance",
      value: orDash(money, formatMoneyShort),
      note: dropped > 0 ? gap : orDash(money, formatMoney),
    },
    {
      label: "Points balance",
      value: orDash(points, formatWhole),
      note: dropped > 0 ? gap : formatCount(pointBalances, "member", "members"),
    },
  ];
}

interface NotInOcProps extends Pick<MembersSummary, "notInOc"> {
  /** True if it is known for every member. */
  isWhole: boolean;
}

function NotInOc({ notInOc, isWhole }: NotInOcProps) {
  if (notInOc === 0) return isWhole && "Everyone eligible is in an OC.";
  return (
    <>
      <b className="text-foreground">{formatCount(notInOc, "member", "members")}</b>{" "}
      {notInOc === 1 ? "isn\u2019t" : "aren\u2019t"} in an OC.
    </>
  );
}
