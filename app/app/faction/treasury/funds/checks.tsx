import { Banknote, Check, Copy, Split, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { PageLink } from "@/components/figures/row-links";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { LongList } from "@/components/list/long-list";
import { Button } from "@/components/ui/button";
import { formatShortGameDay } from "@/lib/format/days";
import { sum } from "@/lib/common/numbers";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import type {
  BalanceCheck,
  FundsMovement,
  RepeatedAddition,
} from "@/lib/game/treasury/balance-changes";

import { explainBalance } from "./explanation";
import { gapText, otherAmountText, paidTwiceText, repeatedText, signedText } from "./text";
import type { CheckedWar, EndedWar } from "./use-pay-checks";

/** The balances and payments that a banker looks into, since the news doesn't settle them. */
interface FundChecks {
  unmatched: readonly BalanceCheck[];
  gaps: readonly FundsMovement[];
  repeated: readonly RepeatedAddition[];
  /** The last war whose payments are compared with its pay; null if there is none. */
  war: CheckedWar | null;
}

interface CheckLine {
  id: string;
  Icon: LucideIcon;
  player: { id: number; name: string };
  problem: string;
  money: number;
  text: string;
  /** Names from the game in the text. */
  names?: readonly string[];
  /** Null for a tick, which has no time. */
  atMs: number | null;
  more?: ReactNode;
}

/** All checks as lines, the balances first. @param names of members that the war's report doesn't have */
function checkLines(
  { unmatched, gaps, repeated, war }: FundChecks,
  names: ReadonlyMap<number, string>,
): CheckLine[] {
  return [
    ...unmatched.map((check) => ({
      id: `balance ${check.memberId}`,
      Icon: TriangleAlert,
      player: { id: check.memberId, name: check.name },
      problem: `has too ${check.difference < 0 ? "little" : "much"}`,
      money: check.difference,
      text: `${formatMoney(check.nowMoney)}, should be ${formatMoney(check.newsMoney)}`,
      atMs: check.lastAtMs,
      more: <Explain {...explainBalance(check)} />,
    })),
    ...gaps.map((line) => ({
      id: `gap ${line.id}`,
      Icon: Split,
      player: line.member,
      problem: (line.gap ?? 0) < 0 ? "lost money" : "got extra money",
      money: line.gap ?? 0,
      text: gapText(line),
      atMs: line.atMs,
    })),
    ...repeated.map(({ first, second }) => ({
      id: `twice ${second.id}`,
      Icon: Copy,
      player: second.member,
      problem: "same amount twice",
      money: second.money,
      ...repeatedText(first, second),
      atMs: second.atMs,
    })),
    ...(war === null ? [] : payLines(war, names)),
  ];
}

function payLines(war: CheckedWar, names: ReadonlyMap<number, string>): CheckLine[] {
  const playerOf = (id: number) => ({
    id,
    name: names.get(id) ?? war.names.get(id) ?? `[${id}]`,
  });
  return [
    ...war.twice.map(({ memberId, money, payments }) => ({
      id: `paid twice ${memberId}`,
      Icon: Copy,
      player: playerOf(memberId),
      problem: "paid twice",
      money,
      ...paidTwiceText(payments),
      atMs: payments.at(-1)?.atMs ?? null,
    })),
    ...war.others.map((other) => ({
      id: `other ${other.memberId}`,
      Icon: Banknote,
      player: playerOf(other.memberId),
      problem: "other amount",
      money: sum(other.payments.map(({ money }) => money)),
      text: otherAmountText(other),
      atMs: other.payments.at(-1)?.atMs ?? null,
    })),
    ...war.unproven.map(({ memberId, money }) => ({
      id: `ticked ${memberId}`,
      Icon: Check,
      player: playerOf(memberId),
      problem: "ticked, no news",
      money,
      text: "ticked by you, not in the news",
      atMs: null,
    })),
  ];
}

interface ChecksProps {
  checks: FundChecks;
  /** Members' names by id. */
  names: ReadonlyMap<number, string>;
  /** The sentence that is shown if there is nothing to check. */
  nothing: string;
  /** The last war, if only a longer period has its payments; else null. */
  earlier: EndedWar | null;
  onLonger: () => void;
}

/** The balances and payments to look into. */
export function Checks({ checks, names: known, nothing, earlier, onLonger }: ChecksProps) {
  const lines = checkLines(checks, known);
  return (
    <section aria-label="To check">
      {lines.length === 0 && <p className="py-3 text-muted-foreground">{nothing}</p>}
      <LongList entries={lines}>
        {(shown) => (
          <ul aria-label="To check">
            {shown.map(({ id, Icon, player, problem, money, text, names = [], atMs, more }) => (
              <li
                key={id}
                className="grid min-h-13 grid-cols-[1.75rem_minmax(0,1fr)_auto] content-center gap-x-2 border-b border-row py-1.5 last:border-rule nth-[5n]:border-row-fifth"
              >
                <Icon aria-hidden className="row-span-2 size-4 self-center text-warning" />
                <span className="min-w-0 wrap-anywhere max-md:[&>a]:py-2">
                  <RowPlayerLink id={player.id}>
                    <PlayerName>{player.name}</PlayerName>
                  </RowPlayerLink>{" "}
                  {problem} {more}
                </span>
                <b
                  translate="no"
                  className="self-center text-right font-semibold whitespace-nowrap"
                >
                  {signedText(money)}
                </b>
                <span className="min-w-0 text-small text-muted-foreground wrap-anywhere">
                  <WithNames names={names}>{text}</WithNames>
                </span>
                <span className="text-right text-small whitespace-nowrap text-muted-foreground">
                  {atMs !== null && formatShortGameDay(atMs)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {checks.war !== null && <PaidWar war={checks.war} />}
      {earlier !== null && (
        <p className="mt-3 flex flex-wrap items-center gap-x-2 text-muted-foreground">
          <span>
            <WithNames names={[earlier.enemy]}>
              {`Payments for ${earlier.enemy}, ${formatShortGameDay(earlier.endedAtMs)}, are older.`}
            </WithNames>
          </span>{" "}
          <Button variant="link" size="inline" onClick={onLonger}>
            Check 30 days
          </Button>
        </p>
      )}
    </section>
  );
}

/** How much of the last war is paid. */
const PaidWar = ({ war: { warId, enemy, proven, ticked, members } }: { war: CheckedWar }) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-2">
    <span className="text-primary">
      <ProgressCircle value={(proven + ticked) / members} />
    </span>
    <span className="min-w-0 flex-1">
      <b translate="no" className="font-semibold wrap-anywhere">
        {enemy}
      </b>
      , {formatWhole(proven)} of {formatWhole(members)} paid in news, {formatWhole(ticked)} by you
    </span>
    <PageLink href={`/app/faction/treasury?war=${warId}`}>Pay</PageLink>
  </p>
);
