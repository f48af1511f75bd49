import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";

import {
  type Answers,
  deferred,
  renderPage,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS, HOUR_MS } from "@/lib/common/time";
import type { CompanyReading } from "@/lib/game/companies/company-history";

import { DIRECTOR, EMPLOYEE, FOUNDED_TODAY, PATH, PUBLIC, SERVICES } from "./testing/answers";
import { LAST_DAY, newsOf, newsPage, reportLine, reportsOf, trainsOf } from "./testing/news";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();

beforeEach(database.resetDatabase);

const VIEW = `${PATH}?view=history`;

const reading = (daysAgo: number, profit: number | null): CompanyReading => ({
  dayMs: LAST_DAY - daysAgo * DAY_MS,
  profit,
  efficiency: 90 - daysAgo,
  popularity: 40,
  environment: null,
});

/** Profits saved on earlier visits; the last day is saved by the visit of the test. */
const savedDays = (...profits: (number | null)[]) => ({
  companyReadings: {
    8001: profits.flatMap((profit, index) => (profit === null ? [] : [reading(index + 1, profit)])),
  },
});

const times = (count: number, profit: number) => Array.from({ length: count }, () => profit);

const open = (answers: Answers = {}, stored: Readonly<Record<string, unknown>> = {}) =>
  renderPage(VIEW, {
    answers: { ...DIRECTOR, ...newsOf(reportsOf(18)), ...answers },
    stored: { player: 3_000_001, ...stored },
  });

const group = (name: string) => screen.findByRole("region", { name });

const weekRows = async () => {
  const table = await screen.findByRole("table", { name: "By week" });
  return within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(" | "));
};

test("reports by day: the newest value, and the last seven days compared with the seven before", async () => {
  await open();
  const reports = await group("Daily reports");
  expect(reports).toHaveTextContent("30 days to Thu 19 Nov");
  // 7 × $700,000 after 7 × $500,000; as many customers.
  expect(reports).toHaveTextContent("Income$700k7 days +40.0%");
  expect(reports).toHaveTextContent("Customers1,0007 days 0.0%");
  expect(reports).toHaveTextContent("Income per customer$7007 days +40.0%");
  // Without news about stars, they are those of today.
  expect(screen.getByText(/7,000 customers\. 6 stars\.$/)).toBeVisible();
  expect(
    within(reports).getByRole("img", {
      name: "Income from $500k on 2 Nov to $700k on 19 Nov.",
    }),
  ).toBeVisible();
  // As many customers each day: a line would say nothing.
  expect(reports).toHaveTextContent("+40.0%from $500k to $700kCustomers");
  expect(within(reports).queryByRole("img", { name: /^Customers/ })).toBeNull();
});

test("stars are those since the day of the news about them", async () => {
  const star = {
    id: "star",
    timestamp: (LAST_DAY - 3 * DAY_MS + 18.2 * HOUR_MS) / 1000,
    text: '<span class="t-green bold">The company has increased to rating 6.</span>',
  };
  await open(newsOf([...reportsOf(18), star]));
  expect(await screen.findByText(/customers\. 6 stars since Mon 16 Nov\.$/)).toBeVisible();
});

test("weeks from Monday to Sunday with their total; only whole weeks of loaded news", async () => {
  await open({}, savedDays(...times(3, 100_000), null, 100_000));
  // The day of the visit has a profit of $378,486.
  expect(await weekRows()).toEqual([
    "16 Nov, so far | $2.80m | 4,000 | $700 | $678k | 4 of 4",
    "9 Nov | $4.10m | 7,000 | $586 | $100k | 1 of 7",
    "2 Nov | $3.50m | 7,000 | $500 | – | –",
    "Total | $10.4m | 18,000 | $578 | $778k | 5 of 18",
  ]);
});

