import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { findTable } from "@/app/testing/table-texts";
import { address, renderPage, servePages } from "@/app/testing/render-page";

import { cellsOf, headsOf } from "../testing/tables";
import { PATH } from "./testing/crime-answers";
import { HISTORY } from "./testing/history-answers";

servePages();

const PAYOUTS = `${PATH}?view=payouts`;
const FORM = "https://www.torn.com/factions.php?step=your#/tab=controls&option=give-to-user";

const payout = () => screen.getByRole("region", { name: "Payout" });
const findRun = () => findTable("Payout run");

async function expectPayout(...texts: string[]) {
  await waitFor(() => {
    for (const text of texts) expect(payout()).toHaveTextContent(text);
  });
}

/** The row of a member, with its links and boxes. */
async function rowOf(name: RegExp) {
  const row = within(await findRun())
    .getAllByRole("row")
    .find(({ textContent }) => name.test(textContent));
  if (row === undefined) throw new Error(`No row for ${name.toString()}`);
  return within(row);
}

test("says who is owed what for the unpaid crimes, and fills in the game’s own forms", async () => {
  await renderPage(PAYOUTS, { answers: HISTORY });
  const run = await findRun();
  await expectPayout("$1,090,001 from 2 crimes; the faction keeps $484,669.");
  // All of it is left until somebody is paid.
  expect(within(payout()).getAllByRole("status")[0]).toHaveTextContent(
    /^\$605,332 to pay, 0 of 3 members paid$/,
  );
  expect(screen.getByText(/Each link opens the game’s payment form/)).toBeVisible();
  expect(screen.getByText(/2 of 3 successful crimes/)).toBeVisible();
  expect(headsOf(run)).toEqual(["Member", "Owed▼", "Crimes", "Paid", "Pay in game"]);
  expect(cellsOf(run, /^Alpha/).slice(1, 3)).toEqual(["$266,666", "Pet Project"]);
  const alpha = await rowOf(/^Alpha/);
  for (const { name, field } of [
    { name: /^Pay \$266,666\s?to Alpha$/, field: "giveMoneyTo" },
    { name: /^Add to balance\s?of Alpha$/, field: "addMoneyTo" },
  ]) {
    const link = alpha.getByRole("link", { name });
    expect(link).toHaveAttribute("href", `${FORM}&${field}=3000001&money=266666`);
    expect(link).toHaveAttribute("target", "_blank");
  }
  // Members who have left have no balance.
  const left = await rowOf(/^\[3000099\] left the faction/);
  expect(left.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "[3000099]",
    expect.stringMatching(/^Pay \$72,000\s?to \[3000099\]$/),
  ]);
});

test("the members’ share, and what the page says of one that isn’t a percentage", async () => {
  const { user } = await renderPage(PAYOUTS, { answers: HISTORY });
  await findRun();
  const share = screen.getByLabelText(/^Members’ share/);
  const enter = async (text: string) => {
    await user.clear(share);
    await user.type(share, text);
  };
  // As last paid in the game.
  expect(share).toHaveValue("80");
  expect(screen.getByText(/Faction keeps 20%\. Last paid in the game: 80%/)).toBeVisible();
  await enter("100");
  await expectPayout("$756,666 to pay, 0 of 3 members paid", "the faction keeps $333,335.");
  expect(screen.getByText(/Faction keeps 0%/)).toBeVisible();

  for (const text of ["101", "-5", "most", "80.5.5"]) {
    await enter(text);
    await waitFor(() => {
      expect(within(screen.getByRole("main")).getByRole("alert").textContent).toBe(
        `“${text}” isn’t a percentage from 0 to 100. Enter one, such as 80 or 64.5.`,
      );
    });
    expect(share).toHaveAttribute("aria-invalid", "true");
    expect(screen.queryByRole("region", { name: "Payout" })).toBeNull();
  }
  await enter("80");
  await expectPayout("$605,332 to pay, 0 of 3 members paid", "the faction keeps $484,669.");
});

test("which crimes are paid out can be chosen, and each amount is explained", async () => {
  const { user } = await renderPage(PAYOUTS, { answers: HISTORY });
  await findRun();
  await user.click(screen.getByText("Choose crimes"));
  const choice = within(await findTable("Successful crimes"));
  await user.click(choice.getByRole("checkbox", { name: "No Reserve from 16 Nov 2026" }));
  await expectPayout("$533,332 to pay, 0 of 2 members paid");
  await user.click(screen.getByRole("button", { name: "All" }));
  await waitFor(() => {
    expect(address()).toBe(`${PAYOUTS}&crimes=all`);
  });
  await expectPayout(
    "$1,405,332 to pay, 0 of 3 members paid",
    "$2,090,001 from 3 crimes",
    "1 of these crimes is already paid out in the game.",
  );
  await user.click(within(await findRun()).getByRole("button", { name: /amount owed to Alpha/ }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog).toHaveTextContent(/Bidding War\s*\$400,000/);
  expect(dialog).toHaveTextContent(/Pet Project\s*\$266,666/);
  expect(dialog).toHaveTextContent(/Total\s*\$666,666/);
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "None" }));
  expect(await screen.findByText(/Choose crimes below to see/)).toBeVisible();
});

