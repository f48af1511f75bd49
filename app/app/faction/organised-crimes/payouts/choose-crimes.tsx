import { X } from "lucide-react";
import { createContext, type ReactNode, use, useMemo } from "react";

import { type CrimeLookups, rewardText } from "@/components/crimes/crime-lookups";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { Collapsible } from "@/components/figures/collapsible";
import { Flag } from "@/components/figures/flag";
import { GameTime } from "@/components/game/game-time";
import { TickBox, Ticks } from "@/components/payout/payout";
import { INTEGER, MONEY, NAMES, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { Button } from "@/components/ui/button";
import { ALL } from "@/components/window/choice";
import { formatGameDate, formatGameDayTime, formatIsoMoment } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole } from "@/lib/format/numbers";
import {
  carriedOutAtMs,
  filledCount,
  type OrganisedCrime,
} from "@/lib/game/crimes/organised-crime";
import { isUnpaid, type PayoutTerms, settledAtMs } from "@/lib/game/crimes/payout";

import { NONE, toggleInSelection, UNPAID } from "./selection";

const NEWEST_FIRST = [{ id: "when", desc: true }];

const BUTTONS = [
  [UNPAID, "Unpaid"],
  [ALL, "All"],
  [NONE, "None"],
] as const;

/** Marks crimes in a table as settled. A context, so that the columns stay the same when settled crimes change. */
const SettlingContext = createContext<Settling>({
  crimes: () => undefined,
  upTo: () => undefined,
});

interface CrimeRow {
  id: number;
  name: string;
  atMs: number;
  /** Members who took part. */
  members: number;
  money: number;
  /** "2 × Xanax, Ceremonial Mug"; empty if it earned none. */
  items: string;
  /** The payout in the game; null if the game hasn't paid the crime out. */
  payout: { percentage: number | null; paidAtMs: number | null } | null;
  /** True if it owes its members money. */
  isOwing: boolean;
  /** The time when it was marked as settled; null if it wasn't. */
  settledAtMs: number | null;
  /** True if this crime was marked individually, and not only together with all crimes up to a day. */
  isMarkedAlone: boolean;
  isChosen: boolean;
}

interface ChooseCrimesProps {
  /** Crimes that succeeded in the period. */
  crimes: readonly OrganisedCrime[];
  /** The selected crimes, of any date. */
  chosen: readonly OrganisedCrime[];
  /** The number of crimes that can be selected. */
  total: number;
  lookups: CrimeLookups;
  terms: PayoutTerms;
  settling: Settling;
  /** The field for the period. */
  range: ReactNode;
  /** "since 21 Oct 2026". */
  since: string;
  /** The selection as text, in the format that selectCrimes parses. */
  selection: string;
  onChange: (text: string) => void;
}

/** The crimes of the period, with a checkbox to select each for payment. */
export function ChooseCrimes({
  crimes,
  chosen,
  total,
  lookups,
  range,
  since,
  selection,
  terms,
  settling,
  onChange,
}: ChooseCrimesProps) {
  const rows = useMemo(
    () => crimeRows(crimes, lookups, chosen, terms),
    [crimes, lookups, chosen, terms],
  );
  const older = chosen.length - rows.filter(({ isChosen }) => isChosen).length;
  return (
    <Collapsible
      title="Choose crimes"
      aside={chosenText(chosen.length, total, crimes.length, since)}
    >
      <p className="pt-3 text-muted-foreground">
        Successful crimes carried out {since}.
        {older > 0 &&
          ` ${formatCount(older, "selected crime is", "selected crimes are")} older: choose a longer period to see ${older === 1 ? "it" : "them"}.`}{" "}
        “Unpaid” selects what is owed now: unpaid crimes among the latest 100 or of the last 30
        days.
      </p>
      <div className="pt-3">{range}</div>
      <div role="group" aria-label="Choose" className="flex flex-wrap gap-2 pt-3">
        {BUTTONS.map(([word, name]) => (
          <Button
            key={word}
            variant="outline"
            size="sm"
            onClick={() => {
              onChange(word);
            }}
          >
            {name}
          </Button>
        ))}
      </div>
      <SettlingContext value={settling}>
        <Ticks
          value={(crimeId) => {
            onChange(toggleInSelection(selection, crimeId));
          }}
        >
          <DataTable
            title="Successful crimes"
            name="payout-crimes"
            columns={crimeColumns}
            rows={rows}
            rowId={({ id }) => String(id)}
            initialSort={NEWEST_FIRST}
            firstSort="desc"
          />
        </Ticks>
      </SettlingContext>
    </Collapsible>
  );
}

/** "2 of 40 successful crimes: 39 since 31 Oct 2026, 1 older"; without the second part if none is older than the period. */
function chosenText(chosen: number, total: number, inPeriod: number, since: string): string {
  const text = `${formatWhole(chosen)} of ${formatCount(total, "successful crime", "successful crimes")}`;
  const older = total - inPeriod;
  return older === 0
    ? text
    : `${text}: ${formatWhole(inPeriod)} ${since}, ${formatWhole(older)} older`;
}

