import type { MemberRow } from "./rows";
import {
  balance,
  type Criterion,
  figure,
  holds,
  not,
  ownWords,
  type SearchWord,
  text,
  yesOrNo,
} from "./search/criteria";
import { readSearch } from "./search/search-syntax";

const LEVEL = figure(({ level }: MemberRow) => level);
const MONEY = balance(({ money }: MemberRow) => money);

/** The search words, in the order of the help text. Saved views contain their names, so these must not change. */
const words: readonly SearchWord<MemberRow>[] = [
  {
    name: "inactive",
    example: ">7",
    means: "Days since their last action",
    ...figure(({ daysUnseen }: MemberRow) => daysUnseen),
    has: ({ isInactive }) => isInactive,
  },
  {
    name: "level",
    example: "<20",
    means: "Level",
    ...LEVEL,
  },
  {
    name: "days",
    example: ">=365",
    means: "Days in the faction",
    ...figure(({ daysInFaction }: MemberRow) => daysInFaction),
  },
  {
    name: "money",
    example: ">1m",
    means: "Money balance; <0 means they owe money",
    values: () => [">1m", "<0"],
    ...MONEY,
  },
  {
    name: "points",
    example: ">0",
    means: "Points balance",
    ...balance(({ points }: MemberRow) => points),
  },
  {
    name: "position",
    example: "recruit",
    means: "Position in the faction",
    ...ownWords(({ position }: MemberRow) => position),
  },
  {
    name: "state",
    example: "hospital",
    means: "Okay, hospital, jail, traveling and so on",
    ...ownWords(({ state }: MemberRow) => state),
  },
  {
    name: "revive",
    example: "everyone",
    means: "Who can revive them",
    ...ownWords(({ revives }: MemberRow) => revives),
  },
  {
    name: "oc",
    example: "no",
    means: "In an organised crime: yes or no",
    ...yesOrNo(({ isInOc }: MemberRow) => isInOc),
  },
  {
    name: "note",
    example: "holiday",
    means: "Your note on them",
    values: () => [],
    ...text(({ note }: MemberRow) => note),
    has: ({ note }) => note !== "",
  },
];

const had = new Map(words.flatMap(({ name, has }) => (has ? [[name, has] as const] : [])));

export const SEARCH_WORDS: typeof words = [
  ...words,
  {
    name: "not",
    example: "oc",
    means: `Excludes members who have one of these, or match any other text: ${[...had.keys()].join(", ")}`,
    values: () => [...had.keys()],
    // "not:recruit" also excludes members whose position is Recruit.
    read: (asks) => not(had.get(asks) ?? holdsTextAnywhere(asks)),
  },
];

/**
 * Parses a search. Text without a search word is matched against the name, the id, the note, and the words of the filters:
 * "hospital", "abroad", "idle", "inactive". A comparison without one is about the level, or about money: ">80", ">1m".
 */
export const memberSearch = (typed: string) => readSearch(typed, SEARCH_WORDS, freeText);

function freeText(asked: string): Criterion<MemberRow> {
  if (/^[<>=]+$/.test(asked)) return () => true;
  const comparison = /^[<>=]/.test(asked) ? (LEVEL.read(asked) ?? MONEY.read(asked)) : null;
  if (comparison !== null) return comparison;
  const has = had.get(asked);
  return (row) =>
    holds(asked, row.name, String(row.id), row.note) ||
    isOneOf(asked, statesOf(row)) ||
    row.position.toLowerCase() === asked ||
    (has?.(row) ?? false);
}

/** From this length on, the beginning of a state is enough: "hosp". */
const STATE_FROM = 4;

const isOneOf = (asked: string, words: readonly string[]) =>
  words.some((word) => {
    const lower = word.toLowerCase();
    return asked.length < STATE_FROM ? lower === asked : lower.startsWith(asked);
  });

/** "Hospital", "Idle", and for a stay abroad "Abroad" and the country. */
const statesOf = ({ state, onlineStatus, abroadIn }: MemberRow) => [
  state,
  onlineStatus,
  ...(abroadIn === null ? [] : ["Abroad", abroadIn]),
];

const holdsTextAnywhere =
  (asked: string) =>
  ({ name, id, note, position, state }: MemberRow) =>
    holds(asked, name, String(id), note, position, state);
