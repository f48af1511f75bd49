import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { openRow } from "@/app/testing/phone-rows";
import { answer, deferred, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, headerOf, rowWith } from "@/app/testing/table-texts";
import { NOW } from "@/lib/api/testing/answers";
import report from "@/lib/api/testing/fixtures/faction-chain-report.json";
import wars from "@/lib/api/testing/fixtures/faction-ranked-wars.json";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";

import { ALPHA, BRAVO, ECHO, newsOf } from "./testing/use-answers";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

const VIEW = "/app/faction/treasury?view=use";

/** The start and the end of the last war of the fixtures. */
const WAR_FROM = 1_793_620_800_000;
const WAR_UNTIL = 1_793_757_600_000;

const WAR_NEWS = newsOf([
  [WAR_FROM - 25 * HOUR_MS, `${ALPHA} used 50 of the faction's Xanax items`],
  [WAR_FROM - 23 * HOUR_MS, `${ALPHA} used one of the faction's Xanax items`],
  [WAR_FROM, `${BRAVO} used 60 of the faction's Xanax items`],
  [WAR_FROM + HOUR_MS, `${BRAVO} used 30 of the faction's points to refill their energy`],
  [WAR_FROM + 2 * HOUR_MS, `${ECHO} used 2 of the faction's Xanax items`],
  [WAR_FROM + 3 * HOUR_MS, `${ECHO} loaned 1x Thompson to themselves from the faction armory`],
  [WAR_FROM + 4 * HOUR_MS, `${ECHO} deposited 12 x Smoke Grenade`],
  [WAR_FROM + 5 * HOUR_MS, `${ALPHA} gave 3x Dog Treats to ${BRAVO} from the faction armory`],
  [WAR_FROM + 6 * HOUR_MS, `${ALPHA} sold 3x Dog Treats &amp; more`],
  [WAR_UNTIL, `${ALPHA} used one of the faction's Blood Bag : A+ items`],
  [WAR_UNTIL + 1_000, `${ALPHA} used one of the faction's Blood Bag : A+ items`],
  [NOW - 6 * DAY_MS, `${ALPHA} used 7 of the faction's Xanax items`],
]);

const glance = () => screen.getByLabelText("At a glance");

const expectGlance = (...texts: readonly string[]) =>
  waitFor(() => {
    for (const text of texts) expect(glance()).toHaveTextContent(text);
  });

const press = (name: string | RegExp) => {
  fireEvent.click(screen.getByRole("button", { name }));
};

const callsFor = (calls: readonly string[], path: string) =>
  calls.filter((call) => call.startsWith(path));

test("the last war with the day before it: each member's use, and their attacks of those expected", async () => {
  await renderPage(VIEW, { answers: WAR_NEWS });
  await expectGlance("2 attacked less than expected");
  expect(glance()).toHaveTextContent("$50.6m of $51.4m used");
  expect(glance()).toHaveTextContent(
    "Expected: 10 attacks per Xanax, 6 per energy refill (30 points).",
  );
  expect(screen.getByRole("main")).toHaveTextContent("Cold Furnace, 1 Nov, 12:00 to 4 Nov, 02:00");
  const table = await findTable("Use by member");
  // First who used Xanax and made no hits, then who made fewer than expected, then the others.
  expect(columnTexts(table, 0)).toEqual([
    "Xanax, no hits 1",
    "Echo",
    "Fewer attacks than expected 1",
    "Bravo",
    "Others 1",
    "Alpha",
    "Total",
  ]);
  expect(columnTexts(table, 4)).toEqual([
    "$1,600,000",
    "$1,600,000",
    "$49,001,850",
    "$49,001,850",
    "$818,000",
    "$818,000",
    "$51,419,850",
  ]);
  expect(cellTexts(rowWith(table, "Total"))).toEqual([
    "Total",
    "63 $50.4m",
    "30 $1.00m",
    "1 medical, 3 other",
    "$51,419,850",
    "1,533",
    "636",
    "77",
  ]);
  // 60 × 10 + 30 ÷ 5 expected; 540 hits, 3 assists, and 6 lost, drawn or escaped made. 60 × $800,000 + 30 × $33,395.
  expect(cellTexts(rowWith(table, "Bravo"))).toEqual([
    "Bravo",
    "60",
    "30",
    "3 other",
    "$49,001,850",
    "549",
    "606",
    "57",
  ]);
  expect(cellTexts(rowWith(table, "Echo")).slice(-4)).toEqual(["$1,600,000", "0", "20", "20"]);
  expect(cellTexts(rowWith(table, "Alpha")).slice(-3)).toEqual(["984", "10", "0"]);
  // Few members use the other kinds, so they share a column.
  expect(() => headerOf(table, "Medical")).toThrow("No column Medical");
});

