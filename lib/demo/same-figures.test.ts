import { describe, expect, test } from "vitest";
import { companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyEmployeesWire } from "@/lib/api/endpoints/company-employees";
import { companyProfileWire } from "@/lib/api/endpoints/company-profile";
import { companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { companyStockWire } from "@/lib/api/endpoints/company-stock";
import { companyTypesWire } from "@/lib/api/endpoints/torn-companies";
import { itemsWire } from "@/lib/api/endpoints/torn-items";
import { propertiesWire } from "@/lib/api/endpoints/torn-properties";
import { stocksWire } from "@/lib/api/endpoints/torn-stocks";
import { battleStatsWire } from "@/lib/api/endpoints/user-battlestats";
import { cooldownsWire } from "@/lib/api/endpoints/user-cooldowns";
import { userEducationWire } from "@/lib/api/endpoints/user-education";
import { jobWire } from "@/lib/api/endpoints/user-job";
import { moneyWire } from "@/lib/api/endpoints/user-money";
import { homeWire } from "@/lib/api/endpoints/user-profile";
import { refillsWire } from "@/lib/api/endpoints/user-refills";
import { holdingsWire } from "@/lib/api/endpoints/user-stocks";
import { virusWire } from "@/lib/api/endpoints/user-virus";
import { workStatsWire } from "@/lib/api/endpoints/user-workstats";
import { flowOf, trainingGains } from "@/lib/api/logs/flow";
import { logFields } from "@/lib/api/logs/log-fields";
import { sum } from "@/lib/common/numbers";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import { EFFECTIVENESS_PARTS } from "@/lib/game/companies/employee-details";
import { positionPoints } from "@/lib/game/companies/position-points";
import { attackAtMs, isWin } from "@/lib/game/faction/attacks";
import { attackRecord, outgoingOf } from "@/lib/game/fight/own-attacks";
import type { LogEntry } from "@/lib/game/logs/log-entry";
import { moneyReasons, trainingGain } from "@/lib/game/progress/change-reasons";
import { portfolio } from "@/lib/game/stocks/portfolio";
import { BATTLE_STATS } from "@/lib/game/training/battle-stats";
import { INGREDIENTS } from "@/lib/game/training/ingredients";

import { NOW } from "./testing/ask";
import {
  PLAYER_ID,
  SPANS,
  TODAY,
  YEAR,
  atMs,
  game,
  grew,
  incoming,
  log,
  logged,
  loggedSum,
  now,
  ownAttacks,
  training,
  within,
} from "./testing/lists";

const spans = Object.entries(SPANS).map(([name, span]) => ({ name, span }));
const withToday = [...spans, { name: "today", span: TODAY }];

describe.each(withToday)("Progress and the log, $name", ({ span }) => {
  test.each(BATTLE_STATS)("%s: all of it came from training", (stat) => {
    const changes = log.filter(within(atMs, span)).map((entry: LogEntry) => ({
      category: entry.category,
      money: null,
      training: trainingGains(logFields(entry)),
    }));
    expect(trainingGain(changes, stat)).toBe(grew(stat, span));
    const sessions = training.filter(within(atMs, span));
    const ofStat = sessions.filter((session) => session.stat === stat);
    expect(sum(ofStat.map(({ gain }) => gain))).toBe(grew(stat, span));
  });

  test.each([
    { stat: "xantaken", types: [2290, 2291] },
    { stat: "overdosed", types: [2291] },
    { stat: "boostersused", types: [2180] },
    { stat: "energydrinkused", types: [2040] },
    { stat: "refills", types: [4900] },
    { stat: "nerverefills", types: [4905] },
    { stat: "peoplebusted", types: [5360] },
    { stat: "stockpayouts", types: [5530, 5531, 5535, 5537] },
    { stat: "criminaloffenses", types: [9015, 9020] },
    { stat: "attackslost", types: [8100] },
    { stat: "attackswon", types: [8150, 8155, 8160] },
    { stat: "defendswon", types: [8101] },
  ])("$stat is as many as the entries", ({ stat, types }) => {
    expect(logged(types, span).length).toBe(grew(stat, span));
  });

  test("traveltimes is as many as the flights from Torn", () => {
    const flights = logged([6000], span).filter(({ fields }) => fields.origin === 1);
    expect(flights.length).toBe(grew("traveltimes", span));
  });

  test("the money of the log is what the vault grew by", () => {
    const changes = log.filter(within(atMs, span)).map((entry) => ({
      category: entry.category,
      money: flowOf(entry.type.id, logFields(entry)).money,
      training: {},
    }));
    expect(moneyReasons(changes)).toMatchObject({
      sum: grew("networthvault", span) + grew("networthwallet", span),
      unclear: 0,
    });
  });

  test.each([
    { stat: "cityitemsbought", types: [4200], field: "quantity" },
    { stat: "itemsboughtabroad", types: [4201], field: "quantity" },
    { stat: "bazaarprofit", types: [1226], field: "cost_total" },
  ])("$stat is the sum of $field", ({ stat, types, field }) => {
    expect(loggedSum(types, field, span)).toBe(grew(stat, span));
  });
});

describe.each(withToday)("Progress and Targets, $name", ({ span }) => {
  const own = outgoingOf(ownAttacks, PLAYER_ID).filter(within(attackAtMs, span));
  const record = attackRecord(own);

  test("own attacks won and lost, and their respect", () => {
    expect(record.won).toBe(grew("attackswon", span));
    expect(record.lost).toBe(grew("attackslost", span));
    const respect = record.respect + record.bonusRespect;
    expect(Math.abs(respect - grew("respectforfaction", span))).toBeLessThan(1);
  });

  test("attacks that the player withstood", () => {
    const withstood = incoming.filter(within(attackAtMs, span)).filter((one) => !isWin(one));
    const lost = withstood.filter(({ result }) => result === "Lost");
    expect(lost.length).toBe(grew("defendswon", span));
  });
});

describe("the account", () => {
  test("battle stats: Training and Progress", () => {
    const stats = battleStatsWire.parse(game("/user/battlestats"));
    for (const stat of BATTLE_STATS) expect(stats[stat]).toBe(now[stat]);
    expect(sum(BATTLE_STATS.map((stat) => stats[stat]))).toBe(now.totalstats);
  });

  test("working stats: Companies and Progress", () => {
    const { manualLabor, intelligence, endurance } = workStatsWire.parse(game("/user/workstats"));
    expect([manualLabor, intelligence, endurance]).toEqual([
      now.manuallabor,
      now.intelligence,
      now.endurance,
    ]);
  });

  test("refills used: the dashboard and the log", () => {
    const { energy, nerve } = refillsWire.parse(game("/user/refills"));
    expect(logged([4900], TODAY).length).toBe(Number(energy));
    expect(logged([4905], TODAY).length).toBe(Number(nerve));
  });

  test("cooldowns: the last drug and the last boosters of the log", () => {
    const { drugSeconds, boosterSeconds } = cooldownsWire.parse(game("/user/cooldowns"));
    const endOf = (types: number[], ms: (entry: LogEntry) => number) => {
      const entries = log.filter(({ type }) => types.includes(type.id));
      const lastMs = entries[0]?.atMs ?? NaN;
      return lastMs + sum(entries.filter(({ atMs: each }) => each === lastMs).map(ms));
    };
    const dvd = INGREDIENTS.dvd.boosterMs;
    expect(endOf([2290], () => 7 * HOUR_MS)).toBe(NOW + (drugSeconds ?? NaN) * 1000);
    expect(endOf([2040, 2180], ({ type }) => (type.id === 2180 ? dvd : 2 * HOUR_MS))).toBe(
      NOW + (boosterSeconds ?? NaN) * 1000,
    );
  });

  test("shares: the portfolio, Progress and the log", () => {
    const { entries: stocks } = stocksWire.parse(game("/torn/stocks")).stocks;
    const { entries: holdings } = holdingsWire.parse(game("/user/stocks"));
    expect(now.networthstockmarket).toBe(Math.round(portfolio(stocks, holdings).value));
    const bought = loggedSum([5510], "amount", { fromMs: YEAR.fromMs, toMs: NOW + 1 });
    const purchases = holdings.flatMap(({ purchases: all }) => all);
    const ofYear = purchases.filter((purchase) => (purchase.atMs ?? 0) >= YEAR.fromMs);
    expect(bought).toBe(sum(ofYear.map(({ shares }) => shares)));
  });

  test("money: the dashboard, Progress and the log", () => {
    const { cashInHand, investment } = moneyWire.parse(game("/user/money"));
    expect(now.networthwallet).toBe(cashInHand);
    expect(now.networthbank).toBe(investment?.amount);
    const [invested] = log.filter(({ type }) => type.id === 5450);
    expect(invested?.fields.amount).toBe(investment?.amount);
    const days = Number(invested?.fields.duration) / 86_400;
    expect((invested?.atMs ?? NaN) + days * DAY_MS).toBe(investment?.endsAtMs);
  });

  test("the home: the profile, the properties, Progress and the upkeep in the log", () => {
    const home = propertiesWire
      .parse(game("/torn/properties"))
      .properties.entries.find(({ name }) => name === homeWire.parse(game("/user/profile")));
    expect(now.networthproperties).toBe(home?.cost);
    const paid = logged([5920], YEAR).map(({ fields }) => fields.property);
    expect(new Set(paid)).toEqual(new Set([home?.id]));
  });

  test("the course and the virus: their pages and the log", () => {
    const { current } = userEducationWire.parse(game("/user/education"));
    expect(log.find(({ type }) => type.id === 5960)?.fields.course).toBe(current?.courseId);
    const name = virusWire.parse(game("/user/virus"))?.name.toLowerCase();
    const coded = String(log.find(({ type }) => type.id === 5800)?.fields.virus);
    expect(`${coded} virus`).toBe(`a ${name}`);
  });

  test("the company's people", () => {
    const { entries } = companyEmployeesWire.parse(game("/company/employees"));
    expect(companyProfileWire.parse(game("/company/profile")).employeesHired).toBe(entries.length);
  });

  test("the company's day: its income is what its stock sold, and the player directs it", () => {
    const details = companyDetailsWire.parse(game("/company/profile"));
    const { entries: products } = companyStockWire.parse(game("/company/stock"));
    expect(details.incomeOfDay).toBe(sum(products.map(({ soldWorth }) => soldWorth ?? 0)));
    expect(details.directorId).toBe(PLAYER_ID);
    const job = jobWire.parse(game("/user/job"));
    const { id, typeId } = details;
    expect(job).toEqual({ kind: "company", id, typeId, position: "Director" });
  });

  test("the company's people: their points are those of their stats", () => {
    const { typeId } = companyDetailsWire.parse(game("/company/profile"));
    const { entries: types } = companyTypesWire.parse(game("/torn/companies")).companies;
    const positions = types.find(({ id }) => id === typeId)?.positions ?? [];
    const { entries: staff } = companyStaffWire.parse(game("/company/employees"));
    const others = staff.filter(({ id }) => id !== PLAYER_ID);
    expect(others.length).toBeGreaterThan(3);
    for (const { position, stats, effectiveness } of others) {
      const required = positions.find(({ name }) => name === position)?.required;
      const points = stats && required ? positionPoints(stats, required) : null;
      expect(effectiveness.workingStats).toBe(points);
      const parts = EFFECTIVENESS_PARTS.map((part) => effectiveness[part] ?? NaN);
      expect(effectiveness.total).toBe(sum(parts));
    }
  });

  test("what items give: Items, Training and the log", () => {
    const { entries: items } = itemsWire.parse(game("/torn/items")).items;
    for (const { item, happy, energy } of Object.values(INGREDIENTS)) {
      if (item === null) continue;
      const effect = items.find(({ name }) => name === item)?.effect?.replaceAll(",", "");
      if (energy > 0) expect(effect).toContain(`energy by ${energy}`);
      if (happy > 0) expect(effect).toContain(`happiness by ${happy}`);
    }
    const given = logged([2290], YEAR).map(({ fields }) => fields.energy_increased);
    expect(new Set(given)).toEqual(new Set([INGREDIENTS.xanax.energy]));
  });
});
