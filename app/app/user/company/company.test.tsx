import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { DIRECTOR, PATH } from "./testing/answers";

servePages();

test.each([
  { job: null, title: "You’re not in a company" },
  {
    job: { type: "job", name: "Army", position: "Sergeant" },
    title: "You work in the city: Army, Sergeant",
  },
])("$title, and no company is asked for", async ({ job, title }) => {
  const { calls } = await renderPage(PATH, { answers: { "/user/job": { job } } });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole("link", { name: "Companies" })).toHaveAttribute(
    "href",
    "/app/torn/companies",
  );
  expect(calls.filter((call) => call.startsWith("/company"))).toEqual([]);
});

test("without an answer about the job, the page shows the company that answers", async () => {
  await renderPage(PATH, { answers: { ...DIRECTOR, "/user/job": apiError(17) } });
  expect(await screen.findByRole("region", { name: "At a glance" })).toHaveTextContent(
    "$378k profit yesterday",
  );
});

test("the views are Today, Employees and History", async () => {
  await renderPage(PATH, { answers: DIRECTOR });
  const views = await screen.findByRole("navigation", { name: "Views of this page" });
  expect(views).toHaveTextContent(/^TodayEmployeesHistory$/);
});
