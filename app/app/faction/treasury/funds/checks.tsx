import { Copy, Split, TriangleAlert, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Explain } from "@/components/figures/explain";
import { SectionHeader } from "@/components/figures/section-header";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { LongList } from "@/components/list/long-list";
import { formatShortGameDay } from "@/lib/format/days";
import { formatMoney } from "@/lib/format/numbers";
import type { BalanceCheck, Movement, RepeatedAddition } from "@/lib/game/treasury/balance-changes";

import { explainBalance } from "./explanation";
import { gapText, repeatedText, signedText } from "./text";

/** The balances and payments that a banker looks into, since the news doesn't settle them. */
interface FundChecks {
  unmatched: readonly BalanceCheck[];
  gaps: readonly Movement[];
  repeated: readonly RepeatedAddition[];
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
  atMs: number;
  more?: ReactNode;
}

/** All checks as lines, the balances first. */
function checkLines({ unmatched, gaps, repeated }: FundChecks): CheckLine[] {
  return [
    ...unmatched.map((check) => ({
      id: `balance ${check.memberId}`,
      Icon: TriangleAlert,
      player: { id: check.memberId, name: check.name },
      problem: "not matched",
      money: check.difference,
      text: `news ${formatMoney(check.newsMoney)}, now ${formatMoney(check.nowMoney)}`,
      atMs: check.lastAtMs,
      more: <Explain {...explainBalance(check)} />,
    })),
    ...gaps.map((line) => ({
      id: `gap ${line.id}`,
      Icon: Split,
      player: line.member,
      problem: "gap in the news",
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
  ];
}

interface ChecksProps {
  checks: FundChecks;
  /** The time since when the news is known. */
  sinceMs: number;
  /** The sentence that is shown if there is nothing to check. */
  nothing: string;
}

/** The balances and payments to look into. */
export function Checks({ checks, sinceMs, nothing }: ChecksProps) {
  const lines = checkLines(checks);
  return (
    <section aria-label="To check">
      <SectionHeader title="To check" aside={`News since ${formatShortGameDay(sinceMs)}`} />
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
                <span className="min-w-0 wrap-anywhere">
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
                  {formatShortGameDay(atMs)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </section>
  );
}
