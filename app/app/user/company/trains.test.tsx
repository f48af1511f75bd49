import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { type Answers, deferred, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, findTable, headerOf, rowsOf } from "@/app/testing/table-texts";
import { findWholeText } from "@/app/testing/whole-text";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS } from "@/lib/common/time";
import type { TrainAgreement } from "@/lib/game/companies/agreements";
import { trainAgreementsStore } from "@/lib/store/user/train-agreements";

import { DIRECTOR, EMPLOYEE, FOUNDED_TODAY, PATH } from "./testing/answers";
import { trainNews } from "./testing/train-news";

servePages();

/** A Friday: two trains are of today, one of this week, one of this month, one is older. Sierra has left. */
const NEWS = {
  "/company/news": trainNews(
    ["Echo", 0],
    ["Delta", 0],
    ["Echo", 2],
    ["Echo", 12],
    ["Echo", 30],
    ["Sierra", 31],
  ),
};

const agreement = (changes: Partial<TrainAgreement> = {}): TrainAgreement => ({
  addedAtMs: NOW - DAY_MS,
  playerId: 3_000_005,
  name: "Echo",
  trains: 5,
  price: 500_000,
  fromMs: Date.UTC(2026, 10, 1),
  ...changes,
});

interface Given {
  answers?: Answers;
  agreements?: readonly TrainAgreement[];
}

const open = ({ answers = {}, agreements = [] }: Given = {}) =>
  renderPage(`${PATH}?view=trains`, {
    answers: { ...DIRECTOR, ...NEWS, ...answers },
    stored: { trainAgreements: agreements },
  });

const agreementsSection = () => screen.findByRole("region", { name: "Agreements" });

const agreementTexts = async () => {
  const list = await screen.findByRole("list", { name: "Agreements" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

test("agreements wait for the trains given, by which they are sorted", async () => {
  const late = deferred(NEWS["/company/news"]);
  await open({ agreements: [agreement()], answers: { "/company/news": late.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Agreements" })).toBeNull();
  late.release();
  expect(await agreementsSection()).toBeVisible();
});

test("trains by employee, most of the month first, with those who left and the total", async () => {
  await open();
  const table = await findTable("By employee");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Echo", "2", "3", "4"],
    ["Delta", "1", "1", "1"],
  ]);
  expect(headerOf(table, "Nov")).toBeVisible();
  expect(headerOf(table, "In total")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Load all/ })).toBeNull();
  const totals = screen.getByLabelText("Totals");
  expect(totals).toHaveTextContent("Former employees, 1 player0 in Nov, 1 in total");
  expect(totals).toHaveTextContent("Total3 this week, 4 in Nov, 6 in total");
});

test("a week without a train, as each Monday, has no column", async () => {
  await open({ answers: { "/company/news": trainNews(["Echo", 12], ["Delta", 30]) } });
  const table = await findTable("By employee");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Echo", "1", "1"],
    ["Delta", "0", "1"],
  ]);
  expect(screen.getByLabelText("Totals")).toHaveTextContent("Total1 in Nov, 2 in total");
});

// A line doesn't end between a name and its number.
test("trains by day, newest first", async () => {
  await open();
  const list = await screen.findByRole("list", { name: "Trains by day" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Fri 20 Nov Delta\u00A01, Echo\u00A01 2",
    "Wed 18 Nov Echo\u00A01 1",
    "Sun 8 Nov Echo\u00A01 1",
    "Wed 21 Oct Echo\u00A01 1",
    "Tue 20 Oct Sierra\u00A01 1",
  ]);
});

test("the headline has what is left, what is owed and what was given today", async () => {
  await open({ agreements: [agreement()] });
  expect(await findWholeText("4 trains left: give Echo 2.")).toBeVisible();
  expect(await findWholeText("2 owed. Given today: Delta 1, Echo 1.")).toBeVisible();
});

