import { QueryClient } from "@tanstack/react-query";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";

import { API } from "@/lib/api/testing/answers";
import rivals from "@/lib/api/testing/fixtures/company-rivals.json";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";

import { rivalsQuery, rivalsWire } from "./company-rivals";

test("reads a company's week, its stars and its employees", () => {
  const { entries, dropped } = rivalsWire.parse(rivals);
  expect(dropped).toBe(0);
  expect(entries[0]).toEqual({
    id: 7001,
    name: "Wax & Wane",
    rating: 8,
    income: 9_400_000,
    customers: 20_100,
    employeesHired: 10,
    employeesCapacity: 10,
  });
});

test("a company without income is listed all the same, and one without an id is dropped", () => {
  const [first] = rivals.companies;
  const companies = [
    { ...first, income: undefined, customers: null, rating: null },
    { ...first, id: null },
  ];
  expect(rivalsWire.parse({ companies })).toMatchObject({
    entries: [{ id: 7001, income: null, customers: null, rating: null }],
    dropped: 1,
  });
});

test("all pages load, a hundred companies a call, and each company counts once", async () => {
  const [first] = rivals.companies;
  const all = Array.from({ length: 230 }, (_, index) => ({ ...first, id: index + 1 }));
  const requested: string[] = [];
  server.use(
    http.get(`${API}/company/8/companies`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      requested.push(`${searchParams.get("limit")} from ${searchParams.get("offset")}`);
      const offset = Number(searchParams.get("offset"));
      // The last company of the first page has moved to the second one meanwhile.
      const page = all.slice(Math.max(0, offset - (offset === 100 ? 1 : 0)), offset + 100);
      return HttpResponse.json({ companies: page.slice(0, 100) });
    }),
  );
  const { entries } = await new QueryClient().query(rivalsQuery(aSession(), 8));
  expect(requested).toEqual(["100 from 0", "100 from 100", "100 from 200"]);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.length).toBe(229);
});
