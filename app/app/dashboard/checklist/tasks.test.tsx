import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, servePages } from "@/app/testing/render-page";

import { REFILLS_USED } from "../testing/answers";
import { openDashboard, says } from "../testing/dashboard-page";

servePages();

test("Today’s tasks come one at a time, are checked on return, and end with a summary", async () => {
  const { user, calls } = await openDashboard();
  await says("At a glance", "left today");
  await waitFor(() => {
    expect(calls).toContainEqual(expect.stringMatching(/^\/torn\/calendar/));
    expect(calls).toContainEqual(expect.stringMatching(/^\/user\/money/));
  });
  await user.click(screen.getByText("Start"));
  const dialog = await screen.findByRole("dialog", { name: "Today’s tasks" });
  const run = within(dialog);
  const task = () => dialog.querySelector("h3")?.textContent;
  const press = (name: string) => user.click(run.getByText(name));
  expect(task()).toBe("Nerve refill");
  expect(dialog).toHaveTextContent("Not used today");
  const link = () => run.getByText("Open in the game", { selector: "a" });
  await waitFor(() => {
    expect(link()).toHaveFocus();
  });
  expect(link()).toHaveAttribute("href", "https://www.torn.com/page.php?sid=points");
  expect(link()).toHaveAttribute("target", "_blank");

  const upNext = run.getByRole("region", { name: "Up next" });
  const second = within(upNext).getAllByRole("listitem")[0]?.textContent;
  await press("Later");
  expect(task()).toBe(second);

  const before = calls.length;
  let passed = 0;
  while (task() !== "Nerve refill") {
    const marked = task();
    await press("Done, next");
    expect(task()).not.toBe(marked);
    passed += 1;
  }
  expect(passed).toBeGreaterThan(10);
  expect(calls.slice(before)).toEqual([]);

  answer({ "/user/refills": REFILLS_USED });
  fireEvent.click(link());
  fireEvent(document, new Event("visibilitychange"));
  expect(await run.findByText("Back to dashboard")).toBeVisible();
  expect(dialog).toHaveTextContent(`Marked done by you${passed}`);
  expect(dialog).not.toHaveTextContent(/\d open/);
  expect(calls.slice(before)).toEqual([expect.stringMatching(/^\/user\/refills\b/)]);
});