test("the headline says how many trains are too few for what is owed", async () => {
  await open({ agreements: [agreement({ trains: 10 })] });
  expect(await findWholeText("4 trains left: give Echo 4.")).toBeVisible();
  expect(screen.getByText(/^7 owed, 3 too few\. Given today/)).toBeVisible();
});

test("without agreements, the headline has the trains of the week", async () => {
  await open();
  expect(await screen.findByText(/trains left, 3 given this week\./)).toBeVisible();
  expect(await agreementsSection()).toHaveTextContent(/No agreements yet/);
});

test("agreements: owed ones first, with what was given since and what it is worth", async () => {
  await open({
    agreements: [
      agreement({ addedAtMs: 1, trains: 1, price: 0, playerId: 3_000_004, name: "Delta" }),
      agreement(),
      agreement({ addedAtMs: 2, playerId: 3_000_019, name: "Sierra" }),
    ],
  });
  await waitFor(async () => {
    expect(await agreementTexts()).toEqual([
      "Sierra 5 at $500k, since 1 Nov, not in the company5 owed 0 of 5 given",
      "Echo 5 at $500k, since 1 Nov2 owed 3 of 5 given",
      "Delta 1 free, since 1 NovDone 1 of 1 given",
    ]);
  });
  expect(await agreementsSection()).toHaveTextContent("3, $1.50m of $5.00m given");
  const table = await findTable("By employee");
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Echo", "2", "3", "4", "2"],
    ["Delta", "1", "1", "1", "0"],
  ]);
});

test("an employee who is owed no trains any more has a 0", async () => {
  await renderPage(`${PATH}?view=employees`, {
    answers: { ...DIRECTOR, ...NEWS },
    stored: {
      trainAgreements: [
        agreement(),
        agreement({ addedAtMs: 1, trains: 1, playerId: 3_000_004, name: "Delta" }),
      ],
    },
  });
  const table = await findTable("Employees");
  await waitFor(() => {
    expect(rowsOf(table).map((row) => cellTexts(row).at(-1))).toEqual(["2", "0", "2"]);
  });
});

test("by employee, one without an agreement is owed 0", async () => {
  await open({ agreements: [agreement()] });
  const table = await findTable("By employee");
  await waitFor(() => {
    expect(rowsOf(table).map((row) => cellTexts(row).at(-1))).toEqual(["2", "0"]);
  });
});

test("by employee, agreements at several prices add up, and most left comes first on request", async () => {
  onPhone();
  await renderPage(`${PATH}?view=trains&sort=owed.desc`, {
    answers: { ...DIRECTOR, ...NEWS },
    stored: {
      trainAgreements: [
        agreement(),
        agreement({ addedAtMs: 1, trains: 3, playerId: 3_000_004, name: "Delta" }),
        agreement({ addedAtMs: 2, trains: 1, price: 0, playerId: 3_000_004, name: "Delta" }),
      ],
    },
  });
  await waitFor(async () => {
    const [first] = await findRows("By employee");
    expect(first).toHaveTextContent(/^Delta .*3 owed$/);
  });
  expect(await openRow("By employee", "Delta")).toHaveTextContent(
    /Agreed ?4.*Given ?1.*Owed ?3.*Price ?several/,
  );
});

test("what is owed can be checked line by line", async () => {
  await open({ agreements: [agreement()] });
  fireEvent.click(await screen.findByRole("button", { name: "How it’s calculated: what is owed" }));
  const explanation = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(explanation).toHaveTextContent("Echo: 5 − 3 given2 at $500,000");
  });
  expect(explanation).toHaveTextContent("Worth$1,000,000");
});

const typeTerms = (text: string) => {
  fireEvent.change(screen.getByLabelText("Agreement"), { target: { value: text } });
};

