import * as account from "./account";
import * as armoury from "./armoury";
import { attackInBrief, attackOf, type Fight, factionFights, ownFights } from "./attacks";
import * as awards from "./awards";
import { cityShops, pointsMarket, properties } from "./city";
import { type Clock, clockAt, HOUR, hourStartMs } from "./clock";
import {
  applications,
  companies,
  companiesOfType,
  companyProfile,
  employees,
  job,
  newsOfCompany,
  stock,
} from "./companies";
import { inCategory } from "./company-news";
import { chain } from "./chain";
import { chainReport, chains } from "./past-chains";
import { crimes, crimesOf } from "./crimes";
import { EDUCATION, userEducation } from "./education";
import { colleagues, jobOfEmployee, logsOfEmployee, profileOfEmployee } from "./employed";
import * as faction from "./faction";
import { fundsNews } from "./funds";
import { ACTIVE_GYM, battleStats, gyms } from "./gyms";
import { inventory } from "./inventory";
import { detailsOf, items } from "./items";
import { LOG_CATEGORIES, logs } from "./logs";
import { MUSEUM, ownInventory } from "./museum";
import { ENEMY_ID } from "./others";
import { ownEvents } from "./own-events";
import { contributors, memberStats, ownStat, ownStats, ownStatsNow } from "./personal-stats";
import { FACTION_ID, PLAYER_ID } from "./roster";
import { holdings, STOCKS, stockWithChart } from "./stocks";
import * as targets from "./targets";
import { leftOf } from "./trips";
import { warPayments } from "./war-pay";
import * as wars from "./wars";

interface Question {
  path: string;
  query: URLSearchParams;
  /** The number inside the path, as in /torn/9/stocks. */
  id: number;
  /** The time of the call, in epoch seconds. */
  at: number;
}

/** The responses of the sample world's API by path; undefined if it has none. */
type Answers = Readonly<Record<string, (question: Question) => object | undefined>>;

/**
 * Creates a whole invented account behind the game's API, in its state at the start of the hour of `nowMs`, so that all pages that
 * are opened within an hour show one world. The returned function answers a path with the body that the API would send, including
 * errors. `atMs` is the time of the call: remaining seconds, as the API gives them, count down to it. With the part "employee",
 * the explorer works in the company instead of directing it.
 */