test("loans aren’t use, and what has no market value or isn’t understood is counted and listed", async () => {
  await renderPage(VIEW, { answers: WAR_NEWS });
  await findTable("Use by member");
  const main = screen.getByRole("main");
  await waitFor(() => {
    expect(main).toHaveTextContent(
      "Excludes loans, filled blood bags and 3 items with no market value.",
    );
  });
  expect(main).toHaveTextContent("Items worth $960,000 were deposited, which isn’t subtracted.");
  fireEvent.click(screen.getByText("Not understood"));
  expect(main).toHaveTextContent("Not understood1 news entry");
  expect(await screen.findByText("Alpha sold 3x Dog Treats & more")).toBeInTheDocument();
  expect(main).not.toHaveTextContent("Thompson");
});

test("sorting by a column keeps the groups", async () => {
  await renderPage(VIEW, { answers: WAR_NEWS });
  await expectGlance("2 attacked less than expected");
  fireEvent.click(within(headerOf(await findTable(), "Member")).getByRole("button"));
  await waitFor(async () => {
    expect(headerOf(await findTable(), "Member")).toHaveAttribute("aria-sort", "descending");
  });
  expect(columnTexts(await findTable(), 0).filter((text) => !/\d$/.test(text))).toEqual([
    "Echo",
    "Bravo",
    "Alpha",
    "Total",
  ]);
});

test("the sum of a group is explained", async () => {
  await renderPage(VIEW, { answers: WAR_NEWS });
  fireEvent.click(
    await screen.findByRole("button", {
      name: "How it’s calculated: the value of all use, Xanax, no hits",
    }),
  );
  const label = await screen.findByText("Xanax: 2", { selector: "dt" });
  expect(label.parentElement).toHaveTextContent("$1,600,000");
});

test("7 days have no attacks, and aren’t compared", async () => {
  await renderPage(`${VIEW}&time=7`, { answers: WAR_NEWS });
  await expectGlance("$5.60m used by 1 member", "7 Xanax");
  const table = await findTable("Use by member");
  expect(cellTexts(rowWith(table, "Alpha"))[1]).toBe("7");
  expect(() => headerOf(table, "Attacks")).toThrow("No column Attacks");
  expect(columnTexts(table, 0)).toEqual(["Alpha", "Total"]);
  expect(await screen.findByText("No chains ended in this time.")).toBeVisible();
  expect(cellTexts(rowWith(table, "Alpha")).at(-2)).toBe("0");
  expect(screen.queryByText("Fewer attacks than expected")).toBeNull();
  expect(screen.getByRole("main")).toHaveTextContent("13 Nov to 20 Nov");
});

