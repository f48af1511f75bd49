import { ClockAlert } from "lucide-react";

import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { Flag } from "@/components/figures/flag";
import { GameLink, PageLink, RowLinks } from "@/components/figures/row-links";
import { SectionHeader } from "@/components/figures/section-header";
import { gamePages } from "@/components/game/links";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { OpeningRow } from "@/components/list/two-line-row";
import type { Opened } from "@/components/window/use-opened";
import { sum } from "@/lib/common/numbers";
import { DAY_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import type { Borrower } from "@/lib/game/treasury/loans";

import { copiesText, loansText, sinceText } from "./text";

interface LoansProps {
  borrowers: readonly Borrower[];
  /** True if a category that couldn't be loaded may have further loans. */
  isPartial: boolean;
  /** The time since when the faction's news is known; null if none is. */
  newsSinceMs: number | null;
  nowMs: number;
  opened: Opened;
}

/** The members who have items of the armoury on loan, and since when. */
export function Loans({ borrowers, isPartial, newsSinceMs, nowMs, opened }: LoansProps) {
  const items = sum(borrowers.map(({ count }) => count));
  const loans = borrowers.flatMap((borrower) => borrower.loans);
  const isDated = loans.some(({ sinceMs }) => sinceMs !== null);
  const isUndated = loans.some(({ sinceMs }) => sinceMs === null);
  return (
    <section aria-label="On loan">
      <SectionHeader
        title="On loan"
        aside={`${formatCount(items, "item", "items")}, ${formatCount(borrowers.length, "member", "members")}`}
      />
      {borrowers.length === 0 && (
        <p className="py-3 text-muted-foreground">
          {isPartial ? "No items on loan in the categories that loaded." : "No items on loan."}
        </p>
      )}
      <LongList entries={borrowers}>
        {(shown) => (
          <ul aria-label="Members with items on loan">
            {shown.map((borrower) => (
              <li key={borrower.id} className="border-b border-row last:border-rule">
                <LoanRow {...{ borrower, isDated, newsSinceMs, nowMs, opened }} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {isUndated && (
        <p className="mt-3 text-small text-muted-foreground">
          {newsSinceMs === null
            ? "Load the faction’s news to see since when. "
            : isDated
              ? `The loaded news begins on ${formatShortGameDay(newsSinceMs)}. `
              : `All are from before ${formatShortGameDay(newsSinceMs)}, where the loaded news begins. `}
          <PageLink href="/app/faction/treasury?view=use">
            {newsSinceMs === null ? "Load news" : "Load older news"}
          </PageLink>
        </p>
      )}
    </section>
  );
}

interface LoanRowProps extends Pick<LoansProps, "newsSinceMs" | "nowMs" | "opened"> {
  borrower: Borrower;
  /** True if any loan has a date: then each row has one. Otherwise one line below them says the same of all. */
  isDated: boolean;
}

function LoanRow({ borrower, isDated, newsSinceMs, nowMs, opened }: LoanRowProps) {
  const { id, name, count, loans, sinceMs, inactiveSinceMs } = borrower;
  const rowId = `loan ${id}`;
  const days = inactiveSinceMs === null ? null : Math.floor((nowMs - inactiveSinceMs) / DAY_MS);
  return (
    <OpeningRow
      id={rowId}
      isOpen={opened.isOpen(rowId)}
      toggle={opened.toggle}
      title={
        <>
          <PlayerName>{name}</PlayerName>
          {days !== null && (
            <span className="ml-1.5 font-normal [&>span]:h-5 [&>span]:text-small">
              {" "}
              <Flag Icon={ClockAlert}>Inactive {formatCount(days, "day", "days")}</Flag>
            </span>
          )}
        </>
      }
      figure={formatWhole(count)}
      detail={
        <span translate="no" className="whitespace-normal">
          {loansText(borrower)}
        </span>
      }
      second={isDated && sinceText(sinceMs, newsSinceMs)}
    >
      <DescriptionList>
        {loans.map((loan) => (
          <DescriptionRow
            key={loan.itemId}
            label={<span translate="no">{copiesText(loan.count, loan.name)}</span>}
            value={sinceText(loan.sinceMs, newsSinceMs) || "–"}
            wide
          />
        ))}
      </DescriptionList>
      <RowLinks>
        <PlayerLink id={id}>{name}</PlayerLink>
        <GameLink href={gamePages.factionArmoury}>Faction armoury</GameLink>
      </RowLinks>
    </OpeningRow>
  );
}
