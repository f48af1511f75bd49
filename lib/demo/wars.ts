import { type Fight, lastAttacks, scoreOf, WAR_ID, warHits } from "./attacks";
import { chain, warStart } from "./chain";
import { type Clock, HOUR, MINUTE } from "./clock";
import { ENEMIES, ENEMY_ID, ENEMY_NAME, type Fighter, type OtherPlayer, seenAt } from "./others";
import { PAST_WAR_LASTED, PAST_WARS, pastEnemies, type PastWar, pastWarStart } from "./past-wars";
import { FACTION_ID, FACTION_NAME, ROSTER } from "./roster";

const TARGET = 3600;

/** The enemies with their state at that time. */
export function enemies(clock: Clock, now: number) {
  const attacked = lastAttacks(clock, now);
  return ENEMIES.map((one) => asMember(one, now, attacked.get(one.id) ?? 0));
}

function asMember(enemy: OtherPlayer, now: number, actedAt: number) {
  const { id, name, level } = enemy;
  return {
    id,
    name,
    position: "Member",
    level,
    days_in_faction: 40 + (id % 900),
    is_revivable: false,
    is_on_wall: false,
    is_in_oc: false,
    has_early_discharge: false,
    ...seenAt(enemy, now, actedAt),
    revive_setting: "Unknown",
  };
}

/** The target after that many hours. It falls by 1 % of its original value with every hour that begins after the first day. */
function targetAt(hours: number): number {
  const fallen = hours < 24 ? 0 : Math.floor(hours - 24) + 1;
  return Math.max(0, (TARGET * (100 - fallen)) / 100);
}

/** The wars of the faction at that time. */
export function wars(clock: Clock, now: number) {
  const start = warStart(clock);
  const { own, other } = warHits(clock, WAR_ID, now);
  const ownChain = chain(clock, now);
  const enemyChain = 10 + (Math.floor(now / (1.5 * MINUTE)) % 40);
  return {
    pacts: [],
    wars: {
      ranked: {
        war_id: WAR_ID,
        start,
        end: null,
        target: targetAt((now - start) / HOUR),
        winner: null,
        factions: [
          { id: ENEMY_ID, name: ENEMY_NAME, score: scoreOf(other), chain: enemyChain },
          {
            id: FACTION_ID,
            name: FACTION_NAME,
            score: scoreOf(own),
            chain: ownChain.timeout > 0 ? ownChain.current : 0,
          },
        ],
      },
      raids: [],
      territory: [],
    },
  };
}

/** The result of a finished war, from its hits. */
function result(clock: Clock, war: PastWar) {
  const start = pastWarStart(clock, war.weeksAgo);
  const hits = warHits(clock, war.id, clock.now);
  const scores = { own: scoreOf(hits.own), other: scoreOf(hits.other) };
  const hasWon = scores.own > scores.other;
  const winner = hasWon ? FACTION_ID : war.enemyId;
  return { start, end: start + PAST_WAR_LASTED, hits, scores, hasWon, winner };
}

export const rankedWars = (clock: Clock) =>
  PAST_WARS.map((war) => {
    const { start, end, scores, winner } = result(clock, war);
    return {
      id: war.id,
      start,
      end,
      target: Math.abs(scores.own - scores.other),
      winner,
      factions: [
        { id: FACTION_ID, name: FACTION_NAME, score: scores.own, chain: 0 },
        { id: war.enemyId, name: war.enemy, score: scores.other, chain: 0 },
      ],
    };
  });

/** The report of a finished war. Undefined for any other. */
export function rankedWarReport(clock: Clock, id: number) {
  const war = PAST_WARS.find((candidate) => candidate.id === id);
  if (war === undefined) return undefined;
  const { start, end, hits, scores, hasWon, winner } = result(clock, war);
  const { enemyId, enemy } = war;
  return {
    id,
    start,
    end,
    winner,
    forfeit: false,
    factions: [
      side({ id: FACTION_ID, name: FACTION_NAME, score: scores.own, hasWon }, ROSTER, hits.own),
      side(
        { id: enemyId, name: enemy, score: scores.other, hasWon: !hasWon },
        pastEnemies(war),
        hits.other,
      ),
    ],
  };
}

type Named = Pick<Fighter, "id" | "name" | "level">;

function side(
  { hasWon, ...faction }: { id: number; name: string; score: number; hasWon: boolean },
  fighters: readonly Named[],
  hits: readonly Fight[],
) {
  const rank = { before: "Platinum II", after: hasWon ? "Platinum I" : "Platinum II" };
  const items = hasWon
    ? [{ id: 1121, name: "Medium Arms Cache", quantity: 2 }]
    : [{ id: 1120, name: "Small Arms Cache", quantity: 1 }];
  return {
    ...faction,
    attacks: hits.length,
    rank,
    rewards: { respect: hasWon ? 1_060 : 410, points: hasWon ? 350 : 0, items },
    members: fighters.map(({ id, name, level }) => {
      const own = hits.filter(({ attacker }) => attacker.id === id);
      const respect = own.reduce((sum, hit) => sum + hit.respect, 0);
      return { id, name, level, attacks: own.length, score: Math.round(respect * 100) / 100 };
    }),
  };
}
