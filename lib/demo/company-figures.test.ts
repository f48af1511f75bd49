import { expect, test } from "vitest";

import { companyDetailsWire } from "@/lib/api/endpoints/company-details";
import { companyNewsWire } from "@/lib/api/endpoints/company-news";
import { rivalsWire } from "@/lib/api/endpoints/company-rivals";
import { companyStaffWire } from "@/lib/api/endpoints/company-staff";
import { companyStockWire } from "@/lib/api/endpoints/company-stock";
import { companyNewsEntryOf } from "@/lib/api/sentences/company-news";
import { dayProfit, reportDayMs } from "@/lib/game/companies/company-day";
import { companyHistory, compareWeeks } from "@/lib/game/companies/company-history";
import { sumOrNull } from "@/lib/common/sums";

import { companyReadings } from "./company-readings";
import { createSampleGame } from "./sample-game";
import { NOW } from "./testing/ask";

const game = createSampleGame(NOW);

test("the company's news: its reports are the profile's income, customers and stars", () => {
  const details = companyDetailsWire.parse(game("/company/profile"));
  const { entries } = companyNewsWire.parse(game("/company/news?cat=all&limit=100"));
  const news = entries.map(companyNewsEntryOf);
  expect(news.filter(({ kind }) => kind === "other")).toEqual([]);
  const days = companyHistory(news, [], reportDayMs(NOW), null);
  expect(days.at(-1)).toMatchObject({
    income: details.incomeOfDay,
    customers: details.customersOfDay,
  });
  expect(compareWeeks(days, "income", reportDayMs(NOW)).total).toBe(details.incomeOfWeek);
  const stars = news.flatMap((entry) => (entry.kind === "rated" ? entry.stars : []));
  expect(stars).toEqual([details.rating]);
  const { entries: staff } = companyStaffWire.parse(game("/company/employees"));
  const ids = new Set(staff.map(({ id }) => id));
  const strangers = news.filter((entry) => entry.kind === "trained" && !ids.has(entry.player.id));
  expect(strangers).toEqual([]);
});

test("the company's saved days: the last one is the profit of Today", () => {
  const details = companyDetailsWire.parse(game("/company/profile"));
  const { entries: products } = companyStockWire.parse(game("/company/stock"));
  const { entries: staff } = companyStaffWire.parse(game("/company/employees"));
  const { income, profit } = dayProfit({
    income: details.incomeOfDay,
    wages: sumOrNull(staff.map(({ wage }) => wage)),
    advertising: details.advertising,
    products,
  });
  expect(income).not.toBeNull();
  const { efficiency, popularity, environment } = details;
  expect(companyReadings(NOW)[0]).toEqual({
    dayMs: reportDayMs(NOW),
    ...{ profit, efficiency, popularity, environment },
  });
});

test("the company's rivals: its own week is the one of its profile", () => {
  const details = companyDetailsWire.parse(game("/company/profile"));
  const path = `/company/${details.typeId}/companies?limit=100`;
  const { entries } = rivalsWire.parse(game(path));
  expect(entries.find(({ id }) => id === details.id)).toMatchObject({
    income: details.incomeOfWeek,
    rating: details.rating,
    name: details.name,
  });
});
