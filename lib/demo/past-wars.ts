import { type Clock, DAY, HOUR } from "./clock";
import { fractionOf } from "./random";
import { FACTION_ID, FACTION_NAME, ROSTER } from "./roster";

/** The wars that are over, the newest first: how many weeks ago, against whom, and how it went. */
const PAST = [
  { id: 27_811, weeksAgo: 2, enemyId: 9_117, enemy: "Cold Furnace", own: 9_412, other: 6_180 },
  { id: 27_144, weeksAgo: 6, enemyId: 9_126, enemy: "Salt & Lime", own: 5_209, other: 8_944 },
  { id: 26_390, weeksAgo: 11, enemyId: 9_140, enemy: "Night Ledger", own: 11_870, other: 8_212 },
] as const;
type Past = (typeof PAST)[number];

const LASTED = 38 * HOUR;
/** What a hit brings on average. */
const A_HIT = 5;

/** On a full hour, on the same day of the week. */
const startOf = (clock: Clock, { weeksAgo }: Past) =>
  clock.midnight + 12 * HOUR - (weeksAgo * 7 + 1) * DAY;

const winnerOf = ({ own, other, enemyId }: Past) => (own > other ? FACTION_ID : enemyId);

export const rankedWars = (clock: Clock) =>
  PAST.map((war) => ({
    id: war.id,
    start: startOf(clock, war),
    end: startOf(clock, war) + LASTED,
    target: Math.abs(war.own - war.other),
    winner: winnerOf(war),
    factions: [
      { id: FACTION_ID, name: FACTION_NAME, score: war.own, chain: 0 },
      { id: war.enemyId, name: war.enemy, score: war.other, chain: 0 },
    ],
  }));

/** Of a war that is over; undefined for any other. The members' respect adds up to the faction's score. */
export function rankedWarReport(clock: Clock, id: number) {
  const war = PAST.find((candidate) => candidate.id === id);
  if (war === undefined) return undefined;
  const hasWon = war.own > war.other;
  const weights = ROSTER.map((member) => {
    const part = fractionOf(`war ${id} ${member.id}`);
    return part < 0.12 ? 0 : part * (0.5 + member.level / 100);
  });
  const own = members(
    ROSTER.map(({ id: memberId, name, level }) => ({ id: memberId, name, level })),
    weights,
    war.own,
  );
  const enemies = Array.from({ length: 20 }, (_, index) => ({
    id: 2_700_000 + war.id * 3 + index,
    name: `${war.enemy.split(" ")[0] ?? ""}${index + 1}`,
    level: 30 + index * 3,
  }));
  const other = members(
    enemies,
    enemies.map((enemy) => fractionOf(`enemy ${enemy.id}`)),
    war.other,
  );
  return {
    id,
    start: startOf(clock, war),
    end: startOf(clock, war) + LASTED,
    winner: winnerOf(war),
    forfeit: false,
    factions: [
      side(FACTION_ID, FACTION_NAME, war.own, hasWon, own),
      side(war.enemyId, war.enemy, war.other, !hasWon, other),
    ],
  };
}

interface Fighter {
  id: number;
  name: string;
  level: number;
}

function members(all: readonly Fighter[], weights: readonly number[], score: number) {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const parts = weights.map((weight) => Math.floor((score * 100 * weight) / sum));
  const rest = score * 100 - parts.reduce((total, part) => total + part, 0);
  const top = parts.indexOf(Math.max(...parts));
  return all.map((member, index) => {
    const respect = ((parts[index] ?? 0) + (index === top ? rest : 0)) / 100;
    return { ...member, attacks: Math.ceil(respect / A_HIT), score: respect };
  });
}

function side(
  id: number,
  name: string,
  score: number,
  hasWon: boolean,
  fighters: ReturnType<typeof members>,
) {
  const rank = { before: "Gold II", after: hasWon ? "Gold III" : "Gold II" };
  const items = hasWon
    ? [{ id: 1121, name: "Medium Arms Cache", quantity: 2 }]
    : [{ id: 1120, name: "Small Arms Cache", quantity: 1 }];
  return {
    id,
    name,
    score,
    attacks: fighters.reduce((sum, { attacks }) => sum + attacks, 0),
    rank,
    rewards: { respect: hasWon ? 1_060 : 410, points: hasWon ? 350 : 0, items },
    members: fighters,
  };
}
