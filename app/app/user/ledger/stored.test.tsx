import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { openRow } from "@/app/testing/phone-rows";
import { answerNothing, renderPage, servePages } from "@/app/testing/render-page";

import { answerLog, bought, ITEMS, RECORDED, sold } from "./testing/log";

const database = await vi.hoisted(() => import("@/lib/store/testing/fake-database"));
vi.mock("idb-keyval", () => database);

servePages();
beforeEach(() => {
  database.resetDatabase();
  localStorage.setItem("player", OWNER);
});

const responses = database.createStore("responses");

const OWNER = "3000001";

const show = (log: Parameters<typeof answerLog>[0], search = "") =>
  renderPage(`/app/user/ledger${search}`, {
    answers: { "/user/log": answerLog(log), "/torn/items": ITEMS },
  });

const glance = () => screen.findByRole("region", { name: "At a glance" });

test("what was loaded is there on the next visit, before the game answers", async () => {
  const { unmount } = await show(RECORDED);
  expect(await glance()).toHaveTextContent(/^\$254,496 per hour/);
  await waitFor(async () => {
    expect([...database.stored.keys()]).toContain(`ledgerHistory ${OWNER}`);
    expect((await database.keys(responses)).join()).toContain('"torn","items"');
  });
  unmount();
  await show(RECORDED);
  answerNothing();
  expect(await glance()).toHaveTextContent(/^\$254,496 per hour/);
});

test("on a phone an item has two lines and opens on all its figures", async () => {
  onPhone();
  const { unmount } = await show(
    [bought(90, 15, 12_750_000), sold(70, 12, 10_000_000, 206)],
    "?view=trade",
  );
  const row = await openRow("Items", "Xanax");
  expect(row).toHaveTextContent(/^Xanax −\$200,000 loss 12 sold 3 left/);
  for (const text of ["Average cost", "Held", "Left, at market"]) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  fireEvent.click(
    within(row).getByRole("button", { name: /^How it’s calculated: the profit on Xanax/ }),
  );
  expect(await screen.findByRole("dialog", { name: /the profit on Xanax/ })).toHaveTextContent(
    /12 sold, after fees\s*\$10,000,000\s*bought 16 Nov, item market\s*−\$10,200,000\s*Profit\s*−\$200,000/,
  );
  unmount();
});
