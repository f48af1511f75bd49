import { Copy, Download } from "lucide-react";

import { zeroMuted } from "@/components/figures/muted-zero";
import { SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { copyTable, saveCsv } from "@/components/table/export-actions";
import { Button } from "@/components/ui/button";
import { createUseOpened } from "@/components/window/use-opened";
import { formatIsoMoment } from "@/lib/format/days";
import { formatMoney, formatMoneyShort, formatWhole } from "@/lib/format/numbers";
import { formatSignedMoneyShort } from "@/lib/format/signed";
import { formatGameMinute } from "@/lib/format/times";
import {
  type DayMovements,
  type FundsMovement,
  movementsByDay,
  movementTotals,
} from "@/lib/game/treasury/balance-changes";

import { OpeningTable, type OpeningTableRow } from "@/components/table/opening-table";
import { dayLabel, dayText, entryCount, movementText, signedText } from "./text";

const useOpenedDays = createUseOpened();

/** The cells of a day, or of the total. */
const sumCells = (sums: Omit<DayMovements, "dayMs">, hasPaydays: boolean) => [
  zeroMuted(sums.deposited, formatMoneyShort),
  zeroMuted(sums.byHand, formatSignedMoneyShort),
  zeroMuted(sums.crimes, formatMoneyShort),
  zeroMuted(sums.given, formatMoneyShort),
  ...(hasPaydays ? [zeroMuted(sums.paydays, formatMoneyShort)] : []),
  <b key="net" className="font-semibold">
    {formatSignedMoneyShort(sums.net)}
  </b>,
  ...(hasPaydays ? [] : [formatWhole(sums.movements.length)]),
];

interface ByDayProps {
  /** Newest first. */
  movements: readonly FundsMovement[];
  /** True once all news of the period has loaded. */
  isComplete: boolean;
}

/** The movements of money onto and from members' balances. A day opens on its lines. */
export function ByDay({ movements, isComplete }: ByDayProps) {
  const { isOpen, toggle } = useOpenedDays();
  const days = movementsByDay(movements);
  const totals = movementTotals(movements);
  const hasPaydays = totals.paydays > 0;
  const columns = [
    "Day",
    "Deposited",
    "Pay and edits",
    "Crimes",
    "Withdrawn",
    ...(hasPaydays ? ["Paydays"] : []),
    "Balances",
    // There is no room for both.
    ...(hasPaydays ? [] : ["Entries"]),
  ];
  const rows = days.map((day): OpeningTableRow => {
    const id = String(day.dayMs);
    return {
      id,
      name: dayLabel(day),
      cells: sumCells(day, hasPaydays),
      lines: {
        title: dayLabel(day),
        figure: formatSignedMoneyShort(day.net),
        detail: <DayText day={day} />,
        second: entryCount(day.movements.length),
      },
      isOpen: isOpen(id),
      onToggle: () => {
        toggle(id, !isOpen(id));
      },
      more: <Lines movements={day.movements} />,
    };
  });
  const total: OpeningTableRow = {
    id: "total",
    name: isComplete ? "Total" : "Total so far",
    cells: sumCells(totals, hasPaydays),
    lines: {
      title: isComplete ? "Total" : "Total so far",
      figure: formatSignedMoneyShort(totals.net),
      detail: dayText(totals),
      second: entryCount(movements.length),
    },
    isOpen: null,
    isStrong: true,
  };
  const exported = () => Promise.resolve(exportOf(movements));
  return (
    <section aria-label="By day">
      <SectionHeader title="By day">
        <Button variant="quiet" size="sm" onClick={() => void copyTable(exported())}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="quiet" size="sm" onClick={() => void saveCsv(exported(), "Funds")}>
          <Download aria-hidden />
          CSV
        </Button>
      </SectionHeader>
      {movements.length === 0 ? (
        <p className="py-3 text-muted-foreground">
          {isComplete ? "No money moved in this period." : "No movements of money loaded so far."}
        </p>
      ) : (
        <OpeningTable label="Movements by day" columns={columns} rows={[...rows, total]} />
      )}
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        <span className="md:hidden">
          In: deposits, crime payouts, pay, and what someone added by hand. Out: money given to a
          member, and what someone took off by hand.
        </span>
        <span className="max-md:hidden">
          Pay and edits: balances that someone increased or decreased by hand. Withdrawn: money
          given to a member.
        </span>{" "}
        {hasPaydays && "Paydays don’t change balances. "}The game gives no reasons. Points aren’t in
        this list.
      </p>
    </section>
  );
}

/** A day has up to three sums, none of which a phone may cut. */
const DayText = ({ day }: { day: DayMovements }) => (
  <span className="whitespace-normal">{dayText(day)}</span>
);

/** The movements of a day: the member, what happened, by whom, and the balance afterwards if the news says. */
const Lines = ({ movements }: { movements: readonly FundsMovement[] }) => (
  <LongList entries={movements}>
    {(shown) => (
      <ul>
        {shown.map((movement) => {
          const { id, atMs, member, by, money, balanceAfter } = movement;
          return (
            <li
              key={id}
              className="grid grid-cols-[3rem_minmax(0,1fr)_auto] gap-x-2 border-b border-row py-1.5 last:border-b-0 @4xl/page:grid-cols-[3rem_minmax(0,1fr)_8rem_8rem]"
            >
              <time
                dateTime={formatIsoMoment(atMs)}
                className="text-muted-foreground max-md:text-small"
              >
                {formatGameMinute(atMs)}
              </time>
              <span className="min-w-0 wrap-anywhere">
                <PlayerLink id={member.id}>
                  <PlayerName>{member.name}</PlayerName>
                </PlayerLink>{" "}
                <WithNames names={by ? [by.name] : []}>{movementText(movement)}</WithNames>
              </span>
              <span
                translate="no"
                className="text-right whitespace-nowrap @4xl/page:contents @4xl/page:*:text-right"
              >
                <span>{signedText(money)}</span>
                {balanceAfter !== null && (
                  <span className="block text-small text-muted-foreground">
                    <span className="sr-only">Balance </span>
                    <Toned value={balanceAfter}>{formatMoney(balanceAfter)}</Toned>
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    )}
  </LongList>
);

/** Every movement with full dollars. */
const exportOf = (movements: readonly FundsMovement[]) => ({
  headers: ["Time", "Member", "What", "Money", "Balance after"],
  lines: movements.map((movement) => [
    formatIsoMoment(movement.atMs),
    `${movement.member.name} [${movement.member.id}]`,
    movementText(movement),
    movement.money,
    movement.balanceAfter ?? "",
  ]),
});
