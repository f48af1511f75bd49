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

test("a city job has its job points", async () => {
  const job = { type: "job", name: "Army", position: "Sergeant" };
  await renderPage(PATH, { answers: { "/user/job": { job } } });
  expect(await screen.findByText(/You have 84 Army job points\./)).toBeVisible();
});

test("a city job without its job points says nothing of them", async () => {
  const job = { type: "job", name: "Army", position: "Sergeant" };
  await renderPage(PATH, { answers: { "/user/job": { job }, "/user/jobpoints": apiError(17) } });
  expect(
    await screen.findByText("City jobs have no stock, effectiveness or trains."),
  ).toBeVisible();
});

test("without a company, there are the game’s job listings", async () => {
  await renderPage(PATH, { answers: { "/user/job": { job: null } } });
  expect(await screen.findByRole("link", { name: "Job listings in the game" })).toHaveAttribute(
    "href",
    "https://www.torn.com/joblist.php",
  );
});

test("without an answer about the job, the page shows the company that answers", async () => {
  await renderPage(PATH, { answers: { ...DIRECTOR, "/user/job": apiError(17) } });
  expect(await screen.findByRole("region", { name: "At a glance" })).toHaveTextContent(
    "$378k profit yesterday",
  );
});

test.each(["today", "employees", "history", "trains"])(
  "at the game’s limit, %s says that calls are paused, not that it is loading",
  async (view) => {
    const { calls } = await renderPage(`${PATH}?view=${view}`, {
      answers: { ...DIRECTOR, "/user/job": apiError(5) },
    });
    expect(await screen.findByText("Error loading your job")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Views of this page" })).toBeVisible();
    expect(screen.queryByText(/^Loading/)).toBeNull();
    expect(calls.filter((call) => call.startsWith("/company"))).toEqual([]);
  },
);

test("the views of the page", async () => {
  await renderPage(PATH, { answers: DIRECTOR });
  const views = await screen.findByRole("navigation", { name: "Views of this page" });
  expect(views).toHaveTextContent(/^TodayEmployeesHistoryTrains$/);
});
