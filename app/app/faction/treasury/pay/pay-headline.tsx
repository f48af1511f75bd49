import Link from "next/link";

import { FUNDS_DAYS } from "@/components/faction/use-faction-news";
import { PageHeadline } from "@/components/figures/page-headline";
import { WithNames } from "@/components/game/player-name";
import { useNow } from "@/components/window/use-now";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatCount, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import type { Pay, PayRule } from "@/lib/game/treasury/pay";

import type { PayChoice } from "./choices";
import { moneyOf, type PayRows } from "./rows";
import { scoreText } from "./text";

interface PayHeadlineProps {
  choices: readonly PayChoice[];
  choice: PayChoice;
  rows: PayRows;
  pay: Pay;
  rule: PayRule;
  isUnknown: boolean;
  /** True once the news since the end of the war has loaded: a tick that it doesn't prove is unclear. */
  isNewsKnown: boolean;
}

/** The amounts left to pay and already paid. */
export function PayHeadline(props: PayHeadlineProps) {
  const { choices, choice, rows, pay, rule, isUnknown, isNewsKnown } = props;
  const firstMs = dayStartMs(useNow(DAY_MS)) - FUNDS_DAYS * DAY_MS;
  // Funds lists the payments of the last war, too.
  const isInFunds =
    choice === choices.find(({ kind, endedAtMs }) => kind === "war" && endedAtMs !== null) &&
    (choice.endedAtMs ?? 0) >= firstMs;
  const owed = rows.due.filter(({ money }) => money > 0);
  const paid = rows.paid.length;
  const proven = rows.paid.filter(({ check }) => check !== null && check.kind !== "other").length;
  // The same as those that Funds lists, once somebody is paid.
  const unclear =
    paid === 0
      ? 0
      : [...rows.due, ...rows.paid].filter(
          ({ check, isPaid, money }) =>
            money > 0 && (check === null ? isPaid && isNewsKnown : check.kind !== "paid"),
        ).length;
  const text = isUnknown
    ? choice.title
    : `${formatWhole(owed.length)} of ${formatCount(owed.length + paid, "member", "members")}, ${choice.title}`;
  const note = <WithNames names={choice.isName ? [choice.title] : []}>{text}</WithNames>;
  const byPlayer = `${formatWhole(paid - proven)} by you`;
  return (
    <PageHeadline
      figure={isUnknown ? "–" : formatMoneyShort(moneyOf(owed))}
      text="to pay"
      note={note}
      status={[note]}
      side={[
        {
          label: "Paid",
          value: isUnknown ? "–" : formatMoneyShort(moneyOf(rows.paid)),
          note:
            proven > 0
              ? `${formatWhole(proven)} in news, ${byPlayer}`
              : formatCount(paid, "member", "members"),
        },
        ...(!isUnknown && isByHitsAlone(rule) && pay.totalWeight > 0
          ? [
              {
                label: "Per weighted hit",
                value: formatMoneyShort(pay.forMembers / pay.totalWeight),
                note: `${scoreText(pay.totalWeight)} weighted hits`,
              },
            ]
          : []),
        ...(unclear > 0
          ? [
              {
                label: "Unclear payments",
                value: formatWhole(unclear),
                note: (
                  <>
                    {isInFunds ? (
                      <>
                        see{" "}
                        <Link
                          href="/app/faction/treasury?view=funds&days=30"
                          prefetch={false}
                          className="text-primary underline"
                        >
                          Funds
                        </Link>
                      </>
                    ) : (
                      "marked below"
                    )}
                  </>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** True if a weighted hit is worth the same for everyone. */
const isByHitsAlone = (rule: PayRule) => rule.kind === "hits" && rule.equalPercent === 0;
