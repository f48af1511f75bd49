import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useHeadlineLoaded } from "@/components/upcoming/headline-loaded";
import type { Sources } from "@/components/upcoming/kinds";
import { endingLater, momentsOf, upcoming } from "@/components/upcoming/upcoming";
import { useNowAt } from "@/components/window/use-now";
import { calendarQuery } from "@/lib/api/endpoints/torn-calendar";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { type ApiPath, accessFor } from "@/lib/api/transport/access";
import type { ApiError } from "@/lib/api/transport/errors";
import { positions } from "@/lib/game/stocks/position";
import type { Ending, Upcoming } from "@/lib/game/upcoming/upcoming";

export interface UpcomingFailure {
  /** What couldn't be loaded, in words. */
  missing: readonly string[];
  /** The error of the first of them, and what all of their calls need of an API key. */
  error: ApiError;
  access: string;
  /** Loads all that is missing. */
  retry: () => void;
}

/** What the calendar's answer is called among what is missing. */
export const EVENTS = "events";

interface UpcomingResult {
  /** Ready ones first, then by time. */
  events: readonly Upcoming[];
  /** What ends in more than 24 hours and is listed anyway. */
  later: readonly Ending[];
  /** Null if nothing failed. */
  failure: UpcomingFailure | null;
  /** Whether something is still loading. */
  isLoading: boolean;
}

/** What ends in the next 24 hours. Its component renders again each minute, and whenever something ends. */
export function useUpcoming(): UpcomingResult {
  const session = useSession();
  const enabled = useHeadlineLoaded();
  const bars = useOptionalQuery(barsQuery(session));
  const cooldowns = useOptionalQuery(cooldownsQuery(session));
  const userEducation = useOptionalQuery(userEducationQuery(session));
  const courses = useOptionalQuery(educationQuery(session));
  const virus = useOptionalQuery(virusQuery(session));
  const crime = useOptionalQuery(ownCrimeQuery(session));
  const missions = useOptionalQuery(missionsQuery(session));
  const stocks = useOptionalQuery(stocksQuery(session));
  const holdings = useOptionalQuery(holdingsQuery(session));
  const flight = useOptionalQuery(travelQuery(session));
  const profile = useOptionalQuery(profileQuery(session));
  const money = useOptionalQuery({ ...moneyQuery(session), enabled });
  const calendar = useOptionalQuery({ ...calendarQuery(session), enabled });
  const { data: listed } = stocks;

  const sources: Sources = {
    bars,
    cooldowns,
    userEducation,
    courses: selectPart(courses, ({ entries }) => entries),
    virus,
    crime: selectPart(crime, (data) => data?.record ?? null),
    missions: selectPart(missions, ({ entries }) => entries),
    flight,
    profile,
    money,
    activities: selectPart(calendar, ({ entries }) => entries),
    positions: selectPart(
      holdings,
      ({ entries }) => listed && positions(listed.entries, entries).positions,
    ),
  };
  const nowMs = useNowAt(momentsOf(sources));

  const calls: readonly Call[] = [
    { what: "bars", path: "user/bars", answer: bars },
    { what: "cooldowns", path: "user/cooldowns", answer: cooldowns },
    { what: "education", path: "user/education", answer: userEducation },
    { what: "virus", path: "user/virus", answer: virus },
    { what: "organised crime", path: "user/organizedcrime", answer: crime },
    { what: "missions", path: "user/missions", answer: missions },
    { what: "dividends", path: "torn/stocks", answer: stocks },
    { what: "dividends", path: "user/stocks", answer: holdings },
    { what: "flight", path: "user/travel", answer: flight },
    { what: "hospital time", path: "user/basic", answer: profile },
    { what: "jail time", path: "user/basic", answer: profile },
    { what: "bank investment", path: "user/money", answer: money },
    { what: EVENTS, path: "torn/calendar", answer: calendar },
  ];
  const failed = calls.flatMap(({ what, path, answer: { error, retry } }) =>
    error === null || IS_NOTHING.has(error.kind) ? [] : [{ what, path, error, retry }],
  );
  const [first] = failed;
  return {
    events: upcoming(sources, nowMs),
    later: endingLater(sources, nowMs),
    failure:
      first === undefined
        ? null
        : {
            missing: [...new Set(failed.map(({ what }) => what))],
            error: first.error,
            access: accessFor(...failed.map(({ path }) => path)),
            retry: () => {
              for (const retry of new Set(failed.map((call) => call.retry))) retry();
            },
          },
    isLoading: calls.some(({ answer: { data, error } }) => data === undefined && error === null),
  };
}

interface Call {
  what: string;
  path: ApiPath;
  answer: OptionalResult<unknown>;
}

/** Errors that mean the player has no organised crimes: they don't count as failures. */
const IS_NOTHING: ReadonlySet<string> = new Set(["not-migrated", "no-faction-access"]);

/** The part of an answer that matters here. */
const selectPart = <T, Part>(
  answer: OptionalResult<T>,
  partOf: (data: T) => Part | undefined,
): OptionalResult<Part> => ({
  ...answer,
  data: answer.data === undefined ? undefined : partOf(answer.data),
});
