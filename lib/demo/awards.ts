import { type AwardRow, HONORS, MEDALS } from "./award-list";
import { type Clock, DAY } from "./clock";
import { ownStats } from "./own-stats";

export const honors = () =>
  HONORS.map(([id, name, description, title, rarity, circulation], at) => ({
    id,
    name,
    description,
    type: { id: at + 1, title },
    circulation,
    equipped: Math.floor(circulation / 100),
    rarity,
  }));

export const medals = () =>
  MEDALS.map(([id, name, description, title, rarity, circulation]) => ({
    id,
    name,
    description,
    type: { id: title.slice(0, 3).toUpperCase(), title },
    circulation,
    rarity,
  }));

/** Those whose number the explorer has passed, since the day that it was passed on. */
const wonOf = (clock: Clock, rows: readonly AwardRow[]) =>
  rows.flatMap(([id, , , , , circulation, counts]) => {
    // Without a number: what most players have.
    const passed = counts === null ? circulation > 100_000 : passedOn(clock, counts);
    if (passed === false) return [];
    return { id, timestamp: passed === true ? clock.midnight - OLDEST * DAY : passed };
  });

/** Further back than this, all are as old. */
const OLDEST = 364;

/** The midnight of the day, in epoch seconds; false where it has not come. */
function passedOn(clock: Clock, [stat, least]: readonly [string, number]): number | false {
  const valueOn = (ago: number) =>
    ownStats(clock, [stat], clock.midnight - ago * DAY)[0]?.value ?? 0;
  if (valueOn(0) < least) return false;
  let [newest, oldest] = [0, OLDEST];
  while (newest < oldest) {
    const middle = Math.ceil((newest + oldest) / 2);
    if (valueOn(middle) >= least) newest = middle;
    else oldest = middle - 1;
  }
  return clock.midnight - newest * DAY;
}

export const wonHonors = (clock: Clock) => wonOf(clock, HONORS);
export const wonMedals = (clock: Clock) => wonOf(clock, MEDALS);

/** What merits can be used for, and how far the explorer has. */
const UPGRADES: readonly (readonly [id: number, name: string, level: number])[] = [
  [1, "Nerve Bar", 0],
  [3, "Life Points", 2],
  [5, "Education Length", 3],
  [7, "Bank Interest", 2],
  [13, "Brawn", 1],
  [14, "Protection", 1],
];

export const meritUpgrades = () =>
  UPGRADES.map(([id, name]) => ({ id, name, description: `Levels of ${name}` }));

/** Each award brings a merit, and a level costs as many as it is high. */
export function merits(clock: Clock) {
  const won = { honors: wonHonors(clock).length, medals: wonMedals(clock).length };
  const used = UPGRADES.reduce((sum, [, , level]) => sum + (level * (level + 1)) / 2, 0);
  return {
    upgrades: UPGRADES.map(([id, , level]) => ({ id, level })),
    available: won.honors + won.medals - used,
    used,
    ...won,
  };
}