test("hits in the chains of 30 days load on request", async () => {
  const { calls } = await renderPage(`${VIEW}&time=30`, { answers: WAR_NEWS });
  await expectGlance("used by 3 members");
  const table = await findTable();
  expect(await screen.findByText("Hits in 1 chain of this time: 1 API call.")).toBeVisible();
  const hits = () => columnTexts(table, 5);
  expect(headerOf(table, "Hits in chains")).toBeVisible();
  expect(hits()).toEqual(["–", "–", "–", "–"]);
  expect(calls.filter((call) => call.includes("chainreport"))).toEqual([]);
  press("Load hits in chains");
  expect(await screen.findByText("Hits in 1 chain, each counted whole.")).toBeVisible();
  expect(columnTexts(table, 0)).toEqual(["Bravo", "Alpha", "Echo", "Total"]);
  expect(hits()).toEqual(["540", "950", "0", "1,490"]);
  expect(calls.filter((call) => call.includes("chainreport"))).toHaveLength(1);
});

const THREE_CHAINS = {
  "/faction/chains": {
    chains: [55_001, 55_002, 55_003].map((id) => ({
      ...{ id, chain: 1_720, respect: 10_094.45, start: 1_793_622_000, end: 1_793_700_000 },
    })),
  },
};

test("hits in chains can be paused; until all have loaded they are unknown", async () => {
  const second = deferred(report);
  const answers = {
    ...WAR_NEWS,
    ...THREE_CHAINS,
    "/faction/55002/chainreport": second.answer,
    "/faction/55003/chainreport": report,
  };
  await renderPage(`${VIEW}&time=30`, { answers });
  await expectGlance("used by 3 members");
  fireEvent.click(await screen.findByRole("button", { name: "Load hits in chains" }));
  expect(await screen.findByText("Loading hits in chains: 1 of 3 chain reports.")).toBeVisible();
  press("Pause");
  expect(
    await screen.findByText(
      "Paused: 1 of 3 chain reports. Hits in chains show once all have loaded.",
    ),
  ).toBeVisible();
  expect(cellTexts(rowWith(await findTable(), "Bravo")).at(-2)).toBe("–");
  second.release();
  press("Resume");
  expect(await screen.findByText("Hits in 3 chains, each counted whole.")).toBeVisible();
  expect(cellTexts(rowWith(await findTable(), "Bravo")).at(-2)).toBe("1,620");
});

test("a chain report that fails is tried again, and the use stays", async () => {
  const failing = { ...WAR_NEWS, "/faction/55001/chainreport": apiError(17) };
  await renderPage(`${VIEW}&time=30`, { answers: failing });
  await expectGlance("used by 3 members");
  fireEvent.click(await screen.findByRole("button", { name: "Load hits in chains" }));
  expect(await screen.findByText(/^Loading stopped: 0 of 1 chain report\. /)).toBeVisible();
  expect(cellTexts(rowWith(await findTable(), "Bravo")).at(-2)).toBe("–");
  answer({ "/faction/55001/chainreport": report });
  press("Try again");
  expect(await screen.findByText("Hits in 1 chain, each counted whole.")).toBeVisible();
});

test("without the chains their hits are unknown", async () => {
  await renderPage(`${VIEW}&time=30`, {
    answers: { ...WAR_NEWS, "/faction/chains": apiError(17) },
  });
  await expectGlance("used by 3 members");
  expect(
    await screen.findByText(/Couldn’t load your chains, so hits in chains are unknown\./),
  ).toBeVisible();
  expect(cellTexts(rowWith(await findTable(), "Bravo")).at(-2)).toBe("–");
});

/** A Xanax of Bravo every ten minutes, back from now. */
const MANY = Array.from(
  { length: 450 },
  (_, index) => [NOW - index * 600_000, `${BRAVO} used one of the faction's Xanax items`] as const,
);

