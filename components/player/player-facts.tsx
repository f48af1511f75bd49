import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";

import { daysAgo, rangeText, statsText } from "@/components/fight/fight-text";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { useStatHistory } from "@/components/history/use-stat-history";
import { useSession } from "@/components/session/session";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { availableCrimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { ownAttacksTimeline } from "@/lib/api/endpoints/user-attacks";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { spyReportsQuery } from "@/lib/api/endpoints/user-reports";
import { timelineQuery } from "@/lib/api/history/timeline-query";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatShortGameDay } from "@/lib/format/days";
import { formatMoney, formatWhole } from "@/lib/format/numbers";
import { formatAge } from "@/lib/format/times";
import { isOpen } from "@/lib/game/crimes/organised-crime";
import type { Member } from "@/lib/game/faction/member";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { ATTACK_DAYS, encountersBy, fightEstimate, statsEstimate } from "@/lib/game/fight/estimate";
import { ownScores } from "@/lib/game/fight/fair-fight";
import { type OwnAttack, recordsByTarget } from "@/lib/game/fight/own-attacks";

import type { KnownPlayer } from "./use-known-player";

/** A fact about the player. The row is left out if the fact is unknown. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return children === null || children === undefined || children === "" ? null : (
    <DescriptionRow label={label} value={children} wide />
  );
}

interface FactsProps {
  player: KnownPlayer;
  nowMs: number;
}

const LastActionFact = ({ player: { lastAction }, nowMs }: FactsProps) => (
  <Fact label="Last action">
    {lastAction.atMs === null ? null : formatAge(nowMs - lastAction.atMs)}
  </Fact>
);

/** The loaded facts about a member of the viewer's faction. */
export function MemberFacts({ member, ...facts }: FactsProps & { member: Member | undefined }) {
  const { player } = facts;
  const session = useSession();
  const client = useQueryClient();
  const crimes = client.getQueryData(availableCrimesQuery(session).queryKey);
  const balances = client.getQueryData(factionBalanceQuery(session).queryKey);
  const crime = crimes?.entries.find(
    (one) => isOpen(one) && one.slots.some((slot) => slot.member?.id === player.id),
  );
  const rate = crime?.slots.find((slot) => slot.member?.id === player.id)?.passRate ?? null;
  const balance = balances?.entries.find(({ memberId }) => memberId === player.id);
  return (
    <DescriptionList>
      <Fact label="Crime">
        {crime === undefined
          ? inCrimeText(member?.isInOc)
          : `${crime.name}${rate === null ? "" : `, ${formatWhole(rate)}%`}`}
      </Fact>
      <LastActionFact {...facts} />
      <Fact label="Position">{member?.position}</Fact>
      <Fact label="Balance">{balance && formatMoney(balance.money)}</Fact>
    </DescriptionList>
  );
}

const inCrimeText = (isInOc: boolean | null | undefined): string | null =>
  typeof isInOc === "boolean" ? (isInOc ? "In an OC" : "Not in an OC") : null;

interface FightFactsProps extends FactsProps {
  /** The viewer's id. */
  ownId: number;
  /** True if the last action is said elsewhere. */
  isSeenSaid: boolean;
}

const NO_ATTACKS: readonly OwnAttack[] = [];

/** Fair fight, battle stats and own attacks against somebody else, from the loaded attacks and spy reports. */
export function FightFacts({ ownId, isSeenSaid, ...facts }: FightFactsProps) {
  const { player, nowMs } = facts;
  const { encounters, record, attacksFromMs, hasAttacks, stats } = useLoadedFights(
    player.id,
    ownId,
    dayStartMs(nowMs) - ATTACK_DAYS * DAY_MS,
  );
  const ids = useMemo(() => [ownId], [ownId]);
  const history = useStatHistory(ids).histories?.get(ownId);
  const scoreAt = useMemo(
    () => ownScores(history ?? {}, stats ?? null, nowMs),
    [history, stats, nowMs],
  );
  const estimate = fightEstimate(player.level, encounters, { scoreAt, nowMs });
  const total = statsEstimate(encounters, scoreAt);
  const isKnown = estimate.source !== null;
  return (
    <DescriptionList>
      <Fact label="Fair fight">
        {isKnown
          ? `${rangeText(estimate.fairFight)}${estimate.atMs === null ? "" : `, ${daysAgo(estimate.atMs, nowMs)}`}`
          : null}
      </Fact>
      <Fact label="Total stats">
        {total && statsText(total, estimate, { hasAttacks, attacksFromMs, nowMs })}
      </Fact>
      <Fact
        label={
          attacksFromMs === null
            ? `Your attacks in ${ATTACK_DAYS} days`
            : `Your attacks since ${formatShortGameDay(attacksFromMs)}`
        }
      >
        {!hasAttacks
          ? null
          : record === undefined
            ? "none"
            : `won ${formatWhole(record.won)} of ${formatWhole(record.attacks)}`}
      </Fact>
      <Fact label="Respect">{isKnown ? rangeText(estimate.respect) : null}</Fact>
      {!isSeenSaid && <LastActionFact {...facts} />}
    </DescriptionList>
  );
}

/** The figures of a player from the loaded attacks and spy reports. Nothing is requested. */
function useLoadedFights(playerId: number, ownId: number, periodFromMs: number) {
  const session = useSession();
  const client = useQueryClient();
  const outgoing = client.getQueryData(
    timelineQuery(ownAttacksTimeline(session, "outgoing")).queryKey,
  );
  const incoming = client.getQueryData(
    timelineQuery(ownAttacksTimeline(session, "incoming")).queryKey,
  );
  const reports = client.getQueryData(spyReportsQuery(session).queryKey);
  const stats = client.getQueryData(currentStatsQuery(session).queryKey);
  return useMemo(() => {
    const attacks = (outgoing?.entries ?? NO_ATTACKS).filter(
      (attack) => attackAtMs(attack) >= periodFromMs && attack.defender?.id === playerId,
    );
    const loadedFromMs = outgoing?.spans[0]?.fromMs ?? Infinity;
    const received = (incoming?.entries ?? NO_ATTACKS).filter(
      ({ attacker }) => attacker?.id === playerId,
    );
    return {
      stats,
      hasAttacks: outgoing !== undefined,
      attacksFromMs: outgoing !== undefined && loadedFromMs > periodFromMs ? loadedFromMs : null,
      record: recordsByTarget(attacks, ownId)[0],
      encounters: encountersBy([...attacks, ...received], reports?.entries ?? [], ownId).get(
        playerId,
      ),
    };
  }, [outgoing, incoming, reports, stats, playerId, ownId, periodFromMs]);
}
