import { type ReactNode, useMemo } from "react";

import { DayFields } from "@/components/days/day-fields";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { zeroMuted } from "@/components/figures/muted-zero";
import { ViewHeadline } from "@/components/figures/page-headline";
import { PageLink, RowLinks } from "@/components/figures/row-links";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import { SelectField } from "@/components/list/select-field";
import type { TwoLines } from "@/components/list/two-line-row";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useOptionalTimeline } from "@/components/reading/use-timeline";
import { useSession } from "@/components/session/session";
import { MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import type { Choice } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { armouryNewsTimeline } from "@/lib/api/endpoints/faction-news";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { newsEntryOf } from "@/lib/api/sentences/faction-news";
import { accessFor } from "@/lib/api/transport/access";
import { sum } from "@/lib/common/numbers";
import {
  formatCount,
  formatMoney,
  formatMoneyShort,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import type { Member } from "@/lib/game/faction/member";
import {
  armouryEntryOf,
  armourySums,
  type ArmourySums,
  takenItems,
  type TakenItem,
} from "@/lib/game/week/armoury";
import type { Span } from "@/lib/game/week/span";

import { spanText } from "./text";
import { TWO_DATES, useSpan } from "./use-span";

interface ArmouryMemberRow extends ArmourySums {
  id: number;
  name: string;
  /** The items used or received, with the most valuable first. */
  taken: readonly TakenItem[];
}

interface ArmouryItemRow extends ArmourySums {
  name: string;
  /** Dollars; null if the item has no market value. */
  price: number | null;
}

type Counted = Exclude<keyof ArmourySums, "takenValue" | "depositedValue" | "money">;

/** "3 used, 1 loaned out". */
const countsText = (counts: ArmourySums, words: readonly (readonly [Counted, string])[]) =>
  words
    .filter(([of]) => counts[of] > 0)
    .map(([of, word]) => `${formatWhole(counts[of])} ${word}`)
    .join(", ");

/** The two lines of a row on a phone. */
const sumsLines = (
  name: string,
  figure: number,
  sums: ArmourySums,
  detail: ReactNode,
): TwoLines => {
  const { depositedValue } = sums;
  return {
    title: <span translate="no">{name}</span>,
    figure: formatMoneyShort(figure),
    detail,
    second: depositedValue > 0 && `${formatMoneyShort(depositedValue)} deposited`,
  };
};

/** "Xanax × 4, Blood Bag : A+ × 2"; one piece has no count. */
const takenText = (taken: readonly TakenItem[]) =>
  taken
    .map(({ item, count }) => (count === 1 ? item : `${item} × ${formatWhole(count)}`))
    .join(", ");

/** "9 borrowed, 3 returned". */
const loansText = (row: ArmourySums) =>
  countsText(row, [
    ["loaned", "borrowed"],
    ["returned", "returned"],
  ]);

/** A member's items taken; loans have no value, so only their number. */
export function memberLines(row: ArmouryMemberRow): TwoLines {
  const money = row.money > 0 && `${formatMoneyShort(row.money)} to balance`;
  const detail = [takenText(row.taken), loansText(row), money].filter(Boolean).join(", ");
  // Whoever took many kinds has more than one line.
  return sumsLines(
    row.name,
    row.takenValue,
    row,
    <span className="whitespace-normal">{detail}</span>,
  );
}

export const itemLines = (row: ArmouryItemRow) =>
  sumsLines(
    row.name,
    row.takenValue,
    row,
    countsText(row, [
      ["used", "used"],
      ["given", "given out"],
      ["loaned", "loaned out"],
      ["returned", "returned"],
    ]),
  );

/**
 * The dollars of the items that a member took, without those of the items deposited; negative if they deposited more. Money goes
 * onto the member's own balance, so it pays for nothing.
 */
export const netOf = ({ takenValue, depositedValue }: ArmourySums) => takenValue - depositedValue;

/** The member with the highest of these figures; null if it is 0 for all. */
const topBy = (rows: readonly ArmouryMemberRow[], figureOf: (row: ArmouryMemberRow) => number) =>
  rows.reduce<ArmouryMemberRow | null>(
    (most, row) => (figureOf(row) > (most === null ? 0 : figureOf(most)) ? row : most),
    null,
  );

const takenOf = ({ takenValue }: ArmourySums) => takenValue;
const depositOf = ({ depositedValue }: ArmourySums) => depositedValue;

/** A column that is 0 in most rows. */
const countOf = (format: (figure: number) => string) => ({
  meta: NUMERIC,
  cell: ({ getValue }: { getValue: () => number }) => zeroMuted(getValue(), format),
});

const COUNT = countOf(formatWhole);
const DOLLARS = countOf(formatMoney);
const HIDDEN = { meta: { ...NUMERIC, hidden: true } };
/** Parts of the items and loans, which have columns of their own. */
const HIDDEN_COUNT = { ...COUNT, ...HIDDEN };
const HIDDEN_DOLLARS = { ...DOLLARS, ...HIDDEN };

const memberColumn = columnsFor<ArmouryMemberRow>();

export const memberColumns = memberColumn.columns([
  memberColumn.accessor("name", {
    id: "name",
    header: "Member",
    sortFn: "text",
    meta: { ...NAMES, text: ({ name, id }) => `${name} [${id}]` },
    cell: ({ row: { original } }) => <PlayerLink id={original.id}>{original.name}</PlayerLink>,
  }),
  memberColumn.accessor("takenValue", {
    id: "taken",
    header: "Taken",
    ...DOLLARS,
    meta: { ...NUMERIC, bar: () => "open" },
  }),
  memberColumn.accessor("depositedValue", { id: "deposited", header: "Deposited", ...DOLLARS }),
  memberColumn.accessor(({ taken }) => takenText(taken), {
    id: "items",
    header: "Items taken",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row: { original } }) => (
      <span className="text-small whitespace-normal">{takenText(original.taken) || "none"}</span>
    ),
  }),
  memberColumn.accessor(({ loaned, returned }) => loaned + returned, {
    id: "loans",
    header: "Loans",
    meta: { ...NUMERIC, text: loansText },
    cell: ({ row: { original }, getValue }) => zeroMuted(getValue(), () => loansText(original)),
  }),
  memberColumn.accessor("used", { id: "used", header: "Used", ...HIDDEN_COUNT }),
  memberColumn.accessor("given", { id: "given", header: "Received", ...HIDDEN_COUNT }),
  memberColumn.accessor("loaned", { id: "loaned", header: "Borrowed", ...HIDDEN_COUNT }),
  memberColumn.accessor("returned", { id: "returned", header: "Returned", ...HIDDEN_COUNT }),
  memberColumn.accessor(netOf, { id: "net", header: "Net taken", ...HIDDEN_DOLLARS }),
  memberColumn.accessor("money", { id: "money", header: "Money to balance", ...HIDDEN_DOLLARS }),
]);

