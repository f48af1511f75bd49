import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { findTable, rowWith } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";

servePages();
beforeEach(() => {
  // The sample data has a year of history.
  sessionStorage.setItem("demo", "on");
});

const PATH = "/app/user/progress";

const region = (name: string) => screen.findByRole("region", { name });

const glanceSays = (text: string) =>
  waitFor(() => {
    expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(text);
  });

test("the changes are those of a week, a month or a year", async () => {
  const { user, calls } = await renderPage(PATH);
  await glanceSays("in the last 7 days");
  const table = await findTable("Changes");
  const heads = within(table).getAllByRole("columnheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual(
    [
      /^Stat/,
      /^Latest/,
      /^Today/,
      /^Change/,
      /^Per day/,
      /^Since/,
      /^Previous period/,
      /^Best week/,
    ].map((head): unknown => expect.stringMatching(head)),
  );
  await user.click(screen.getByRole("button", { name: "Month" }));
  await glanceSays("in the last 30 days");
  await user.click(screen.getByRole("button", { name: "Year" }));
  await glanceSays("in the last 52 weeks");
  expect(address()).toBe(`${PATH}?span=year`);
  expect(calls).toEqual([]);
});

test("what caused the changes: the log’s totals and other changes, once the log is checked", async () => {
  const { user } = await renderPage(PATH);
  const why = await region("What caused the changes");
  await user.click(within(why).getByRole("button", { name: "Check my log" }));
  await waitFor(() => {
    expect(why).toHaveTextContent(/[\d,]+ log entries/);
    expect(why).toHaveTextContent("Net money in your log");
    expect(why).toHaveTextContent("Strength from training");
  });
  await user.click(within(why).getByRole("button", { name: "How it’s calculated: other changes" }));
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Change in your net worth\s*\+\$/);
});

test("the nearest awards, and a trend for each stat by kind: totals, and habits by day or week", async () => {
  const { user } = await renderPage(PATH);
  const nearest = await region("Nearest awards");
  await waitFor(() => {
    const [first] = within(nearest).getAllByRole("listitem");
    expect(first).toHaveTextContent(/ of .*about /);
    expect(first?.querySelector("[role=meter]")).toHaveAttribute(
      "aria-valuenow",
      expect.stringMatching(/^[1-9]/),
    );
  });

  const trends = within(await region("Trends"));
  const kinds = trends.getAllByRole("heading", { level: 3 });
  expect(kinds.map(({ textContent }) => textContent)).toEqual(
    [/^Battle stats/, /^Net worth/, /^Habits by day/].map((kind): unknown =>
      expect.stringMatching(kind),
    ),
  );
  expect(trends.getByRole("img", { name: /^Strength from [\d.]+m on 13 Nov to/ })).toBeVisible();
  const strength = trends.getByText("Strength").closest("li");
  expect(strength).toHaveTextContent(/\+[\d.]+m in 7 days/);
  // The same value as in the table, with today's gain.
  await waitFor(async () => {
    const row = rowWith(await findTable("Changes"), "Strength");
    const [latest, today] = within(row).getAllByRole("cell");
    expect(today).toHaveTextContent(/^\+/);
    expect(strength).toHaveTextContent(`Strength${latest?.textContent ?? ""}`);
  });
  expect(
    trends.getByRole("img", { name: /^Xanax by day, the oldest first: (\d, ){5}\d and \d\.$/ }),
  ).toBeVisible();
  const xanax = trends.getByText("Xanax").closest("li");
  expect(xanax).toHaveTextContent(/\d per day\d{7}$/);

  await user.click(screen.getByRole("button", { name: "Month" }));
  expect(trends.getByRole("img", { name: /^Strength from [\d.]+m on 21 Oct to/ })).toBeVisible();
  expect(
    trends.getByRole("img", { name: /^Xanax by week, the oldest first: \d+,.* and \d+\.$/ }),
  ).toBeVisible();
});

test("after the changes, the awards of tracked stats are marked and have a range, which is explained", async () => {
  const { user } = await renderPage(PATH);
  await findTable("Changes");
  await user.click(screen.getByRole("link", { name: "Awards" }));
  const row = rowWith(await findTable("Awards"), "Well Built");
  expect(row).toHaveTextContent(/^Well Built\s?tracked\s?Gain /);
  await waitFor(() => {
    expect(row).toHaveTextContent(/about \d+ years \(\d+ to \d+ years\)/);
  });
  expect(screen.getByText(/^; in brackets, that of your fastest/)).toBeVisible();
});

test("a goal says when it will be reached, is kept, and can be removed", async () => {
  const first = await renderPage(PATH);
  const { user } = first;
  await user.click(within(await region("Goals")).getByRole("button", { name: "Add a goal" }));
  const form = within(await screen.findByRole("dialog", { name: "Add a goal" }));
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(await form.findByRole("alert")).toHaveTextContent(/^Enter a target/);
  await user.selectOptions(form.getByLabelText("Stat"), "Xanax");
  await user.type(form.getByLabelText("Target"), "1m");
  await user.click(form.getByRole("button", { name: "Add" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  const goal = await within(await region("Goals")).findByRole("listitem");
  expect(goal).toHaveTextContent(/Xanax\s?1,000,000/);
  expect(goal).toHaveTextContent(/to go, expected /);
  first.unmount();

  const next = await renderPage(PATH);
  const goals = within(await region("Goals"));
  await next.user.click(
    await goals.findByRole("button", { name: "Remove the goal Xanax 1,000,000" }),
  );
  await waitFor(() => {
    expect(goals.queryByRole("listitem")).toBeNull();
  });
});

test("another stat that is tracked is loaded, and the parts of the net worth are shown with their changes", async () => {
  const { user } = await renderPage(PATH);
  const table = await findTable("Changes");
  await user.click(screen.getByRole("button", { name: "Choose stats" }));
  for (const name of ["City finds", "In stocks", "In the bank"]) {
    await user.click(await screen.findByRole("button", { name }));
  }
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(rowWith(table, "City finds")).toHaveTextContent("48");
  });
  const parts = within(await region("Net worth breakdown"));
  expect(
    await parts.findByRole("img", { name: /the largest first: Stocks \$.*, Bank \$/ }),
  ).toBeVisible();
  expect(parts.getAllByRole("definition")[0]).toHaveTextContent(/^\$.* \([+-]\$.*\)$/);
});
