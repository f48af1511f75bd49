"use client";

import { useMemo } from "react";

import { OwnBalance } from "@/components/faction/own-balance";
import { isKeyTooLow, type Refusal } from "@/components/faction/refusal";
import { FailedCall } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { LongList } from "@/components/list/long-list";
import { ToggleField } from "@/components/list/toggles";
import { LoadProgressNote } from "@/components/reading/load-progress-note";
import { useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import type { Choice } from "@/components/window/choice";
import { useNow } from "@/components/window/use-now";
import { useUrlChoice } from "@/components/window/use-url-value";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { accessFor } from "@/lib/api/transport/access";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, dayStartMs, MINUTE_MS } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import { warUseFromMs } from "@/lib/game/treasury/armoury-use";
import type { RankedWar } from "@/lib/game/war/ranked-war";
import { type OwnLoan, ownLoans, type OwnUse, ownUse } from "@/lib/game/treasury/own-armoury";

import { useOwnArmoury } from "./use-own-armoury";

const TIMES = [
  ["7", "7 days"],
  ["30", "30 days"],
  ["war", "War + 24 h"],
] as const satisfies readonly Choice[];

type Time = (typeof TIMES)[number][0];

/** Loans are looked for in this time. */
const LOAN_DAYS = 365;

/** The war with the day before it, or a number of days. Without a war, a week. */
function periodOf(time: Time, war: RankedWar | null, todayMs: number) {
  if (time === "war" && war !== null) {
    return { fromMs: warUseFromMs(war.startsAtMs), untilMs: war.endedAtMs ?? Infinity };
  }
  return { fromMs: todayMs - (time === "30" ? 30 : 7) * DAY_MS, untilMs: Infinity };
}

/** Shown in place of the faction's lists to a player who may not read them: own balance, own loans and own use. */
export function OwnArmoury({ refusal = null }: { refusal?: Refusal | null }) {
  const session = useSession();
  const todayMs = dayStartMs(useNow(MINUTE_MS));
  const [time, setTime] = useUrlChoice("own", TIMES, "7");
  const wars = useOptionalQuery(rankedWarsQuery(session));
  const items = useOptionalQuery(itemsQuery(session));
  const war = wars.data?.entries.find(({ endedAtMs }) => endedAtMs !== null) ?? null;
  const period = periodOf(time, war, todayMs);
  const { use, loans } = useOwnArmoury(period.fromMs, todayMs - LOAN_DAYS * DAY_MS);
  const known = useMemo(
    () => new Map((items.data?.entries ?? []).map((item) => [item.id, item])),
    [items.data],
  );
  const prices = new Map(
    [...known].flatMap(([id, { marketPrice }]) =>
      marketPrice === null ? [] : [[id, marketPrice] as const],
    ),
  );
  const nameOf = (id: number) => known.get(id)?.name ?? `Item ${id}`;
  // A key that can't read the log can't read either part of it.
  const isLogShown = !isKeyTooLow(use.error) && !isKeyTooLow(loans.error);
  return (
    <>
      <OwnBalance
        refusal={refusal}
        log={{
          error: use.error ?? loans.error,
          retry: () => {
            use.retry();
            loans.retry();
          },
        }}
      >
        This is your part. With access you also see the stock, all loans and what each member used.
      </OwnBalance>
      {isLogShown && (
        <>
          <FailedCall {...items} path="torn/items">
            Couldn’t load items, so names are missing.
          </FailedCall>
          <div className="grid items-start gap-x-12 gap-y-4 *:min-w-0 @4xl/page:grid-cols-2">
            <Loans loans={loans.events && ownLoans(loans.events)} log={loans} nameOf={nameOf} />
            <section aria-label="You used">
              <SectionHeader title="You used" />
              <div className="py-2">
                <ToggleField
                  label="Time"
                  options={TIMES.filter(([each]) => each !== "war" || war !== null)}
                  chosen={[war === null && time === "war" ? "7" : time]}
                  onChange={(chosen) => {
                    setTime(chosen.at(-1) ?? time);
                  }}
                />
              </div>
              <Used
                used={use.events && ownUse(use.events, period, prices)}
                log={use}
                nameOf={nameOf}
              />
            </section>
          </div>
          <p className="mt-3 max-w-136 text-small text-muted-foreground">
            From your own log. Use counts Xanax, energy drinks, candy, alcohol, medical items and
            Feathery Hotel Coupons from the armoury, without refills.
          </p>
        </>
      )}
    </>
  );
}

interface LogPartProps {
  log: Omit<ReturnType<typeof useOwnArmoury>["use"], "events">;
  nameOf: (itemId: number) => string;
}

/** How far the log has loaded, or why it hasn't. */
const LogState = ({
  log: { progress, error, retry },
  count,
  what,
}: Pick<LogPartProps, "log"> & { count: number | undefined; what: string }) => (
  <>
    <FailedCall path="user/log" error={error} retry={retry}>
      Couldn’t load your log, so {what} isn’t known.
    </FailedCall>
    {progress.state !== "done" && (
      <LoadProgressNote
        progress={progress}
        count={count}
        names={["item", "items"]}
        access={accessFor("user/log")}
      />
    )}
  </>
);

const ROW = "flex min-h-11 items-center justify-between gap-3 border-b border-row py-1";

function Loans({ loans, log, nameOf }: LogPartProps & { loans: readonly OwnLoan[] | null }) {
  const count = loans === null ? undefined : sum(loans.map((each) => each.count));
  return (
    <section aria-label="On loan to you">
      <SectionHeader
        title="On loan to you"
        aside={count === undefined ? "–" : formatCount(count, "item", "items")}
      />
      <LogState log={log} count={count} what="what you have on loan" />
      {loans !== null && loans.length === 0 && (
        <p className="py-3 text-muted-foreground">
          Nothing lent to you in the last {LOAN_DAYS} days that you still have.
        </p>
      )}
      <LongList entries={loans ?? []}>
        {(shown) => (
          <ul aria-label="On loan to you" hidden={shown.length === 0}>
            {shown.map(({ itemId, count: pieces, sinceMs }) => (
              <li key={itemId} className={ROW}>
                <span translate="no">{nameOf(itemId)}</span>
                <span className="text-right">
                  {formatWhole(pieces)}{" "}
                  <span className="text-muted-foreground">since {formatShortGameDay(sinceMs)}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </section>
  );
}

function Used({ used, log, nameOf }: LogPartProps & { used: readonly OwnUse[] | null }) {
  const count = used === null ? undefined : sum(used.map((each) => each.count));
  const value = sum((used ?? []).map((each) => each.value ?? 0));
  return (
    <>
      <LogState log={log} count={count} what="what you used" />
      {used !== null && used.length === 0 && (
        <p className="py-3 text-muted-foreground">Nothing used from the armoury in this time.</p>
      )}
      <LongList entries={used ?? []}>
        {(shown) => (
          <ul aria-label="You used" hidden={shown.length === 0}>
            {shown.map((each) => (
              <li key={each.itemId} className={ROW}>
                <span translate="no">
                  {formatWhole(each.count)} × {nameOf(each.itemId)}
                </span>
                <span translate="no">{orDash(each.value, formatMoney)}</span>
              </li>
            ))}
          </ul>
        )}
      </LongList>
      {used !== null && used.length > 0 && (
        <p className="flex justify-between gap-3 py-2 font-semibold">
          At today’s market value <span translate="no">{formatMoney(value)}</span>
        </p>
      )}
    </>
  );
}