describe("the headline", () => {
  const headline = (text: RegExp) => screen.findByText(text, { selector: "p" });

  test("is the profit of seven days, compared with the seven before", async () => {
    await open({}, savedDays(...times(6, 400_000), ...times(7, 300_000)));
    // 378,486 + 6 × 400,000 after 7 × 300,000.
    const line = await headline(/profit in 7 days/);
    expect(line).toHaveTextContent("$2.78m profit in 7 days, +32.3% on the 7 days before.");
    expect(await screen.findByText("Income $4.90m, 7,000 customers. 6 stars.")).toBeVisible();
    fireEvent.click(
      await screen.findByRole("button", { name: "How it’s calculated: the change of profit" }),
    );
    expect(await screen.findByText("The 7-day totals are compared.")).toBeVisible();
  });

  test("compares averages per known day if a day is missing, and says so", async () => {
    await open({}, savedDays(...times(3, 400_000), null, ...times(9, 400_000)));
    expect(await headline(/profit in/)).toHaveTextContent(
      "$2.38m profit in 6 of 7 days, −0.9% on the 7 days before per known day.",
    );
  });

  test("compares nothing with fewer than three known days on a side", async () => {
    await open({}, savedDays(400_000));
    expect(await headline(/profit in/)).toHaveTextContent("$778k profit in 2 of 7 days.");
    expect(screen.queryByRole("button", { name: /^How it’s calculated/ })).toBeNull();
  });

  test("is the income if no profit is known", async () => {
    await open({ "/company/stock": apiError(16) });
    expect(await headline(/income in 7 days, /)).toHaveTextContent(
      "$4.90m income in 7 days, +40.0% on the 7 days before.",
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Couldn’t load stock, so profit and days left are unknown.",
    );
  });
});

