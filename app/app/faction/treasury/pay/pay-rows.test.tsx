import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import {
  armouryNews,
  BASIC_WITHOUT_LEADERS,
  CHAIN_WITH_ORIEL,
  profileOf,
} from "../testing/pay-answers";

servePages();

const PATH = "/app/faction/treasury";

async function renderPay(options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(PATH, options);
  await screen.findByRole("list", { name: "To pay" });
  fireEvent.change(screen.getByLabelText("Income"), { target: { value: "1b" } });
  return page;
}

/** The buttons that open the rows of a list. */
const namesIn = (list: string) =>
  within(screen.getByRole("list", { name: list }))
    .getAllByRole("button", { expanded: false })
    .map(({ textContent }) => /^[a-zA-Z]+/.exec(textContent)?.[0]);

async function openRow(name: RegExp) {
  const button = screen.getByRole("button", { name, expanded: false });
  fireEvent.click(button);
  const row = button.closest("li");
  if (row === null) throw new Error("No row");
  await within(row).findByText("Pay", { selector: "dt" });
  return row;
}

test("sorting by a column keeps who is to be paid apart from who is paid", async () => {
  await renderPay({
    stored: { payoutRuns: [{ warId: 27811, crimeIds: [], percent: 0, paidIds: [3000001] }] },
  });
  expect(namesIn("To pay")).toEqual(["bravo", "Charlie", "Delta"]);
  fireEvent.click(screen.getByRole("button", { name: "Outside" }));
  expect(namesIn("Paid")).toEqual(["Alpha"]);
  expect(namesIn("To pay")).toEqual(["bravo", "Delta", "Charlie"]);
  expect(address()).toContain("sort=outside");
  expect(screen.getByRole("button", { name: "Outside" })).toHaveAttribute("aria-pressed", "true");
});

test("a narrow page sorts with a select", async () => {
  await renderPay();
  fireEvent.change(screen.getByRole("combobox", { name: "Sort by" }), {
    target: { value: "losses" },
  });
  expect(screen.getByRole("option", { name: "Member, A to Z" })).toBeInTheDocument();
  expect(address()).toContain("sort=losses");
});

test("attacks expected show once the armoury’s news of the war has loaded", async () => {
  await renderPay({ answers: armouryNews(3000001, { xanax: 99, points: 60 }) });
  const row = await openRow(/^Alpha/);
  expect(row).not.toHaveTextContent("Attacks expected");
  fireEvent.click(screen.getByRole("button", { name: "Add up armoury use" }));
  // 99 × 10 + 60 ÷ 5, of which 984 were made
  await waitFor(() => {
    expect(row).toHaveTextContent(/Attacks expected.*1,002, 18 short/);
  });
  expect(await openRow(/^Charlie/)).not.toHaveTextContent("Attacks expected");
});

test("the name of somebody who left loads on request", async () => {
  const asked: string[] = [];
  await renderPay({
    answers: {
      ...CHAIN_WITH_ORIEL,
      "/user/3000099/profile": ({ pathname }: URL) => {
        asked.push(pathname);
        return profileOf(3000099, "Oriel");
      },
    },
  });
  const row = await openRow(/^\[3000099\]/);
  expect(asked).toEqual([]);
  fireEvent.click(within(row).getByRole("button", { name: "Load name" }));
  expect(await screen.findByRole("button", { name: /^Oriel/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Load name" })).toBeNull();
  expect(asked).toHaveLength(1);
});

test("a name that can’t be loaded says so", async () => {
  await renderPay({ answers: { ...CHAIN_WITH_ORIEL, "/user/3000099/profile": apiError(17) } });
  const row = await openRow(/^\[3000099\]/);
  fireEvent.click(within(row).getByRole("button", { name: "Load name" }));
  expect(await screen.findByText(/^Couldn’t load the name\./)).toBeVisible();
});

const savedDue = () =>
  (JSON.parse(localStorage.getItem("payDue") ?? "null") as { count: number } | null)?.count;

test("the leader’s menu has the number of members still to pay for the last war", async () => {
  await renderPay();
  expect(savedDue()).toBe(4);
  fireEvent.click(
    within(screen.getByRole("list", { name: "To pay" })).getByRole("checkbox", {
      name: "Paid: Alpha",
    }),
  );
  expect(savedDue()).toBe(3);
});

test("another war or chain leaves the number as it is", async () => {
  await renderPage(`${PATH}?war=chain-54900012`, {
    stored: { payDue: { count: 7, endsAtMs: 1 } },
  });
  await screen.findByRole("list", { name: "To pay" });
  fireEvent.change(screen.getByLabelText("Income"), { target: { value: "1b" } });
  expect(savedDue()).toBe(7);
});

test("a member who doesn’t lead the faction has none", async () => {
  await renderPay({ answers: { "/faction/basic": BASIC_WITHOUT_LEADERS } });
  expect(savedDue()).toBeUndefined();
});
