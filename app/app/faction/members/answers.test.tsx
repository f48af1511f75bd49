import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { columnTexts, findTable } from "@/app/testing/table-texts";
import {
  answer,
  type Answer,
  deferred,
  httpStatus,
  noConnection,
  renderPage,
  restoreAnswers,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { ANSWERS, NOW } from "@/lib/api/testing/answers";
import balance from "@/lib/api/testing/fixtures/faction-balance.json";
import live from "@/lib/api/testing/fixtures/faction-members.json";
import { DAY_MS } from "@/lib/common/time";

import { memberLastSeen } from "../testing/member-answers";
import { refresh } from "../testing/tables";

servePages();

const PATH = "/app/faction/members";
const [alpha] = live.members;
const error = (code: number, text = "for the test") => ({ error: { code, error: text } });
const findGlance = () => screen.findByRole("region", { name: "At a glance" });

test.each(["/faction/members", "/faction/balance"])("loads until %s answers", async (path) => {
  const late = deferred(ANSWERS[path] ?? {});
  await renderPage(PATH, { answers: { [path]: late.answer } });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  late.release();
  expect(await findTable()).toBeVisible();
});

test("without faction API access it shows only that sentence", async () => {
  await renderPage(PATH, { answers: { "/faction/crimes": error(7) } });
  const alert = await within(screen.getByRole("main")).findByRole("alert");
  expect(alert).toHaveTextContent(
    /^You do not have faction API access. Contact your faction leader to enable this feature for you.$/,
  );
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("Loading data...")).toBeNull();
});

test("an access check that fails for another reason doesn’t matter", async () => {
  await renderPage(PATH, { answers: { "/faction/crimes": httpStatus(500) } });
  expect(columnTexts(await findTable(), 0)).toHaveLength(4);
});

test("a list, a map, null and nothing at all are nobody", async () => {
  await renderPage(PATH);
  for (const nobody of [{ members: [] }, { members: {} }, { members: null }, {}]) {
    await findTable();
    answer({ "/faction/members": nobody });
    refresh();
    expect(await screen.findByText("No members listed for your faction")).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
    answer({ "/faction/members": live });
    refresh();
  }
  expect(await findTable()).toBeVisible();
});

test("unreadable members are left out and counted", async () => {
  const broken = [{ ...alpha, level: null }, null, "nobody", { id: 5 }];
  await renderPage(PATH, {
    answers: { "/faction/members": { members: [...live.members, ...broken] } },
  });
  expect(columnTexts(await findTable(), 0)).toHaveLength(4);
  expect(await screen.findByText("Left out 4 unreadable records")).toBeVisible();
});

test("a balance that couldn’t be loaded is never $0, neither in its row nor in the totals", async () => {
  const broken = { id: 3000002, money: "lots" };
  const [first] = balance.balance.members;
  await renderPage(PATH, {
    answers: { "/faction/balance": { balance: { members: [first, broken] } } },
  });
  const table = await findTable();
  const lead = await findGlance();
  expect(lead).toHaveTextContent(/Money balance\s*\$413m\s*1 balance couldn’t be loaded/);
  expect(lead).toHaveTextContent(/Points balance\s*1,240\s*1 balance couldn’t be loaded/);
  expect(columnTexts(table, 4)).toEqual(["–", "$412,850,000", "–", "–"]);
  expect(columnTexts(table, 5)).toEqual(["–", "1,240", "–", "–"]);

  answer({ "/faction/balance": { balance: { members: [broken] } } });
  refresh();
  await waitFor(() => {
    expect(lead).toHaveTextContent(/Money balance\s*–/);
  });
  expect(lead).toHaveTextContent(/Points balance\s*–/);
});

