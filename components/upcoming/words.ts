import { crimeUrl, gamePages, stockUrl } from "@/components/game/links";
import type { CalendarEvent } from "@/lib/format/calendar";
import { formatList, formatWhole } from "@/lib/format/numbers";
import type { Upcoming } from "@/lib/game/upcoming/upcoming-event";

interface UpcomingWords {
  title: string;
  /** A short version for narrow places. */
  short: string;
  note: string;
  /** Where in the game it is done. */
  url: string;
}

/** What we call it. */
export function wordsOf(event: Upcoming): UpcomingWords {
  switch (event.kind) {
    case "new-day":
      return {
        title: "New day",
        short: "New day",
        note: "Refills, shops, wheels, church",
        url: gamePages.points,
      };
    case "own-crime":
      return {
        title: "Own crime ready",
        short: "Own crime",
        note: event.crimeName,
        url: crimeUrl(event.crimeId),
      };
    case "dividend":
      return dividendWords(event.stocks);
    case "energy":
      return fullWords("Energy", `${formatWhole(event.maximum)}, gym`, gamePages.gym);
    case "nerve":
      return fullWords("Nerve", `${formatWhole(event.maximum)}, crimes`, gamePages.crimes);
    case "happy":
      return fullWords("Happy", `${formatWhole(event.maximum)}, gym`, gamePages.gym);
    case "life":
      return fullWords("Life", "Medical items", gamePages.medical);
    case "drug":
      return cooldownWords(event, "Drug", gamePages.drugs);
    case "booster":
      return cooldownWords(event, "Booster", gamePages.boosters);
    case "medical":
      return cooldownWords(event, "Medical", gamePages.medical);
    case "education":
      return {
        title: "Course done",
        short: "Course",
        note: event.courseName ?? `Course [${event.courseId}]`,
        url: gamePages.education,
      };
    case "virus":
      return {
        title: `${event.virusName} done`,
        short: "Virus",
        note: "Computer",
        url: gamePages.computer,
      };
    case "mission":
      return {
        title: "Duke contract expires",
        short: "Duke",
        note: event.contract,
        url: gamePages.missions,
      };
  }
}

const fullWords = (bar: string, note: string, url: string): UpcomingWords => ({
  title: `${bar} full`,
  short: bar,
  note,
  url,
});

const cooldownWords = ({ atMs }: Upcoming, of: string, url: string): UpcomingWords => ({
  title: `${of} cooldown ${atMs === null ? "over" : "ends"}`,
  short: of,
  note: "Items",
  url,
});

function dividendWords(stocks: readonly { id: number; acronym: string }[]): UpcomingWords {
  const [only, ...others] = stocks;
  const isOne = only !== undefined && others.length === 0;
  return {
    title: isOne ? "Dividend due" : "Dividends due",
    short: "Dividends",
    note: formatList(stocks.map(({ acronym }) => acronym)),
    url: isOne ? stockUrl(only.id) : gamePages.stocks,
  };
}

/** Those that are not ready yet, as a calendar takes them. */
export const calendarEvents = (events: readonly Upcoming[]): CalendarEvent[] =>
  events.flatMap((event) => {
    if (event.atMs === null) return [];
    const { title, note, url } = wordsOf(event);
    return [{ id: event.id, title, description: note, url, startsAtMs: event.atMs }];
  });
