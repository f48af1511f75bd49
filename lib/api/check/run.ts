import type { QueryFunction } from "@tanstack/react-query";

import { companyEmployeesQuery } from "@/lib/api/endpoints/company-employees";
import { companyProfileQuery } from "@/lib/api/endpoints/company-profile";
import { applicationsQuery } from "@/lib/api/endpoints/faction-applications";
import { attacksTimeline } from "@/lib/api/endpoints/faction-attacks";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { contributorsQuery } from "@/lib/api/endpoints/faction-contributors";
import { crimesQuery } from "@/lib/api/endpoints/faction-crimes";
import { fightersQuery } from "@/lib/api/endpoints/faction-fighters";
import { inventoryPage } from "@/lib/api/endpoints/faction-inventory";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { armouryNewsTimeline } from "@/lib/api/endpoints/faction-news";
import { rankedWarsQuery } from "@/lib/api/endpoints/faction-ranked-wars";
import { factionUpgradesQuery } from "@/lib/api/endpoints/faction-upgrades";
import { warAttacksTimeline } from "@/lib/api/endpoints/faction-war-attacks";
import { warReportQuery } from "@/lib/api/endpoints/faction-war-report";
import { warsQuery } from "@/lib/api/endpoints/faction-wars";
import { keyInfoQuery } from "@/lib/api/endpoints/key-info";
import { pointsMarketQuery } from "@/lib/api/endpoints/market-points";
import { type DailyStatsRequest, fetchDailyStats } from "@/lib/api/endpoints/personal-stats";
import { playerProfileQuery } from "@/lib/api/endpoints/player-profile";
import { bountiesQuery } from "@/lib/api/endpoints/torn-bounties";
import { calendarQuery } from "@/lib/api/endpoints/torn-calendar";
import { cityShopsQuery } from "@/lib/api/endpoints/torn-city-shops";
import { companyTypesQuery } from "@/lib/api/endpoints/torn-companies";
import { educationQuery } from "@/lib/api/endpoints/torn-education";
import { gymsQuery } from "@/lib/api/endpoints/torn-gyms";
import { honorsQuery } from "@/lib/api/endpoints/torn-honors";
import { itemDetailsQuery } from "@/lib/api/endpoints/torn-item-details";
import { itemsQuery } from "@/lib/api/endpoints/torn-items";
import { logCategoriesQuery } from "@/lib/api/endpoints/torn-log-categories";
import { logTypesQuery } from "@/lib/api/endpoints/torn-log-types";
import { medalsQuery } from "@/lib/api/endpoints/torn-medals";
import { meritUpgradesQuery } from "@/lib/api/endpoints/torn-merits";
import { propertiesQuery } from "@/lib/api/endpoints/torn-properties";
import { stockHistoryQuery } from "@/lib/api/endpoints/torn-stock-history";
import { stocksQuery } from "@/lib/api/endpoints/torn-stocks";
import { ownAttacksTimeline } from "@/lib/api/endpoints/user-attacks";
import { barsQuery } from "@/lib/api/endpoints/user-bars";
import { profileQuery } from "@/lib/api/endpoints/user-basic";
import { battleStatsQuery } from "@/lib/api/endpoints/user-battlestats";
import { cooldownsQuery } from "@/lib/api/endpoints/user-cooldowns";
import { currentStatsQuery } from "@/lib/api/endpoints/user-current-stats";
import { userEducationQuery } from "@/lib/api/endpoints/user-education";
import { activeGymQuery } from "@/lib/api/endpoints/user-gym";
import { wonHonorsQuery } from "@/lib/api/endpoints/user-honors";
import { userListPage } from "@/lib/api/endpoints/user-list";
import { logTimeline } from "@/lib/api/endpoints/user-log";
import { wonMedalsQuery } from "@/lib/api/endpoints/user-medals";
import { meritsQuery } from "@/lib/api/endpoints/user-merits";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { homeQuery } from "@/lib/api/endpoints/user-profile";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { spyReportsQuery } from "@/lib/api/endpoints/user-reports";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { gameTimeQuery } from "@/lib/api/endpoints/user-timestamp";
import { trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { workStatsQuery } from "@/lib/api/endpoints/user-workstats";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import type { ApiPath } from "@/lib/api/transport/access";
import { ApiError, type ApiErrorKind } from "@/lib/api/transport/errors";
import type { Session } from "@/lib/api/transport/session";
import { DAY_MS, dayStartMs } from "@/lib/common/time";

import { examine } from "./examine";
import type { ResponseCheck, SkipReason } from "./report";

/** The ids that later calls need. Null if a response said that there is none, undefined until a response has arrived. */
interface Known {
  playerId?: number;
  factionId?: number | null;
  companyId?: number | null;
  warId?: number | null;
  stockId?: number;
}

/** A call of the app for one path and a single page. It stores the ids that later calls need in `known`. */
type Call = (session: Session, known: Known, signal: AbortSignal) => Promise<unknown>;

/** An NPC that always exists. */
const DUKE = 4;

/** The statistics to request for a past day. Any others would do as well. */
const PAST_STATS = ["xantaken", "networth", "timeplayed"];

/** The app's own call for each path, in the order in which they are made. */
const CALLS: Readonly<Record<ApiPath, Call>> = {
  "key/info": async (session, known, signal) => {
    const { player } = await fetchUncached(keyInfoQuery(session), signal);
    if (player === undefined) return;
    known.playerId = player.id;
    known.factionId = player.factionId;
    known.companyId = player.companyId;
  },
  "faction/basic": async (session, known, signal) => {
    const { id } = await fetchUncached(factionBasicQuery(session), signal);
    known.factionId ??= id;
  },
  "faction/rankedwars": async (session, known, signal) => {
    const { entries } = await fetchUncached(rankedWarsQuery(session), signal);
    known.warId = entries.find(({ endedAtMs }) => endedAtMs !== null)?.id ?? null;
  },
  "torn/stocks": async (session, known, signal) => {
    const { entries } = await fetchUncached(stocksQuery(session), signal);
    if (entries[0]) known.stockId = entries[0].id;
  },
  "company/employees": byQuery(companyEmployeesQuery),
  "company/profile": byQuery(companyProfileQuery),
  "faction/applications": byQuery(applicationsQuery),
  "faction/attacks": newestPage(warAttacksTimeline),
  "faction/attacksfull": newestPage(attacksTimeline),
  "faction/balance": byQuery(factionBalanceQuery),
  "faction/chain": byQuery(chainQuery),
  "faction/contributors": byQuery((session) => contributorsQuery(session, "gymenergy")),
  "faction/crimes": byQuery((session) => crimesQuery(session, "all")),
  "faction/inventory": (session, _, signal) => inventoryPage(session, "weapons", 0, signal),
  "faction/members": byQuery(factionMembersQuery),
  "faction/news": newestPage(armouryNewsTimeline),
  "faction/{id}/members": byQuery((session, known) => fightersQuery(session, known.factionId ?? 0)),
  "faction/upgrades": byQuery(factionUpgradesQuery),
  "faction/wars": byQuery(warsQuery),
  "faction/{rankedWarId}/rankedwarreport": byQuery((session, known) =>
    warReportQuery(session, known.warId ?? 0),
  ),
  "market/pointsmarket": byQuery(pointsMarketQuery),
  "torn/bounties": byQuery((session) => bountiesQuery(session, 0)),
  "torn/calendar": byQuery(calendarQuery),
  "torn/cityshops": byQuery(cityShopsQuery),
  "torn/companies": byQuery(companyTypesQuery),
  "torn/education": byQuery(educationQuery),
  "torn/gyms": byQuery(gymsQuery),
  "torn/honors": byQuery(honorsQuery),
  "torn/items": byQuery(itemsQuery),
  "torn/logcategories": byQuery(logCategoriesQuery),
  "torn/logtypes": byQuery(logTypesQuery),
  "torn/medals": byQuery(medalsQuery),
  "torn/merits": byQuery(meritUpgradesQuery),
  "torn/properties": byQuery(propertiesQuery),
  "torn/{stockId}/stocks": byQuery((session, known) =>
    stockHistoryQuery(session, known.stockId ?? 1),
  ),
  "user/attacks": newestPage((session) => ownAttacksTimeline(session, "outgoing")),
  "user/bars": byQuery(barsQuery),
  "user/basic": byQuery(profileQuery),
  "user/cooldowns": byQuery(cooldownsQuery),
  "user/battlestats": byQuery(battleStatsQuery),
  "user/education": byQuery(userEducationQuery),
  "user/gym": byQuery(activeGymQuery),
  "user/honors": byQuery(wonHonorsQuery),
  "user/list": (session, _, signal) => userListPage(session, "Targets", 0, signal),
  "user/log": newestPage((session) => logTimeline(session)),
  "user/medals": byQuery(wonMedalsQuery),
  "user/merits": byQuery(meritsQuery),
  "user/missions": byQuery(missionsQuery),
  "user/money": byQuery(moneyQuery),
  "user/organizedcrime": byQuery(ownCrimeQuery),
  "user/perks": byQuery(perksQuery),
  "user/personalstats": byQuery(currentStatsQuery),
  "user/profile": byQuery(homeQuery),
  "user/refills": byQuery(refillsQuery),
  "user/reports": byQuery(spyReportsQuery),
  "user/stocks": byQuery(holdingsQuery),
  "user/timestamp": byQuery(gameTimeQuery),
  "user/travel": byQuery(travelQuery),
  "user/virus": byQuery(virusQuery),
  "user/workstats": byQuery(workStatsQuery),
  "user/{id}/personalstats": (session, known, signal) =>
    fetchDailyStats(session, yesterdayOf(known.playerId ?? 0), signal),
  "user/{id}/profile": byQuery((session) => playerProfileQuery(session, DUKE)),
};

/** Further calls of a path, whose responses have another format or other fields that we read. */
const FURTHER_CALLS: Readonly<Record<string, { path: ApiPath; call: Call }>> = {
  "torn/items (weapons)": {
    path: "torn/items",
    call: byQuery((session) => itemDetailsQuery(session, "Weapon")),
  },
  "torn/items (armour)": {
    path: "torn/items",
    call: byQuery((session) => itemDetailsQuery(session, "Armor")),
  },
  "user/log (training)": { path: "user/log", call: newestPage(trainingTimeline) },
  "user/personalstats (past day)": {
    path: "user/personalstats",
    call: (session, _, signal) => fetchDailyStats(session, yesterdayOf(null), signal),
  },
};

/** Calls with a list of statistics. Statistics of single days arrive as a list, all current ones as an object. */
const AS_LIST: readonly string[] = ["user/personalstats (past day)", "user/{id}/personalstats"];

const yesterdayOf = (playerId: number | null): DailyStatsRequest => ({
  playerId,
  stats: PAST_STATS,
  dayMs: dayStartMs(Date.now()) - DAY_MS,
});

/** Calls per minute. A check can wait, so it leaves the rest of the limit to the pages. */
export const CHECK_LIMIT = 30;

/** A call that is checked. */
export interface CheckedCall {
  /** The path, followed by the requested part if the path has several calls. */
  name: string;
  path: ApiPath;
  call: Call;
}

/** A call for each path and format of the app, in the order in which they are checked. */
export const CHECKED_CALLS: readonly CheckedCall[] = [
  ...(Object.keys(CALLS) as ApiPath[]).map((path) => ({ name: path, path, call: CALLS[path] })),
  ...Object.entries(FURTHER_CALLS).map(([name, { path, call }]) => ({ name, path, call })),
];

/** The part of a query that fetches its data. It may use only the signal of its context. */
interface Fetching<T> {
  queryFn?: QueryFunction<T, never> | symbol;
}

function byQuery(query: (session: Session, known: Known) => Fetching<unknown>): Call {
  return (session, known, signal) => fetchUncached(query(session, known), signal);
}

function newestPage(
  timeline: (session: Session) => Pick<TimelineSource<unknown>, "fetchPage">,
): Call {
  return (session, _, signal) => timeline(session).fetchPage({}, signal);
}

/** Bypasses the page's cache: neither reads from it nor writes to it. */
async function fetchUncached<T>({ queryFn }: Fetching<T>, signal: AbortSignal): Promise<T> {
  return (queryFn as (context: { signal: AbortSignal }) => T | Promise<T>)({ signal });
}

/** Paths that contain an id, and the id that each one needs. */
const NEEDED: Partial<Record<ApiPath, keyof Known>> = {
  "faction/{id}/members": "factionId",
  "faction/{rankedWarId}/rankedwarreport": "warId",
  "user/{id}/personalstats": "playerId",
};

/**
 * The reason why a call can't be made: the player or the faction lacks the thing that it reads, or its id is unknown. Null if the
 * call can be made.
 */
function skipReason(path: ApiPath, known: Known): SkipReason | null {
  if (path.startsWith("faction/") && known.factionId === null) return "faction";
  if (path.startsWith("company/") && known.companyId === null) return "company";
  const needed = NEEDED[path];
  if (needed === undefined || typeof known[needed] === "number") return null;
  return known[needed] === null ? "war" : "id";
}

/** Errors after which further calls are pointless. */
const STOPPING_ERRORS: readonly ApiErrorKind[] = [
  "key-rejected",
  "key-unusable",
  "rate-limited",
  "address-blocked",
  "daily-limit",
];

/** Errors about the access of this key or this player. They say nothing about the response. */
const ACCESS_ERRORS: readonly ApiErrorKind[] = [
  "access-too-low",
  "no-faction-access",
  "not-migrated",
];

const NOTHING_FOUND = {
  findings: [],
  dropped: 0,
  reasons: [],
  isEmpty: false,
  error: null,
  skipReason: null,
};

/**
 * Returns a function that makes a call and compares its response with the game's OpenAPI document. It throws an ApiError if
 * further calls are pointless.
 */
export function createCheck(session: Session) {
  const known: Known = {};

  return async function check(
    { name, path, call }: CheckedCall,
    signal: AbortSignal,
  ): Promise<ResponseCheck> {
    const nothing = { name, ...NOTHING_FOUND };
    const skipped = skipReason(path, known);
    if (skipped !== null) return { ...nothing, state: "skipped", skipReason: skipped };

    const shapeName = AS_LIST.includes(name) ? `${path}[]` : path;
    let result: ResponseCheck = { ...nothing, state: "ok" };
    const inspected: Session = {
      ...session,
      inspect(body, schema, request) {
        session.inspect?.(body, schema, request);
        result = { ...nothing, ...examine(shapeName, body, schema, request) };
      },
    };
    try {
      await call(inspected, known, signal);
    } catch (reason) {
      if (!(reason instanceof ApiError) || STOPPING_ERRORS.includes(reason.kind)) throw reason;
      if (reason.kind === "offline" && name === CHECKED_CALLS[0]?.name) throw reason;
      if (result.state !== "ok") return result;
      const { kind, code = null, status = null } = reason;
      return { ...nothing, state: stateOf(reason), error: { kind, code, status } };
    }
    return result;
  };
}

/** HTTP statuses for a path that doesn't exist. */
const NO_SUCH_PATH: readonly (number | undefined)[] = [404, 410];

/**
 * "lost" if a screen gets no data: the response isn't JSON, contains an error instead of data, or the game no longer accepts the
 * call. Any other HTTP status without an error code of the game may come from something in front of it, such as a firewall, and
 * says nothing about the call.
 */
function stateOf({ kind, code, status }: ApiError): ResponseCheck["state"] {
  if (ACCESS_ERRORS.includes(kind)) return "refused";
  if (kind === "unexpected-shape") return "lost";
  const isOfGame = code !== undefined || status === undefined || NO_SUCH_PATH.includes(status);
  return kind === "bad-request" && isOfGame ? "lost" : "failed";
}