const itemColumn = columnsFor<ArmouryItemRow>();

export const itemColumns = itemColumn.columns([
  itemColumn.accessor("name", {
    id: "name",
    header: "Item",
    sortFn: "text",
    meta: NAMES,
  }),
  itemColumn.accessor("takenValue", {
    id: "taken",
    header: "Value taken",
    ...MONEY,
    meta: { ...NUMERIC, bar: () => "open" },
  }),
  itemColumn.accessor("used", { id: "used", header: "Used", ...COUNT }),
  itemColumn.accessor("given", { id: "given", header: "Given out", ...COUNT }),
  itemColumn.accessor("loaned", { id: "loaned", header: "Loaned out", ...COUNT }),
  itemColumn.accessor("returned", { id: "returned", header: "Returned", ...COUNT }),
  itemColumn.accessor("deposited", { id: "deposited", header: "Deposited", ...COUNT }),
  itemColumn.accessor(({ price }) => price ?? undefined, {
    id: "price",
    header: "Market value",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.price, formatMoney),
  }),
]);

const BY = [
  ["member", "Member"],
  ["item", "Item"],
] as const satisfies readonly Choice[];

const BY_TAKEN = [{ id: "taken", desc: true }];

const NEWS_ACCESS = accessFor("faction/news");

interface ArmouryLedgerProps {
  members: readonly Member[];
  todayMs: number;
}

/** The armoury's news in this period, added up by member and by item. */
function useArmouryRows(members: readonly Member[], span: Span) {
  const session = useSession();
  const source = useMemo(() => armouryNewsTimeline(session), [session]);
  const news = useOptionalTimeline(source, span, true);
  const items = useOptionalQuery(itemsQuery(session));
  const prices = useMemo(
    () =>
      new Map(
        (items.data?.entries ?? []).flatMap(({ name, marketPrice }) =>
          marketPrice === null ? [] : [[name, marketPrice] as const],
        ),
      ),
    [items.data],
  );
  const newsInSpan = useMemo(
    () => (news.entries ?? []).filter(({ atMs }) => atMs >= span.fromMs && atMs < span.toMs),
    [news.entries, span],
  );
  const entries = useMemo(
    () => newsInSpan.flatMap((line) => armouryEntryOf(newsEntryOf(line, null)) ?? []),
    [newsInSpan],
  );
  const memberRows = useMemo(() => {
    const names = new Map([
      ...entries.map(({ playerId, playerName }) => [playerId, playerName] as const),
      ...members.map(({ id, name }) => [id, name] as const),
    ]);
    const taken = takenItems(entries, prices);
    return [...armourySums(entries, prices, ({ playerId }) => playerId)].map(([id, sums]) => ({
      id,
      name: names.get(id) ?? `[${id}]`,
      taken: taken.get(id) ?? [],
      ...sums,
    }));
  }, [entries, prices, members]);
  const itemRows = useMemo(
    () =>
      [...armourySums(entries, prices, ({ item }) => item || null)].map(([name, sums]) => ({
        name,
        price: prices.get(name) ?? null,
        ...sums,
      })),
    [entries, prices],
  );
  const otherNews = newsInSpan.length - entries.length;
  return { news, items, memberRows, itemRows, otherNews };
}

