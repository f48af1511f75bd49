import companyEmployees from "./fixtures/company-employees.json" with { type: "json" };
import companyProfile from "./fixtures/company-profile.json" with { type: "json" };
import factionApplications from "./fixtures/faction-applications.json" with { type: "json" };
import factionWarAttacks from "./fixtures/faction-war-attacks.json" with { type: "json" };
import factionAttacks from "./fixtures/faction-attacks.json" with { type: "json" };
import factionBalance from "./fixtures/faction-balance.json" with { type: "json" };
import factionBasic from "./fixtures/faction-basic.json" with { type: "json" };
import factionChain from "./fixtures/faction-chain.json" with { type: "json" };
import factionContributors from "./fixtures/faction-contributors.json" with { type: "json" };
import factionCrimes from "./fixtures/faction-crimes.json" with { type: "json" };
import factionFighters from "./fixtures/faction-fighters.json" with { type: "json" };
import factionInventory from "./fixtures/faction-inventory.json" with { type: "json" };
import factionNews from "./fixtures/faction-news.json" with { type: "json" };
import factionMembers from "./fixtures/faction-members.json" with { type: "json" };
import factionRankedWars from "./fixtures/faction-ranked-wars.json" with { type: "json" };
import factionWarReport from "./fixtures/faction-war-report.json" with { type: "json" };
import factionUpgrades from "./fixtures/faction-upgrades.json" with { type: "json" };
import factionWars from "./fixtures/faction-wars.json" with { type: "json" };
import keyInfo from "./fixtures/key-info.json" with { type: "json" };
import marketPoints from "./fixtures/market-points.json" with { type: "json" };
import personalStats from "./fixtures/personal-stats.json" with { type: "json" };
import tornCalendar from "./fixtures/torn-calendar.json" with { type: "json" };
import tornCityShops from "./fixtures/torn-city-shops.json" with { type: "json" };
import tornCompanies from "./fixtures/torn-companies.json" with { type: "json" };
import tornEducation from "./fixtures/torn-education.json" with { type: "json" };
import tornGyms from "./fixtures/torn-gyms.json" with { type: "json" };
import tornHonors from "./fixtures/torn-honors.json" with { type: "json" };
import tornItems from "./fixtures/torn-items.json" with { type: "json" };
import tornLogCategories from "./fixtures/torn-log-categories.json" with { type: "json" };
import tornLogTypes from "./fixtures/torn-log-types.json" with { type: "json" };
import tornMedals from "./fixtures/torn-medals.json" with { type: "json" };
import tornMerits from "./fixtures/torn-merits.json" with { type: "json" };
import tornProperties from "./fixtures/torn-properties.json" with { type: "json" };
import tornStockHistory from "./fixtures/torn-stock-history.json" with { type: "json" };
import tornStocks from "./fixtures/torn-stocks.json" with { type: "json" };
import userBars from "./fixtures/user-bars.json" with { type: "json" };
import userBasic from "./fixtures/user-basic.json" with { type: "json" };
import userBattlestats from "./fixtures/user-battlestats.json" with { type: "json" };
import userCooldowns from "./fixtures/user-cooldowns.json" with { type: "json" };
import userEducation from "./fixtures/user-education.json" with { type: "json" };
import userGym from "./fixtures/user-gym.json" with { type: "json" };
import userHonors from "./fixtures/user-honors.json" with { type: "json" };
import userLog from "./fixtures/user-log.json" with { type: "json" };
import userMedals from "./fixtures/user-medals.json" with { type: "json" };
import userMerits from "./fixtures/user-merits.json" with { type: "json" };
import userMissions from "./fixtures/user-missions.json" with { type: "json" };
import userMoney from "./fixtures/user-money.json" with { type: "json" };
import userOrganisedCrime from "./fixtures/user-organised-crime.json" with { type: "json" };
import userPerks from "./fixtures/user-perks.json" with { type: "json" };
import userProfile from "./fixtures/user-profile.json" with { type: "json" };
import userRefills from "./fixtures/user-refills.json" with { type: "json" };
import userStocks from "./fixtures/user-stocks.json" with { type: "json" };
import userTimestamp from "./fixtures/user-timestamp.json" with { type: "json" };
import userTravel from "./fixtures/user-travel.json" with { type: "json" };
import userVirus from "./fixtures/user-virus.json" with { type: "json" };
import userWorkstats from "./fixtures/user-workstats.json" with { type: "json" };

export const API = "https://api.torn.com/v2";

/** The API when nothing is wrong: what each path answers in component tests and browser tests. */
export const ANSWERS: Readonly<Record<string, Record<string, unknown>>> = {
  "/company/employees": companyEmployees,
  "/company/profile": companyProfile,
  "/faction/applications": factionApplications,
  "/faction/attacks": factionWarAttacks,
  "/faction/attacksfull": factionAttacks,
  "/faction/balance": factionBalance,
  "/faction/basic": factionBasic,
  "/faction/chain": factionChain,
  "/faction/contributors": factionContributors,
  "/faction/crimes": factionCrimes,
  "/faction/inventory": factionInventory,
  "/faction/news": factionNews,
  "/faction/members": factionMembers,
  "/faction/9001/members": factionMembers,
  "/faction/9104/members": factionFighters,
  "/faction/upgrades": factionUpgrades,
  "/faction/rankedwars": factionRankedWars,
  "/faction/27811/rankedwarreport": factionWarReport,
  "/faction/wars": factionWars,
  "/key/info": keyInfo,
  "/market/pointsmarket": marketPoints,
  "/torn/calendar": tornCalendar,
  "/torn/cityshops": tornCityShops,
  "/torn/companies": tornCompanies,
  "/torn/education": tornEducation,
  "/torn/gyms": tornGyms,
  "/torn/items": tornItems,
  "/torn/logcategories": tornLogCategories,
  "/torn/logtypes": tornLogTypes,
  "/torn/properties": tornProperties,
  "/torn/9/stocks": tornStockHistory,
  "/torn/honors": tornHonors,
  "/torn/medals": tornMedals,
  "/torn/merits": tornMerits,
  "/torn/stocks": tornStocks,
  "/user/bars": userBars,
  "/user/basic": userBasic,
  "/user/battlestats": userBattlestats,
  "/user/cooldowns": userCooldowns,
  "/user/education": userEducation,
  "/user": userLog,
  "/user/gym": userGym,
  "/user/honors": userHonors,
  "/user/missions": userMissions,
  "/user/money": userMoney,
  "/user/organizedcrime": userOrganisedCrime,
  "/user/perks": userPerks,
  "/user/personalstats": personalStats,
  "/user/profile": userProfile,
  "/user/refills": userRefills,
  "/user/stocks": userStocks,
  "/user/timestamp": userTimestamp,
  "/user/travel": userTravel,
  "/user/virus": userVirus,
  "/user/workstats": userWorkstats,
  "/user/log": userLog,
  "/user/medals": userMedals,
  "/user/merits": userMerits,
};

/** The time for which the fixtures were written. */
export const NOW = Date.UTC(2026, 10, 20, 12);
