import { type Clock, DAY, MINUTE } from "./clock";
import { randomOf } from "./random";
import { FACTION_ID, ROSTER } from "./roster";

const COUNT = 480;
const OUTGOING = ["Attacked", "Attacked", "Mugged", "Hospitalized", "Hospitalized", "Lost"];
const RARE = ["Assist", "Stalemate", "Escape", "Timeout", "Interrupted", "Special"];
const WON = ["Attacked", "Mugged", "Hospitalized"];

/** Two weeks of attacks by and on members, newest first. */
export function attacks(clock: Clock) {
  const random = randomOf("attacks");
  const fighters = ROSTER.filter(({ state }) => state !== "Fallen" && state !== "Federal");
  const answer = [];
  for (let index = 0; index < COUNT; index++) {
    const isOurs = random.chance(0.7);
    const ours = { id: random.pick(fighters).id, faction_id: FACTION_ID };
    const theirs = {
      id: random.int(1_400_000, 3_400_000),
      faction_id: random.chance(0.8) ? random.int(9100, 9112) : null,
    };
    // The attacker in a stealth attack is unknown.
    const attacker = isOurs ? ours : random.chance(0.15) ? null : theirs;
    const result = random.chance(0.1) ? random.pick(RARE) : random.pick(OUTGOING);
    const respect = Math.round((0.8 + random.next() * 9) * 100) / 100;
    const ended = clock.ago(3 * MINUTE + (index / COUNT) ** 1.6 * 14 * DAY);
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