test("the rows wait for the war’s reports, which form the groups that they stand in", async () => {
  const chain = deferred(report);
  await renderPage(VIEW, {
    answers: { ...WAR_NEWS, "/faction/55001/chainreport": chain.answer },
  });
  await expectGlance("used by 3 members");
  expect(screen.getByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  chain.release();
  expect(columnTexts(await findTable("Use by member"), 0)).toContain("Xanax, no hits 1");
});

test("it loads page by page, says since when, and can be paused and resumed", async () => {
  const { "/faction/news": pageOf, ...others } = newsOf(MANY);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { calls } = await renderPage(`${VIEW}&time=7`, {
    answers: {
      ...others,
      "/faction/news": async (call: URL) => {
        if (call.searchParams.has("to")) await released;
        return pageOf(call);
      },
    },
  });
  // The oldest second of a full page may have more entries, so it isn't counted yet.
  await expectGlance("99 Xanax since 19 Nov", "Used by 1 member so far");
  // Each page would move the rows.
  expect(screen.queryByRole("table")).toBeNull();
  press("Pause");
  await screen.findByText(/^Paused: 100 news entries back to 19 Nov 2026/);
  // Until everything has loaded there are neither groups nor a total.
  expect(columnTexts(await findTable(), 0)).toEqual(["So far 1", "Bravo"]);
  expect(callsFor(calls, "/faction/news").length).toBeLessThanOrEqual(2);
  release();
  press("Resume");
  await expectGlance("450 Xanax");
  expect(glance()).toHaveTextContent("$360m used by 1 member");
  const to = callsFor(calls, "/faction/news").map((call) =>
    new URL(call, API_BASE).searchParams.get("to"),
  );
  expect(new Set(to).size).toBe(5);
});

const API_BASE = "https://example.org";

test("the next visit asks only for what is new", async () => {
  const { calls, unmount } = await renderPage(`${VIEW}&time=7`, { answers: newsOf(MANY) });
  await expectGlance("used by 1 member", "450 Xanax");
  expect(callsFor(calls, "/faction/news")).toHaveLength(5);
  await waitFor(() => {
    expect(database.stored.get("factionNews armoury 9001")).toMatchObject({
      spans: [{ fromMs: expect.any(Number) as number }],
    });
  });
  unmount();

  vi.setSystemTime(NOW + HOUR_MS);
  const later = [NOW + 60_000, `${ECHO} used 3 of the faction's Xanax items`] as const;
  const { "/faction/news": pageOf, ...others } = newsOf([...MANY, later]);
  const next = await renderPage(`${VIEW}&time=7`, {
    answers: {
      ...others,
      // The ids of the entries stay the same.
      "/faction/news": (call: URL) => pageOf(call),
    },
  });
  await expectGlance("used by 2 members", "453 Xanax");
  expect(callsFor(next.calls, "/faction/news")).toHaveLength(1);
});

test("without faction API access it says so, and what a leader sees", async () => {
  await renderPage(VIEW, { answers: { ...WAR_NEWS, "/faction/news": apiError(7) } });
  expect(await screen.findByText(/You do not have faction API access\./)).toBeVisible();
  expect(
    await screen.findByText(/With access you also see the stock, all loans and what each member/),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: /7 days/ })).toBeVisible();
});

test("news that fails is tried again", async () => {
  await renderPage(VIEW, { answers: { ...WAR_NEWS, "/faction/news": apiError(17) } });
  expect(await screen.findByText("Error loading faction news")).toBeVisible();
  answer(WAR_NEWS);
  press("Try again");
  await expectGlance("2 attacked less than expected");
});

test("without a finished war, 7 or 30 days can be chosen", async () => {
  const none = { rankedwars: [], _metadata: { links: { next: null, prev: null } } };
  const { calls } = await renderPage(VIEW, {
    answers: { ...WAR_NEWS, "/faction/rankedwars": none },
  });
  expect(await screen.findByText("No finished ranked war")).toBeVisible();
  expect(callsFor(calls, "/faction/news")).toEqual([]);
  press("30 days");
  await expectGlance("used by 3 members");
});

