import { countryText, stateText } from "@/components/faction/state-text";
import { crimeUrl, gamePages, stockUrl } from "@/components/game/links";
import type { OptionalResult } from "@/components/reading/use-optional-query";
import { formatList, formatMoney, formatWhole } from "@/lib/format/numbers";
import type { Cooldowns, KeyInfo, Money, Profile, Virus } from "@/lib/game/account/account";
import type { BarKind, Bars } from "@/lib/game/account/bars";
import type { CalendarActivity } from "@/lib/game/calendar/calendar";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { CourseCategory } from "@/lib/game/education/curriculum";
import type { UserEducation } from "@/lib/game/education/user-education";
import type { MissionGiver } from "@/lib/game/missions/mission";
import type { Position } from "@/lib/game/stocks/position";
import type { Flight } from "@/lib/game/travel/flight";
import {
  bankEnds,
  barFull,
  calendarTurns,
  chainCooled,
  companyDayBegins,
  contractsExpired,
  cooldownOver,
  courseDone,
  crimeReady,
  dividendsDue,
  type Ending,
  happyResets,
  landing,
  newDay,
  released,
  type Upcoming,
  type UpcomingKind,
  virusDone,
} from "@/lib/game/upcoming/upcoming";

/**
 * The definition of a kind of upcoming event, without its rule, which `ends` calls. The functions are methods, whose parameters
 * TypeScript checks bivariantly, so that a kind is accepted where any kind is expected.
 */
interface KindDefinition<Kind extends UpcomingKind = UpcomingKind> {
  /** True if it stays listed after its time, until the player acts on it; otherwise it is over. */
  waits: boolean;
  /** The order of events that end at the same moment; the lowest comes first. */
  rank: number;
  /** True if the player has to be in Torn for it. */
  isInCity?: true;
  /** True if it is listed even if it ends in more than 24 hours. */
  hasLine?: true;
  ends(sources: Sources, nowMs: number): readonly Ending<Kind>[];
  /** The text shown for it, and the link to its page in the game. */
  text(event: Upcoming<Kind>): UpcomingText;
}

/** Fails to compile if a kind, or a part of it, is missing. */
type Kinds = {
  readonly [Each in UpcomingKind]: KindDefinition<Each>;
};

export interface UpcomingText {
  title: string;
  /** A short version for narrow places. */
  short: string;
  note: string;
  /** The page of the game where it is done. */
  url: string;
}

/** The game's responses. Durations in seconds count from the time of the response. */
export interface Sources {
  bars: OptionalResult<Bars>;
  cooldowns: OptionalResult<Cooldowns>;
  userEducation: OptionalResult<UserEducation>;
  courses: OptionalResult<readonly CourseCategory[]>;
  /** Null if no virus is being coded. */
  virus: OptionalResult<Virus | null>;
  /** Null if the player is in no crime. */
  crime: OptionalResult<OrganisedCrime | null>;
  missions: OptionalResult<readonly MissionGiver[]>;
  flight: OptionalResult<Flight>;
  profile: OptionalResult<Profile>;
  money: OptionalResult<Money>;
  activities: OptionalResult<readonly CalendarActivity[]>;
  positions: OptionalResult<readonly Position[]>;
  /** The key's info, which says if the player has a company. */
  key: OptionalResult<KeyInfo>;
}