test("an agreement is read back before it is added", async () => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Add agreement" }));
  const form = await screen.findByLabelText("Employee");
  fireEvent.change(form, { target: { value: "3000004" } });
  typeTerms("10 trains at $500k");
  expect(await screen.findByText("10 trains, $500,000 each, $5.00m in total")).toBeVisible();
  expect(trainAgreementsStore.get()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(async () => {
    expect(await agreementTexts()).toEqual(["Delta 10 at $500k, since 20 Nov9 owed 1 of 10 given"]);
  });
  expect(screen.getByLabelText("Agreement")).toHaveValue("");
});

test.each([
  { typed: "lots", since: "2026-11-20", says: /^Couldn’t read “lots”\. Enter an agreement such/ },
  { typed: "0", since: "2026-11-20", says: "Enter 1 to 10,000 trains." },
  { typed: "10", since: "2026-11-21", says: "Choose a day, today at the latest." },
  { typed: "10", since: "", says: "Choose a day, today at the latest." },
])("“$typed” since “$since” isn’t added", async ({ typed, since, says }) => {
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Add agreement" }));
  fireEvent.change(await screen.findByLabelText("Since"), { target: { value: since } });
  typeTerms(typed);
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Add" }));
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText(says)).toBeVisible();
  expect(trainAgreementsStore.get()).toEqual([]);
});

const EDIT = "Edit or delete Echo’s agreement, 5 at $500k";

test("an agreement is changed", async () => {
  await open({ agreements: [agreement()] });
  fireEvent.click(await screen.findByRole("button", { name: EDIT }));
  expect(await screen.findByLabelText("Agreement")).toHaveValue("5 trains at $500,000");
  expect(screen.getByLabelText("Employee")).toHaveDisplayValue("Echo");
  typeTerms("7 x 450k");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(async () => {
    expect(await agreementTexts()).toEqual(["Echo 7 at $450k, since 1 Nov4 owed 3 of 7 given"]);
  });
});

test("a deleted agreement comes back with Undo", async () => {
  await open({ agreements: [agreement()] });
  fireEvent.click(await screen.findByRole("button", { name: EDIT }));
  fireEvent.click(await screen.findByRole("button", { name: "Delete" }));
  await waitFor(() => {
    expect(screen.queryByRole("list", { name: "Agreements" })).toBeNull();
  });
  expect(screen.getByRole("button", { name: "Add agreement" })).toHaveFocus();
  expect(trainAgreementsStore.get()).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await agreementTexts()).toHaveLength(1);
  expect(trainAgreementsStore.get()).toEqual([agreement()]);
});

test("on a phone, an employee takes two lines", async () => {
  onPhone();
  await open({ agreements: [agreement()] });
  const rows = await findRows("By employee");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    "Echo 3 in Nov 2 this week, 4 in total 2 owed",
    "Delta 1 in Nov 1 this week, 1 in total ",
  ]);
});

test("while older news is missing, what was given is “so far”", async () => {
  const full = trainNews(...Array.from({ length: 100 }, () => ["Delta", 3] as const));
  await open({
    agreements: [agreement()],
    answers: {
      "/company/news": (url: URL) => (url.searchParams.has("to") ? apiError(17) : full),
    },
  });
  await waitFor(async () => {
    expect(await agreementTexts()).toEqual([
      "Echo 5 at $500k, since 1 Novat most 5 owed 0 of 5 given so far",
    ]);
  });
  expect(await screen.findByText(/^Loading stopped: \d+ trains back to 17 Nov 2026/)).toBeVisible();
  expect(screen.getByText(/trains left, /)).toHaveTextContent("4 trains left, at most 5 owed.");
  expect(screen.getByText("Total so far")).toBeVisible();
});

/** News of which one page isn't all: a hundred trains of a day, and one of each further page that is asked for. */
const LONG_NEWS: Answers = {
  "/company/news": (url: URL) => {
    const toMs = Number(url.searchParams.get("to")) * 1000;
    const fromMs = Number(url.searchParams.get("from")) * 1000;
    const page = (count: number, daysAgo: number) =>
      trainNews(...Array.from({ length: count }, () => ["Delta", daysAgo] as const));
    if (toMs === 0) return page(100, 3);
    return fromMs < NOW - 400 * DAY_MS ? page(1, 300) : page(0, 0);
  },
};

