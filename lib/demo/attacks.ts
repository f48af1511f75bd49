import { type Clock, DAY, MINUTE } from "./clock";
import { fractionOf, seededRandom } from "./random";
import { FACTION_ID, FACTION_NAME, ROSTER } from "./roster";
import { ENEMY_ID, ENEMY_IDS, ENEMY_NAME, enemyOf, warStart } from "./wars";

const COUNT = 480;
const OUTGOING = ["Attacked", "Attacked", "Mugged", "Hospitalized", "Hospitalized", "Lost"];
const RARE = ["Assist", "Stalemate", "Escape", "Timeout", "Interrupted", "Special"];
const WON = ["Attacked", "Mugged", "Hospitalized"];

/** One of our hits brought the bonus of a chain. */
const BONUS = { index: 5, hit: 100, respect: 80 };

/** Two weeks of attacks by and on members, newest first. */
export function attacks(clock: Clock) {
  const random = seededRandom("attacks");
  const inWar = seededRandom("attacks in the war");
  const fighters = ROSTER.filter(({ state }) => state !== "Fallen" && state !== "Federal");
  const answer = [];
  for (let index = 0; index < COUNT; index++) {
    const ended = clock.ago(3 * MINUTE + (index / COUNT) ** 1.6 * 14 * DAY);
    // The newest is an enemy's, which a retaliation still counts on.
    const isBonus = index === BONUS.index;
    const isOurs = (random.chance(0.7) && index > 0) || isBonus;
    const ours = { id: random.pick(fighters).id, faction_id: FACTION_ID };
    const theirs = {
      id: random.int(1_400_000, 3_400_000),
      faction_id: random.chance(0.8) ? random.int(9100, 9112) : null,
    };
    if (ended > warStart(clock) && (index === 0 || inWar.chance(0.9))) {
      Object.assign(theirs, { id: inWar.pick(ENEMY_IDS), faction_id: ENEMY_ID });
    }
    // The attacker in a stealth attack is unknown.
    const attacker = isOurs ? ours : random.chance(0.15) && index > 0 ? null : theirs;
    const usual = random.chance(0.1) ? random.pick(RARE) : random.pick(OUTGOING);
    const result = index === 0 || isBonus ? "Hospitalized" : usual;
    const usualRespect = Math.round((0.8 + random.next() * 9) * 100) / 100;
    const respect = isBonus ? BONUS.respect : usualRespect;
    answer.push({
      id: 398_420_118 - index * 17,
      code: Math.floor(random.next() * 2 ** 48)
        .toString(16)
        .padStart(12, "0"),
      started: ended - random.int(4, 2 * MINUTE),
      ended,
      attacker,
      defender: isOurs ? theirs : ours,
      result,
      respect_gain: WON.includes(result) ? respect : 0,
      respect_loss: WON.includes(result) && !isOurs ? Math.round(respect * 80) / 100 : 0,
    });
  }
  return answer;
}

type SampleAttack = ReturnType<typeof attacks>[number];

/** The same attacks with the names and what the respect was made of. */
export const attacksInFull = (all: readonly SampleAttack[]) =>
  all.map((attack, index) => {
    const isWar = [attack.attacker, attack.defender].some((one) => one?.faction_id === ENEMY_ID);
    return {
      ...attackInFull(attack, {
        chain: index === BONUS.index ? BONUS.hit : index % 3 === 0 ? 101 + (index % 120) : null,
        fairFight: 1 + Math.round(fractionOf(`fair ${attack.defender.id}`) * 200) / 100,
        isWar,
      }),
      attacker: attack.attacker && inFull(attack.attacker),
      defender: inFull(attack.defender),
    };
  });

/** Adds what the longer answer says besides names. The fair fight of an attack that paid nothing is 1. */
export const attackInFull = <
  A extends { attacker: object | null; result: string; respect_gain: number },
>(
  attack: A,
  { chain, fairFight, isWar }: { chain: number | null; fairFight: number; isWar: boolean },
) => ({
  ...attack,
  chain,
  is_interrupted: attack.result === "Interrupted",
  is_stealthed: attack.attacker === null,
  is_raid: false,
  is_ranked_war: isWar,
  is_territory_war: false,
  territory_war_id: null,
  finishing_hit_effects: [],
  modifiers: {
    fair_fight: attack.respect_gain > 0 ? fairFight : 1,
    war: isWar ? 2 : 1,
    retaliation: 1,
    group: 1,
    overseas: 1,
    chain: 1,
    warlord: 1,
  },
});

function inFull({ id, faction_id }: SampleAttack["defender"]) {
  const known = ROSTER.find((member) => member.id === id) ?? enemyOf(id);
  return {
    id,
    name: known?.name ?? `Stranger${id % 1000}`,
    level: known?.level ?? 1 + (id % 100),
    faction: faction_id === null ? null : { id: faction_id, name: factionName(faction_id) },
  };
}

function factionName(id: number): string {
  if (id === FACTION_ID) return FACTION_NAME;
  return id === ENEMY_ID ? ENEMY_NAME : `Faction ${id}`;
}
