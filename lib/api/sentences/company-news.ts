import { plainText } from "@/lib/common/html";
import type { CompanyNewsEntry } from "@/lib/game/companies/company-news";
import type { NewsPlayer } from "@/lib/game/faction/news";

import { type NewsLine, partsOf, sentencePattern, wholeOf } from "./news-line";

const NUMBER = String.raw`\d[\d,]*`;
const MONEY = String.raw`\$${NUMBER}`;

type Groups = Readonly<Record<string, string | undefined>>;

/** The fields of an entry of each kind, except its id and time. */
type Details = CompanyNewsEntry extends infer Entry
  ? Entry extends CompanyNewsEntry
    ? Omit<Entry, "id" | "atMs">
    : never
  : never;

interface Sentence {
  pattern: RegExp;
  /** Returns null if the sentence lacks a player that it has to name. */
  read: (groups: Groups, players: readonly NewsPlayer[]) => Details | null;
}

/** A sentence that names no player. */
const sentence = (pattern: string, read: (groups: Groups) => Details): Sentence => ({
  pattern: sentencePattern(pattern),
  read,
});

/** A sentence with one player. */
const withPlayer = (
  pattern: string,
  read: (player: NewsPlayer, groups: Groups) => Details,
): Sentence => ({
  pattern: sentencePattern(pattern),
  read: (groups, [player]) => (player === undefined ? null : read(player, groups)),
});

/** A sentence with two players. */
const withTwo = (
  pattern: string,
  read: (first: NewsPlayer, second: NewsPlayer) => Details,
): Sentence => ({
  pattern: sentencePattern(pattern),
  read: (_, [first, second]) =>
    first === undefined || second === undefined ? null : read(first, second),
});

/** The game's sentences, with "@" for each player. */
const SENTENCES: readonly Sentence[] = [
  withPlayer("(?:(?<position>.+) )?@ has been trained by the director", (player, groups) => ({
    kind: "trained",
    player,
    position: groups.position ?? null,
  })),
  sentence(
    `[A-Z][a-z]+day report: We had a total of (?<customers>${NUMBER}) customers? and made a gross income of (?<money>${MONEY})`,
    ({ customers, money }) => ({
      kind: "report",
      customers: wholeOf(customers),
      income: wholeOf(money),
    }),
  ),
  withPlayer(
    `@ has made a deposit of (?<money>${MONEY}) to the company funds`,
    (player, { money }) => ({ kind: "deposited", player, money: wholeOf(money) }),
  ),
  withPlayer(`@ has withdrawn (?<money>${MONEY}) from the company funds`, (player, { money }) => ({
    kind: "withdrawn",
    player,
    money: wholeOf(money),
  })),
  withPlayer("@ has applied to join the [Cc]ompany", (player) => ({ kind: "applied", player })),
  withTwo("@ has accepted @'s application to join the [Cc]ompany", (by, player) => ({
    kind: "accepted",
    by,
    player,
  })),
  withPlayer(
    `@ has upgraded the [Cc]ompany [Ss]ize to hold (?<count>${NUMBER}) employees?`,
    (by, { count }) => ({ kind: "resized", by, employees: wholeOf(count) }),
  ),
  sentence(
    String.raw`The company has (?:increased|decreased) to rating (?<stars>10|\d)`,
    ({ stars }) => ({ kind: "rated", stars: wholeOf(stars) }),
  ),
];

/**
 * Reads a line. The game has no fields for its news, only sentences: "Florist Alpha has been trained by the director". Players
 * are read by the id in the link to them. A line that isn't understood is "other".
 */
export function companyNewsEntryOf({ id, atMs, text: markup }: NewsLine): CompanyNewsEntry {
  const { players, text } = partsOf(markup);
  for (const { pattern, read } of SENTENCES) {
    const match = pattern.exec(text);
    const details = match && read(match.groups ?? {}, players);
    if (details) return { id, atMs, ...details };
  }
  return { id, atMs, kind: "other", text: plainText(markup).trim() };
}
