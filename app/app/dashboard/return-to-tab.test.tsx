import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, deferred, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";

import { openDashboard, says } from "./testing/dashboard-page";

servePages();

const FAILED = "/user/missions";

/** Comes back to the tab. What the page then asks for has its effect on the page in the next turn of its timers. */
const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

test("coming back to the tab repeats a failed call after a minute, not before, and nothing flickers", async () => {
  const { calls } = await openDashboard({ [FAILED]: apiError(17) });
  await says("At a glance", /\d+\+\s?left today/);
  await waitFor(() => {
    for (const path of ["/user/money", "/torn/calendar"]) {
      expect(calls).toContainEqual(expect.stringContaining(path));
    }
  });
  const repeated = () => calls.filter((call) => call.includes(FAILED)).length - 1;
  await comeBack();
  // Asked for at once, it would say that it is updating.
  expect(screen.getAllByText("Updated just now")[0]).toBeVisible();
  expect(screen.queryByText(/^Updating/)).toBeNull();
  expect(repeated()).toBe(0);

  const failure = deferred(apiError(17));
  answer({ [FAILED]: failure.answer });
  setClock(NOW + 61_000);
  await comeBack();
  await waitFor(() => {
    expect(repeated()).toBe(1);
  });
  expect(screen.getAllByText(/^Updating/)[0]).toBeVisible();
  await says("At a glance", /\d+\+\s?left today/);
  failure.release();
  await says("At a glance", /\d+\+\s?left today/);
});
