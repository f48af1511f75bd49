"use client";

import { usePrefetchQuery } from "@tanstack/react-query";
import { Suspense, useRef } from "react";

import { useInView } from "@/components/charts/use-in-view";
import { useOwnPlayer } from "@/components/fight/use-own-player";
import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { FailedCall } from "@/components/feedback/retry-advice";
import { SectionHeader } from "@/components/figures/section-header";
import { WithNames } from "@/components/game/player-name";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { usePolling } from "@/components/reading/use-polling";
import { useSession } from "@/components/session/session";
import { onDemand } from "@/components/ui/on-demand";
import { useNowAt } from "@/components/window/use-now";
import { updateUrl, useUrlValue } from "@/components/window/use-url-value";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { TORN } from "@/lib/api/sentences/countries";
import { accessFor } from "@/lib/api/transport/access";
import { POLL_INTERVALS_MS } from "@/lib/api/transport/polling";
import type { List } from "@/lib/api/transport/wire";
import { formatWhole } from "@/lib/format/numbers";
import type { FairFightAttack } from "@/lib/game/fight/fair-fight";
import type { Fighter } from "@/lib/game/fight/fighter";
import type { Obstacle } from "@/lib/game/fight/obstacle";
import { sidesOf, type SideWar, warPhase } from "@/lib/game/war/ranked-war";

import { ChainBlock } from "./chain";
import { Enemies } from "./enemies";
import { ScoreBlock, WarForecast } from "./score";
import { BothSides, OwnSide, WarHits } from "./sides";
import { UpdateSettings } from "./update-settings";
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
          // Also removes the order of the report’s table.
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
  usePrefetchQuery(profileQuery(session));
  const faction = useOwnFaction();
  return faction === null ? (
    <LoadingState text="Loading data..." rows={24} />
  ) : (
    <Room {...props} faction={faction} />
  );
}

/** The responses that the war room polls. If the wars or the faction can't be loaded, the chain is still there. */
function useWarRoom(faction: OwnFaction) {
  const session = useSession();
  const wars = useOptionalSuspenseQuery(warsQuery(session));
  const war = wars.data?.ranked ?? null;
  const nowMs = useNowAt(war === null ? [] : [war.startsAtMs, war.endedAtMs ?? Infinity]);
  const phase = warPhase(war, nowMs);
  const sides = war === null ? null : sidesOf(war, faction.id);
  const ownId = faction.id ?? NOBODY;
  const enemyId = sides?.enemy.id ?? NOBODY;
  return {
    wars,
    /** The ranked war that is announced or on, with both sides; null if there is none. */
    current: war !== null && sides !== null && phase !== "none" ? { war, phase, sides } : null,
    ids: { ownId, enemyId },
    name: faction.name ?? sides?.own.name ?? null,
    scores: usePolling(warsQuery(session), POLL_INTERVALS_MS.war),
    chain: usePolling(chainQuery(session), POLL_INTERVALS_MS.chain),
    enemies: usePolling(
      fightersQuery(session, enemyId),
      POLL_INTERVALS_MS.members,
      enemyId !== NOBODY,
    ),
    members: usePolling(fightersQuery(session, ownId), POLL_INTERVALS_MS.members, ownId !== NOBODY),
    attacks: usePolling(
      timelineQuery(warAttacksTimeline(session)),
      POLL_INTERVALS_MS.attacks,
      phase === "on" && sides !== null,
    ),
  };
}

type WarRoomData = ReturnType<typeof useWarRoom>;

interface RoomProps extends WarRoomProps {
  faction: OwnFaction;
}

function Room({ faction, onReport }: RoomProps) {
  const room = useWarRoom(faction);
  const { current, enemies, ids, members, attacks } = room;
  const statuses = useStatusChanges(enemies);
  const obstacle = useObstacleInTorn();
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] md:pt-3 md:@max-4xl/page:grid-cols-1">
        <div className="max-md:order-2">
          <Score room={room} faction={faction} onReport={onReport} />
        </div>
        <ChainBlock chain={room.chain} />
      </div>
      <div className="grid grid-cols-1 gap-x-10 md:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)] md:@max-4xl/page:grid-cols-1">
        <div>
          {current && (
            <Enemies
              name={current.sides.enemy.name}
              enemies={enemies}
              {...statuses}
              attacks={attacks.data?.entries ?? NO_ATTACKS}
              sides={ids}
              obstacle={obstacle}
              members={(members.data ?? NO_MEMBERS).entries}
            />
          )}
        </div>
        <Aside room={room} faction={faction} onReport={onReport} />
      </div>
    </>
  );
}

/** The reason why the player can't attack anybody in Torn, where the enemies are; null if none is known. */
function useObstacleInTorn(): Obstacle | null {
  const { obstacle, location } = useOwnPlayer();
  if (obstacle !== null || location === TORN) return obstacle;
  return { kind: "abroad", untilMs: null };
}

/** The score of the war, or why there is none. */
function Score({
  room: { current, wars, scores },
  faction,
  onReport,
}: RoomProps & { room: WarRoomData }) {
  if (current !== null) {
    const { war, phase, sides } = current;
    return <ScoreBlock war={war} phase={phase} {...sides} query={scores} onReport={onReport} />;
  }
  if (wars.error !== null) {
    return (
      <ErrorState
        text="Error loading wars"
        access={accessFor("faction/wars")}
        error={wars.error}
        onRetry={wars.retry}
      />
    );
  }
  if (faction.id === null && faction.error !== null) {
    return (
      <ErrorState
        text="Error loading your faction"
        access={accessFor("faction/basic")}
        error={faction.error}
        onRetry={faction.retry}
      />
    );
  }
  return (
    <EmptyState title="No ranked war">
      Your faction isn’t in a ranked war. Scores and enemies appear here once one is announced.
    </EmptyState>
  );
}

/** The other wars, the player's own faction, the hits and the settings. */
function Aside({
  room: { wars, current, ids, name, scores, chain, enemies, members, attacks },
  faction,
  onReport,
}: RoomProps & { room: WarRoomData }) {
  return (
    <div>
      {current?.phase === "announced" && (
        <BothSides
          own={{ ...current.sides.own, fighters: members.data?.entries }}
          enemy={{ ...current.sides.enemy, fighters: enemies.data?.entries }}
        />
      )}
      {current?.phase === "on" && (
        <WarForecast war={current.war} {...current.sides} fetchedAtMs={scores.fetchedAtMs} />
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
      {current?.phase === "on" && (
        <WarHits
          attacks={attacks}
          members={members.data ?? NO_MEMBERS}
          {...ids}
          fromMs={current.war.startsAtMs}
        />
      )}
      {faction.id !== null && <PastWars ownId={faction.id} onShow={onReport} />}
      <UpdateSettings chain={chain} />
    </div>
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