test("older trains than those of 13 weeks load on request", async () => {
  const { calls } = await open({ answers: LONG_NEWS });
  await waitFor(async () => {
    expect(headerOf(await findTable("By employee"), "Since 21 Aug")).toBeVisible();
  });
  expect(calls.filter((call) => call.startsWith("/company/news"))).toHaveLength(2);
  fireEvent.click(await screen.findByRole("button", { name: "Load all 407 days" }));
  await waitFor(async () => {
    expect(headerOf(await findTable("By employee"), "In total")).toBeVisible();
  });
  expect(screen.queryByRole("button", { name: /^Load all/ })).toBeNull();
});

test("an older agreement loads the days since it, of last year too", async () => {
  await open({
    answers: LONG_NEWS,
    agreements: [agreement({ fromMs: Date.UTC(2025, 11, 24) })],
  });
  await waitFor(async () => {
    expect(headerOf(await findTable("By employee"), "Since 24 Dec 2025")).toBeVisible();
  });
});

test.each(["a phone", "a wide screen"])("the order of the parts on %s", async (on) => {
  if (on === "a phone") onPhone();
  await open();
  expect(await screen.findByRole("list", { name: "Trains by day" })).toBeVisible();
  await screen.findByRole("region", { name: "By employee" });
  const order = ["Agreements", "By employee", "By day"];
  const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
  expect(regions.filter((name) => order.includes(name ?? ""))).toEqual(order);
});

test("an employee sees trains, and no agreements", async () => {
  await renderPage(`${PATH}?view=trains`, {
    answers: { ...EMPLOYEE, ...NEWS },
    stored: { trainAgreements: [agreement()] },
  });
  expect(rowsOf(await findTable("By employee")).map(cellTexts)).toContainEqual([
    "Echo",
    "2",
    "3",
    "4",
  ]);
  expect(screen.queryByRole("region", { name: "Agreements" })).toBeNull();
  expect(screen.queryByText(/owed/)).toBeNull();
});

test.each([
  {
    of: "a company without trains",
    answers: { "/company/news": { news: [] } },
    title: "No trains yet",
  },
  {
    of: "a company founded today",
    answers: { ...FOUNDED_TODAY, "/company/news": { news: [] } },
    title: "No reports yet",
  },
])("$of", async ({ answers, title }) => {
  await open({ answers });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByRole("region", { name: "By day" })).toBeNull();
  expect(await agreementsSection()).toBeVisible();
});

test("without the news, agreements stay and what was given is unknown", async () => {
  await open({ agreements: [agreement()], answers: { "/company/news": apiError(17) } });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /^Couldn’t load your company’s news, so the trains given are unknown/,
  );
  expect(await agreementTexts()).toEqual(["Echo 5 at $500k, since 1 Nov– given unknown"]);
  expect(screen.getByText(/trains left, – given this week/)).toBeVisible();
  expect(screen.queryByRole("table", { name: "By employee" })).toBeNull();
});

test("without the employees, everybody in the news has a row, and nobody has left", async () => {
  await open({ agreements: [agreement()], answers: { "/company/employees": apiError(17) } });
  expect(await screen.findByRole("alert")).toHaveTextContent(/^Couldn’t load your company’s empl/);
  const names = rowsOf(await findTable("By employee")).map((row) => cellTexts(row)[0]);
  expect(names).toEqual(["Echo", "Delta", "Sierra"]);
  // Nobody is said to have left.
  expect(await agreementTexts()).toEqual(["Echo 5 at $500k, since 1 Nov2 owed 3 of 5 given"]);
});

test("without the company’s profile, the trains left are unknown", async () => {
  await open({ answers: { "/company/profile": apiError(17) } });
  expect(await screen.findByText(/trains left, 3 given this week/)).toHaveTextContent("– trains");
  expect(await findTable("By employee")).toBeVisible();
});
