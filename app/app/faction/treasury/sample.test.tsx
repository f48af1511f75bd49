import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";

servePages();

beforeEach(() => {
  sessionStorage.setItem("demo", "on");
});

const PATH = "/app/faction/treasury";

test("the sample's armoury has a price for everything but its trophies, and loans", async () => {
  await renderPage(`${PATH}?view=armoury`);
  const table = await screen.findByRole("table", { name: "Stock by category" });
  await waitFor(() => {
    expect(table).toHaveTextContent(/Total[\d,]+\$[\d,]+/);
  });
  const heads = within(table).getAllByRole("rowheader");
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Weapons 4",
    "Armour 3",
    "Temporary 3",
    "Medical 5",
    "Drugs 3",
    "Boosters 5",
    "Utilities 4",
    "Loot 1",
    "Out of stock 1",
    "Total",
  ]);
  expect(screen.getByRole("main")).toHaveTextContent("Nothing in consumables.");
  expect(screen.getByRole("main")).toHaveTextContent("1 item has no market value");
  const loans = screen.getByRole("region", { name: "On loan" });
  await waitFor(() => {
    expect(within(loans).getAllByText(/^Inactive \d+ days$/)).toHaveLength(2);
  });
});

test("the sample's armoury has minimums, one for an item that it has none of", async () => {
  await renderPage(`${PATH}?view=armoury`);
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  const names = within(list)
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);
  expect(names).toHaveLength(6);
  expect(names).toEqual(
    expect.arrayContaining(["Xanax", "Blood Bag : A+", "Can of Red Cow", "Total"]),
  );
  expect(within(list).getByRole("row", { name: /^Blood Bag : A\+/ })).toHaveTextContent(
    "Blood Bag : A+060",
  );
  expect(localStorage.getItem("armouryMinimums")).toBeNull();
});

test("the sample's funds have a balance and a gap to check, and someone who left", async () => {
  await renderPage(`${PATH}?view=funds`);
  const list = await screen.findByRole("list", { name: "To check" });
  await waitFor(() => {
    expect(list).toHaveTextContent(/has too little −\$5,000,000/);
    expect(list).toHaveTextContent(/got extra money \+\$1,500,000/);
  });
  expect(await screen.findByRole("list", { name: "Balances of those who left" })).toHaveTextContent(
    "Old_Oriel$4,210,000",
  );
  const table = screen.getByRole("table", { name: "Movements by day" });
  const [day] = within(table).getAllByRole("button");
  if (day) fireEvent.click(day);
  expect(within(table).getAllByRole("listitem").length).toBeGreaterThan(0);
  expect(screen.queryByText("Not understood")).not.toBeInTheDocument();
});

test("the sample's last war is paid for the most part, one member twice, one another amount", async () => {
  await renderPage(PATH);
  const paid = await screen.findByRole("list", { name: "Paid" });
  await waitFor(() => {
    expect(paid).toHaveTextContent("Paid twice");
  });
  const due = screen.getByRole("list", { name: "To pay" });
  expect(due).toHaveTextContent("not deducted");
  expect(within(paid).getAllByRole("listitem").length).toBeGreaterThan(
    within(due).getAllByRole("listitem").length,
  );
  const glance = screen.getByRole("region", { name: "At a glance" });
  expect(glance).toHaveTextContent("0 by you");
  expect(glance).toHaveTextContent(/Unclear payments\d/);
  expect(paid).toHaveTextContent(/retals/);
});

test("the payments to check of the sample's Pay are those of Funds, where its link leads", async () => {
  const { unmount } = await renderPage(PATH);
  const glance = () => screen.getByRole("region", { name: "At a glance" });
  await waitFor(() => {
    expect(glance()).toHaveTextContent(/Unclear payments\dsee Funds/);
  });
  const [, count] = /Unclear payments(\d)/.exec(glance().textContent) ?? [];
  const href = within(glance()).getByRole("link", { name: "Funds" }).getAttribute("href") ?? "";
  unmount();
  await renderPage(href);
  const list = await screen.findByRole("list", { name: "To check" });
  await waitFor(() => {
    expect(list).toHaveTextContent(/paid twice.*other amount/);
  });
  expect(screen.getByRole("main")).toHaveTextContent(`, ${count} payments`);
});
