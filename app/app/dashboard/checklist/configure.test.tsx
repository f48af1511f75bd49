import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { PointerEventsCheckLevel } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { after, QUIET, WITHOUT_COMPANY, WITHOUT_CRIME_AND_BANK } from "../testing/answers";
import {
  checklistRow,
  checklistRows,
  idleAre,
  openDashboard,
  PATH,
  region,
  rowSays,
  says,
} from "../testing/dashboard-page";
import { CHECKLIST_ITEMS } from "./items/items";
import { DEFAULT_STATES } from "./testing/default-states";

servePages();

const TITLES = CHECKLIST_ITEMS.map(({ title }) => title);

/** A dialog keeps the page behind it from being pressed by a style of the body, which tests may still see as it closes. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

const opener = () => within(region("Checklist")).getByLabelText("Configure the checklist");

/** Opens the configuration, and returns what is in it. */
async function configure() {
  fireEvent.click(opener());
  return within(await screen.findByRole("dialog", { name: "Configuration" }));
}

async function thresholds() {
  const dialog = await configure();
  await user.click(dialog.getByRole("tab", { name: "Thresholds" }));
  return {
    dialog,
    days: await dialog.findByLabelText<HTMLInputElement>("Inactive after (days)"),
    rate: dialog.getByLabelText<HTMLInputElement>("Minimum pass rate (%)"),
  };
}

async function fill(field: HTMLElement, text: string) {
  await user.clear(field);
  if (text !== "") {
    await user.click(field);
    await user.paste(text);
  }
}

const isClosed = () =>
  waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });

const kept = () => JSON.parse(localStorage.getItem("checklistConfig") ?? "{}") as unknown;

test("all items are on at first, Cancel and Escape keep nothing, and Save keeps which are shown", async () => {
  await openDashboard();
  let dialog = await configure();
  expect(dialog.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Configuration",
  ]);
  const tabs = dialog.getAllByRole("tab");
  expect(tabs.map(({ textContent }) => textContent)).toEqual(["Checklist Items", "Thresholds"]);
  expect(tabs[0]).toHaveAttribute("aria-selected", "true");
  expect(dialog.getAllByRole("group")).toHaveLength(5);
  const boxes = dialog.getAllByRole("checkbox");
  expect(boxes).toHaveLength(TITLES.length);
  for (const title of TITLES) expect(dialog.getByLabelText(title)).toBeChecked();
  expect(dialog.getByText(/^Showing/)).toHaveTextContent(
    `Showing ${TITLES.length} of ${TITLES.length} items.`,
  );

  for (const leave of [
    () => user.click(dialog.getByText("Cancel")),
    () => user.keyboard("{Escape}"),
  ]) {
    await user.click(dialog.getByLabelText("Drug"));
    expect(dialog.getByText(/^Showing/)).toHaveTextContent(
      `Showing ${TITLES.length - 1} of ${TITLES.length} items.`,
    );
    await leave();
    await isClosed();
    expect(checklistRow("Drug")).toBeInTheDocument();
    await waitFor(() => {
      expect(opener()).toHaveFocus();
    });
    dialog = await configure();
    expect(dialog.getByLabelText("Drug")).toBeChecked();
  }

  await user.click(dialog.getByLabelText("Drug"));
  await user.click(dialog.getByText("Save"));
  await isClosed();
  expect(checklistRow("Drug")).toBeUndefined();
  expect(checklistRows()).toHaveLength(TITLES.length - 1);
  expect(kept()).toMatchObject({
    showComplete: true,
    inactivityDays: 7,
    ocPassRate: 90,
    enabledItems: { drugCooldown: false, nerveRefill: true, wheelAwesome: true },
  });
});

test("thresholds are 7 days and 90 % at first, and an empty or invalid one becomes 0", async () => {
  await openDashboard();
  let fields = await thresholds();
  expect(fields.days).toHaveValue("7");
  expect(fields.rate).toHaveValue("90");
  for (const { typed, becomes } of [
    { typed: ["abc", ""], becomes: [0, 0] },
    { typed: ["7.9", "85.5"], becomes: [7, 85] },
    { typed: ["10", "0"], becomes: [10, 0] },
  ] as const) {
    await fill(fields.days, typed[0]);
    await fill(fields.rate, typed[1]);
    await user.keyboard("{Enter}");
    await isClosed();
    expect(kept()).toMatchObject({ inactivityDays: becomes[0], ocPassRate: becomes[1] });
    fields = await thresholds();
    expect(fields.days).toHaveValue(String(becomes[0]));
    expect(fields.rate).toHaveValue(String(becomes[1]));
  }
});

