import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findTable } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";

import { expectInitials, headsOf } from "../testing/tables";

servePages();

const PATH = "/app/faction/members";
const search = () => screen.getByRole("combobox", { name: "Find a member" });
const inAddress = (name: string) => new URLSearchParams(address().split("?")[1]).get(name);

type User = Awaited<ReturnType<typeof renderPage>>["user"];

async function searchFor(user: User, text: string) {
  await user.clear(search());
  if (text === "") return;
  await user.click(search());
  await user.paste(text);
}

test("the search finds by words and filters, and the address has it", async () => {
  const { user } = await renderPage(PATH);
  await findTable();
  await searchFor(user, "money:>1m level:<95");
  await expectInitials("A");
  expect(search()).toHaveAttribute("aria-invalid", "false");
  await waitFor(() => {
    expect(inAddress("q")).toBe("money:>1m level:<95");
  });

  await searchFor(user, "lvl:3 money:>lots oc:no");
  await expectInitials("bC");
  expect(search()).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByText(/lvl/)).toHaveTextContent(
    "“lvl” isn’t a filter. The filters are inactive, level, days, money, points, position, state, revive, oc, note and not. We don’t understand “money:>lots”. Try money:>1m.",
  );
  expect(search()).toHaveAccessibleDescription(/lvl.*lots/);

  await searchFor(user, "level>80");
  await expectInitials("bA");

  await searchFor(user, "hospital");
  await expectInitials("b");

  await searchFor(user, "alhpa");
  await user.click(await screen.findByRole("button", { name: "Alpha" }));
  expect(search()).toHaveValue("Alpha");
  await expectInitials("A");

  await searchFor(user, "zulu");
  expect(await screen.findByText("No members match “zulu”")).toBeVisible();
});

