import { knownItem } from "./item-catalogue";
import { rosterMember } from "./roster";

/**
 * The armoury by category: an item's id, how many lie there, and who has how many on loan, as "index in the roster:count". The
 * members 27 and 84 haven't been seen for more than a week. Nobody gave consumables.
 */
const STOCK: Readonly<Record<string, string>> = {
  weapons: "27 8 5:1 9:1 27:1, 30 7 6:2, 11 14 27:1 7:2 14:1, 19 20",
  armor: "49 3 5:1 84:1, 34 6 8:1, 176 2",
  temporary: "222 418 9:20 13:15, 226 104 6:10, 392 235 7:25",
  medical: "66 150, 67 84, 68 212, 731 640, 1012 9",
  drugs: "206 38, 205 60, 197 5",
  boosters: "532 6, 530 10, 367 2, 38 1240, 310 410",
  utilities: "1331 9 5:1 11:1, 1203 11, 1362 2, 981 3",
  loot: "330 3",
};

/** The types of items that have another name in the game's list of items. */
const TYPES: Readonly<Record<string, string>> = {
  weapons: "Primary",
  armor: "Defensive",
  temporary: "Temporary",
};

/** The armoury's items of one category, with a row for each member who has some on loan. */
export function inventory(category: string) {
  const items = STOCK[category]?.split(", ") ?? [];
  return items.flatMap((item) => {
    const [id = 0, count = 0] = item.split(" ").map(Number);
    const loans = [...item.matchAll(/(\d+):(\d+)/g)].map(([, index, lent]) => {
      const { id: borrowerId, name } = rosterMember(Number(index));
      return { amount: Number(lent), loaned: { id: borrowerId, name } };
    });
    const { name, type } = knownItem(id);
    let copies = 0;
    return [{ amount: count, loaned: null }, ...loans].map(({ amount, loaned }) => ({
      id,
      name,
      type: TYPES[category] ?? type,
      amount,
      // Only copies of weapons and armour have ids.
      uids:
        category === "weapons" || category === "armor"
          ? Array.from({ length: amount }, () => id * 1_000 + copies++)
          : [],
      loaned,
    }));
  });
}