function crimeRows(
  crimes: readonly OrganisedCrime[],
  lookups: CrimeLookups,
  chosen: readonly OrganisedCrime[],
  terms: PayoutTerms,
): readonly CrimeRow[] {
  const chosenIds = new Set(chosen.map(({ id }) => id));
  return crimes.map((crime) => ({
    id: crime.id,
    name: crime.name,
    atMs: carriedOutAtMs(crime),
    members: filledCount(crime),
    money: crime.rewards?.money ?? 0,
    items: (crime.rewards?.items ?? []).map((item) => rewardText(lookups, item)).join(", "),
    payout: crime.rewards?.payout ?? null,
    isOwing: isUnpaid(crime, terms),
    settledAtMs: settledAtMs(crime, terms.settled),
    isMarkedAlone: crime.id in terms.settled.crimes,
    isChosen: chosenIds.has(crime.id),
  }));
}

const column = columnsFor<CrimeRow>();

const crimeColumns = column.columns([
  column.accessor("name", {
    id: "crime",
    header: "Crime",
    sortFn: "text",
    meta: { ...NAMES, phone: "title" },
    cell: ({ row }) => <CrimeBox {...row.original} />,
  }),
  column.accessor("atMs", {
    id: "when",
    header: "Carried out",
    meta: {
      sortText: { asc: "oldest first", desc: "newest first" },
      text: ({ atMs }) => formatIsoMoment(atMs),
      phone: {
        at: "foot",
        cell: ({ atMs }) => (
          <span className="text-muted-foreground">
            <When atMs={atMs} />
          </span>
        ),
      },
    },
    cell: ({ getValue }) => <When atMs={getValue()} />,
  }),
  column.accessor("members", { id: "members", header: "Members", ...INTEGER }),
  column.accessor("money", {
    id: "money",
    header: "Money",
    ...MONEY,
    meta: { ...NUMERIC, phone: { at: "aside", cell: ({ money }) => <b>{formatMoney(money)}</b> } },
  }),
  column.accessor(({ items }) => items || undefined, {
    id: "items",
    header: "Items",
    sortUndefined: "last",
    sortFn: "text",
    meta: {
      ...NAMES,
      align: "afterFigure",
      phone: { at: "block", cell: ({ items }) => items !== "" && `Items: ${items}` },
    },
    cell: ({ getValue }) => getValue() ?? "–",
  }),
  column.accessor(({ isOwing }) => !isOwing, {
    id: "paid",
    header: "Paid out",
    meta: {
      align: "afterFigure",
      sortText: { asc: "unpaid first", desc: "paid first" },
      text: (row) => paidText(row),
      phone: {
        at: "foot",
        cell: (row) => (
          <span className="text-muted-foreground">
            Paid out: <Paid {...row} />
          </span>
        ),
      },
    },
    cell: ({ row }) => <Paid {...row.original} />,
  }),
]);

/** The checkbox that selects a crime, labelled with its name. */
function CrimeBox({ id, name, atMs, isChosen }: CrimeRow) {
  return (
    <TickBox id={id} isTicked={isChosen}>
      <span>
        <span translate="no">{name}</span>{" "}
        <span className="sr-only">from {formatGameDate(atMs)}</span>
      </span>
    </TickBox>
  );
}

const When = ({ atMs }: Pick<CrimeRow, "atMs">) => (
  <GameTime atMs={atMs}>{formatGameDayTime(atMs)}</GameTime>
);

/** The payout of a crime, in the game or by hand. */
function Paid(row: CrimeRow) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {row.isOwing ? <Flag Icon={X}>No</Flag> : paidText(row)}
      <SettleButton {...row} />
    </span>
  );
}

function paidText({ payout, money, settledAtMs, isOwing }: CrimeRow): string {
  if (isOwing) return "No";
  if (payout === null) {
    if (settledAtMs !== null) return `Marked as settled, ${formatGameDate(settledAtMs)}`;
    return money > 0 ? "Nothing for members" : "No money";
  }
  const { percentage, paidAtMs } = payout;
  const parts = [
    percentage !== null && `${percentage}%`,
    paidAtMs !== null && formatGameDate(paidAtMs),
  ];
  const said = parts.filter((part) => part !== false);
  return said.length === 0 ? "Yes" : said.join(", ");
}

/** Marks a crime that owes money as settled, or undoes its own mark. */
function SettleButton({ id, name, isOwing, isMarkedAlone }: CrimeRow) {
  const settling = use(SettlingContext);
  if (!isOwing && !isMarkedAlone) return null;
  const words = isOwing ? "Mark as settled" : "Undo";
  return (
    <Button
      variant="link"
      size="inline"
      aria-label={`${words}: ${name}`}
      onClick={() => {
        settling.crimes([id], isOwing);
      }}
    >
      {words}
    </Button>
  );
}
