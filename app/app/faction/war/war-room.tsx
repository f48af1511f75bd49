"use client";

import { usePrefetchQuery } from "@tanstack/react-query";

import { type OwnFaction, useOwnFaction } from "@/components/faction/use-own-faction";
import { EmptyState } from "@/components/feedback/empty-state";
import { ErrorState } from "@/components/feedback/error-state";
import { LoadingState } from "@/components/feedback/loading-state";
import { Missing } from "@/components/feedback/retry-advice";
import { useOptionalSuspenseQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useNowAt } from "@/components/window/use-now-at";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { accessFor } from "@/lib/api/transport/access";
import { POLL_INTERVALS_MS } from "@/lib/api/transport/polling";
import type { List } from "@/lib/api/transport/wire";
import type { WarAttack } from "@/lib/game/war/own-hits";
import { sidesOf, warPhase } from "@/lib/game/war/ranked-war";
import type { WarMember } from "@/lib/game/war/war-member";

import { BothSides } from "./both-sides";
import { ChainBlock } from "./chain-block";
import { Enemies } from "./enemies";
import { OwnSide } from "./own-side";
import { PastWars } from "./past-wars";
import { PollingSettings } from "./polling-settings";
import { ScoreBlock } from "./score-block";
import { SideWars } from "./side-wars";
import { usePolling } from "./use-polling";
import { useStatusChanges } from "./use-status-changes";
import { WarForecast } from "./war-forecast";
import { WarHits } from "./war-hits";

const NOBODY = 0;
const NO_ATTACKS: readonly WarAttack[] = [];
const NO_MEMBERS: List<WarMember> = { entries: [], dropped: 0 };

interface WarRoomProps {
  onReport: (warId: number) => void;
}

/** The faction's ranked war and chain, read again and again while the page is in view. */
export function WarRoom(props: WarRoomProps) {
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

/** Without the wars, or without knowing whose they are, the chain and the calls stand. */
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
  const foes = usePolling(
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
  const { changes, awaySince } = useStatusChanges(foes);
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
              Your faction is in no ranked war at the moment. The scores and the enemies appear here
              as soon as the game announces one.
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
              enemies={foes}
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
              enemy={{ ...sides.enemy, fighters: foes.data?.entries }}
            />
          )}
          {isOn && phase === "on" && (
            <WarForecast war={war} {...sides} readAtMs={scores.readAtMs} />
          )}
          {wars.data !== undefined && (
            <SideWars
              wars={[...wars.data.raids.entries, ...wars.data.territory.entries]}
              ownId={faction.id}
            />
          )}
          {faction.id !== null && <OwnSide name={name} members={members} />}
          {faction.id !== null && name === null && (
            <Missing path="faction/basic" {...faction}>
              Couldn’t load your faction’s name.
            </Missing>
          )}
          {isOn && phase !== "announced" && (
            <WarHits
              attacks={attacks}
              members={members.data ?? NO_MEMBERS}
              ownId={ownId}
              enemyId={enemyId}
              fromMs={war.startsAtMs}
            />
          )}
          {faction.id !== null && <PastWars ownId={faction.id} onShow={onReport} />}
          <PollingSettings chain={chain} />
        </div>
      </div>
    </>
  );
}
