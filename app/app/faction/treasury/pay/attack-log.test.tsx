import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { deferred, renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { ATTACK_LOG, FULL_PAGE } from "../testing/attack-answers";
import { added, fundsNews } from "../testing/pay-answers";

servePages();

const PATH = "/app/faction/treasury";

const type = (label: RegExp | string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

/** Opens Pay with an income of $1,000,000,000, and waits for the list. */
async function renderPay(options: Parameters<typeof renderPage>[1] = { answers: ATTACK_LOG }) {
  const page = await renderPage(PATH, options);
  await screen.findByRole("list", { name: "To pay" });
  type("Income", "1b");
  return page;
}

/** Opens the row of Alpha. */
async function openAlpha(list = "To pay") {
  const [row] = within(screen.getByRole("list", { name: list })).getAllByRole("listitem");
  if (row === undefined) throw new Error("No row");
  fireEvent.click(within(row).getByRole("button", { name: /^Alpha/ }));
  await within(row).findByText("Pay", { selector: "dt" });
  return row;
}

async function openLog() {
  const title = screen.getByRole("button", { name: /^Attack log/ });
  if (title.getAttribute("aria-expanded") === "false") fireEvent.click(title);
  await screen.findByLabelText("Agreed end (TCT)");
}

async function loadLog() {
  await openLog();
  fireEvent.click(screen.getByRole("button", { name: "Load the attack log" }));
}

const hitsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole("checkbox", { name: /^Void/ })
    .map((box) => box.closest("li")?.textContent);

const storedPay = (): unknown => JSON.parse(localStorage.getItem("warPay") ?? "[]");

/** The settings of a pay that was stored on an earlier visit. */
async function storedTerms(change: () => void) {
  const { unmount } = await renderPay();
  await openLog();
  change();
  unmount();
}

test("without the log nothing of it is loaded, and Pay says what isn’t counted", async () => {
  const asked: string[] = [];
  await renderPay({
    answers: {
      "/faction/attacks": ({ search }: URL) => {
        asked.push(search);
        return { attacks: [] };
      },
    },
  });
  expect(screen.getByRole("main")).toHaveTextContent(
    "Hits taken aren’t counted without the attack log.",
  );
  const row = await openAlpha();
  expect(row).not.toHaveTextContent("Hits taken");
  expect(within(row).queryByRole("list", { name: "Attacks" })).toBeNull();
  expect(asked).toEqual([]);
});

test("on request the log lists a member’s attacks and counts hits taken; pay stays", async () => {
  await renderPay();
  await loadLog();
  expect(await screen.findByText(/^5 attacks back to/)).toBeVisible();
  const row = await openAlpha();
  await within(row).findByRole("list", { name: "Attacks" });
  expect(hitsOf(row)).toEqual([
    "Void: 4 Nov, 01:30 War hit on Blackthorn, 4.25 respect",
    "Void: 3 Nov, 06:00 War hit on Blackthorn, retal, bonus hit 1,000, 640.00 respect",
  ]);
  expect(row).toHaveTextContent("Hits taken2");
  expect(row).toHaveTextContent("Defends won1");
  expect(row).toHaveTextContent("Pay$418,506,445");
  expect(screen.getByRole("main")).toHaveTextContent("Hits taken come from the attack log.");
});

test("a voided attack is taken off, with its retal, and is so at the next visit without the log", async () => {
  const { unmount } = await renderPay();
  await loadLog();
  const row = await openAlpha();
  await within(row).findByRole("list", { name: "Attacks" });
  const [, retal] = within(row).getAllByRole("checkbox", { name: /^Void/ });
  if (retal) fireEvent.click(retal);
  fireEvent.change(within(row).getByLabelText("Reason", { selector: "li li input" }), {
    target: { value: "After the truce" },
  });
  // A hit and a retal less: 941.5 − 1.25
  for (const text of ["War hits × 1899", "Retals + 0.2519", "Weighted940.25 of 1,686"]) {
    expect(row).toHaveTextContent(text);
  }
  expect(row).toHaveTextContent("Bonus hits at10");
  expect(row).toHaveTextContent("Attacks made984");
  expect(row).toHaveTextContent("Attacks that don’t count1");
  expect(row).toHaveTextContent("Score4,760");
  expect(storedPay()).toMatchObject([{ voided: [{ id: 902, reason: "After the truce" }] }]);
  unmount();

  await renderPage(PATH, { answers: ATTACK_LOG });
  await screen.findByRole("list", { name: "To pay" });
  const again = await openAlpha();
  expect(again).toHaveTextContent("Weighted940.25 of 1,686");
  await within(again).findByRole("list", { name: "Attacks" });
  expect(hitsOf(again)).toHaveLength(1);
  expect(screen.getByRole("main")).toHaveTextContent("Voided attacks are taken off.");
  fireEvent.click(within(again).getByRole("checkbox", { name: /^Void/ }));
  expect(again).toHaveTextContent("Weighted941.50 of 1,687.25");
  expect(storedPay()).toMatchObject([{ voided: [] }]);
});

test("once a member is paid, voided attacks are named and locked", async () => {
  await renderPay();
  await loadLog();
  const row = await openAlpha();
  await within(row).findByRole("list", { name: "Attacks" });
  const [box] = within(row).getAllByRole("checkbox", { name: /^Void/ });
  if (box) fireEvent.click(box);
  fireEvent.click(within(row).getByRole("checkbox", { name: /^Paid/ }));
  const paid = await openAlpha("Paid");
  expect(await within(paid).findByRole("list", { name: "Voided attacks" })).toHaveTextContent(
    "4 Nov, 01:30 War hit on Blackthorn, 4.25 respect voided",
  );
  expect(within(paid).queryByRole("checkbox", { name: /^Void/ })).toBeNull();
});

test("attacks after the agreed end don’t count, and only that part of the log loads", async () => {
  const asked: URLSearchParams[] = [];
  await renderPay({
    answers: {
      "/faction/attacks": (url: URL) => {
        asked.push(url.searchParams);
        return ATTACK_LOG["/faction/attacks"](url);
      },
    },
  });
  await openLog();
  type("Agreed end (TCT)", "4 Nov, 01:15");
  const row = await openAlpha();
  await waitFor(() => {
    expect(row).toHaveTextContent("War hits × 1899");
  });
  expect(row).toHaveTextContent("Weighted940.50 of 1,686.25");
  expect(asked.flatMap((each) => each.get("from") ?? [])).toEqual([]);
  expect(screen.getByRole("main")).toHaveTextContent("Attacks after the agreed end are taken off.");
  type("Agreed end (TCT)", "5 Nov, 01:15");
  expect(screen.getByText(/^Enter a time in the war, such as 3 Nov, 07:00\./)).toBeVisible();
  expect(row).toHaveTextContent("War hits × 1899");
  type("Agreed end (TCT)", "");
  expect(row).toHaveTextContent("War hits × 1900");
});

test("until the log has loaded to the agreed end, no amounts are shown and no payment counts", async () => {
  await storedTerms(() => {
    type("Agreed end (TCT)", "01:15");
  });
  const log = deferred({ attacks: [] });
  await renderPage(PATH, {
    answers: {
      "/faction/attacks": log.answer,
      ...fundsNews([added(3000001, 418_506_445, 9)]),
    },
  });
  expect(await screen.findByText(/^Pay depends on the attack log/)).toBeVisible();
  expect(screen.queryByRole("link", { name: /^Add to balance/ })).toBeNull();
  expect(screen.queryByRole("list", { name: "Paid" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Account" })).toBeNull();
  log.release();
  expect(await screen.findByRole("list", { name: "Paid" })).toHaveTextContent("Alpha");
  expect(screen.queryByText(/^Pay depends on the attack log/)).toBeNull();
});

test("if hits taken have a price, the attack log loads without a press", async () => {
  await renderPay();
  fireEvent.click(screen.getByRole("button", { name: "Fixed prices" }));
  fireEvent.click(screen.getByRole("button", { name: /^Prices and limits/ }));
  fireEvent.change(await screen.findByLabelText("Less per hit taken"), {
    target: { value: "10k" },
  });
  const row = await openAlpha();
  // 277,200,000 − 2 × 10,000
  await waitFor(() => {
    expect(row).toHaveTextContent("Pay$277,180,000");
  });
  expect(row).toHaveTextContent("Hits taken × −$10,0002");
  expect(screen.queryByRole("button", { name: "Load the attack log" })).toBeNull();
});

test("a log that can’t be loaded leaves pay as it is", async () => {
  await renderPay({ answers: { "/faction/attacks": apiError(17) } });
  await loadLog();
  expect(
    await screen.findByText(/^Couldn’t load the attack log, so hits can’t be voided one by one\./),
  ).toBeVisible();
  expect(await openAlpha()).toHaveTextContent("Pay$418,506,445");
  type("Agreed end (TCT)", "01:15");
  expect(screen.getByText(/one by one, and pay isn’t known\./)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Account" })).toBeNull();
});

test("loading can be paused and resumed", async () => {
  const older = deferred({ attacks: [] });
  await renderPay({
    answers: {
      "/faction/attacks": (url: URL) => (url.searchParams.has("to") ? older.answer() : FULL_PAGE),
    },
  });
  await loadLog();
  fireEvent.click(await screen.findByRole("button", { name: "Pause" }));
  expect(await screen.findByText(/^Paused: 99 attacks back to 4 Nov/)).toBeVisible();
  expect(await openAlpha()).not.toHaveTextContent("Hits taken");
  older.release();
  fireEvent.click(screen.getByRole("button", { name: "Resume" }));
  expect(await screen.findByText(/^100 attacks back to 2 Nov/)).toBeVisible();
});
