import { type OptionalResult, useOptionalQuery } from "@/components/reading/use-optional-query";
import { useSession } from "@/components/session/session";
import { useHeadlineLoaded } from "@/components/upcoming/headline-loaded";
import type { Sources } from "@/components/upcoming/kinds";
import { endingLater, momentsOf, upcoming } from "@/components/upcoming/upcoming";
import { useNowAt } from "@/components/window/use-now";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
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
  /** The names of the parts that couldn't be loaded. */
  missing: readonly string[];
  /** The error of the first failed call; `access` is the API access that all failed calls need. */
  error: ApiError;
  access: string;
  /** Repeats all failed calls. */
  retry: () => void;
}

/** The name of the calendar's events in `missing`. */
export const EVENTS = "events";

interface UpcomingResult {
  /** Ready events first, then by time. */
  events: readonly Upcoming[];
  /** Events that end in more than 24 hours and are listed anyway. */
  later: readonly Ending[];
  /** Null if nothing failed. */
  failure: UpcomingFailure | null;
  /** True while something is still loading. */
  isLoading: boolean;
}

/** The events that end in the next 24 hours. The component rerenders each minute, and whenever an event ends. */
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
  const key = useOptionalQuery(keyInfoQuery(session));
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
    key,
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

/** Replaces a result's data with the part of it that is used here. */
const selectPart = <T, Part>(
  answer: OptionalResult<T>,
  partOf: (data: T) => Part | undefined,
): OptionalResult<Part> => ({
  ...answer,
  data: answer.data === undefined ? undefined : partOf(answer.data),
});