test("with a members’ share of 0% nobody is owed anything", async () => {
  const { user } = await renderPage(`${PAYOUTS}&crimes=all`, { answers: HISTORY });
  await findRun();
  const share = screen.getByLabelText(/^Members’ share/);
  await user.clear(share);
  await user.type(share, "0");
  await expectPayout("Nobody is owed anythingThe members’ share is 0%.");
  await user.click(screen.getByText("Choose crimes"));
  await user.click(await screen.findByRole("button", { name: "Unpaid" }));
  expect(await screen.findByText(/0 of 3 successful crimes/)).toBeVisible();
});

test("what each member earned, with equal shares or by what the game has paid", async () => {
  const { user } = await renderPage(PAYOUTS, { answers: HISTORY });
  await findRun();
  await user.click(screen.getByRole("button", { name: "Earned" }));
  await user.selectOptions(screen.getByLabelText("Carried out"), "Last 90 days");
  expect(address()).toBe(`${PAYOUTS}&show=earned&range=90d`);
  const earned = (name: RegExp) => cellsOf(screen.getByRole("table"), name)[1];
  await waitFor(() => {
    expect(earned(/^Alpha/)).toBe("$833,333");
    expect(earned(/^Charlie/)).toBe("$500,000");
  });
  expect(screen.getByRole("main")).toHaveTextContent(
    "Members earned $2,256,666 of $2,590,001; the faction kept $333,335.",
  );
  await user.selectOptions(screen.getByLabelText("Split"), "As paid in the game");
  await waitFor(() => {
    expect(earned(/^Alpha/)).toBe("$400,000");
  });
  expect(earned(/^\[3000099\]/)).toBe("$0");
  expect(screen.getByRole("main")).toHaveTextContent("2 crimes have no payout");
});

test("“Pay out” leads to that crime alone, with the share last paid, and back", async () => {
  const { user, unmount } = await renderPage(PATH, { answers: HISTORY });
  await user.click(await screen.findByRole("button", { name: /^Pay out\s?Pet Project$/ }));
  expect(address()).toBe(`${PATH}?view=payouts&pay=3`);
  const main = screen.getByRole("main");
  // The row that was pressed is far down the list.
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(main).toHaveFocus();
  await expectPayout("$533,332 to pay, 0 of 2 members paid", "$1,000,001 from 1 crime");
  expect(main).toHaveTextContent("1 of 2 owed");
  expect(screen.getByRole("heading", { name: "Pet Project" })).toBeVisible();
  expect(screen.getByLabelText(/^Members’ share/)).toHaveValue("80");
  expect(main).toHaveTextContent(
    "Rounded down per member: the remainder of $2 and the share of 1 empty slot stay with the faction.",
  );
  expect(screen.getByRole("link", { name: "Pay $533k in the game" })).toHaveAttribute(
    "href",
    "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=3",
  );
  expect(screen.queryByText("Choose crimes")).toBeNull();

  await user.click(screen.getByRole("button", { name: "All owed crimes" }));
  expect(window.scrollTo).toHaveBeenCalledTimes(2);
  await expectPayout("$1,090,001 from 2 crimes");
  expect(address()).toBe(PAYOUTS);
  unmount();

  const next = await renderPage(`${PAYOUTS}&pay=3`, { answers: HISTORY });
  await next.user.click(await screen.findByRole("button", { name: "Control room" }));
  expect(await screen.findByRole("list", { name: "Crimes that need you" })).toBeVisible();
  expect(address()).toBe(PATH);
});

test("a crime that is paid, unknown or not successful has no payout of its own", async () => {
  const { unmount } = await renderPage(`${PAYOUTS}&pay=1`, { answers: HISTORY });
  await expectPayout("1 of these crimes is already paid out in the game.");
  expect(screen.queryByRole("link", { name: /in the game$/ })).toBeNull();
  unmount();
  for (const id of ["2", "999", "x"]) {
    const page = await renderPage(`${PAYOUTS}&pay=${id}`, { answers: HISTORY });
    await expectPayout("from 2 crimes");
    page.unmount();
  }
});
