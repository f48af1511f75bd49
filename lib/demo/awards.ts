import { type Clock, DAY } from "./clock";
import { ownStats } from "./personal-stats";

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

/** The awards whose number the explorer has reached, each with the day on which it was reached. */
const wonOf = (clock: Clock, rows: readonly AwardRow[]) =>
  rows.flatMap(([id, , , , , circulation, counts]) => {
    // Without a number, the explorer has the awards that most players have.
    const passed = counts === null ? circulation > 100_000 : passedOn(clock, counts);
    if (passed === false) return [];
    return { id, timestamp: passed === true ? clock.midnight - OLDEST * DAY : passed };
  });

/** The maximum age of an award in days: all older ones have this age. */
const OLDEST = 364;

/** The midnight of the day on which the number was reached, in epoch seconds. False if it has not been reached. */
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

/** The upgrades that merits can buy, with the explorer's level. */
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

/** Each award brings one merit, and a level costs as many merits as its number. */
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

/** Some of the game’s awards. `counts` is null if the sample data has no number for it. */
type AwardRow = readonly [
  id: number,
  name: string,
  description: string,
  type: string,
  rarity: string,
  circulation: number,
  counts: readonly [stat: string, least: number] | null,
];

const HONORS: readonly AwardRow[] = [
  [
    1,
    "I'm Watching You",
    "Find 50 items in the city",
    "items",
    "Common",
    60_087,
    ["cityfinds", 50],
  ],
  [
    5,
    "Journalist",
    "Have an article accepted in the newspaper",
    "misc",
    "Extremely Rare",
    220,
    null,
  ],
  [11, "Mile High Club", "Travel 100 times", "travel", "Common", 58_384, ["traveltimes", 100]],
  [22, "Self Defense", "Win 50 defends", "attacking", "Common", 62_408, ["defendswon", 50]],
  [23, "Florence Nightingale", "Revive 500 people", "hospital", "Rare", 3_539, ["revives", 500]],
  [37, "Free Energy", "Use 50 Xanax", "drugs", "Common", 52_010, ["xantaken", 50]],
  [
    165,
    "There And Back",
    "Travel 1,000 times",
    "travel",
    "Uncommon",
    14_430,
    ["traveltimes", 1_000],
  ],
  [
    238,
    "Optimist",
    "Find 1,000 items in the dump",
    "items",
    "Limited",
    12_562,
    ["dumpfinds", 1_000],
  ],
  [
    245,
    "Couch Potato",
    "Achieve 1,000 hours of activity on Torn",
    "commitment",
    "Uncommon",
    14_351,
    ["timeplayed", 3_600_000],
  ],
  [
    248,
    "Bar Breaker",
    "Bust 1,000 people from the Torn City jail",
    "jail",
    "Rare",
    5_967,
    ["peoplebusted", 1_000],
  ],
  [
    251,
    "Society's Worst",
    "Commit 10,000 criminal offences",
    "crimes",
    "Common",
    32_095,
    ["criminaloffenses", 10_000],
  ],
  [
    488,
    "Vengeance",
    "Successfully perform a faction retaliation hit",
    "attacking",
    "Uncommon",
    18_171,
    ["retals", 1],
  ],
  [
    543,
    "Trafficker",
    "Import 10,000 items from abroad",
    "travel",
    "Uncommon",
    27_420,
    ["itemsboughtabroad", 10_000],
  ],
  [
    557,
    "Globetrotter",
    "Spend 365 days in the air",
    "travel",
    "Very Rare",
    2_455,
    ["timespenttraveling", 365 * DAY],
  ],
  [
    566,
    "You've Got Some Nerve",
    "Refill your nerve bar 250 times",
    "misc",
    "Rare",
    4_564,
    ["nerverefills", 250],
  ],
  [
    646,
    "Mighty Roar",
    "Gain 100,000,000 strength",
    "gym",
    "Uncommon",
    16_224,
    ["strength", 100_000_000],
  ],
  [
    647,
    "Well Built",
    "Gain 1,000,000,000 strength",
    "gym",
    "Rare",
    3_881,
    ["strength", 1_000_000_000],
  ],
  [
    690,
    "Ripped",
    "Attain 10,000,000,000 total stats",
    "gym",
    "Very Rare",
    305,
    ["totalstats", 10_000_000_000],
  ],
  [
    721,
    "Jacked",
    "Attain 1,000,000,000 total stats",
    "gym",
    "Limited",
    9_386,
    ["totalstats", 1_000_000_000],
  ],
];

const MEDALS: readonly AwardRow[] = [
  [1, "Beginner", 'Reach the rank of "Beginner"', "rank", "Very Common", 645_741, null],
  [
    30,
    "Novice Buster",
    "Bust 250 people from the Torn City jail",
    "miscellaneous",
    "Uncommon",
    20_218,
    ["peoplebusted", 250],
  ],
  [
    181,
    "Turtle",
    "Successfully defend against 500 attacks",
    "combat",
    "Rare",
    5_412,
    ["defendswon", 500],
  ],
  [
    182,
    "Solid as a Rock",
    "Successfully defend against 2,500 attacks",
    "combat",
    "Very Rare",
    896,
    ["defendswon", 2_500],
  ],
  [
    205,
    "Finders Keepers",
    "Find 50 items in the city",
    "miscellaneous",
    "Common",
    55_384,
    ["cityfinds", 50],
  ],
  [
    209,
    "Mile High Club",
    "Travel abroad 500 times",
    "miscellaneous",
    "Uncommon",
    24_796,
    ["traveltimes", 500],
  ],
  [
    221,
    "Consigliere",
    "Earn 25,000 respect for your faction",
    "combat",
    "Rare",
    4_889,
    ["respectforfaction", 25_000],
  ],
  [
    222,
    "Underboss",
    "Earn 50,000 respect for your faction",
    "combat",
    "Very Rare",
    1_742,
    ["respectforfaction", 50_000],
  ],
  [
    240,
    "Oligarch",
    "Have a recorded networth value of $25,000,000,000 for at least 112 days",
    "networth",
    "Rare",
    2_812,
    ["networth", 25_000_000_000],
  ],
  [
    241,
    "Tycoon",
    "Have a recorded networth value of $100,000,000,000 for at least 112 days",
    "networth",
    "Very Rare",
    298,
    ["networth", 100_000_000_000],
  ],
];
