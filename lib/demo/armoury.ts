import { type Clock, DAY, MINUTE, oncePerClock } from "./clock";
import { seededRandom } from "./random";
import { activeMember, PLAYER_ID } from "./roster";
import { type ArmouryLine, memberLink, rareLines, warUse } from "./war-use";

/** Five weeks, of which Faction Week and Treasury show a month at most. */
const DAYS = 35;

const PER_DAY = 360 / 14;

const USED = ["Xanax", "Xanax", "Xanax", "Morphine", "Blood Bag : A+", "First Aid Kit"];
const LENT = ["Flash Grenade", "Smoke Grenade"];
const GIVEN = ["Bottle of Beer", "Xanax"];
const DEPOSITED = ["Box of Chocolate Bars", "Bottle of Beer", "Xanax", "Morphine"];

/** The faction's news about its armoury, newest first. */
export const armoury = oncePerClock((clock): ArmouryLine[] =>
  [...usual(clock), ...warUse(clock), ...rareLines(clock)].sort(
    (a, b) => b.timestamp - a.timestamp,
  ),
);

/** The use of an ordinary day, and loans and deposits. */
function usual(clock: Clock): ArmouryLine[] {
  const random = seededRandom("armoury");
  return Array.from({ length: Math.round(DAYS * PER_DAY) }, (_, index) => {
    const timestamp = clock.ago(9 * MINUTE + (index / PER_DAY) * DAY);
    const who = activeMember(random, clock, timestamp, "armoury");
    const other = activeMember(random, clock, timestamp, "armoury");
    const item = random.pick(USED);
    const sentences = [
      `loaned ${random.int(1, 20)}x ${random.pick(LENT)} to ${memberLink(other)} from the faction armory`,
      `gave ${random.int(1, 4)}x ${random.pick(GIVEN)} to ${memberLink(other)} from the faction armory`,
      `returned ${random.int(1, 20)}x ${random.pick(LENT)}`,
      `deposited ${random.int(1, 60)} x ${random.pick(DEPOSITED)}`,
    ];
    // Items that the explorer uses are in the log.
    const used = random.chance(0.375) && who.id !== PLAYER_ID ? item : undefined;
    const text = used ? `used one of the faction's ${used} items` : random.pick(sentences);
    return {
      timestamp,
      text: `${memberLink(who)} ${text}`,
      memberId: who.id,
      ...(used && { used }),
    };
  });
}

/** The same news in the API's format, with the category of each line. */
export const news = (clock: Clock) =>
  armoury(clock).map(({ timestamp, text }, index, { length }) => ({
    id: `news${length - index}`,
    text,
    timestamp,
    category: text.includes("</a> deposited ") ? "armoryDeposit" : "armoryAction",
  }));
