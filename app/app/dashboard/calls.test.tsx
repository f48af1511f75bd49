import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, deferred, renderPage, servePages } from "@/app/testing/render-page";
import { ANSWERS } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import { apiError } from "@/lib/api/testing/server";

import { FULL_BARS, logOf, MISSING_ITEM } from "./testing/answers";
import { idleLinks, PATH } from "./testing/dashboard-page";

servePages();

const { info } = keyInfo;

/** Opens all of the dashboard, and returns its calls once nothing is loading and the idle activities are named. */
async function callsOf(answers: Answers, idle: string) {
  const { calls } = await renderPage(PATH, {
    answers: { "/user/organizedcrime": MISSING_ITEM, ...answers },
  });
  await waitFor(() => {
    expect(idleLinks().map(({ textContent }) => textContent)).toContain(idle);
    expect(screen.getByText("You need Xanax")).toBeVisible();
    expect(document.body.textContent).not.toContain("Loading");
    expect(calls).toContainEqual(expect.stringMatching(/^\/torn\/calendar/));
    expect(calls).toContainEqual(expect.stringMatching(/^\/user\/money/));
  });
  return calls;
}

function expectFewCalls(calls: readonly string[]) {
  expect(calls.length).toBeLessThanOrEqual(25);
  expect(new Set(calls).size).toBe(calls.length);
}

test("with full energy and an item missing, there are 25 calls at most", async () => {
  expectFewCalls(await callsOf({ "/user/bars": { bars: FULL_BARS } }, "Training"));
});

test.each([
  { access: true, trains: 0 },
  { access: true, trains: 100 },
  { access: false, trains: 0 },
  { access: false, trains: 100 },
])(
  "with faction API access $access and $trains training sessions in the log, there are 25 calls at most",
  async ({ access, trains }) => {
    const sessions = logOf(...Array<{ type: number }>(trains).fill({ type: 5300 }));
    const refused = access
      ? {}
      : Object.fromEntries(
          ["/faction/upgrades", "/faction/applications", "/faction/crimes"].map((path) => [
            path,
            apiError(7),
          ]),
        );
    const calls = await callsOf(
      {
        "/key/info": { info: { ...info, access: { ...info.access, faction: access } } },
        "/user/virus": { virus: null },
        "/user/log": (url: URL) =>
          (url.searchParams.get("log") ?? "").includes("5300") ? sessions : logOf(),
        ...refused,
      },
      "Virus",
    );
    const asked = (path: string) => calls.filter((call) => call.startsWith(path)).length;
    await waitFor(() => {
      expect(asked("/user/log")).toBe(trains === 0 ? 1 : 2);
    });
    expect(asked("/user/perks")).toBe(access ? 0 : 1);
    expectFewCalls(calls);
  },
);

test("what the headline doesn’t need is asked for last", async () => {
  const missions = deferred(ANSWERS["/user/missions"] ?? {});
  const { calls } = await renderPage(PATH, { answers: { "/user/missions": missions.answer } });
  const late = () => calls.filter((call) => /^\/(user\/money|torn\/calendar)/.test(call));
  await waitFor(() => {
    expect(calls.length).toBeGreaterThanOrEqual(20);
    expect(screen.getByRole("region", { name: "City shop items" })).toHaveTextContent("100 of 100");
  });
  expect(late()).toEqual([]);
  missions.release();
  await waitFor(() => {
    expect(late()).toHaveLength(2);
  });
});
