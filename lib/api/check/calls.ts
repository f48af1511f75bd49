import type { QueryFunction } from "@tanstack/react-query";

import { companyEmployeesQuery } from "@/lib/api/endpoints/company-employees";
import { companyApplicationsQuery } from "@/lib/api/endpoints/company-applications";
import { companyDetailsQuery } from "@/lib/api/endpoints/company-details";
import { companyNewsTimeline } from "@/lib/api/endpoints/company-news";
import { companyProfileQuery } from "@/lib/api/endpoints/company-profile";
import { rivalsPage } from "@/lib/api/endpoints/company-rivals";
import { companyStaffQuery } from "@/lib/api/endpoints/company-staff";
import { companyStockQuery } from "@/lib/api/endpoints/company-stock";
import { applicationsQuery } from "@/lib/api/endpoints/faction-applications";
import { attacksTimeline } from "@/lib/api/endpoints/faction-attacks";
import { factionBalanceQuery } from "@/lib/api/endpoints/faction-balance";
import { factionBasicQuery } from "@/lib/api/endpoints/faction-basic";
import { chainQuery } from "@/lib/api/endpoints/faction-chain";
import { chainReportQuery } from "@/lib/api/endpoints/faction-chain-report";
import { chainsQuery } from "@/lib/api/endpoints/faction-chains";
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
import { museumQuery } from "@/lib/api/endpoints/torn-museum";
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
import { ownInventoryPage } from "@/lib/api/endpoints/user-inventory";
import { ownListingsPage } from "@/lib/api/endpoints/user-item-market";
import { jobQuery } from "@/lib/api/endpoints/user-job";
import { jobPointsQuery } from "@/lib/api/endpoints/user-jobpoints";
import { userListPage } from "@/lib/api/endpoints/user-list";
import { logTimeline } from "@/lib/api/endpoints/user-log";
import { wonMedalsQuery } from "@/lib/api/endpoints/user-medals";
import { meritsQuery } from "@/lib/api/endpoints/user-merits";
import { missionsQuery } from "@/lib/api/endpoints/user-missions";
import { moneyQuery } from "@/lib/api/endpoints/user-money";
import { ownCrimeQuery } from "@/lib/api/endpoints/user-organised-crime";
import { payLogQuery } from "@/lib/api/endpoints/user-pay-log";
import { perksQuery } from "@/lib/api/endpoints/user-perks";
import { homeQuery } from "@/lib/api/endpoints/user-profile";
import { refillsQuery } from "@/lib/api/endpoints/user-refills";
import { spyReportsQuery } from "@/lib/api/endpoints/user-reports";
import { holdingsQuery } from "@/lib/api/endpoints/user-stocks";
import { gameTimeQuery } from "@/lib/api/endpoints/user-timestamp";
import { trainingTimeline } from "@/lib/api/endpoints/user-training-log";
import { finishedTradesQuery } from "@/lib/api/endpoints/user-trades";
import { travelQuery } from "@/lib/api/endpoints/user-travel";
import { virusQuery } from "@/lib/api/endpoints/user-virus";
import { workStatsQuery } from "@/lib/api/endpoints/user-workstats";
import type { TimelineSource } from "@/lib/api/history/timeline-query";
import type { ApiPath } from "@/lib/api/transport/access";
import type { Session } from "@/lib/api/transport/session";
import { DAY_MS, dayStartMs, WEEK_MS } from "@/lib/common/time";

/** The ids that later calls need. Null if a response said that there is none, undefined until a response has arrived. */
export interface KnownIds {
  playerId?: number;
  factionId?: number | null;
  companyId?: number | null;
  warId?: number | null;
  stockId?: number;
  chainId?: number | null;
}

/** A call of the app for one path: a query, a list whose newest page is loaded, or a promise. */
type Call = (
  session: Session,
  known: KnownIds,
  signal: AbortSignal,
) => Query | Timeline | Promise<unknown>;

type Timeline = Pick<TimelineSource<unknown>, "fetchPage">;

/** The part of a query that fetches its data. It may use only the signal of its context. */
interface Query<T = unknown> {
  queryFn?: QueryFunction<T, never> | symbol;
}

/** An NPC that always exists. */
const DUKE = 4;

/** A type of company that always exists. */
const HAIR_SALONS = 1;

/** The statistics to request for a past day. Any others would do as well. */
const PAST_STATS = ["xantaken", "networth", "timeplayed"];