export function createSampleGame(nowMs: number) {
  const clock = clockAt(hourStartMs(nowMs));
  const usual = answersAt(clock);
  const employed = { ...usual, ...employedAnswers(clock) };
  return (path: string, atMs = nowMs, part = ""): unknown => {
    const answers = part === "employee" ? employed : usual;
    const { pathname, searchParams: query } = new URL(path, "https://api.torn.com");
    const selections = query.get("selections");
    const paths = selections
      ? selections.split(",").map((name) => `${pathname}/${name}`)
      : [pathname];
    const bodies = paths.map((each) => {
      const id = Number(/\d+/.exec(each)?.[0]);
      const answer = answers[each.replace(/\/\d+\//, "/{id}/")];
      return answer?.({ path: each, query, id, at: Math.floor(atMs / 1000) });
    });
    return bodies.includes(undefined) ? failure(4, "Wrong fields") : Object.assign({}, ...bodies);
  };
}

const failure = (code: number, error: string) => ({ error: { code, error } });

function answersAt(clock: Clock): Answers {
  const answers: Answers = {
    "/key/info": () => ({ info: account.keyInfo(selectionsOf(Object.keys(answers))) }),
    ...userAnswers(clock),
    ...factionAnswers(clock),
    ...gameAnswers(clock),
  };
  return answers;
}

/** The answers that an employee of the company gets instead. */
const employedAnswers = (clock: Clock): Answers => ({
  "/user/job": ({ at }) => ({ job: jobOfEmployee(clock, at) }),
  "/user/log": (question) => logPage(question, logsOfEmployee(clock)),
  "/company/profile": ({ at }) => ({ profile: profileOfEmployee(clock, at) }),
  "/company/employees": ({ at }) => ({ employees: colleagues(clock, at) }),
});

/** The responses about the player, and about other players. */
const userAnswers = (clock: Clock): Answers => ({
  "/user/log": (question) => logPage(question, logs(clock)),
  "/user/basic": ({ at }) => ({ profile: account.profile(at) }),
  "/user/profile": ({ at }) => ({ profile: account.fullProfile(clock, at) }),
  "/user/bars": ({ at }) => ({ bars: account.bars(clock, at) }),
  "/user/travel": ({ at }) => ({ travel: account.travel(at) }),
  "/user/money": () => ({ money: ownMoney(clock) }),
  "/user/battlestats": () => ({ battlestats: battleStats(clock) }),
  "/user/gym": () => ({ gym: ACTIVE_GYM }),
  "/user/cooldowns": ({ at }) => ({ cooldowns: account.cooldowns(clock, at) }),
  "/user/refills": () => ({ refills: account.REFILLS }),
  "/user/virus": () => ({ virus: account.virus(clock) }),
  "/user/perks": () => ({ perks: account.PERKS }),
  "/user/timestamp": ({ at }) => ({ timestamp: at }),
  "/user/job": () => ({ job: job() }),
  "/user/jobpoints": () => ({ jobpoints: account.JOB_POINTS }),
  "/user/workstats": () => ({ workstats: account.WORK_STATS }),
  "/user/education": () => ({ education: userEducation(clock) }),
  "/user/missions": () => ({ missions: account.missions(clock) }),
  "/user/inventory": ({ query }) => {
    const events = ownEvents(clock).filter(({ time }) => time <= clock.now);
    const all = ownInventory(query.get("cat") ?? "", (item) => leftOf(events, item));
    return {
      // The game lists a category anew every hour.
      inventory: { items: all, timestamp: clock.now - (clock.now % HOUR) },
      _metadata: { links: { next: null, prev: null }, total: all.length },
    };
  },
  "/user/itemmarket": () => ({ itemmarket: [], _metadata: { links: { next: null, prev: null } } }),
  "/user/trades": () => ({ trades: [], _metadata: { links: { next: null, prev: null } } }),
  "/user/stocks": () => ({ stocks: holdings(clock) }),
  "/user/personalstats": ({ query, at }) => {
    if (query.get("cat") === "all") return { personalstats: ownStatsNow(clock, at) };
    const names = query.get("stat")?.split(",") ?? [];
    return { personalstats: ownStats(clock, names, numberIn(query, "timestamp") ?? at) };
  },
  "/user/{id}/personalstats": ({ id, query, at }) => {
    const names = query.get("stat")?.split(",") ?? [];
    const stats = memberStats(clock, id, names, numberIn(query, "timestamp") ?? at);
    return stats ? { personalstats: stats } : failure(6, "Incorrect ID");
  },
  "/user/honors": () => ({ honors: awards.wonHonors(clock) }),
  "/user/medals": () => ({ medals: awards.wonMedals(clock) }),
  "/user/merits": () => ({ merits: awards.merits(clock) }),
  "/user/list": ({ path, query, at }) => {
    const list = targets.userList(clock, query.get("cat") ?? "", at);
    if (list === undefined) return failure(21, "Incorrect category");
    const found = page(path, query, list, { timeOf: undated, usual: 50, most: 50 });
    return { list: found.entries, _metadata: { links: linksByOffset(found) } };
  },
  "/user/attacks": ({ path, query, at }) => {
    const direction = query.get("filters");
    const entries = ownFights(clock, at).filter(({ attacker }) => {
      const isMade = attacker.id === PLAYER_ID;
      return direction === "incoming" ? !isMade : isMade || !direction;
    });
    const found = page(path, query, entries, { timeOf: endOf, usual: 100, most: 100 });
    return {
      attacks: found.entries.map(attackOf),
      _metadata: { links: linksByTime(found) },
    };
  },
  "/user/reports": () => ({
    reports: targets.spyReports(clock),
    _metadata: { links: { next: null, prev: null } },
  }),
  "/user/{id}/profile": ({ id, at }) => {
    const profile = targets.otherProfile(clock, id, at);
    return profile ? { profile } : failure(6, "Incorrect ID");
  },
  "/user/organizedcrime": () => ({ organizedCrime: crimes(clock).own }),
});

function factionAnswers(clock: Clock): Answers {
  const news = once(() =>
    [...armoury.news(clock), ...fundsNews(clock, warPayments(clock))].sort(
      (a, b) => b.timestamp - a.timestamp,
    ),
  );
  return {
    "/faction/basic": () => ({ basic: faction.basic() }),
    "/faction/members": ({ at }) => ({
      members: faction.members(clock, at),
    }),
    "/faction/{id}/members": ({ id, at }) => {
      if (id === ENEMY_ID) return { members: wars.enemies(clock, at) };
      return id === FACTION_ID
        ? { members: faction.members(clock, at) }
        : failure(6, "Incorrect ID");
    },
    "/faction/wars": ({ at }) => wars.wars(clock, at),
    "/faction/rankedwars": () => ({
      rankedwars: wars.rankedWars(clock),
      _metadata: { links: { next: null, prev: null } },
    }),
    "/faction/{id}/rankedwarreport": ({ id }) => {
      const report = wars.rankedWarReport(clock, id);
      return report ? { rankedwarreport: report } : failure(6, "Incorrect ID");
    },
    "/faction/chain": ({ at }) => ({ chain: chain(clock, at) }),
    "/faction/chains": ({ path, query }) => {
      const found = page(path, query, chains(clock), { timeOf: endTime, usual: 100, most: 100 });
      return { chains: found.entries, _metadata: { links: linksByTime(found) } };
    },
    "/faction/{id}/chainreport": ({ id }) => {
      const report = chainReport(clock, id);
      return report ? { chainreport: report } : failure(6, "Incorrect ID");
    },
    "/faction/balance": ({ query }) => ({ balance: faction.balance(query.get("cat") === "all") }),
    "/faction/inventory": ({ query }) => {
      const rows = inventory(query.get("cat") ?? "");
      return {
        // The game lists the armoury anew every hour.
        inventory_timestamp: clock.now - (clock.now % HOUR),
        inventory: rows,
        _metadata: { links: { next: null, prev: null }, total: rows.length },
      };
    },
    "/faction/news": ({ path, query }) => {
      const categories = query.get("cat")?.split(",") ?? [];
      const wanted = news()
        .filter(({ category }) => categories.includes(category))
        .map(({ id, text, timestamp }) => ({ id, text, timestamp }));
      const found = page(path, query, wanted, { timeOf: timestampOf, usual: 20, most: 100 });
      return { news: found.entries, _metadata: { links: linksByTime(found) } };
    },
    "/faction/contributors": ({ query }) => ({
      contributors: contributors(clock, query.get("stat") ?? ""),
    }),
    "/faction/upgrades": () => faction.upgrades(clock),
    "/faction/applications": () => ({ applications: faction.applications(clock) }),
    "/faction/crimes": ({ path, query }) => {
      const entries = crimesOf(crimes(clock), query.get("cat") ?? "all", query.get("filters"));
      if (entries === undefined) return failure(21, "Incorrect category");
      const found = page(path, query, entries, {
        timeOf: ({ time }) => time,
        usual: 20,
        most: 100,
      });
      return {
        crimes: found.entries.map(({ entry }) => entry),
        _metadata: { links: linksByOffset(found) },
      };
    },
    "/faction/attacksfull": ({ path, query, at }) => {
      const entries = factionFights(clock, at);
      const found = page(path, query, entries, { timeOf: endOf, usual: 1000, most: 1000 });
      return {
        attacks: found.entries.map(attackInBrief),
        _metadata: { links: linksByTime(found) },
      };
    },
    "/faction/attacks": ({ path, query, at }) => {
      const entries = factionFights(clock, at);
      const found = page(path, query, entries, { timeOf: endOf, usual: 100, most: 100 });
      return {
        attacks: found.entries.map(attackOf),
        _metadata: { links: linksByTime(found) },
      };
    },
  };
}

/** The responses about the game itself: its lists, the market and companies. */
function gameAnswers(clock: Clock): Answers {
  const lists = {
    items: once(items),
    bounties: once(() => targets.bounties(clock)),
    companies: once(companies),
  };
  return {
    "/torn/bounties": ({ path, query, at }) => {
      const bounties = lists.bounties();
      const found = page(path, query, bounties, { timeOf: undated, usual: 100, most: 100 });
      return {
        bounties: found.entries,
        bounties_timestamp: at,
        bounties_delay: 60,
        _metadata: { links: linksByOffset(found), total: bounties.length },
      };
    },
    "/torn/items": ({ query }) => ({ items: itemsOf(lists.items(), query.get("cat")) }),
    "/torn/stocks": () => ({ stocks: STOCKS }),
    "/torn/{id}/stocks": ({ id }) => {
      const stock = STOCKS.find((candidate) => candidate.id === id);
      return stock ? { stocks: stockWithChart(stock, clock) } : failure(6, "Incorrect ID");
    },
    "/torn/properties": () => ({ properties: properties() }),
    "/torn/companies": () => ({ companies: lists.companies() }),
    "/torn/calendar": () => ({ calendar: account.calendar(clock) }),
    "/torn/education": () => ({ education: EDUCATION }),
    "/torn/cityshops": () => ({ cityshops: cityShops() }),
    "/torn/gyms": () => ({ gyms: gyms() }),
    "/torn/honors": () => ({ honors: awards.honors() }),
    "/torn/medals": () => ({ medals: awards.medals() }),
    "/torn/museum": () => ({ museum: MUSEUM }),
    "/torn/merits": () => ({ merits: awards.meritUpgrades() }),
    "/torn/logcategories": () => ({
      logcategories: LOG_CATEGORIES.map(({ id, title }) => ({ id, title })),
    }),
    "/torn/logtypes": () => ({ logtypes: LOG_CATEGORIES.flatMap(({ types }) => types) }),
    "/market/pointsmarket": () => ({ pointsmarket: pointsMarket() }),
    "/company/profile": ({ at }) => ({ profile: companyProfile(clock, at) }),
    "/company/employees": ({ at }) => ({ employees: employees(clock, at, account.WORK_STATS) }),
    "/company/applications": () => ({ applications: applications(clock) }),
    "/company/news": ({ path, query }) => {
      const lines = inCategory(newsOfCompany(clock), query.get("cat"));
      const found = page(path, query, lines, { timeOf: timestampOf, usual: 20, most: 100 });
      return {
        news: found.entries.map(({ id, text, timestamp }) => ({ id, text, timestamp })),
        _metadata: { links: linksByTime(found) },
      };
    },
    "/company/stock": () => ({ stock: stock() }),
    "/company/{id}/companies": ({ path, query, id, at }) => {
      const all = companiesOfType(clock, id, at);
      const found = page(path, query, all, { timeOf: undated, usual: 20, most: 100 });
      return {
        companies: found.entries,
        companies_timestamp: at,
        companies_delay: 60,
        _metadata: { links: linksByOffset(found), total: all.length },
      };
    },
  };
}

function ownMoney(clock: Clock) {
  const { money = 0, points = 0 } =
    faction.balance().members.find(({ id }) => id === PLAYER_ID) ?? {};
  return {
    ...account.money(clock),
    faction: { money, points },
    daily_networth: ownStat(clock, "networth", clock.midnight),
  };
}

function logPage({ path, query, at }: Question, entries: ReturnType<typeof logs>) {
  const wanted = query.get("log")?.split(",").map(Number);
  const categoryId = numberIn(query, "cat");
  const category = LOG_CATEGORIES.find(({ id }) => id === categoryId)?.title;
  const matching = entries
    .filter(({ timestamp }) => timestamp <= at)
    .filter(({ details }) => !wanted || wanted.includes(details.id))
    .filter(({ details }) => categoryId === undefined || details.category === category);
  const found = page(path, query, matching, { timeOf: timestampOf, usual: 20, most: 100 });
  return { log: found.entries, _metadata: { links: linksByTime(found) } };
}

/** As in the game, items have details only if one type is requested. */
function itemsOf(all: ReturnType<typeof items>, type: string | null): object[] {
  if (type === null || type === "All") return all;
  return all
    .filter((item) => item.type === type)
    .map((item) => ({ ...item, details: detailsOf(item) }));
}

/** The selections for paths such as "/user/log", as key/info lists them. */
function selectionsOf(paths: readonly string[]): Record<string, string[]> {
  const selections: Record<string, string[]> = {};
  for (const path of paths) {
    const [, section = "", name = ""] = path.split("/");
    if (!name.startsWith("{")) (selections[section] ??= []).push(name);
  }
  return selections;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** For lists that stay in their order. */
const undated = () => 0;

const timestampOf = ({ timestamp }: { timestamp: number }) => timestamp;

const endOf = ({ ended }: Fight) => ended;

const endTime = ({ end }: { end: number }) => end;

const BASE = "https://api.torn.com/v2";

/** A whole number among the parameters, or undefined. */
function numberIn(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name);
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** A page as the API returns it: `from` excluded, `to` included, newest first unless `sort` says otherwise. */
function page<T>(
  path: string,
  query: URLSearchParams,
  records: readonly T[],
  { timeOf, usual, most }: { timeOf: (record: T) => number; usual: number; most: number },
) {
  const from = numberIn(query, "from") ?? -Infinity;
  const to = numberIn(query, "to") ?? Infinity;
  const offset = numberIn(query, "offset") ?? 0;
  const limit = Math.min(Math.max(numberIn(query, "limit") ?? usual, 1), most);
  const direction = query.get("sort")?.toUpperCase() === "ASC" ? 1 : -1;
  const matching = records
    .filter((record) => timeOf(record) > from && timeOf(record) <= to)
    .sort((a, b) => direction * (timeOf(a) - timeOf(b)));
  const entries = matching.slice(offset, offset + limit);
  const link = (parameter: string, value: number) => {
    const changed = new URLSearchParams(query);
    changed.set(parameter, String(value));
    return `${BASE}${path}?&${changed.toString()}`;
  };
  const last = entries.at(-1);
  return {
    entries,
    last: last && timeOf(last),
    hasMore: offset + limit < matching.length,
    link,
    offset,
    limit,
  };
}

type Page = ReturnType<typeof page<unknown>>;

/** Lists that are paged by offset: `next` is the following page. */
const linksByOffset = ({ hasMore, offset, limit, link }: Page) => ({
  next: hasMore ? link("offset", offset + limit) : null,
  prev: offset > 0 ? link("offset", Math.max(offset - limit, 0)) : null,
});

/** Lists that are paged by time: older entries come through `prev`. */
const linksByTime = ({ hasMore, last, link }: Page) => ({
  next: null,
  prev: hasMore && last !== undefined ? link("to", last) : null,
});
