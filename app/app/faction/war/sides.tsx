"use client";

import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { releasedText, stateText } from "@/components/faction/state-text";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { ProgressCircle } from "@/components/figures/progress-circle";
import { SectionHeader } from "@/components/figures/section-header";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { PlayerName } from "@/components/game/player-name";
import { LongList } from "@/components/list/long-list";
import { Age } from "@/components/reading/age";
import type { PolledQuery } from "@/components/reading/use-polling";
import { ColumnHeaders } from "@/components/ui/column-headers";
import { onDemand } from "@/components/ui/on-demand";
import { useNow, useNowAt, useTimeSelector } from "@/components/window/use-now";
import type { Timeline } from "@/lib/api/history/timeline";
import { accessFor } from "@/lib/api/transport/access";
import type { List } from "@/lib/api/transport/wire";
import { MINUTE_MS } from "@/lib/common/time";
import { formatWhole, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import { MAX_MEMBERS } from "@/lib/game/faction/member";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import { type Fighter, availabilityOf, isInHospital, isInStay } from "@/lib/game/fight/fighter";
import { type Strength, strengthOf } from "@/lib/game/war/war-members";

import type { HitsTableProps } from "./hits-table";

const HitsTable = onDemand(() => import("./hits-table").then((l) => l.HitsTable));

interface Side {
  id: number;
  name: string;
  fighters: readonly Fighter[] | undefined;
}

const STRENGTH_ROWS: readonly (readonly [title: string, value: (strength: Strength) => string])[] =
  [
    ["Members", ({ members }) => formatWhole(members)],
    ["Average level", ({ level }) => orDash(level, (mean) => formatWhole(Math.round(mean)))],
    ["Online", ({ online }) => formatWhole(online)],
    ["Active in the last hour", ({ lastHour }) => formatWhole(lastHour)],
    ["Active in the last 24 hours", ({ lastDay }) => formatWhole(lastDay)],
  ];

const STRENGTH_CELL = "h-10 border-b border-row py-1 pl-2 text-right font-normal";

/** Both factions side by side, before the war starts. */
export function BothSides({ own, enemy }: { own: Side; enemy: Side }) {
  const nowMs = useNow(MINUTE_MS);
  const sides = [own, enemy].map(({ id, name, fighters }) => ({
    id,
    name,
    strength: fighters === undefined ? null : strengthOf(fighters, nowMs),
  }));
  return (
    <section aria-label="Both factions" className="md:mt-2 max-md:mt-6">
      <SectionHeader title="Both factions" />
      <table aria-label="Both factions" className="w-full text-base">
        <thead>
          <tr>
            <td className={STRENGTH_CELL} />
            {sides.map(({ id, name }) => (
              <th
                key={id}
                scope="col"
                translate="no"
                className={`${STRENGTH_CELL} text-small wrap-anywhere`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STRENGTH_ROWS.map(([title, value]) => (
            <tr key={title}>
              <th scope="row" className={`${STRENGTH_CELL} pl-0 text-left`}>
                {title}
              </th>
              {sides.map(({ id, strength }) => (
                <td key={id} className={STRENGTH_CELL}>
                  {strength === null ? "–" : value(strength)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const LIT: Readonly<Record<string, number>> = { Online: 1, Idle: 0.5 };
const ACTIVE_STATUSES = ["Online", "Idle"];
const MEMBER_CELL =
  "h-10 border-b border-row py-1 pr-2 text-left font-normal last:pr-0 last:text-right";

interface OwnSideProps {
  /** Null if unknown. */
  name: string | null;
  members: PolledQuery<List<Fighter>>;
}

/** The faction's own members who are online or idle, and those in hospital. */
export function OwnSide({ name, members }: OwnSideProps) {
  const fighters = members.data?.entries ?? [];
  const nowMs = useNowAt([]);
  const count = (status: string) =>
    fighters.filter(({ lastAction }) => lastAction.status === status).length;
  const rows = fighters
    .filter((one) => ACTIVE_STATUSES.includes(one.lastAction.status) || isInHospital(one, nowMs))
    .sort((a, b) => onlineOrder(a) - onlineOrder(b) || a.name.localeCompare(b.name));
  return (
    <section aria-labelledby="own" className="mt-6">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5">
        <h2 id="own" className="min-w-0 font-display text-h2 font-medium wrap-anywhere">
          {name === null ? "Your members" : <span translate="no">{name}</span>}{" "}
          {members.data !== undefined && (
            <span className="font-sans text-base font-normal">
              {formatWhole(count("Online"))} online, {formatWhole(count("Idle"))} idle
            </span>
          )}
        </h2>
        <Age name="your members" query={members} />
      </div>
      {members.data === undefined && members.error === null && (
        <LoadingState text="Loading data..." rows={16} />
      )}
      <LongList entries={rows} part={MAX_MEMBERS}>
        {(drawn) => (
          <table aria-label="Your members" className="w-full text-base">
            <ColumnHeaders
              names={["Member", "Activity", "State"]}
              cell={`${MEMBER_CELL} border-rule text-small`}
            />
            <tbody>
              {drawn.map((one) => (
                <tr key={one.id}>
                  <th scope="row" className={`${MEMBER_CELL} font-semibold wrap-anywhere`}>
                    <RowPlayerLink id={one.id}>
                      <PlayerName>{one.name}</PlayerName>
                    </RowPlayerLink>
                  </th>
                  <td className={`${MEMBER_CELL} whitespace-nowrap`}>
                    <span className="flex items-center gap-2">
                      <ProgressCircle value={LIT[one.lastAction.status] ?? 0} className="size-4" />
                      {one.lastAction.status || "–"}
                    </span>
                  </td>
                  <td className={MEMBER_CELL}>
                    <Stay of={one} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </LongList>
    </section>
  );
}

const onlineOrder = ({ lastAction }: Fighter) => {
  const at = ACTIVE_STATUSES.indexOf(lastAction.status);
  return at === -1 ? ACTIVE_STATUSES.length : at;
};

/** "Okay", "Hospital 37 min", "Hospital in Japan 37 min", "Traveling". */
function Stay({ of: one }: { of: Fighter }) {
  const { state, stateUntilMs, abroadIn } = one;
  return useTimeSelector(1000, (nowMs) => {
    if (availabilityOf(one, nowMs) === "ready") return "Okay";
    const words = stateText(state, abroadIn) || "–";
    if (stateUntilMs === null || nowMs === 0) return words;
    if (abroadIn !== null && !isInStay(one, nowMs)) return releasedText(abroadIn);
    return `${words} ${formatDuration(stateUntilMs - nowMs)}`;
  });
}

interface WarHitsProps extends HitsTableProps {
  attacks: PolledQuery<Timeline<FairFightAttack>>;
}

/** The number of each member's hits in this war, and the members without hits. */
export function WarHits({ attacks, ...props }: WarHitsProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Hits in this war" className="mt-6">
      <div className="flex min-h-11 items-end justify-between gap-2 border-b border-rule pb-1.5">
        <h2 className="font-display text-h2 font-medium">Hits in this war</h2>
        <Age name="the attacks" query={attacks} />
      </div>
      <div className="min-h-20">
        {attacks.data === undefined && attacks.error !== null && (
          <ErrorState
            text="Error loading attacks"
            access={accessFor("faction/attacks")}
            error={attacks.error}
            onRetry={attacks.refetch}
          />
        )}
        <Suspense>{isSeen && attacks.data !== undefined && <HitsTable {...props} />}</Suspense>
      </div>
    </section>
  );
}
