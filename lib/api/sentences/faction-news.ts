import { plainText } from "@/lib/common/html";
import type { NewsEntry, NewsPlayer } from "@/lib/game/faction/news";

import { type NewsLine, partsOf, sentencePattern, wholeOf } from "./news-line";

const COUNT = String.raw`(?<count>\d[\d,]*) ?x`;
const ITEM = "(?<item>.+?)";
const MONEY = String.raw`-?\$-?\d[\d,]*`;
const ARMOURY = " from the faction armou?ry";
const CRIME_SHARE = String.raw` as their [\d.]+% cut for their role as .+ in the faction's .+ scenario(?: \[?view\]?)?`;

type Groups = Readonly<Record<string, string | undefined>>;

/** The parts of a sentence. If it has "themselves" in place of a second player, `second` is the first one. */
interface Found {
  first: NewsPlayer;
  second: NewsPlayer;
  item: string;
  count: number;
  groups: Groups;
  crimeId: number | null;
}

/** The fields of an entry of each kind, except its id and time. */
type Details = NewsEntry extends infer Entry
  ? Entry extends NewsEntry
    ? Omit<Entry, "id" | "atMs">
    : never
  : never;

interface Sentence {
  pattern: RegExp;
  read: (found: Found) => Details;
}

const sentence = (pattern: string, read: Sentence["read"]): Sentence => ({
  pattern: sentencePattern(pattern),
  read,
});

/** The game's sentences, with "@" for each player. An amount stands at the start only: some items have "x " in their names. */
const SENTENCES: readonly Sentence[] = [
  sentence(
    String.raw`@ used (?<points>\d[\d,]*) of the faction's points to refill their (?<bar>energy|nerve)(?: bar)?`,
    ({ first, groups: { points, bar } }) => ({
      kind: "refilled",
      player: first,
      bar: bar === "nerve" ? "nerve" : "energy",
      points: wholeOf(points),
    }),
  ),
  sentence(
    String.raw`@ used (?:one|(?<count>\d[\d,]*)) of the faction's ${ITEM} items?`,
    ({ first, item, count }) => ({ kind: "used", player: first, item, count }),
  ),
  sentence(
    `@ filled one of the faction's ${ITEM}(?: items?|s to create an? (?<bloodBag>.+))`,
    ({ first, item, groups: { bloodBag = null } }) => ({
      kind: "filled",
      player: first,
      item,
      bloodBag,
    }),
  ),
  sentence(
    `@ loaned ${COUNT} ${ITEM} to (?:themselves|@)${ARMOURY}`,
    ({ first, second, item, count }) => ({ kind: "loaned", by: first, to: second, item, count }),
  ),
  sentence(
    `@ gave ${COUNT} ${ITEM} to (?:themselves|@)${ARMOURY}`,
    ({ first, second, item, count }) => ({ kind: "given", by: first, to: second, item, count }),
  ),
  sentence(
    `@ gave (?:themselves|@) ${COUNT} ${ITEM}${CRIME_SHARE}`,
    ({ first, second, item, count, crimeId }) => ({
      kind: "itemShare",
      by: first,
      to: second,
      item,
      count,
      crimeId,
    }),
  ),
  sentence(`@ returned ${COUNT} ${ITEM}`, ({ first, item, count }) => ({
    kind: "returned",
    player: first,
    item,
    count,
  })),
  sentence(`@ retrieved ${COUNT} ${ITEM} from @`, ({ first, second, item, count }) => ({
    kind: "retrieved",
    by: first,
    from: second,
    item,
    count,
  })),
  sentence(
    `@ opened (?:one of the faction's|an?|the) ${ITEM}(?: items?)?(?: and (?:received|found) .+)?`,
    ({ first, item }) => ({ kind: "opened", player: first, item }),
  ),
  sentence(`@ deposited ${COUNT} ${ITEM}`, ({ first, item, count }) => ({
    kind: "itemDeposited",
    player: first,
    item,
    count,
  })),
  sentence(`@ deposited (?<money>${MONEY})`, ({ first, groups: { money } }) => ({
    kind: "moneyDeposited",
    player: first,
    money: wholeOf(money),
  })),
  sentence(
    `@ (?<verb>increased|decreased) @'s (?:.+ )?money balance by (?<money>${MONEY}) from (?<before>${MONEY}) to (?<after>${MONEY})(?<share>${CRIME_SHARE})?`,
    ({ first, second, groups: { verb, money, before, after, share }, crimeId }) => ({
      kind: "balanceChanged",
      by: first,
      of: second,
      fromMoney: wholeOf(before),
      toMoney: wholeOf(after),
      change: verb === "decreased" ? -wholeOf(money) : wholeOf(money),
      crimeId,
      isCrimeShare: share !== undefined,
    }),
  ),
  sentence(`@ was given (?<money>${MONEY}) by @`, ({ first, second, groups: { money } }) => ({
    kind: "moneyGiven",
    by: second,
    to: first,
    money: wholeOf(money),
  })),
  sentence(
    String.raw`@ was given (?<points>\d[\d,]*) points? by @`,
    ({ first, second, groups: { points } }) => ({
      kind: "pointsGiven",
      by: second,
      to: first,
      points: wholeOf(points),
    }),
  ),
  sentence(
    `@ was paid (?<money>${MONEY})(?: for a total of ${MONEY})?(?: from the faction)? by @`,
    ({ first, second, groups: { money } }) => ({
      kind: "payday",
      by: second,
      to: first,
      money: wholeOf(money),
    }),
  ),
];

/**
 * Reads a line. The game has no fields for its news, only sentences: "Alpha used one of the faction's Xanax items". A line that
 * isn't understood, or names an item that doesn't exist, is "other".
 * @param itemNames the names of all items; null if they aren't known, which accepts any name
 */
export function newsEntryOf(
  { id, atMs, text: markup }: NewsLine,
  itemNames: ReadonlySet<string> | null,
): NewsEntry {
  const { players, crimeId, text } = partsOf(markup);
  const [first, second] = players;
  for (const { pattern, read } of SENTENCES) {
    const groups: Groups | undefined = pattern.exec(text)?.groups;
    if (first === undefined || groups === undefined) continue;
    const { item, count = "1", bloodBag } = groups;
    const named = [item, bloodBag].filter((name) => name !== undefined);
    if (itemNames !== null && !named.every((name) => itemNames.has(name))) continue;
    const found = {
      first,
      second: second ?? first,
      item: item ?? "",
      count: wholeOf(count),
      groups,
      crimeId,
    };
    return { id, atMs, ...read(found) };
  }
  return { id, atMs, kind: "other", text: plainText(markup).trim() };
}