/** The app's own call for each path, in the order in which they are made. */
const CALLS: Readonly<Record<ApiPath, Call>> = {
  "key/info": async (session, known, signal) => {
    const { player } = await load(keyInfoQuery(session), signal);
    if (player === undefined) return;
    known.playerId = player.id;
    known.factionId = player.factionId;
    known.companyId = player.companyId;
  },
  "faction/basic": async (session, known, signal) => {
    const { id } = await load(factionBasicQuery(session), signal);
    known.factionId ??= id;
  },
  "faction/rankedwars": async (session, known, signal) => {
    const { entries } = await load(rankedWarsQuery(session), signal);
    known.warId = entries.find(({ endedAtMs }) => endedAtMs !== null)?.id ?? null;
  },
  "faction/chains": async (session, known, signal) => {
    const { entries } = await load(chainsQuery(session), signal);
    known.chainId = entries[0]?.id ?? null;
  },
  "torn/stocks": async (session, known, signal) => {
    const { entries } = await load(stocksQuery(session), signal);
    if (entries[0]) known.stockId = entries[0].id;
  },
  "company/applications": companyApplicationsQuery,
  "company/employees": companyEmployeesQuery,
  "company/news": companyNewsTimeline,
  "company/profile": companyProfileQuery,
  "company/stock": companyStockQuery,
  "company/{typeId}/companies": (session, _, signal) => rivalsPage(session, HAIR_SALONS, 0, signal),
  "faction/applications": applicationsQuery,
  "faction/attacks": warAttacksTimeline,
  "faction/attacksfull": attacksTimeline,
  "faction/balance": factionBalanceQuery,
  "faction/chain": chainQuery,
  "faction/{chainId}/chainreport": (session, known) =>
    chainReportQuery(session, known.chainId ?? 0),
  "faction/contributors": (session) => contributorsQuery(session, "gymenergy"),
  "faction/crimes": (session) => crimesQuery(session, "all"),
  "faction/inventory": (session, _, signal) => inventoryPage(session, "weapons", 0, signal),
  "faction/members": factionMembersQuery,
  "faction/news": armouryNewsTimeline,
  "faction/{id}/members": (session, known) => fightersQuery(session, known.factionId ?? 0),
  "faction/upgrades": factionUpgradesQuery,
  "faction/wars": warsQuery,
  "faction/{rankedWarId}/rankedwarreport": (session, known) =>
    warReportQuery(session, known.warId ?? 0),
  "market/pointsmarket": pointsMarketQuery,
  "torn/bounties": bountiesQuery,
  "torn/calendar": calendarQuery,
  "torn/cityshops": cityShopsQuery,
  "torn/companies": companyTypesQuery,
  "torn/education": educationQuery,
  "torn/gyms": gymsQuery,
  "torn/honors": honorsQuery,
  "torn/items": itemsQuery,
  "torn/logcategories": logCategoriesQuery,
  "torn/logtypes": logTypesQuery,
  "torn/medals": medalsQuery,
  "torn/merits": meritUpgradesQuery,
  "torn/museum": museumQuery,
  "torn/properties": propertiesQuery,
  "torn/{stockId}/stocks": (session, known) => stockHistoryQuery(session, known.stockId ?? 1),
  "user/attacks": (session) => ownAttacksTimeline(session, "outgoing"),
  "user/bars": barsQuery,
  "user/basic": profileQuery,
  "user/cooldowns": cooldownsQuery,
  "user/battlestats": battleStatsQuery,
  "user/education": userEducationQuery,
  "user/gym": activeGymQuery,
  "user/honors": wonHonorsQuery,
  "user/inventory": (session, _, signal) => ownInventoryPage(session, "Plushie", 0, signal),
  "user/itemmarket": (session, _, signal) => ownListingsPage(session, 0, signal),
  "user/job": jobQuery,
  "user/jobpoints": jobPointsQuery,
  "user/list": (session, _, signal) => userListPage(session, "Targets", 0, signal),
  "user/log": (session) => logTimeline(session),
  "user/medals": wonMedalsQuery,
  "user/merits": meritsQuery,
  "user/missions": missionsQuery,
  "user/money": moneyQuery,
  "user/organizedcrime": ownCrimeQuery,
  "user/perks": perksQuery,
  "user/personalstats": currentStatsQuery,
  "user/profile": homeQuery,
  "user/refills": refillsQuery,
  "user/reports": spyReportsQuery,
  "user/stocks": holdingsQuery,
  "user/timestamp": gameTimeQuery,
  "user/trades": finishedTradesQuery,
  "user/travel": travelQuery,
  "user/virus": virusQuery,
  "user/workstats": workStatsQuery,
  "user/{id}/personalstats": (session, known, signal) =>
    fetchDailyStats(session, yesterdayOf(known.playerId ?? 0), signal),
  "user/{id}/profile": (session) => playerProfileQuery(session, DUKE),
};

const yesterdayOf = (playerId: number | null): DailyStatsRequest => ({
  playerId,
  stats: PAST_STATS,
  dayMs: dayStartMs(Date.now()) - DAY_MS,
});

/** A call that is checked. */
export interface CheckedCall {
  /** The path, followed by the requested part if the path has several calls. */
  name: string;
  path: ApiPath;
  call: Call;
}

/** Further calls of a path, whose responses have another format or other fields that we read. */
const FURTHER_CALLS: readonly CheckedCall[] = [
  { name: "company/profile (details)", path: "company/profile", call: companyDetailsQuery },
  { name: "company/employees (details)", path: "company/employees", call: companyStaffQuery },
  {
    name: "torn/items (weapons)",
    path: "torn/items",
    call: (session) => itemDetailsQuery(session, "Weapon"),
  },
  {
    name: "torn/items (armour)",
    path: "torn/items",
    call: (session) => itemDetailsQuery(session, "Armor"),
  },
  {
    name: "user/log (pay)",
    path: "user/log",
    call: (session) => payLogQuery(session, dayStartMs(Date.now()) - WEEK_MS),
  },
  { name: "user/log (training)", path: "user/log", call: trainingTimeline },
  {
    name: "user/personalstats (past day)",
    path: "user/personalstats",
    call: (session, _, signal) => fetchDailyStats(session, yesterdayOf(null), signal),
  },
];

/** A call for each path and format of the app, in the order in which they are checked. */
export const CHECKED_CALLS: readonly CheckedCall[] = [
  ...(Object.keys(CALLS) as ApiPath[]).map((path) => ({ name: path, path, call: CALLS[path] })),
  ...FURTHER_CALLS,
];

/** Makes a call. The page's cache isn't used. */
export async function make(
  { call }: CheckedCall,
  ...[session, known, signal]: Parameters<Call>
): Promise<void> {
  const asked = call(session, known, signal);
  if ("fetchPage" in asked) await asked.fetchPage({}, signal);
  else if ("queryFn" in asked) await load(asked, signal);
  else await asked;
}

async function load<T>({ queryFn }: Query<T>, signal: AbortSignal): Promise<T> {
  return (queryFn as (context: { signal: AbortSignal }) => T | Promise<T>)({ signal });
}
