import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { findRows, openRow } from "@/app/testing/phone-rows";
import { renderPage, servePages } from "@/app/testing/render-page";

import { answerLog, bought, ITEMS, sold } from "./testing/log";

servePages();

const CAMEL = 384;
const XANAX = 206;

/** Two of four plushies sold at $70,000 each after the fee, and one Xanax at $120,000. */
const LOG = [
  bought(90, 4, 200_000, CAMEL),
  bought(90, 1, 90_000, XANAX),
  sold(70, 2, 140_000, CAMEL),
  sold(70, 1, 120_000, XANAX),
];

const show = (search: string, log = LOG) =>
  renderPage(`/app/user/ledger?view=trade${search}`, {
    answers: { "/user/log": answerLog(log), "/torn/items": ITEMS },
  });

const names = async () =>
  within(await screen.findByRole("table", { name: "Sold" }))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

test("sorted by the average after fees, the highest price of one comes first", async () => {
  await show("&sort=average-price.desc");
  expect(await names()).toEqual(["Xanaxitem market", "Camel Plushieitem market"]);
});

test("averages are those of one item, bought or sold", async () => {
  onPhone();
  await show("");
  const row = await openRow("Sold", "Camel");
  expect(row).toHaveTextContent(/Average cost ?\$50,000/);
  expect(row).toHaveTextContent(/Average after fees ?\$70,000/);
});

test("the headline counts what has a known cost, as its profit does", async () => {
  await show("", [bought(90, 1, 70_000, CAMEL), sold(70, 4, 280_000, CAMEL)]);
  const head = await screen.findByRole("region", { name: "At a glance" });
  expect(head).toHaveTextContent("1 item sold at known cost");
  expect(head).toHaveTextContent("Sold at unknown cost3");
});

test("a name with a slip finds nothing, and the nearest name can be searched for", async () => {
  await show("&q=xanex");
  expect(await screen.findByText("No items match “xanex”")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Xanax" }));
  expect(await names()).toEqual(["Xanaxitem market"]);
});

test.each([
  { on: "a computer", text: /\$0for 1 of 4$/ },
  { on: "a phone", text: /^Camel Plushie \$0 4 sold, 3 at unknown cost 0 unsold$/ },
])("$0 from a part of what was sold is a figure, with its part, on $on", async ({ on, text }) => {
  if (on === "a phone") onPhone();
  await show("", [bought(90, 1, 70_000, CAMEL), sold(70, 4, 280_000, CAMEL)]);
  const row =
    on === "a phone"
      ? (await findRows("Sold"))[0]
      : within(await screen.findByRole("table", { name: "Sold" })).getAllByRole("row")[1];
  expect(row).toHaveTextContent(text);
});
