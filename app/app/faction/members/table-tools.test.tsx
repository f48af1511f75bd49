import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, renderPage, servePages } from "@/app/testing/render-page";

servePages();

const PATH = "/app/faction/members";

const table = () => screen.findByRole("table", { name: "Members" });
const heads = async () =>
  within(await table())
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent);
const names = () =>
  screen.getAllByRole("rowheader").map(({ textContent }) => /^[A-Za-z]+/.exec(textContent)?.[0]);
const search = () => screen.getByRole("combobox", { name: "Find a member" });

test("the head of the table counts the rows, and how many of them the filter leaves", async () => {
  const { user } = await renderPage(`${PATH}?q=zulu`);
  expect(await screen.findByText("No members match “zulu”")).toBeVisible();
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Clear search" }));
  expect(within(await table()).getAllByRole("row")).toHaveLength(5);
  const head = screen.getByRole("heading", { level: 2, name: "Members" }).parentElement;
  expect(head).toHaveTextContent(/^Members4$/);
  await user.type(search(), "ALP");
  await waitFor(() => {
    expect(head).toHaveTextContent(/^Members1 of 4$/);
  });
  expect(names()).toEqual(["Alpha"]);
});

test("unknown columns in the address are ignored", async () => {
  await renderPage(`${PATH}?columns=level+price`);
  expect(await heads()).toEqual(["Name", "Level▼"]);
});

test("an unknown sort in the address is ignored", async () => {
  await renderPage(`${PATH}?sort=nonsense`);
  expect(await heads()).toContain("Level▼");
});

test("Shift sorts by a second column, which the address keeps", async () => {
  const { user, unmount } = await renderPage(PATH);
  const press = async (name: string) => {
    const head = within(await table()).getByRole("columnheader", { name });
    await user.click(within(head).getByRole("button"));
  };
  await press("In OC");
  await user.keyboard("{Shift>}");
  await press("Name");
  await user.keyboard("{/Shift}");
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?sort=inOc.asc+name.asc`);
  });
  unmount();
  await renderPage(`${PATH}?sort=inOc.asc+name.asc`);
  expect(within(await table()).getByRole("columnheader", { name: /^Name/ })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
});

test("a saved view brings back the sort, the columns and the filter", async () => {
  const { user, unmount } = await renderPage(`${PATH}?sort=money.desc&columns=name+money&q=a`);
  await table();
  const open = () => user.click(screen.getByRole("button", { name: "Views" }));
  const views = () => screen.findByRole("dialog", { name: "Views of Members" });
  await open();
  await user.click(within(await views()).getByRole("button", { name: "Save view" }));
  expect(within(await views()).getByText("Enter a name for the view first.")).toBeVisible();
  await user.type(within(await views()).getByLabelText("Name of this view"), "Rich{Enter}");
  expect(await within(await views()).findByRole("button", { name: "Rich" })).toBeVisible();
  unmount();

  const again = await renderPage(PATH);
  await table();
  await again.user.type(search(), "char");
  await again.user.click(screen.getByRole("button", { name: "Views" }));
  await again.user.click(within(await views()).getByRole("button", { name: "Rich" }));
  await waitFor(async () => {
    expect(await heads()).toEqual(["Name", "Money▼"]);
  });
  expect(search()).toHaveValue("a");
  expect(names()).toEqual(["bravo", "Alpha", "Charlie", "Delta"]);
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?sort=money.desc&columns=name+money&q=a`);
  });

  await again.user.click(screen.getByRole("button", { name: "Views" }));
  await again.user.click(
    within(await views()).getByRole("button", { name: "Delete the view Rich" }),
  );
  expect(within(await views()).queryByRole("button", { name: "Rich" })).toBeNull();
});
