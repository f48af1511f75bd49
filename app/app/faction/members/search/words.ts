import { formatList } from "@/lib/format/numbers";
import { type MemberSearch, SEARCH_WORDS, type SearchWord } from "@/lib/game/faction/member-search";
import { SEARCH_FLAGS } from "@/lib/game/faction/member-search-criteria";

import type { SearchValues } from "./completions";

/** The words that the faction and the game use of its members. */
interface FactionWords {
  positions: readonly string[];
  states: readonly string[];
  revives: readonly string[];
}

/** Each word of the search as its reader knows it. */
export const WORD_HELP: Readonly<Record<SearchWord, { example: string; means: string }>> = {
  inactive: { example: "inactive:>7", means: "Days since their last action" },
  level: { example: "level:<20", means: "Level" },
  days: { example: "days:>=365", means: "Days in the faction" },
  money: { example: "money:>1m", means: "Money held for them; money:<0 finds those who owe" },
  points: { example: "points:>0", means: "Points held for them" },
  position: { example: "position:recruit", means: "Position in the faction" },
  state: { example: "state:hospital", means: "Okay, hospital, jail, traveling and so on" },
  revive: { example: "revive:everyone", means: "Who can revive them" },
  oc: { example: "oc:no", means: "In an organised crime: yes or no" },
  note: { example: "note:holiday", means: "Your note on them" },
  not: {
    example: "not:oc",
    means: "Excludes oc, inactive, money, points, note or any text",
  },
};

/** What could not be read of a search, and what to write instead: a sentence for each. */
export function problemsOf(
  unknown: readonly string[],
  unread: MemberSearch["unread"],
): readonly string[] {
  return [
    ...unknown.map(
      (word) => `“${word}” isn’t a search word. Use one of ${formatList(SEARCH_WORDS)}.`,
    ),
    ...unread.map(
      ({ word, asks }) => `We can’t read “${word}:${asks}”. Try ${WORD_HELP[word].example}.`,
    ),
  ];
}

/** What completes each word: the faction's own words where it has some, else the example. */
export const searchValues = ({ positions, states, revives }: FactionWords): SearchValues => ({
  inactive: [exampleOf("inactive")],
  level: [exampleOf("level")],
  days: [exampleOf("days")],
  money: [exampleOf("money"), "<0"],
  points: [exampleOf("points")],
  position: positions,
  state: states,
  revive: revives,
  oc: ["yes", "no"],
  note: [],
  not: SEARCH_FLAGS,
});

const exampleOf = (word: SearchWord) => WORD_HELP[word].example.slice(word.length + 1);
