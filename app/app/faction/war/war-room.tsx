"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { SelectField } from "@/components/list/select-field";
import { UpdateSwitch } from "@/components/reading/update-switch";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { type PolledQuery, usePolling } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { useCallsUsed } from "@/components/session/use-calls-used";
import { onDemand } from "@/components/ui/on-demand";
import { useNowAt } from "@/components/window/use-now";
import { updateUrl, useUrlValue } from "@/components/window/use-url-value";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { accessFor } from "@/lib/api/transport/access";
import { backoffFactor, POLL_INTERVALS_MS } from "@/lib/api/transport/polling";
import type { List } from "@/lib/api/transport/wire";
import { formatWhole } from "@/lib/format/numbers";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import type { Chain } from "@/lib/game/war/chain";
import { sidesOf, type SideWar, warPhase } from "@/lib/game/war/ranked-war";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { pollingStore } from "@/lib/store/preferences/page-settings";
import type { Fighter } from "@/lib/game/fight/fighter";

import { ChainAlarm, ChainBlock } from "./chain";
import { Enemies } from "./enemies";
import { ScoreBlock, WarForecast } from "./score";
import { BothSides, OwnSide, WarHits } from "./sides";
import { useStatusChanges } from "./use-status-changes";

const ReportView = onDemand(() => import("./report/report-view").then((l) => l.ReportView));
const PastList = onDemand(() => import("./past-list").then((l) => l.PastList));

const NOBODY = 0;
const NO_ATTACKS: readonly FairFightAttack[] = [];
const NO_MEMBERS: List<Fighter> = { entries: [], dropped: 0 };

/** The war room, or the report of a war that is over. */
export function WarViews() {
  const [asked, setAsked] = useUrlValue("war", "");
  if (!/^\d{1,9}$/.test(asked)) {
    return (
      <WarRoom
        onReport={(warId) => {
          setAsked(String(warId));
        }}
      />
    );
  }
  return (
    <Suspense fallback={<LoadingState text="Loading data..." rows={24} />}>
      <ReportView
        key={asked}
        warId={Number(asked)}
        onBack={() => {
          // Also removes the amount to split: the next war has its own.
          updateUrl(new URL(window.location.pathname, window.location.href));
        }}
      />
    </Suspense>
  );
}

interface WarRoomProps {
  onReport: (warId: number) => void;
}

/** The faction's ranked war and chain, updated while the page is visible. */
function WarRoom(props: WarRoomProps) {
  const session = useSession();
  usePrefetchQuery(factionBasicQuery(session));
  usePrefetchQuery(warsQuery(session));
  const faction = useOwnFaction();
  return faction === null ? (
    <LoadingState text="Loading data..." rows={24} />
  ) : (
    <Room {...props} faction={faction} />
  );
}

/** If the wars or the faction can't be loaded, the chain and the calls are still shown. */
function Room({ faction, onReport }: WarRoomProps & { faction: OwnFaction }) {
  const session = useSession();
  const wars = useOptionalSuspenseQuery(warsQuery(session));
  const war = wars.data?.ranked ?? null;
  const nowMs = useNowAt(war === null ? [] : [war.startsAtMs, war.endedAtMs ?? Infinity]);
  const phase = warPhase(war, nowMs);
  const sides = war === null ? null : sidesOf(war, faction.id);
  const name = faction.name ?? sides?.own.name ?? null;

  const scores = usePolling(warsQuery(session), POLL_INTERVALS_MS.war);
  const chain = usePolling(chainQuery(session), POLL_INTERVALS_MS.chain);
  const enemyId = sides?.enemy.id ?? NOBODY;
  const enemies = usePolling(
    fightersQuery(session, enemyId),
    POLL_INTERVALS_MS.members,
    enemyId !== NOBODY,
  );
  const ownId = faction.id ?? NOBODY;
  const members = usePolling(
    fightersQuery(session, ownId),
    POLL_INTERVALS_MS.members,
    ownId !== NOBODY,
  );
  const { changes, awaySince } = useStatusChanges(enemies);
  const attacks = usePolling(
    timelineQuery(warAttacksTimeline(session)),
    POLL_INTERVALS_MS.attacks,
    phase === "on" && sides !== null,
  );
  const isOn = war !== null && sides !== null && phase !== "none";

  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] md:pt-3 md:@max-4xl/page:grid-cols-1">
        <div className="max-md:order-2">
          {isOn ? (
            <ScoreBlock war={war} phase={phase} {...sides} query={scores} onReport={onReport} />
          ) : wars.error !== null ? (
            <ErrorState
              text="Error loading wars"
              access={accessFor("faction/wars")}
              error={wars.error}
              onRetry={wars.retry}
            />
          ) : faction.id === null && faction.error !== null ? (
            <ErrorState
              text="Error loading your faction"
              access={accessFor("faction/basic")}
              error={faction.error}
              onRetry={faction.retry}
            />
          ) : (
            <EmptyState title="No ranked war">
              Your faction isn’t in a ranked war. Scores and enemies appear here once one is
              announced.
            </EmptyState>
          )}
        </div>
        <ChainBlock chain={chain} />
      </div>
      <div className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] md:@max-4xl/page:grid-cols-1">
        <div>
          {isOn && (
            <Enemies
              name={sides.enemy.name}
              enemies={enemies}
              changes={changes}
              awaySince={awaySince}
              attacks={attacks.data?.entries ?? NO_ATTACKS}
              sides={{ ownId, enemyId }}
              members={(members.data ?? NO_MEMBERS).entries}
            />
          )}
        </div>
        <div>
          {isOn && phase === "announced" && (
            <BothSides
              own={{ ...sides.own, fighters: members.data?.entries }}
              enemy={{ ...sides.enemy, fighters: enemies.data?.entries }}
            />
          )}
          {isOn && phase === "on" && (
            <WarForecast war={war} {...sides} fetchedAtMs={scores.fetchedAtMs} />
          )}
          {wars.data !== undefined && (
            <SideWars
              wars={[...wars.data.raids.entries, ...wars.data.territory.entries]}
              ownId={faction.id}
            />
          )}
          {faction.id !== null && <OwnSide name={name} members={members} />}
          {faction.id !== null && name === null && (
            <FailedCall path="faction/basic" {...faction}>
              Couldn’t load your faction’s name.
            </FailedCall>
          )}
          {isOn && phase === "on" && (
            <WarHits
              attacks={attacks}
              members={members.data ?? NO_MEMBERS}
              ownId={ownId}
              enemyId={enemyId}
              fromMs={war.startsAtMs}
            />
          )}
          {faction.id !== null && <PastWars ownId={faction.id} onShow={onReport} />}
          <UpdateSettings chain={chain} />
        </div>
      </div>
    </>
  );
}

