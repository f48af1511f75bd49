import { type Clock, HOUR, MINUTE } from "./clock";
import { knownItem } from "./item-catalogue";

export const VIRUS_HOURS = 16;

export const virusUntil = (clock: Clock): number => clock.ahead(5 * HOUR + 23 * MINUTE);

export function virus(clock: Clock) {
  const { id, name } = knownItem(70);
  return { item: { id, name }, until: virusUntil(clock) };
}