test("the news since a war of long ago loads on request", async () => {
  const [, war] = wars.rankedwars;
  const long = {
    ...war,
    start: (war?.start ?? 0) - 90 * 86_400,
    end: (war?.end ?? 0) - 90 * 86_400,
  };
  const { calls } = await renderPage(VIEW, {
    answers: { ...WAR_NEWS, "/faction/rankedwars": { ...wars, rankedwars: [long] } },
  });
  expect(await screen.findByText("The last war was on 6 Aug 2026")).toBeVisible();
  expect(callsFor(calls, "/faction/news")).toEqual([]);
  press("Load news");
  await expectGlance("used by 0 members");
  expect(callsFor(calls, "/faction/news")).toHaveLength(1);
});

test.each([
  ["/torn/items", "Couldn’t load item prices, so items are left out of values.", "$1,001,850"],
  ["/market/pointsmarket", "Couldn’t load the points market", "$48,000,000"],
  ["/faction/27811/rankedwarreport", "Couldn’t load the war’s report", "$49,001,850"],
  ["/faction/chains", "Couldn’t load your chains, so attacks are unknown.", "$49,001,850"],
  ["/faction/55001/chainreport", "Couldn’t load all chain reports", "$49,001,850"],
])("without %s only its figures are missing", async (path, text, value) => {
  await renderPage(VIEW, { answers: { ...WAR_NEWS, [path]: apiError(17) } });
  const main = screen.getByRole("main");
  await waitFor(() => {
    expect(main).toHaveTextContent(text);
  });
  const table = await findTable("Use by member");
  await waitFor(() => {
    expect(cellTexts(rowWith(table, "Bravo")).at(-4)).toBe(value);
  });
  const isOfWar = path.startsWith("/faction");
  expect(cellTexts(rowWith(table, "Bravo")).at(-3)).toBe(isOfWar ? "–" : "549");
});

test("on a phone each member is two lines, which open on all figures", async () => {
  onPhone();
  await renderPage(VIEW, { answers: WAR_NEWS });
  const textsOf = (name: string) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());
  await screen.findByRole("list", { name: "Xanax, no hits" });
  expect(textsOf("Xanax, no hits")).toEqual(["Echo $1.60m 2 Xanax 0 of 20 attacks"]);
  expect(textsOf("Fewer attacks than expected")).toEqual([
    "Bravo $49.0m 60 Xanax, 1 refill, 3 other 549 of 606 attacks",
  ]);
  expect(textsOf("Others")).toEqual(["Alpha $818k 1 Xanax, 1 medical 984 attacks"]);
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent("Fewer attacks than expected, 1$49,001,850");
  expect(main).toHaveTextContent("Total 63 Xanax, 1 refill $51.4m 1,533 attacks");
  const bravo = await openRow("Fewer attacks than expected", "Bravo");
  expect(bravo).toHaveTextContent("Points30");
  expect(bravo).toHaveTextContent("Other3");
  expect(bravo).toHaveTextContent("Short57");
  expect(bravo).toHaveTextContent("Expected606");
});

test("on a phone the hits in chains stand beside the use", async () => {
  onPhone();
  await renderPage(`${VIEW}&time=30`, { answers: WAR_NEWS });
  fireEvent.click(await screen.findByRole("button", { name: "Load hits in chains" }));
  const list = await screen.findByRole("list", { name: "Use by member" });
  await waitFor(() => {
    expect(list).toHaveTextContent("Alpha $46.4m 58 Xanax, 2 medical 950 chain hits");
  });
  expect(list).toHaveTextContent("Echo $1.60m 2 Xanax $960k deposited");
});

test("a row of a phone names each kind, in the singular for one", async () => {
  onPhone();
  await renderPage(VIEW, {
    answers: newsOf([
      [WAR_FROM, `${BRAVO} used one of the faction's Can of Munster items`],
      [WAR_FROM, `${BRAVO} used 2 of the faction's Blood Bag : A+ items`],
    ]),
  });
  const list = await screen.findByRole("list", { name: "Use by member" });
  expect(list).toHaveTextContent("2 medical, 1 energy drink");
  expect(list).not.toHaveTextContent("drinks");
});
