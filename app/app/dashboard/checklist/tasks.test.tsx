import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, servePages } from "@/app/testing/render-page";

import { FULL_BARS, REFILLS_USED } from "../testing/answers";
import { idleAre, NOTHING_IDLE, openDashboard, says } from "../testing/dashboard-page";

servePages();

test("Today’s tasks come one at a time, are checked on return, and end with a summary", async () => {
  const { user, calls } = await openDashboard({}, NOTHING_IDLE);
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
  expect(dialog).toHaveTextContent("Not used today. It’s lost at 00:00 TCT.");
  expect(dialog).toHaveTextContent("How longAbout 20 s");
  const link = () => run.getByText("Open the points building", { selector: "a" });
  await waitFor(() => {
    expect(link()).toHaveFocus();
  });
  expect(link()).toHaveAttribute("href", "https://www.torn.com/page.php?sid=points");
  expect(link()).toHaveAttribute("target", "_blank");

  const upNext = run.getByRole("region", { name: "Up next" });
  const second = within(upNext).getAllByRole("listitem")[0]?.textContent;
  await press("Later");
  expect(second).toBe(`${task()}About 15 s`);

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
  expect(dialog).toHaveTextContent(
    `0 open${passed} marked by you, the game hasn’t confirmed them yet`,
  );
  expect(calls.slice(before)).toEqual([expect.stringMatching(/^\/user\/refills\b/)]);

  const atEnd = calls.length;
  await press("Check again");
  expect(await run.findByText(/^Not confirmed yet/)).toBeVisible();
  const asked = calls.slice(atEnd);
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked).size).toBe(asked.length);
  expect(dialog).toHaveTextContent(`0 open${passed} marked by you`);
});

test("what is idle comes first, what loses most before the rest, and each only once", async () => {
  await openDashboard({
    "/user/bars": { bars: FULL_BARS },
    "/user/virus": { virus: null },
    "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 90_000 } },
  });
  await idleAre("Virus", "Drug", "Training");
  expect(screen.getByText("Idle first: Training")).toBeInTheDocument();
  const [, left = ""] = /(\d+)\s?left today/.exec(document.body.textContent) ?? [];
  fireEvent.click(screen.getByText("Start"));
  const dialog = await screen.findByRole("dialog", { name: "Today’s tasks" });
  const task = () => dialog.querySelector("h3")?.textContent;
  expect(dialog).toHaveTextContent(`${left} open`);
  expect(dialog).toHaveTextContent(/Idle, not one of the \d+Training/);
  expect(dialog).toHaveTextContent(
    "60 of 60 energy. While it’s full, 1 energy is lost every 5 minutes.",
  );
  expect(within(dialog).getByText("Open the gym", { selector: "a" })).toBeVisible();

  const titles: (string | null | undefined)[] = [];
  for (let shown = 0; shown < 4; shown += 1) {
    titles.push(task());
    fireEvent.click(within(dialog).getByText("Later"));
  }
  expect(titles).toEqual(["Training", "Drug", "Virus coding", "Nerve refill"]);
  fireEvent.click(within(dialog).getByText("Done, next"));
  expect(dialog).toHaveTextContent(`${Number(left) - 1} open1 marked by you`);
});