test("items are judged by the thresholds", async () => {
  await openDashboard();
  const set = async (days: string, rate: string) => {
    const fields = await thresholds();
    await fill(fields.days, days);
    await fill(fields.rate, rate);
    await user.keyboard("{Enter}");
    await isClosed();
  };
  await set("10", "0");
  await rowSays("No inactive members", /^Complete/);
  await rowSays("Pass rates", /^Complete/);
  await set("9", "86");
  await rowSays("Pass rates", /^IncompletePass ratesAlpha 85: below 86%/);
  await rowSays("No inactive members", /^Complete/);
  await set("8", "85");
  await rowSays("No inactive members", "bravo_the_second_of_that_name1 9 d");
  await rowSays("Pass rates", /^Complete/);
});

test("the configuration says why an item does not apply, and is left by the keyboard alone", async () => {
  await openDashboard({
    "/key/info": WITHOUT_COMPANY,
    "/user/organizedcrime": { organizedCrime: apiError(27).error },
  });
  await waitFor(() => {
    expect(checklistRows()).toHaveLength(TITLES.length - 4);
  });
  opener().focus();
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog", { name: "Configuration" }));
  await waitFor(() => {
    expect(dialog.getByRole("heading", { name: "Configuration" })).toHaveFocus();
  });
  expect(dialog.getAllByText("You’re not in a company")).toHaveLength(3);
  expect(dialog.getAllByText("Your faction doesn’t use OC 2.0")).toHaveLength(1);
  expect(dialog.getByText(/^Showing/)).toHaveTextContent(
    `Showing ${TITLES.length - 4} of ${TITLES.length} items.`,
  );

  await user.keyboard("{Tab}");
  expect(dialog.getByRole("tab", { name: "Checklist Items" })).toHaveFocus();
  await user.keyboard("{ArrowRight}");
  expect(dialog.getByRole("tab", { name: "Thresholds" })).toHaveFocus();
  expect(await dialog.findByLabelText("Inactive after (days)")).toBeVisible();
  await user.keyboard("{Escape}");
  await isClosed();
  await waitFor(() => {
    expect(opener()).toHaveFocus();
  });
});

test("with every item out of the list, the page says how to get them back", async () => {
  await openDashboard();
  const dialog = await configure();
  for (const box of dialog.getAllByRole("checkbox")) await user.click(box);
  expect(dialog.getByText(/^Showing/)).toHaveTextContent(`Showing 0 of ${TITLES.length} items.`);
  await user.click(dialog.getByText("Save"));
  await says("Checklist", "Your checklist is empty.");
  expect(checklistRows()).toHaveLength(0);
});

test("Show Complete? hides what is done, also on the next visit", async () => {
  const toggle = () => within(region("Checklist")).getByLabelText("Show Complete?");
  const left = Object.values(DEFAULT_STATES).filter((state) => state === "Incomplete").length;
  const leftIs = (count: number) =>
    waitFor(() => {
      expect(checklistRows()).toHaveLength(count);
    });
  const first = await openDashboard();
  await leftIs(TITLES.length);
  await user.click(toggle());
  await leftIs(left);
  expect(checklistRow("Drug")).toBeUndefined();
  first.unmount();

  await openDashboard();
  await leftIs(left);
  expect(toggle()).not.toBeChecked();
  // A section that is done keeps its heading.
  await says("Checklist", /Faction Membership2 of 2All done/);
  await user.click(toggle());
  await leftIs(TITLES.length);
});

test("an activity that the player takes out of the idle ones stays out", async () => {
  const answers = {
    ...QUIET,
    ...WITHOUT_CRIME_AND_BANK,
    "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: after(-1) } },
  };
  const first = await renderPage(PATH, { answers });
  await idleAre("Bank", "Course", "Virus", "OC", "Contract", "Drug", "Training");
  await says("Checklist", "General");
  const dialog = await configure();
  await user.click(dialog.getByRole("tab", { name: "Thresholds" }));
  const choices = within(await dialog.findByRole("group", { name: "Not running" }));
  for (const name of ["Course", "OC", "Training"]) {
    await user.click(choices.getByLabelText(name));
  }
  await fill(dialog.getByLabelText("Cash in hand"), "5m");
  await user.click(dialog.getByText("Save"));
  await idleAre("Virus", "Contract", "Drug");
  first.unmount();

  await renderPage(PATH, { answers });
  await idleAre("Virus", "Contract", "Drug");
  await says("Checklist", "General");
  const again = await configure();
  await user.click(again.getByRole("tab", { name: "Thresholds" }));
  expect(await again.findByLabelText("Cash in hand")).toHaveValue("5,000,000");
});
