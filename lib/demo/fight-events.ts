import { type Fight, ownFights } from "./attacks";
import { type LogEvent, oncePerClock } from "./clock";
import { fractionOf } from "./random";
import { PLAYER_ID } from "./roster";

/** The log types of an attack by the explorer and of an attack on the explorer, by result. */
const ATTACKS: Readonly<Record<string, readonly [made: number, received: number]>> = {
  Lost: [8100, 8101],
  Stalemate: [8105, 8106],
  Timeout: [8110, 8111],
  Escape: [8115, 8116],
  Attacked: [8150, 8151],
  Mugged: [8155, 8156],
  Hospitalized: [8160, 8161],
};

/** The log entry of an attack by or on the explorer. Empty for attacks that the log doesn't list. */
function attackEvent({ attacker, isHidden, defender, result, ended }: Fight): LogEvent[] {
  const isMade = attacker.id === PLAYER_ID;
  const type = ATTACKS[result]?.[isMade ? 0 : 1];
  if (type === undefined) return [];
  const other = isMade ? { defender: defender.id } : { attacker: isHidden ? 0 : attacker.id };
  const mugged = (1 + Math.floor(fractionOf(`mug ${ended}`) * 400)) * 5_000;
  const data = {
    ...other,
    ...(isMade && { energy_used: 25 }),
    ...(result === "Mugged" && { money_mugged: mugged }),
  };
  return [{ type, time: ended, data }];
}

/** The log entries of attacks by and on the explorer until now. */
export const ownFightEvents = oncePerClock((clock) =>
  ownFights(clock, clock.now).flatMap(attackEvent),
);
