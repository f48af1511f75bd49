import { type Clock, DAY, HOUR, type LogEvent } from "./clock";
import { knownItem } from "./item-catalogue";

const ids = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

/** The museum's sets, with the game's items and points. */
export const MUSEUM = [
  {
    name: "Plushie Set",
    points: 10,
    items: [186, 187, 215, 258, 261, 266, 268, 269, 273, 274, 281, 384, 618],
  },
  {
    name: "Exotic Flower Set",
    points: 10,
    items: [260, 263, 264, 267, 271, 272, 276, 277, 282, 385, 617],
  },
  { name: "Meteorite Fragment", points: 15, items: [1488] },
  { name: "Patagonian Fossil", points: 20, items: [1487] },
  { name: "Arrowhead Set", points: 25, items: ids(1499, 6) },
  { name: "Medieval Coin Set", points: 100, items: ids(450, 3) },
  { name: "Vairocana Buddha Sculpture", points: 100, items: [454] },
  { name: "Ganesha Sculpture", points: 250, items: [453] },
  { name: "Shabti Sculpture", points: 500, items: [458] },
  { name: "Scripts from the Quran", points: 1_000, items: ids(455, 3) },
  { name: "Senet Game", points: 2_000, items: ids(460, 3) },
  { name: "Egyptian Amulet", points: 10_000, items: [459] },
];

/** The items that the player had before the log, as id and number. Three plushie sets are ready, and no flower set. */
const HELD = `186 118,187 74,215 52,258 5,261 11,266 15,268 13,269 6,273 6,274 4,281 3,384 12,618 8
260 9,263 14,264 5,267 3,271 4,272 10,617 6
450 1,452 2,1499 3,1500 1,1503 2,1488 1`;

const held: ReadonlyMap<number, number> = new Map(
  HELD.split(/[\n,]/).map((pile): [number, number] => {
    const [id = 0, count = 0] = pile.split(" ").map(Number);
    return [id, count];
  }),
);

/** The player's items of one category. @param boughtOf the number of an item that is left of what the log has */
export const ownInventory = (category: string, boughtOf: (item: number) => number) =>
  [...held].flatMap(([id, count]) => {
    const { name, type } = knownItem(id);
    if (type !== category) return [];
    const own = { id, equipped: false, name, faction_owned: false, uid: null };
    return [{ ...own, amount: count + boughtOf(id) }];
  });

/** The exchanges of a year, as days before today, set and number. */
const EXCHANGES = [
  { days: 11, set: 3, sets: 1 },
  { days: 31, set: 2, sets: 2 },
  { days: 49, set: 1, sets: 2 },
  { days: 49, set: 0, sets: 4 },
  { days: 190, set: 0, sets: 6 },
];

export const museumEvents = (clock: Clock): LogEvent[] =>
  EXCHANGES.flatMap(({ days, set, sets }, at): LogEvent[] => {
    const museumSet = MUSEUM[set];
    if (museumSet === undefined) return [];
    const data = {
      set: museumSet.name,
      quantity: sets,
      points_received: sets * museumSet.points,
    };
    return [{ type: 7000, time: clock.midnight - days * DAY + 9 * HOUR + at, data }];
  });