/** Raids and wars for a territory, a row each. */
function SideWars({ wars, ownId }: { wars: readonly SideWar[]; ownId: number | null }) {
  const lines = wars.flatMap(({ id, territory, sides }) => {
    const both = sidesOf({ sides }, ownId);
    if (both === null) return [];
    const what = territory === null ? "Raid" : `War for ${territory}`;
    const { own, enemy } = both;
    const scores = `${formatWhole(own.score)} to ${formatWhole(enemy.score)}`;
    return [
      {
        key: `${territory ?? "raid"} ${id}`,
        name: enemy.name,
        text: `${what} against ${enemy.name}: ${scores}`,
      },
    ];
  });
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Other wars" className="mt-4">
      {lines.map(({ key, name, text }) => (
        <li key={key} className="border-b border-row py-2 wrap-anywhere">
          <WithNames names={[name]}>{text}</WithNames>
        </li>
      ))}
    </ul>
  );
}

interface PastWarsProps {
  ownId: number | null;
  /** Shows the report of a war. */
  onShow: (warId: number) => void;
}

/** Past ranked wars, loaded once the player scrolls to them. */
function PastWars(props: PastWarsProps) {
  const section = useRef<HTMLElement>(null);
  const isSeen = useInView(section);
  return (
    <section ref={section} aria-label="Past wars" className="mt-6">
      <SectionHeader title="Past wars" />
      <div className="min-h-20">
        <Suspense>{isSeen && <PastList {...props} />}</Suspense>
      </div>
    </section>
  );
}

const PACES = [
  ["1", "Full speed"],
  ["2", "Half speed"],
  ["4", "Quarter speed"],
] as const;

/** The calls in the last minute, the update intervals, and the settings for updates and the alarm. */
function UpdateSettings({ chain }: { chain: PolledQuery<Chain> }) {
  const polling = useStoredValue(pollingStore);
  const used = useCallsUsed();
  const slowed = backoffFactor(used);
  const times = Math.max(polling.slowdown, slowed);
  const every = (ms: number) =>
    polling.isOn ? `every ${formatWhole((ms * times) / 1000)} s` : "only when you refresh";
  return (
    <section className="mt-6">
      <SectionHeader title="API calls" aside="limit 90 per minute" />
      <p className="py-2">
        <b className="font-display text-h1 font-medium">{formatWhole(used)}</b> in the last minute
      </p>
      <DescriptionList>
        <DescriptionRow label="Chain" value={every(POLL_INTERVALS_MS.chain)} wide />
        <DescriptionRow
          label="Enemies and your members"
          value={every(POLL_INTERVALS_MS.members)}
          wide
        />
        <DescriptionRow label="War score" value={every(POLL_INTERVALS_MS.war)} wide />
        <DescriptionRow
          label="Your faction’s attacks"
          value={every(POLL_INTERVALS_MS.attacks)}
          wide
        />
      </DescriptionList>
      {slowed > polling.slowdown && (
        <p className="mt-1">Close to the call limit, so updates are slower.</p>
      )}
      <UpdateSwitch />
      <ChainAlarm chain={chain} />
      <SelectField
        label="Update speed"
        value={String(polling.slowdown) as "1" | "2" | "4"}
        options={PACES}
        onChange={(pace) => {
          pollingStore.set({ ...polling, slowdown: Number(pace) as 1 | 2 | 4 });
        }}
      />
    </section>
  );
}