test("filters and the faction’s own values are suggested while they are typed", async () => {
  const { user } = await renderPage(PATH);
  await findTable();
  const options = () =>
    within(screen.getByRole("listbox", { name: "Suggestions" }))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  await user.type(search(), "a po");
  expect(options()).toEqual([
    expect.stringMatching(/^points:/),
    expect.stringMatching(/^position:/),
  ]);
  expect(search()).toHaveAttribute("aria-expanded", "true");
  await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  expect(search()).toHaveValue("a position:");
  expect(options()).toEqual([
    "position:Co-leader",
    "position:Leader",
    "position:Member",
    "position:Recruit",
  ]);
  await user.keyboard("{ArrowUp}{Enter}");
  expect(search()).toHaveValue("a position:Recruit ");
  expect(screen.queryByRole("listbox")).toBeNull();
  await expectInitials("C");

  // Escape closes the list and leaves the text; an arrow opens it again.
  await user.clear(search());
  await user.type(search(), "le");
  expect(screen.getByRole("listbox")).toBeVisible();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  await user.keyboard("{Enter}");
  expect(search()).toHaveValue("le");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("listbox")).toBeVisible();
  await user.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("“How to search” explains each filter, and an example can be added", async () => {
  const { user } = await renderPage(`${PATH}?q=a`);
  await findTable();
  await user.click(screen.getByRole("button", { name: "How to search" }));
  const help = await screen.findByRole("dialog", { name: "How to search" });
  expect(within(help).getAllByRole("row")).toHaveLength(11);
  expect(within(help).getByRole("row", { name: /inactive:>7/ })).toHaveTextContent(
    "Days since their last action",
  );
  await user.click(within(help).getByRole("button", { name: "Add oc:no" }));
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(search()).toHaveValue("a oc:no ");
  await expectInitials("bC");
});

test("the chips are in the address, and combine with the search", async () => {
  const { user } = await renderPage(PATH);
  await findTable();
  const chip = (name: RegExp) => screen.getByRole("button", { name });
  await user.click(chip(/^Inactive ?1$/));
  await expectInitials("b");
  expect(chip(/^Inactive ?1$/)).toHaveAttribute("aria-pressed", "true");
  expect(inAddress("only")).toBe("inactive");
  await user.click(chip(/^Inactive ?1$/));
  await user.click(chip(/^Has money ?2$/));
  await expectInitials("bA");
  await searchFor(user, "alp");
  await expectInitials("A");
});

test("each filter is in the address as long as it is set", async () => {
  const members = [
    { id: 3000001, money: -5, points: 0 },
    { id: 3000002, money: 5, points: 0 },
  ];
  // A value that nobody has, or that no filter knows, counts as "all".
  const { user } = await renderPage(`${PATH}?position=Archivist&state=Asleep&activity=never`, {
    answers: { "/faction/balance": { balance: { members } } },
  });
  await findTable();
  await expectInitials("bADC");
  await user.click(screen.getByRole("button", { name: /^More filters/ }));
  const filters = within(await screen.findByRole("group", { name: "Filters for Members" }));
  for (const { label, choice, name, value, finds } of [
    {
      label: "Last action",
      choice: "In the last day",
      name: "activity",
      value: "day",
      finds: "AC",
    },
    { label: "Last action", choice: "Inactive", name: "activity", value: "inactive", finds: "b" },
    { label: "Days", choice: "Under 30", name: "days", value: "new", finds: "C" },
    { label: "Days", choice: "30 to 364", name: "days", value: "year", finds: "D" },
    { label: "Days", choice: "365 or more", name: "days", value: "old", finds: "bA" },
    { label: "Position", choice: "Member", name: "position", value: "Member", finds: "D" },
    { label: "State", choice: "Hospital", name: "state", value: "Hospital", finds: "b" },
    { label: "In OC", choice: "Yes", name: "oc", value: "yes", finds: "AD" },
    { label: "In OC", choice: "No", name: "oc", value: "no", finds: "bC" },
    { label: "Balance", choice: "Has money", name: "balance", value: "has", finds: "b" },
    { label: "Balance", choice: "Owes", name: "balance", value: "owes", finds: "A" },
  ]) {
    const field = filters.getByLabelText(label);
    await user.selectOptions(field, choice);
    await expectInitials(finds);
    expect(inAddress(name)).toBe(value);
    await user.selectOptions(field, "All");
    await expectInitials("bADC");
    expect(inAddress(name)).toBeNull();
  }
});

test("a saved view restores filters, search, columns and sort", async () => {
  const { user, unmount } = await renderPage(
    `${PATH}?oc=no&days=new&q=level:<20&columns=name+position&sort=name.asc`,
  );
  await expectInitials("C");
  await user.click(screen.getByRole("button", { name: "Views" }));
  const views = await screen.findByRole("dialog", { name: "Views of Members" });
  await user.click(within(views).getByLabelText("Name of this view"));
  await user.paste("New and idle");
  await user.click(within(views).getByRole("button", { name: "Save view" }));
  const tableViews: unknown = JSON.parse(localStorage.getItem("tableViews") ?? "null");
  unmount();

  const again = await renderPage(PATH, { stored: { tableViews } });
  await findTable();
  await expectInitials("bADC");
  await again.user.click(screen.getByRole("button", { name: "Views" }));
  await again.user.click(await screen.findByRole("button", { name: "New and idle" }));
  await expectInitials("C");
  expect(headsOf(await findTable())).toEqual(["Name▲", "Position"]);
  expect(search()).toHaveValue("level:<20");
  const more = screen.getByRole("button", { name: /^More filters/ });
  expect(more).toHaveTextContent("More filters, 2");
  await again.user.click(more);
  const filters = within(await screen.findByRole("group", { name: "Filters for Members" }));
  expect(filters.getByLabelText("In OC")).toHaveValue("no");
  expect(filters.getByLabelText("Days")).toHaveValue("new");

  await again.user.selectOptions(filters.getByLabelText("State"), "Fallen");
  await searchFor(again.user, "");
  expect(await screen.findByText("No members match these filters")).toBeVisible();
  expect(screen.getByText("Filters in use: Days Under 30, State Fallen, In OC No.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Clear search" })).toBeNull();
  await searchFor(again.user, "a");
  expect(await screen.findByText("No members match “a”")).toBeVisible();
  await again.user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => {
    expect(inAddress("state")).toBeNull();
  });
  expect(await findTable()).toBeVisible();
  expect(search()).toHaveValue("a");
});
