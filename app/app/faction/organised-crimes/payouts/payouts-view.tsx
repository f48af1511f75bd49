import { type ReactNode, useDeferredValue, useId, useMemo, useState } from "react";

import type { CrimeLookups } from "@/components/crimes/crime-lookups";
import { HistoryNote, RangeField, useRangeHistory } from "@/components/crimes/range-history";
import type { Settling } from "@/components/crimes/use-payout-terms";
import { EmptyState } from "@/components/feedback/empty-state";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { LongList } from "@/components/list/long-list";
import { SelectField } from "@/components/list/select-field";
import { DateField } from "@/components/list/text-field";
import { ToggleField } from "@/components/list/toggles";
import { useSession } from "@/components/session/session";
import { DataTable } from "@/components/table/data-table";
import { Button } from "@/components/ui/button";
import type { Choice } from "@/components/window/choice";
import { startAtTop } from "@/components/window/start-at-top";
import { useNow } from "@/components/window/use-now";
import { useUrlText } from "@/components/window/use-url-text";
import { useUrlChoice, useUrlValue } from "@/components/window/use-url-value";
import { DAY_MS, MINUTE_MS } from "@/lib/common/time";
import { formatGameDate, formatGameDayTime } from "@/lib/format/days";
import { formatCount, formatMoney } from "@/lib/format/numbers";
import { isSuccessful, mergeCrimes, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import {
  earnings,
  isUnpaid,
  lastPaidShare,
  owedNow,
  type PayoutTerms,
  type Settled,
  type Split,
} from "@/lib/game/crimes/payout";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { gameTime } from "@/lib/store/preferences/game-clock";
import { membersShareStore } from "@/lib/store/user/payout-terms";

import { ChooseCrimes } from "./choose-crimes";
import { CrimePayout } from "./crime-payout";
import { MembersShareField } from "./members-share-field";
import { moneyColumns } from "./money-columns";
import { PayoutRun } from "./payout-run";
import { moneyRows } from "./rows";
import { freezeSelection, selectCrimes, UNPAID } from "./selection";

const SHOWN = [
  ["owed", "Owed now"],
  ["earned", "Earned"],
] as const satisfies readonly Choice[];

const SPLITS = [
  ["equal", "Equal shares"],
  ["paid", "As paid in the game"],
] as const satisfies readonly Choice<Split>[];

/** The query parameter with the id of the crime to pay out. */
const PAY = "pay";

const MOST_FIRST = [{ id: "earned", desc: true }];

interface PayoutsViewProps {
  lookups: CrimeLookups;
  /** The latest 100 crimes, and all open crimes. */
  crimes: readonly OrganisedCrime[];
  terms: PayoutTerms;
  settling: Settling;
  /** The API access that the page needs, as text. */
  access: string;
}

/** The payout of one crime, if the URL has its id; else the money that members are owed for all, and that they have earned. */
export function PayoutsView(view: PayoutsViewProps) {
  const { crimes, terms } = view;
  const [payId, setPayId] = useUrlValue(PAY, "");
  const crime = crimes.find((each) => String(each.id) === payId && isSuccessful(each));
  return crime === undefined ? (
    <AllPayouts {...view} />
  ) : (
    <CrimePayout
      {...view}
      key={crime.id}
      crime={crime}
      lastPaid={lastPaidShare(crimes)}
      owing={crimes.filter((each) => isUnpaid(each, terms)).length}
      onShowAll={() => {
        setPayId("");
        startAtTop();
      }}
    />
  );
}

function AllPayouts({ lookups, crimes: latest, terms, settling, access }: PayoutsViewProps) {
  const { members } = lookups;
  const nowMs = useNow(MINUTE_MS);
  const history = useRangeHistory();
  const { progress, rangeId, words } = history;
  const won = useMemo(() => history.crimes.filter(isSuccessful), [history.crimes]);
  const owed = useMemo(
    () => owedNow(latest, history.loaded, terms, nowMs),
    [latest, history.loaded, terms, nowMs],
  );
  const [shown, setShown] = useUrlChoice("show", SHOWN, "owed");
  const isEmpty = won.length + (shown === "owed" ? owed.length : 0) === 0;
  const range = <RangeField history={history} />;

  return (
    <>
      {shown === "owed" && owed.length === 0 && (
        <ViewHeadline figure={formatMoney(0)}>owed to members</ViewHeadline>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3">
        {(shown === "earned" || isEmpty) && range}
        <ToggleField
          label="Payout views"
          options={SHOWN}
          chosen={[shown]}
          onChange={(chosen) => {
            setShown(chosen.at(-1) ?? shown);
          }}
        />
      </div>
      {isEmpty ? (
        progress.state === "done" && (
          <EmptyState
            title={rangeId === "all" ? "No successful crimes yet" : `No successful crimes ${words}`}
          >
            They appear here with what each member {shown === "owed" ? "is owed" : "earned"}.
            {rangeId !== "all" && " Choose a longer period to see earlier ones."}
          </EmptyState>
        )
      ) : shown === "owed" ? (
        <Owed
          owed={owed}
          won={won}
          lookups={lookups}
          range={range}
          since={words}
          terms={terms}
          lastPaid={lastPaidShare(latest)}
          settling={settling}
        />
      ) : (
        <Earned crimes={won} members={members} />
      )}
      {/* Failed ones are loaded too, and can't be chosen above. */}
      <HistoryNote
        history={history}
        access={access}
        names={["completed crime", "completed crimes"]}
      />
    </>
  );
}

interface OwedProps {
  /** The crimes that owe money now, regardless of the selected period. */
  owed: readonly OrganisedCrime[];
  /** Crimes that succeeded in the period. */
  won: readonly OrganisedCrime[];
  lookups: CrimeLookups;
  /** The field for the period. */
  range: ReactNode;
  /** "since 21 Oct 2026". */
  since: string;
  terms: PayoutTerms;
  /** The members' share that was last paid in the game, in percent; null if unknown. */
  lastPaid: number | null;
  settling: Settling;
}

/** A payout run: its crimes, the members' share of the money, and the members paid. */
function Owed({ owed, won, lookups, range, since, terms, lastPaid, settling }: OwedProps) {
  const { isSample } = useSession();
  const ownShare = useStoredValue(membersShareStore);
  const [text, setText] = useUrlText("crimes", UNPAID);
  const crimes = useMemo(() => mergeCrimes(owed, won), [owed, won]);
  const chosen = useMemo(() => {
    const ids = new Set(owed.map(({ id }) => id));
    return selectCrimes(crimes, text, ({ id }) => ids.has(id));
  }, [crimes, owed, text]);
  const owing = chosen.filter((crime) => isUnpaid(crime, terms)).map(({ id }) => id);
  const [isShare, setIsShare] = useState(true);
  const percent = useDeferredValue(terms.membersShare);

  return (
    <>
      {isShare && (
        <PayoutRun
          crimes={chosen}
          percent={percent}
          lookups={lookups}
          onTick={() => {
            // A crime that succeeds, or is paid, during the run must not change the amounts owed.
            setText(freezeSelection(text, chosen));
            if (ownShare === null && !isSample) membersShareStore.set(percent);
          }}
          owing={owing.length}
          onSettle={() => {
            settling.crimes(owing, true);
          }}
        />
      )}
      <div className="pt-4">
        <MembersShareField share={terms.membersShare} lastPaid={lastPaid} onValid={setIsShare} />
      </div>
      <ChooseCrimes
        crimes={won}
        chosen={chosen}
        total={crimes.length}
        lookups={lookups}
        range={range}
        since={since}
        selection={text}
        terms={terms}
        settling={settling}
        onChange={setText}
      />
      <SettledByHand crimes={crimes} settled={terms.settled} settling={settling} />
    </>
  );
}

interface EarnedProps {
  /** The crimes that succeeded. */
  crimes: readonly OrganisedCrime[];
  members: CrimeLookups["members"];
}

/** The money that each member has earned from the crimes of the period. */
function Earned({ crimes, members }: EarnedProps) {
  const [split, setSplit] = useUrlChoice("split", SPLITS, "equal");
  const { kept, total, unpaid, ...all } = useMemo(() => earnings(crimes, split), [crimes, split]);
  const rows = useMemo(
    () => moneyRows(all.members, crimes, members),
    [all.members, crimes, members],
  );
  const columns = useMemo(() => moneyColumns(split, members), [split, members]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 py-4">
        <SelectField label="Split" value={split} options={SPLITS} onChange={setSplit} />
        <p className="text-muted-foreground">
          {split === "equal"
            ? "All of a crime’s money, split equally between its slots."
            : "Money already paid out in the game, split equally between slots."}
        </p>
      </div>
      <DataTable
        title="Earned"
        name="earned"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
      />
      <p className="mt-2 text-muted-foreground">
        Members earned {formatMoney(total - kept)} of {formatMoney(total)}; the faction kept{" "}
        {formatMoney(kept)}.
        {unpaid > 0 &&
          ` ${formatCount(unpaid, "crime has", "crimes have")} no payout, or the game doesn’t report it.`}
      </p>
    </>
  );
}

interface SettledByHandProps {
  /** The crimes whose names are known. */
  crimes: readonly OrganisedCrime[];
  settled: Settled;
  settling: Settling;
}

/** The crimes that the player has marked as settled, with dates and undo; and a form to mark all crimes up to a day. */
export function SettledByHand({ crimes, settled, settling }: SettledByHandProps) {
  const singles = Object.entries(settled.crimes).sort(([, a], [, b]) => b - a);
  const count = singles.length + settled.upTo.length;
  const names = useMemo(() => new Map(crimes.map(({ id, name }) => [String(id), name])), [crimes]);
  return (
    <Collapsible
      title="Marked as settled"
      aside={count === 0 ? "none yet" : formatCount(count, "entry", "entries")}
    >
      <p className="pt-3 text-muted-foreground">
        Paid members for a crime without the game&rsquo;s payout button? Mark it as settled to clear
        it from Needs you. Saved in this browser.
      </p>
      <UpToDay
        onSettle={(untilMs) => {
          settling.upTo(untilMs, true);
        }}
      />
      {count > 0 && (
        <LongList entries={singles}>
          {(drawn) => (
            <ul aria-label="Settled" className="mt-3 border-t">
              {settled.upTo.map(({ untilMs, atMs }) => (
                <Mark
                  key={`up to ${untilMs}`}
                  atMs={atMs}
                  onUndo={() => {
                    settling.upTo(untilMs, false);
                  }}
                >
                  All crimes up to {formatGameDayTime(untilMs)}
                </Mark>
              ))}
              {drawn.map(([id, atMs]) => (
                <Mark
                  key={id}
                  atMs={atMs}
                  onUndo={() => {
                    settling.crimes([Number(id)], false);
                  }}
                >
                  {names.get(id) ?? "Crime"} [{id}]
                </Mark>
              ))}
            </ul>
          )}
        </LongList>
      )}
    </Collapsible>
  );
}

interface MarkProps {
  atMs: number;
  onUndo: () => void;
  children: ReactNode;
}

function Mark({ atMs, onUndo, children }: MarkProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-row py-1">
      <span id={id}>{children}</span>
      <span className="flex items-center gap-4 text-muted-foreground">
        marked on {formatGameDate(atMs)}
        <Button variant="link" size="inline" aria-describedby={id} onClick={onUndo}>
          Undo
        </Button>
      </span>
    </li>
  );
}

/** The form that marks all crimes carried out by the end of a day as settled. */
function UpToDay({ onSettle }: { onSettle: (untilMs: number) => void }) {
  const nowMs = useNow(MINUTE_MS);
  const problemId = useId();
  const [day, setDay] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const problem = isAsked ? dayProblem(day, nowMs) : null;
  return (
    <form
      noValidate
      className="flex flex-wrap items-center gap-x-3 gap-y-2 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsked(true);
        if (dayProblem(day, nowMs) !== null) return;
        // Crimes carried out later today aren't settled yet.
        onSettle(Math.min(Date.parse(day) + DAY_MS, gameTime()));
        setDay("");
        setIsAsked(false);
      }}
    >
      <DateField
        label="Settle all up to"
        value={day}
        onChange={setDay}
        max={new Date(nowMs).toISOString().slice(0, 10)}
        problemId={problem === null ? undefined : problemId}
      />
      <Button type="submit" variant="outline" size="sm">
        Mark as settled
      </Button>
      {problem !== null && (
        <p id={problemId} role="alert" className="text-destructive">
          {problem}
        </p>
      )}
    </form>
  );
}

function dayProblem(day: string, nowMs: number): string | null {
  const startMs = Date.parse(day);
  if (Number.isNaN(startMs)) return "Choose a day.";
  return startMs > nowMs ? "Choose today or an earlier day." : null;
}
