import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { openRow } from "@/app/testing/phone-rows";
import { answerNothing, deferred, renderPage, servePages } from "@/app/testing/render-page";

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

test("a period between an earlier visit and now is named until it has loaded", async () => {
  const toMs = Date.UTC(2026, 10, 11, 5);
  const sale = { id: "Old", atMs: toMs, kind: "other" };
  database.stored.set(`ledgerHistory ${OWNER}`, {
    entries: [sale],
    dropped: 0,
    overfull: 0,
    spans: [{ fromMs: 0, toMs }],
    savedAtMs: toMs,
  });
  const sales = Array.from({ length: 180 }, (_, index) => sold(index + 1, 1, 50));
  const rest = deferred(answerLog(sales));
  await renderPage("/app/user/ledger", {
    answers: {
      "/torn/items": ITEMS,
      "/user/log": (url: URL) =>
        url.searchParams.has("to")
          ? rest.answer().then(() => answerLog(sales)(url))
          : answerLog(sales)(url),
    },
  });
  const text = await screen.findByText(/^Nothing read between 11 Nov and 16 Nov: /);
  expect(text).toBeVisible();
  rest.release();
  await waitFor(() => {
    expect(screen.queryByText(/^Nothing read/)).toBeNull();
  });
});

test("on a phone an item has two lines and opens on all its figures", async () => {
  onPhone();
  const { unmount } = await show(
    [bought(90, 15, 12_750_000), sold(70, 12, 10_000_000, 206)],
    "?view=trade",
  );
  const row = await openRow("Sold", "Xanax");
  expect(row).toHaveTextContent(/^Xanax −\$200,000 loss 12 sold 3 unsold/);
  for (const text of ["Average cost", "Held", "Unsold, at market"]) {
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
