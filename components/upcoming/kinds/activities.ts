import { crimeUrl, gamePages, stockUrl } from "@/components/game/links";
import { formatList } from "@/lib/format/numbers";
import {
  contractsExpired,
  courseDone,
  crimeReady,
  dividendsDue,
  newDay,
  virusDone,
} from "@/lib/game/upcoming/upcoming";

import { endsBy, type Kinds } from "./define-kind";
import { BY_NAME } from "./how";

export const ACTIVITIES = {
  education: {
    waits: true,
    rank: 7,
    ends: ({ studies, courses }) =>
      endsBy(studies, (data, readAtMs) => courseDone(data, readAtMs, courses.data ?? [])),
    text: ({ courseId, courseName }) => ({
      title: "Course done",
      short: "Course",
      note: courseName ?? `Course [${courseId}]`,
      url: gamePages.education,
    }),
    how: BY_NAME,
  },
  virus: {
    waits: true,
    rank: 8,
    ends: ({ virus }) => endsBy(virus, virusDone),
    text: ({ virusName }) => ({
      title: `${virusName} done`,
      short: "Virus",
      note: "Computer",
      url: gamePages.computer,
    }),
    how: BY_NAME,
  },
  "own-crime": {
    waits: true,
    rank: 1,
    ends: ({ crime }) => endsBy(crime, crimeReady),
    text: ({ crimeId, crimeName }) => ({
      title: "Own crime ready",
      short: "Own crime",
      note: crimeName,
      url: crimeUrl(crimeId),
    }),
    how: { label: "Own crime", value: "the game’s time, with all slots filled" },
  },
  dividend: {
    waits: true,
    rank: 2,
    ends: ({ positions }, nowMs) =>
      endsBy(positions, (data, readAtMs) => dividendsDue(data, readAtMs, nowMs)),
    text: ({ stocks }) => {
      const [only, ...others] = stocks;
      const isOne = only !== undefined && others.length === 0;
      return {
        title: isOne ? "Dividend due" : "Dividends due",
        short: "Dividends",
        note: formatList(stocks.map(({ acronym }) => acronym)),
        url: isOne ? stockUrl(only.id) : gamePages.stocks,
      };
    },
    how: { label: "Dividends", value: "00:00 TCT on the day they’re due" },
  },
  mission: {
    waits: false,
    rank: 9,
    ends: ({ missions }) => endsBy(missions, contractsExpired),
    text: ({ contract }) => ({
      title: "Duke contract expires",
      short: "Duke",
      note: contract,
      url: gamePages.missions,
    }),
    how: BY_NAME,
  },
  "new-day": {
    waits: false,
    rank: 0,
    ends: (_, nowMs) => newDay(nowMs),
    text: () => ({
      title: "New day",
      short: "New day",
      note: "Refills, shops, wheels, church",
      url: gamePages.points,
    }),
    how: { label: "New day", value: "00:00 TCT" },
  },
} satisfies Kinds<"dividend" | "education" | "mission" | "new-day" | "own-crime" | "virus">;