test("the headline and the dashboard count the same inactive members, by the player’s own days", async () => {
  const away = (id: number, name: string, days: number, state = "Okay") =>
    memberLastSeen((days * DAY_MS) / 1000, { id, name, state });
  const members = [
    away(1, "Ash", 4),
    away(2, "Birch", 12),
    away(3, "Cedar", 40, "Fallen"),
    away(4, "Dogwood", 9),
  ];
  const answers = { "/faction/members": { members } };
  const byDefault = await renderPage(PATH, { answers });
  expect(await findGlance()).toHaveTextContent("2 inactive");
  expect(await findGlance()).toHaveTextContent(
    "Birch and Dogwood have been inactive for more than 7 days.",
  );
  byDefault.unmount();

  const stored = { checklistConfig: { inactivityDays: 3 } };
  const byThree = await renderPage(PATH, { answers, stored });
  expect(await findGlance()).toHaveTextContent("3 inactive");
  expect(await findGlance()).toHaveTextContent(
    "Birch, Dogwood and Ash have been inactive for more than 3 days",
  );
  byThree.unmount();

  await renderPage("/app/dashboard", { answers, stored });
  await waitFor(() => {
    expect(screen.getByText("No inactive members").closest("li")).toHaveTextContent(
      "Birch 12 d, Dogwood 9 d and Ash 4 d",
    );
  });
});

interface Failing {
  what: string;
  given: Answer;
  says: string;
}

const FAILING: readonly Failing[] = [
  { what: "HTTP 500", given: httpStatus(500), says: "(Internal Server Error). Try again" },
  { what: "HTTP 404", given: httpStatus(404), says: "(Not Found). Try again" },
  {
    what: "no JSON",
    given: () => new Response("<html>"),
    says: "faction/balance didn’t return JSON",
  },
  { what: "null", given: () => null, says: "faction/balance is missing the expected data" },
  { what: "{}", given: {}, says: "faction/balance is missing balance" },
  { what: "code 9", given: error(9, "API disabled"), says: "(API disabled). Try again" },
  { what: "code 14", given: error(14), says: "Try again tomorrow." },
  {
    what: "code 16",
    given: error(16),
    says: "the page needs a key with Limited or Full Access, plus faction API access",
  },
  { what: "code 17", given: error(17, "Backend error"), says: "(Backend error). Try again" },
  { what: "code 24", given: error(24, "Closed temporarily"), says: "(Closed temporarily)." },
  { what: "no network", given: noConnection, says: "Couldn’t connect" },
];

test("each error says what happened, and “Try again” brings the page", async () => {
  const { user, calls } = await renderPage(PATH, {
    answers: { "/faction/balance": FAILING[0]?.given ?? {} },
  });
  const alert = () => within(screen.getByRole("main")).getByRole("alert");
  const asked = () => calls.filter((call) => call.startsWith("/faction/balance")).length;
  const tryAgain = async () => {
    await user.click(within(alert()).getByRole("button", { name: "Try again" }));
  };
  for (const [at, { what, given, says }] of FAILING.entries()) {
    if (at > 0) {
      answer({ "/faction/balance": given });
      await tryAgain();
    }
    await waitFor(() => {
      expect(alert(), what).toHaveTextContent(says);
    });
    expect(alert()).toHaveTextContent("Error loading data");
    expect(screen.queryByRole("table")).toBeNull();
    expect(asked()).toBe(at + 1);
  }
  restoreAnswers();
  await tryAgain();
  expect(columnTexts(await findTable(), 0)).toHaveLength(4);
});

test("a refresh asks again, and one that fails keeps the older data and says so", async () => {
  await renderPage(PATH);
  await findTable();
  expect(screen.getAllByText("Updated just now")[0]).toBeVisible();
  setClock(NOW + 140_000);
  expect((await screen.findAllByText("Updated 2 min ago"))[0]).toBeVisible();
  answer({ "/faction/members": { members: live.members.slice(0, 3) } });
  refresh();
  await waitFor(() => {
    expect(columnTexts(screen.getByRole("table"), 0)).toHaveLength(3);
  });
  expect(screen.getAllByText("Updated just now")[0]).toBeVisible();
  answer({ "/faction/balance": error(17) });
  refresh();
  expect(await screen.findByText("Couldn’t refresh")).toBeInTheDocument();
  expect(columnTexts(await findTable(), 0)).toHaveLength(3);
});