describe("the days saved at visits", () => {
  test("this visit saves its day, and a gap stays a gap", async () => {
    await open({}, savedDays(400_000, null, 300_000));
    const saved = await group("Saved at your visits");
    expect(saved).toHaveTextContent("16 Nov to 19 Nov, 1 day missing");
    expect(saved).toHaveTextContent("Profit$378kchange unknown");
    expect(saved).toHaveTextContent("Efficiency11change unknown");
    expect(
      within(saved).getByRole("img", {
        name: "Profit from $300k on 16 Nov to $378k on 19 Nov, 1 day unknown.",
      }),
    ).toBeVisible();
    const stored: unknown = JSON.parse(localStorage.getItem("companyReadings") ?? "null");
    expect(stored).toMatchObject({
      8001: [
        {
          dayMs: LAST_DAY,
          profit: 378_486,
          efficiency: 11,
          popularity: 40,
          environment: 100,
        },
        { profit: 400_000 },
        { profit: 300_000 },
      ],
    });
  });

  test("Today saves its day too, and its note compares the saved days", async () => {
    await renderPage(PATH, {
      answers: DIRECTOR,
      stored: savedDays(...times(6, 400_000), ...times(7, 300_000)),
    });
    expect(await screen.findByRole("region", { name: "At a glance" })).toHaveTextContent(
      "7 days: $2.78m, +32.3% on the week before",
    );
  });

  test("Today says if a day is missing", async () => {
    await renderPage(PATH, {
      answers: DIRECTOR,
      stored: savedDays(...times(3, 400_000), null, ...times(9, 400_000)),
    });
    expect(await screen.findByRole("region", { name: "At a glance" })).toHaveTextContent(
      "7 days: $2.38m, −0.9% on the week before per saved day, 6 of 7 days saved",
    );
  });

  test("between the turn of the day and its report nothing is saved, since a response may mix two days", async () => {
    setClock(LAST_DAY + DAY_MS + 18 * HOUR_MS + 60_000);
    await open();
    await group("Daily reports");
    expect(localStorage.getItem("companyReadings")).toBeNull();
  });

  test("on the first visit, the page says how profit comes about", async () => {
    await open();
    expect(await screen.findByText("Profit is saved from your first visit on")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Saved at your visits" })).toBeNull();
  });

  test("a company that sells services has a profit, without costs of what was sold", async () => {
    await open(SERVICES, savedDays(400_000));
    // 695,186 − 250,000 − 20,000.
    expect(await group("Saved at your visits")).toHaveTextContent("Profit$425k");
  });
});

describe("the news", () => {
  test("is stored by company, so that the next visit loads what is new", async () => {
    const { calls } = await open();
    await group("Daily reports");
    await waitFor(() => {
      expect(database.stored.get("companyNews 8001")).toMatchObject({ players: ["3000001"] });
    });
    expect(calls.filter((call) => call.startsWith("/company/news"))).toHaveLength(1);
  });

  test("of earlier visits is read from this browser", async () => {
    const entries = [1, 2, 3].map((daysAgo) => ({
      id: `old${daysAgo}`,
      atMs: reportLine(daysAgo, 0, 0).timestamp * 1000,
      kind: "report",
      income: 123_000,
      customers: 10,
    }));
    database.stored.set("companyNews 8001", {
      entries,
      dropped: 0,
      spans: [{ fromMs: 0, toMs: LAST_DAY }],
      overfull: 0,
      savedAtMs: NOW - DAY_MS,
      players: ["3000001"],
    });
    await open(newsOf([reportLine(0, 200_000, 10)]));
    expect(await weekRows()).toEqual([
      "16 Nov, so far | $569k | 40 | $14.2k | $378k | 1 of 4",
      "Total | $569k | 40 | $14.2k | $378k | 1 of 4",
    ]);
  });

  test("loads page by page, pauses and resumes", async () => {
    const lines = [...reportsOf(40), ...trainsOf(400)];
    const older = deferred({});
    await open({
      "/company/news": async (call: URL) => {
        if (call.searchParams.has("to")) await older.answer();
        return newsPage(lines, call);
      },
    });
    fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
    expect(await screen.findByText(/^Paused: 100 news entries back to/)).toHaveTextContent(
      "10 Nov 2026. Older ones aren’t counted.",
    );
    expect(await group("Daily reports")).toHaveTextContent("Income$700k7 days");
    older.release();
    fireEvent.click(screen.getByRole("button", { name: "Resume" }));
    await waitFor(() => {
      expect(screen.getByLabelText("Daily reports")).toHaveTextContent("Income$700k7 days +40.0%");
    });
    expect(await screen.findByText(/news entries back to 19 Oct 2026\.$/)).toBeVisible();
  });

  test("goes back five weeks at once, and further on request", async () => {
    await open(newsOf([...reportsOf(150), ...trainsOf(1500)]));
    expect(await screen.findByText(/^\d+ news entries back to/)).toHaveTextContent("Oct 2026");
    const before = (await weekRows()).length;
    fireEvent.click(screen.getByRole("button", { name: "Load 13 earlier weeks" }));
    await waitFor(async () => {
      expect((await weekRows()).length).toBeGreaterThanOrEqual(before + 12);
    });
  });

  test("that isn’t understood is counted and shown", async () => {
    const { timestamp } = reportLine(0, 0, 0);
    await open(
      newsOf([...reportsOf(3), { id: "x", timestamp, text: "Echo <b>has left</b> the company" }]),
    );
    fireEvent.click(await screen.findByText("Not understood"));
    expect(screen.getByText("1 news entry")).toBeVisible();
    expect(await screen.findByText("Echo has left the company")).toBeInTheDocument();
  });

  test("of a company founded today has no report yet", async () => {
    await open({ ...FOUNDED_TODAY, ...newsOf([]) });
    expect(await screen.findByText("No reports yet")).toBeVisible();
    expect(screen.queryByRole("table", { name: "By week" })).toBeNull();
    expect(localStorage.getItem("companyReadings")).toBeNull();
  });

  test("that fails takes the reports; what visits saved stays", async () => {
    await open({ "/company/news": apiError(16) }, savedDays(400_000));
    expect(await screen.findByText("Error loading company news")).toBeVisible();
    expect(await group("Saved at your visits")).toHaveTextContent("Profit$378k");
    expect(screen.queryByRole("region", { name: "Daily reports" })).toBeNull();
  });
});

test("the periods of the charts: a week, a month, 13 weeks", async () => {
  await open(newsOf(reportsOf(90)));
  expect(await group("Daily reports")).toHaveTextContent("30 days to");
  fireEvent.click(screen.getByRole("button", { name: "Week" }));
  expect(await group("Daily reports")).toHaveTextContent("7 days to Thu 19 Nov");
  fireEvent.click(screen.getByRole("button", { name: "13 weeks" }));
  expect(await group("Daily reports")).toHaveTextContent("91 days to Thu 19 Nov");
  expect(screen.getByRole("button", { name: "13 weeks" })).toHaveAttribute("aria-pressed", "true");
});

test("the charts of 13 weeks load as many, and not only the five that load at first", async () => {
  await open(newsOf([...reportsOf(100), ...trainsOf(1000)]));
  expect(await screen.findByText(/^\d+ news entries back to/)).toHaveTextContent("Oct 2026");
  fireEvent.click(screen.getByRole("button", { name: "13 weeks" }));
  await waitFor(() => {
    expect(screen.getByText(/^\d+ news entries back to/)).toHaveTextContent("Aug 2026");
  });
});

test("an employee sees reports and levels, but no profit, even of days saved as the director", async () => {
  await open({ ...EMPLOYEE, ...newsOf(reportsOf(18)) }, savedDays(400_000));
  expect(await group("Daily reports")).toHaveTextContent("Income$700k");
  expect(screen.getByText(/income in/, { selector: "p" })).toHaveTextContent(
    "$4.90m income in 7 days, +40.0% on the 7 days before.",
  );
  expect(await group("Saved at your visits")).toHaveTextContent("Efficiency");
  expect((await weekRows())[0]).toBe("16 Nov, so far | $2.80m | 4,000 | $700");
  expect(screen.getByRole("main")).not.toHaveTextContent(/profit/i);
});

test("a key with public access gets no news and saves nothing", async () => {
  await open({ ...PUBLIC, "/company/news": apiError(16) });
  expect(await screen.findByText("Error loading company news")).toBeVisible();
  expect(screen.getByText("Customers unknown.")).toBeVisible();
  expect(localStorage.getItem("companyReadings")).toBeNull();
});

test("as the sample’s employee, History has no profit, even after the director’s was shown", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(VIEW);
  expect(await screen.findByText(/profit in 7 days/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "See it as an employee" }));
  expect(await screen.findByText(/income in 7 days/)).toBeVisible();
  expect(await group("Saved at your visits")).toHaveTextContent("Efficiency88");
  expect(screen.getByRole("main")).not.toHaveTextContent(/profit/i);
});

test("the sample company has saved days, which Today and History compare alike", async () => {
  sessionStorage.setItem("demo", "on");
  await renderPage(VIEW);
  const saved = await group("Saved at your visits");
  expect(saved).toHaveTextContent(/^Saved at your visits2 Nov to 19 Nov, 1 day missing/);
  const [, change = "none"] = /Profit\$[\d.]+m7 days (\+[\d.]+%)/.exec(saved.textContent) ?? [];
  expect(screen.getByText(/profit in 7 days/)).toHaveTextContent(
    `profit in 7 days, ${change} on the 7 days before.`,
  );
  expect(screen.queryByText("Not understood")).toBeNull();
  fireEvent.click(screen.getByRole("link", { name: "Today" }));
  const glance = await screen.findByRole("region", { name: "At a glance" });
  await waitFor(() => {
    expect(glance).toHaveTextContent(`, ${change}`);
  });
});
