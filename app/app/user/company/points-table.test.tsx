import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, renderPage, servePages } from "@/app/testing/render-page";
import { cellTexts, columnTexts, findTable, headerOf, rowsOf } from "@/app/testing/table-texts";
import { apiError } from "@/lib/api/testing/server";

import { DIRECTOR, FOUNDED_TODAY, PATH, TWO_WORDS } from "./testing/answers";

servePages();

const open = (answers: Answers = {}) =>
  renderPage(`${PATH}?view=employees`, { answers: { ...DIRECTOR, ...answers } });

test("points in every position, today’s underlined and the best order’s bold", async () => {
  const { user } = await open();
  await user.click(await screen.findByText("Points in every position"));
  const table = await findTable("Points by employee");
  // The applicant: 4,000 MAN, 6,000 INT, 5,000 END.
  expect(rowsOf(table).map(cellTexts)).toEqual([
    ["Corvid applicant", "68", "111"],
    ["Delta", "95", "100"],
    ["Echo", "15", "90"],
  ]);
  const [, delta] = rowsOf(table);
  expect(delta?.querySelector("b")).toHaveTextContent("95");
  expect(delta?.querySelector("u")).toHaveTextContent("100");
});

test("a position of two words has its column of points too", async () => {
  const { user } = await open(TWO_WORDS);
  await user.click(await screen.findByText("Points in every position"));
  const table = await findTable("Points by employee");
  expect(headerOf(table, "Shop Manager")).toBeVisible();
  // 900 and 2,000 MAN, 8,000 and 900 END of 2,000 MAN and 1,000 END; the applicant has 4,000 and 5,000.
  expect(columnTexts(table, 3)).toEqual(["106", "80", "85"]);
});

test("a company founded today compares who applies", async () => {
  const { user } = await open(FOUNDED_TODAY);
  await user.click(await screen.findByText("Points in every position"));
  expect(columnTexts(await findTable("Points by employee"), 0)).toEqual(["Corvid applicant"]);
});

test("with nobody to compare, the points say so", async () => {
  const { user } = await open({ ...FOUNDED_TODAY, "/company/applications": { applications: [] } });
  await user.click(await screen.findByText("Points in every position"));
  expect(await screen.findByText("Nobody to compare")).toBeVisible();
});

test("without the applications, the points of the employees stay", async () => {
  await open({ "/company/applications": apiError(17) });
  fireEvent.click(await screen.findByText("Points in every position"));
  expect(columnTexts(await findTable("Points by employee"), 0)).toEqual(["Delta", "Echo"]);
  expect(screen.getByRole("alert")).toHaveTextContent("Couldn’t load applications.");
});

test("the applications load only once the points are opened", async () => {
  const { calls } = await open();
  const ofApplications = () => calls.filter((call) => call.startsWith("/company/applications"));
  const fold = await screen.findByText("Points in every position");
  expect(ofApplications()).toEqual([]);
  fireEvent.click(fold);
  await findTable("Points by employee");
  expect(ofApplications()).toHaveLength(1);
});