/** The sum of what members took, and who took and deposited most. */
function LedgerHeadline({
  rows,
  isLoaded,
}: {
  rows: readonly ArmouryMemberRow[];
  isLoaded: boolean;
}) {
  const takers = rows.filter(({ taken }) => taken.length > 0).length;
  const taken = topBy(rows, takenOf);
  const deposited = topBy(rows, depositOf);
  return (
    <>
      <ViewHeadline figure={isLoaded ? formatMoneyShort(sum(rows.map(takenOf))) : "–"}>
        taken{isLoaded && ` by ${formatCount(takers, "member", "members")}`}
      </ViewHeadline>
      {/* Two names may take two lines of a phone: the room is there before them. */}
      <p className="min-h-5 wrap-anywhere text-muted-foreground max-md:min-h-[2lh]">
        {taken !== null && (
          <>
            Took most: <PlayerName>{taken.name}</PlayerName>, {formatMoneyShort(taken.takenValue)}
            .{" "}
          </>
        )}
        {deposited !== null && (
          <>
            Deposited most: <PlayerName>{deposited.name}</PlayerName>,{" "}
            {formatMoneyShort(deposited.depositedValue)} of{" "}
            {formatMoneyShort(sum(rows.map(depositOf)))}.
          </>
        )}
      </p>
    </>
  );
}

/** The items that members took from the armoury and put into it, according to the faction’s news. */
export function ArmouryLedger({ members, todayMs }: ArmouryLedgerProps) {
  const { week, setWeek, choices, span, days, problem } = useSpan(todayMs);
  const [by, setBy] = useUrlChoice("by", BY, "member");
  const { news, items, memberRows, itemRows, otherNews } = useArmouryRows(members, span);
  const { entries, progress, error, retry } = news;

  const title = `Armoury, ${spanText(span)}`;
  const empty = (
    <EmptyState
      title={
        progress.state === "done"
          ? "No armoury activity in this period"
          : "No armoury activity loaded so far"
      }
    >
      {progress.state === "done" && "Choose another week."}
    </EmptyState>
  );
  const isLoading = progress.state === "loading";
  const shared = { title, firstSort: "desc", empty, isLoading } as const;
  return (
    <>
      <LedgerHeadline rows={memberRows} isLoaded={entries !== undefined} />
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2 py-3">
        <SelectField label="Week" value={week} options={choices} onChange={setWeek} />
        {week === TWO_DATES && <DayFields days={days} problem={problem} nowMs={todayMs} />}
        <SelectField label="Group by" value={by} options={BY} onChange={setBy} />
      </div>
      {entries === undefined ? (
        error === null ? (
          <LoadingState text="Loading data..." rows={16} />
        ) : (
          <ErrorState
            text="Error loading faction news"
            access={NEWS_ACCESS}
            error={error}
            onRetry={retry}
          />
        )
      ) : by === "member" ? (
        <DataTable
          {...shared}
          initialSort={BY_TAKEN}
          columns={memberColumns}
          phoneLines={memberLines}
          rows={memberRows}
          total={memberRows.length}
          rowId={({ id }) => String(id)}
        />
      ) : (
        <DataTable
          {...shared}
          initialSort={BY_TAKEN}
          columns={itemColumns}
          phoneLines={itemLines}
          rows={itemRows}
          total={itemRows.length}
          rowId={({ name }) => name}
        />
      )}
      <LoadProgressNote
        progress={progress}
        count={entries?.length}
        names={["news entry", "news entries"]}
        access={NEWS_ACCESS}
      />
      <p className="mt-3 max-w-136 text-small text-muted-foreground">
        Taken: items used or received. Deposited: items put in. Both at market value, without loans
        and items with no market value. Deposited money goes onto the member’s own balance, so it
        isn’t counted.
        {otherNews > 0 &&
          ` ${formatCount(otherNews, "other news entry isn’t", "other news entries aren’t")} included.`}
      </p>
      <FailedCall path="torn/items" {...items}>
        Couldn’t load item prices, so values are missing.
      </FailedCall>
      <RowLinks>
        <PageLink href="/app/faction/treasury?view=armoury">Items on loan, in Treasury</PageLink>
      </RowLinks>
    </>
  );
}
