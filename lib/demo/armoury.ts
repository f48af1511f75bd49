import { type Clock, DAY, MINUTE, oncePerClock } from "./clock";
import { knownItem } from "./item-catalogue";
import { seededRandom } from "./random";
import { activeMember, PLAYER_ID, rosterMember, type RosterMember } from "./roster";

const COUNT = 360;

const link = ({ id, name }: RosterMember) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const USED = ["Xanax", "Xanax", "Xanax", "Morphine", "Blood Bag : A+", "First Aid Kit"];
const LENT = ["Tear Gas", "Smoke Grenade"];
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
      `deposited $${random.int(1, 90) * 100_000}`,
    ];
    // Items that the explorer uses are in the log.
    const used = random.chance(0.375) && who.id !== PLAYER_ID ? item : undefined;
    const text = used ? `used one of the faction's ${used} items` : random.pick(sentences);
    return { timestamp, text: `${link(who)} ${text}`, memberId: who.id, ...(used && { used }) };
  });
});

/** The same news in the API's format. */
export const news = (clock: Clock) =>
  armoury(clock).map(({ timestamp, text }, index) => ({
    id: `news${COUNT - index}`,
    text,
    timestamp,
  }));

/** An item of the armoury: its id, how many lie there, and who has how many on loan, by their index in the roster. */
type Stocked = readonly [
  id: number,
  count: number,
  loans?: readonly (readonly [borrower: number, count: number])[],
];

/** The two in the middle of the loans have been away for more than a week. Consumables are empty. */
const STOCK: Readonly<Record<string, readonly Stocked[]>> = {
  weapons: [
    [
      27,
      8,
      [
        [5, 1],
        [9, 1],
        [27, 1],
      ],
    ],
    [30, 7, [[6, 2]]],
    [
      11,
      14,
      [
        [27, 1],
        [7, 2],
        [14, 1],
      ],
    ],
    [19, 20],
  ],
  armor: [
    [
      49,
      3,
      [
        [5, 1],
        [84, 1],
      ],
    ],
    [34, 6, [[8, 1]]],
    [176, 2],
  ],
  temporary: [
    [
      222,
      418,
      [
        [9, 20],
        [13, 15],
      ],
    ],
    [226, 104, [[6, 10]]],
    [392, 235, [[7, 25]]],
  ],
  medical: [
    [66, 150],
    [67, 84],
    [68, 212],
    [731, 640],
    [1012, 9],
  ],
  drugs: [
    [206, 38],
    [205, 60],
    [197, 5],
  ],
  boosters: [
    [532, 6],
    [530, 10],
    [367, 2],
    [38, 1240],
    [310, 410],
  ],
  utilities: [
    [
      1331,
      9,
      [
        [5, 1],
        [11, 1],
      ],
    ],
    [1203, 11],
    [1362, 2],
    [981, 3],
  ],
  loot: [[330, 3]],
};

/** The game's names of an item's type in the armoury, where they differ from those in its list of items. */
const TYPES: Readonly<Record<string, string>> = {
  weapons: "Primary",
  armor: "Defensive",
  temporary: "Temporary",
};

/** Copies that are told apart have ids. */
const isTold = (category: string) => category === "weapons" || category === "armor";

/** The armoury's items of one category, including those that a few members hold. */
export const inventory = (category: string) =>
  (STOCK[category] ?? []).flatMap(([id, count, loans = []]) => {
    const { name, type } = knownItem(id);
    let copies = 0;
    const row = (amount: number, loaned: { id: number; name: string } | null) => ({
      id,
      name,
      type: TYPES[category] ?? type,
      amount,
      uids: isTold(category) ? Array.from({ length: amount }, () => id * 1_000 + copies++) : [],
      loaned,
    });
    const borrowed = loans.map(([index, amount]) => {
      const { id: borrowerId, name: borrower } = rosterMember(index);
      return row(amount, { id: borrowerId, name: borrower });
    });
    return [row(count, null), ...borrowed];
  });