/** The kinds of events that end or start over. */
export const KINDS: Readonly<Record<UpcomingKind, KindDefinition>> = {
  energy: {
    waits: true,
    rank: 3,
    isInCity: true,
    ends: full("energy"),
    text: ({ maximum }) => fullText("Energy", `${formatWhole(maximum)} for the gym`, gamePages.gym),
  },
  nerve: {
    waits: true,
    rank: 4,
    ends: full("nerve"),
    text: ({ maximum }) =>
      fullText("Nerve", `${formatWhole(maximum)} for crimes`, gamePages.crimes),
  },
  happy: {
    waits: false,
    rank: 10,
    ends: full("happy"),
    text: ({ maximum }) => fullText("Happy", `${formatWhole(maximum)} for the gym`, gamePages.gym),
  },
  "happy-reset": {
    waits: false,
    rank: 10,
    ends: ({ bars }) => endsBy(bars, happyResets),
    text: ({ maximum }) => ({
      title: "Happy resets",
      short: "Happy",
      note: `To ${formatWhole(maximum)}`,
      url: gamePages.gym,
    }),
  },
  life: {
    waits: false,
    rank: 11,
    ends: full("life"),
    text: () => fullText("Life", "Medical items", gamePages.medical),
  },
  drug: {
    waits: true,
    rank: 5,
    ends: over("drug", "drugSeconds"),
    text: ({ atMs }) => cooldownText(atMs, "Drug", gamePages.drugs),
  },
  booster: {
    waits: true,
    rank: 6,
    ends: over("booster", "boosterSeconds"),
    text: ({ atMs }) => cooldownText(atMs, "Booster", gamePages.boosters),
  },
  medical: {
    waits: false,
    rank: 12,
    ends: over("medical", "medicalSeconds"),
    text: ({ atMs }) => cooldownText(atMs, "Medical", gamePages.medical),
  },
  education: {
    waits: true,
    rank: 7,
    ends: ({ userEducation, courses }) =>
      endsBy(userEducation, (data, fetchedAtMs) =>
        courseDone(data, fetchedAtMs, courses.data ?? []),
      ),
    text: ({ courseId, courseName }) => ({
      title: "Course finished",
      short: "Course",
      note: courseName ?? `Course [${courseId}]`,
      url: gamePages.education,
    }),
  },
  virus: {
    waits: true,
    rank: 8,
    ends: ({ virus }) => endsBy(virus, virusDone),
    text: ({ virusName }) => ({
      title: `${virusName} finished`,
      short: "Virus",
      note: "Computer",
      url: gamePages.computer,
    }),
  },
  "own-crime": {
    waits: true,
    rank: 1,
    ends: ({ crime }) => endsBy(crime, crimeReady),
    text: ({ crimeId, crimeName }) => ({
      title: "Your OC is ready",
      short: "Your OC",
      note: crimeName,
      url: crimeUrl(crimeId),
    }),
  },
  dividend: {
    waits: true,
    rank: 2,
    ends: ({ positions }, nowMs) =>
      endsBy(positions, (data, fetchedAtMs) => dividendsDue(data, fetchedAtMs, nowMs)),
    text: ({ atMs, stocks }) => {
      const [only, ...others] = stocks;
      const isOne = only !== undefined && others.length === 0;
      return {
        title: `${isOne ? "Dividend" : "Dividends"} ${atMs === null ? "ready" : "due"}`,
        short: "Dividends",
        note: formatList(stocks.map(({ acronym }) => acronym)),
        url: isOne ? stockUrl(only.id) : gamePages.stocks,
      };
    },
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
  },
  flight: {
    waits: false,
    rank: 13,
    ends: ({ flight, profile }) =>
      endsBy(flight, (data, fetchedAtMs) => landing(data, profile.data, fetchedAtMs)),
    text: ({ destination, from }) => ({
      title: `Landing in ${countryText(destination)}`,
      short: "Landing",
      note: from === null ? "Flight" : `Flight from ${countryText(from)}`,
      url: gamePages.travel,
    }),
  },
  hospital: {
    waits: false,
    rank: 14,
    ends: ({ profile }) => endsBy(profile, (data) => released("hospital", data)),
    text: ({ abroadIn }) => stayEndText("Hospital", abroadIn, gamePages.hospital),
  },
  jail: {
    waits: false,
    rank: 15,
    ends: ({ profile }) => endsBy(profile, (data) => released("jail", data)),
    text: ({ abroadIn }) => stayEndText("Jail", abroadIn, gamePages.jail),
  },
  bank: {
    waits: true,
    rank: 16,
    hasLine: true,
    ends: ({ money }) => endsBy(money, bankEnds),
    text: ({ atMs, amount }) => ({
      title: `Bank investment ${atMs === null ? "over" : "ends"}`,
      short: "Bank",
      note: formatMoney(amount),
      url: gamePages.bank,
    }),
  },
  "chain-cooldown": {
    waits: false,
    rank: 17,
    ends: ({ bars }) => endsBy(bars, chainCooled),
    text: () => ({
      title: "Chain cooldown ends",
      short: "Chain",
      note: "Faction",
      url: gamePages.faction,
    }),
  },
  activity: {
    waits: false,
    rank: 18,
    ends: ({ activities }) => endsBy(activities, calendarTurns),
    text: ({ title, starts, isCompetition, hasOwnHour }) => {
      const words = `${title} ${starts ? "starts" : "ends"}`;
      return {
        title: words,
        short: words,
        note: `${isCompetition ? "Competition" : "Event"}${hasOwnHour ? "; your own times may differ" : ""}`,
        url: gamePages.calendar,
      };
    },
  },
  "company-day": {
    waits: false,
    rank: 19,
    ends: ({ key }, nowMs) => endsBy(key, (data) => companyDayBegins(data, nowMs)),
    text: () => ({
      title: "Company’s next day",
      short: "Company",
      note: "Sales, pay, trains",
      url: gamePages.company,
    }),
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
  },
} satisfies Kinds;

/** The ends known from a source; none until it has loaded. */
function endsBy<T, Kind extends UpcomingKind>(
  { data, fetchedAtMs }: OptionalResult<T>,
  ends: (data: T, fetchedAtMs: number) => readonly Ending<Kind>[],
): readonly Ending<Kind>[] {
  return data === undefined ? [] : ends(data, fetchedAtMs);
}

function full<Kind extends BarKind>(kind: Kind) {
  return ({ bars }: Sources) =>
    endsBy(bars, (all, fetchedAtMs) => barFull(kind, all[kind], fetchedAtMs));
}

const fullText = (bar: string, note: string, url: string): UpcomingText => ({
  title: `${bar} full`,
  short: bar,
  note,
  url,
});

function over<Kind extends "booster" | "drug" | "medical">(kind: Kind, seconds: `${Kind}Seconds`) {
  return ({ cooldowns }: Sources) =>
    endsBy(cooldowns, (all, fetchedAtMs) => cooldownOver(kind, all[seconds], fetchedAtMs));
}

const cooldownText = (atMs: number | null, of: string, url: string): UpcomingText => ({
  title: `${of} cooldown ${atMs === null ? "over" : "ends"}`,
  short: of,
  note: "Items",
  url,
});

const stayEndText = (state: string, abroadIn: string | null, url: string): UpcomingText => ({
  title: `Out of ${state.toLowerCase()}`,
  short: state,
  note: stateText(state, abroadIn),
  url,
});
