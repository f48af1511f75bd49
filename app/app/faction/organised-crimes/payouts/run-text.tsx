import { TriangleAlert } from "lucide-react";

import { Explain } from "@/components/figures/explain";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import { sum } from "@/lib/game/money/sum";

import type { OwedRow } from "./rows";

interface RunTextProps {
  rows: readonly OwedRow[];
  /** How many crimes, all their money, and what of it stays with the faction. */
  crimes: number;
  total: number;
  kept: number;
  percent: number;
}

/** The total to pay, so that it adds up, and how much of it is paid. */
export function RunText({ rows, crimes, total, kept, percent }: RunTextProps) {
  const left = sum(rows.filter(({ isPaid }) => !isPaid).map(({ money }) => money));
  const paid = rows.filter(({ isPaid }) => isPaid).length;
  const members = formatCount(rows.length, "member", "members");
  return (
    <>
      <p className="text-read">
        {formatMoney(total)} from {formatCount(crimes, "crime", "crimes")}:{" "}
        <strong className="text-primary">{formatMoney(total - kept)}</strong> for {members},{" "}
        {formatMoney(kept)} stays with the faction.{" "}
        <Explain
          title="the payout"
          lines={[
            {
              label: `Money of ${formatCount(crimes, "crime", "crimes")}`,
              value: formatMoney(total),
            },
            { label: "Members’ share", value: `${percent}%` },
            { label: `For ${members}`, value: formatMoney(total - kept) },
            { label: "Stays with the faction", value: formatMoney(kept) },
          ]}
          note="The members’ share of each crime’s money is divided by the number of its slots and rounded down. What does not divide, and the shares of slots that nobody held, stay with the faction."
        />
      </p>
      {rows.length > 0 && (
        <p role="status" className="mt-1">
          <b>
            {formatWhole(paid)} of {formatWhole(rows.length)}
          </b>{" "}
          paid, <b>{formatMoney(left)}</b> left
        </p>
      )}
    </>
  );
}

interface TwiceProps {
  /** How many of the chosen crimes the game has paid out. */
  paidByGame: number;
  /** How many of them are part of another run in this browser. */
  inOtherRuns: number;
}

/** What may be paid twice. */
export function Twice({ paidByGame, inOtherRuns }: TwiceProps) {
  const texts = [
    paidByGame > 0 &&
      `The game has paid out ${formatCount(paidByGame, "crime", "crimes")} of these already.`,
    inOtherRuns > 0 &&
      `You have paid members for ${formatCount(inOtherRuns, "crime", "crimes")} of these in another run, with other crimes or another percentage.`,
  ];
  return texts.map(
    (text) =>
      text !== false && (
        <p key={text} className="mt-2 flex gap-2 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      ),
  );
}
