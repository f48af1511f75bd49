import { type Clock, DAY, MINUTE, oncePerClock } from "./clock";
import { seededRandom } from "./random";
import { activeMember, PLAYER_ID, type RosterMember } from "./roster";

const COUNT = 360;

const link = ({ id, name }: RosterMember) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const USED = ["Xanax", "Xanax", "Xanax", "Morphine", "Blood Bag : A+", "First Aid Kit"];
const LENT = ["Flash Grenade", "Smoke Grenade"];
const GIVEN = ["Bottle of Beer", "Xanax"];
const DEPOSITED = ["Box of Chocolate Bars", "Bottle of Beer", "Xanax", "Morphine"];

/** A member's action in the armoury, as a line of the faction's news. */
interface NewsLine {
  timestamp: number;
  text: string;
  memberId: number;
  /** The name of an item of the armoury that the member used. */
  used?: string;
}

/** Two weeks of the faction's news about its armoury, newest first. */
export const armoury = oncePerClock((clock): NewsLine[] => {
  const random = seededRandom("armoury");
  return Array.from({ length: COUNT }, (_, index) => {
    const timestamp = clock.ago(9 * MINUTE + (index / COUNT) * 14 * DAY);
    const who = activeMember(random, clock, timestamp, "armoury");
    const other = activeMember(random, clock, timestamp, "armoury");
    const item = random.pick(USED);
    const sentences = [
      `loaned ${random.int(1, 20)}x ${random.pick(LENT)} to ${link(other)} from the faction armory`,
      `gave ${random.int(1, 4)}x ${random.pick(GIVEN)} to ${link(other)} from the faction armory`,
      `returned ${random.int(1, 20)}x ${random.pick(LENT)}`,
      `deposited ${random.int(1, 60)} x ${random.pick(DEPOSITED)}`,
    ];
    // Items that the explorer uses are in the log.
    const used = random.chance(0.375) && who.id !== PLAYER_ID ? item : undefined;
    const text = used ? `used one of the faction's ${used} items` : random.pick(sentences);
    return { timestamp, text: `${link(who)} ${text}`, memberId: who.id, ...(used && { used }) };
  });
});

/** The same news in the API's format, with the category of each line. */
export const news = (clock: Clock) =>
  armoury(clock).map(({ timestamp, text }, index) => ({
    id: `news${COUNT - index}`,
    text,
    timestamp,
    category: text.includes("</a> deposited ") ? "armoryDeposit" : "armoryAction",
  }));
