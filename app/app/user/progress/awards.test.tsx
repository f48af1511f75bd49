import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows } from "@/app/testing/phone-rows";
import { cellTexts, findTable, rowsOf, rowWith } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";
import { DAY_MS } from "@/lib/common/time";

const database = await vi.hoisted(() => import("@/app/testing/histories-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(database.resetDatabase);

const PATH = "/app/user/progress?view=awards";

/** 48 city finds at the last midnight, 42 thirty days before. */
const FINDS = {
  "/user/personalstats": (url: URL) => {
    const timestamp = Number(url.searchParams.get("timestamp"));
    const daysAgo = Math.round((NOW / 1000 - timestamp) / (DAY_MS / 1000));
    return { personalstats: [{ name: "cityfinds", value: daysAgo < 10 ? 48 : 42, timestamp }] };
  },
};

const pageSays = (text: RegExp) =>
  waitFor(() => {
    expect(screen.getByRole("main")).toHaveTextContent(text);
  });

test("the headline says how many are earned and which is next, after asking for the two missing days alone", async () => {
  const { calls } = await renderPage(PATH, { answers: FINDS, stored: { player: 3000001 } });
  await pageSays(/3 of 5\s?awards earned\. Next: Window Shopper, 48 of 50, about 10 days\./);
  const asked = calls.filter((call) => call.includes("personalstats?stat="));
  expect(asked).toHaveLength(2);
  for (const call of asked) expect(call).toContain("stat=cityfinds");

  const merits = screen.getByRole("region", { name: "Merits" });
  await waitFor(() => {
    expect(merits).toHaveTextContent("3 left, 28 merits used");
  });
  expect(
    within(merits)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^Life Points\s?Level 7$/)]);
});

test("each award has its share and its date with the sum behind it, or says that it has no target number", async () => {
  const { user } = await renderPage(PATH, { answers: FINDS, stored: { player: 3000001 } });
  await pageSays(/about 10 days/);
  const table = await findTable("Awards");
  const shopper = within(rowWith(table, "Window Shopper"));
  expect(shopper.getByRole("meter")).toHaveAttribute("aria-valuenow", "48");
  await user.click(
    shopper.getByRole("button", {
      name: "How it’s calculated: the date of “Window Shopper”",
    }),
  );
  expect(await screen.findByRole("dialog")).toHaveTextContent(/Remaining\s*2/);
  await user.keyboard("{Escape}");
  expect(rowWith(table, "Window Shopper")).toHaveTextContent(/about 10 days.*2 to go, 1 in 5 days/);
  expect(shopper.getByRole("link", { name: /^Find 50 items/ })).toHaveAttribute(
    "href",
    "https://www.torn.com/city.php",
  );
  // No row has a range: that needs four weeks.
  expect(screen.getByText("Estimates use your pace over the last 30 days.")).toBeVisible();
  const other = rowWith(table, "Anti Social");
  expect(other).toHaveTextContent("No target number");
  expect(within(other).queryByRole("meter")).toBeNull();
});

test("on a phone an award is two lines: when it is reached and how much is missing, or when it was earned", async () => {
  onPhone();
  const { user } = await renderPage(PATH, { answers: FINDS, stored: { player: 3000001 } });
  await pageSays(/about 10 days/);
  const texts = async () => (await findRows("Awards")).map(({ textContent }) => textContent);
  expect((await texts())[0]).toMatch(/^Window Shopper about 10 days .+ 2 to go$/);
  await user.click(screen.getByRole("button", { name: /^Earned/ }));
  expect(await texts()).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Xanax Fiend .* Earned 5 Nov 2025$/)]),
  );
});

test("awards are filtered by kind, by the next 30 days, and by those earned, which are left out at first", async () => {
  const { user } = await renderPage(PATH, { answers: FINDS, stored: { player: 3000001 } });
  await pageSays(/about 10 days/);
  const table = await findTable("Awards");
  const names = () => rowsOf(table).map((row) => cellTexts(row)[0]);
  const chips = within(screen.getByRole("group", { name: "Show only" }));
  expect(names()).toHaveLength(2);
  await user.click(chips.getByRole("button", { name: /^Within 30 days/ }));
  expect(names()).toEqual([expect.stringContaining("Window Shopper")]);
  expect(address()).toMatch(/show=month/);
  await user.click(chips.getByRole("button", { name: /^Within 30 days/ }));
  await user.click(chips.getByRole("button", { name: /^Earned/ }));
  expect(names()).toHaveLength(3);
  await user.click(chips.getByRole("button", { name: /^Medals/ }));
  expect(names()).toHaveLength(1);
});

test("if the key has no access to honors, the page says so and shows the medals", async () => {
  await renderPage(PATH, {
    answers: { "/user/honors": apiError(16), "/user/merits": apiError(16) },
  });
  expect(await screen.findByText("Error loading your honors")).toBeVisible();
  expect(await screen.findByText(/^awards earned/)).toHaveTextContent(/^1 of \d+ awards/);
  await waitFor(() => {
    expect(screen.getByRole("region", { name: "Merits" })).toHaveTextContent(
      "Couldn’t load your merits.",
    );
  });
});
