import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import {
  ALPHA,
  ARMOURY,
  armouryOf,
  armouryWithout,
  BRAVO,
} from "@/app/app/faction/treasury/testing/armoury-answers";
import { onPhone } from "@/app/testing/on-phone";
import { answer, renderPage, restoreAnswers, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

servePages();

const PATH = "/app/faction/treasury?view=armoury";

const cells = (element: Element) =>
  [...element.querySelectorAll("th, td")].map(({ textContent }) => textContent);

const stockTable = () => screen.findByRole("table", { name: "Stock by category" });

async function rowOf(name: string) {
  const button = within(await stockTable()).getByRole("button", { name: new RegExp(`^${name}`) });
  const found = button.closest("tr");
  if (found === null) throw new Error(`No row of ${name}`);
  return found;
}

const open = async (name: string) => {
  fireEvent.click(within(await rowOf(name)).getByRole("button"));
};

test("the stock by category, in the game's order, with its value and the list's time", async () => {
  await renderPage(PATH, { answers: ARMOURY });
  const table = await stockTable();
  await waitFor(() => {
    expect([...table.querySelectorAll("tr")].map(cells)).toEqual([
      ["Stock", "In stock", "On loan", "Minimum", "Market value"],
      ["Weapons 1", "5", "3", "", "$5,936"],
      ["Drugs 1", "38", "0", "", "$33,130,604"],
      ["Loot 1", "3", "0", "", "$0"],
      ["Total", "46", "3", "", "$33,136,540"],
    ]);
  });
  const main = screen.getByRole("main");
  expect(main).toHaveTextContent("$33.1m in the armoury");
  expect(main).toHaveTextContent("Stock at 10:02: $33.1m, and 4,200 points");
  expect(main).toHaveTextContent(
    "Nothing in armour, temporary, medical, consumables, boosters and utilities. 1 item has no market value and counts as $0.",
  );
  expect(screen.queryByRole("region", { name: "Below minimum" })).not.toBeInTheDocument();
});

test("a category opens on its items, and stays open when the player returns to the view", async () => {
  await renderPage(PATH, { answers: ARMOURY });
  await open("Loot");
  expect(cells(await rowOf("Ceremonial Mug"))).toEqual([
    "Ceremonial Mug",
    "3",
    "0",
    "–",
    "no price",
  ]);
  fireEvent.click(screen.getByRole("link", { name: "Use" }));
  await waitFor(() => {
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });
  fireEvent.click(screen.getByRole("link", { name: "Armoury" }));
  expect(await rowOf("Ceremonial Mug")).toBeVisible();
});

test("an item opens on who has it, and on its minimum, which lists it to restock at once", async () => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await open("Weapons");
  await open("Ruger 22/45");
  const detail = (await rowOf("Ruger 22/45")).nextElementSibling;
  expect(detail).toHaveTextContent("Each$742");
  expect(detail).toHaveTextContent("On loan to bravo_the_second_of_that_name12");
  await user.type(screen.getByLabelText("Minimum"), "1k");
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  expect([...list.querySelectorAll("tr")].map(cells)).toEqual([
    ["Item", "In stock", "Minimum", "Buy", "Cost"],
    ["Ruger 22/45", "5", "1,000", "995", "$738,290$742 each"],
    ["Total", "", "", "995", "$738,290"],
  ]);
  expect(cells(await rowOf("Weapons"))).toContain("1 low");
  expect(screen.getByRole("main")).toHaveTextContent("1 item below minimum, $738k to restock");
  expect(localStorage.getItem("armouryMinimums")).toBe('{"14":1000}');

  await user.clear(screen.getByLabelText("Minimum"));
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: "Below minimum" })).not.toBeInTheDocument();
  });
  expect(localStorage.getItem("armouryMinimums")).toBe("{}");
  await user.type(screen.getByLabelText("Minimum"), "many");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Couldn’t read “many” as a whole number. Enter one such as 100, or clear the field for no minimum.",
  );
});

test("an item that isn't listed any more is out of stock, the most costly first", async () => {
  await renderPage(PATH, {
    answers: ARMOURY,
    stored: { armouryMinimums: { 206: 40, 399: 1, 1485: 4 } },
  });
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  await waitFor(() => {
    expect([...list.querySelectorAll("tr")].slice(1).map(cells)).toEqual([
      ["Armalite M-15A4", "0", "1", "1", "$5,100,000,000$5,100,000,000 each"],
      ["Xanax", "38", "40", "2", "$1,743,716$871,858 each"],
      ["Ceremonial Mug", "3", "4", "1", "no price"],
      ["Total", "", "", "4", "$5,101,743,716"],
    ]);
  });
  expect(screen.getByRole("region", { name: "Below minimum" })).toHaveTextContent(
    "The cost is without 1 item that has no market value.",
  );
});

const openAdding = () => {
  const details = screen.getByText("Minimum for another item").closest("details");
  if (details === null) throw new Error("No fold");
  details.open = true;
  fireEvent(details, new Event("toggle"));
};

test("an item that the armoury has none of is chosen by name, and is listed to restock", async () => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  await screen.findByText("Minimum for another item");
  openAdding();
  await user.type(await screen.findByLabelText("Item"), "armalite");
  fireEvent.click(
    within(screen.getByRole("list", { name: "Matching items" })).getByRole("button", {
      name: "Armalite M-15A4",
    }),
  );
  await user.type(screen.getByLabelText("Minimum"), "2");
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  expect([...list.querySelectorAll("tr")].slice(1).map(cells)).toEqual([
    ["Armalite M-15A4", "0", "2", "2", "$10,200,000,000$5,100,000,000 each"],
    ["Total", "", "", "2", "$10,200,000,000"],
  ]);
  // No category lists it, so that it has a row of its own: the items below minimum add up.
  expect(
    within(await stockTable()).getByRole("row", { name: /^Out of stock 1/ }),
  ).toHaveTextContent("1 low");
  expect(localStorage.getItem("armouryMinimums")).toBe('{"399":2}');
});

test("an item whose whole name is typed needs no press", async () => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  await screen.findByText("Minimum for another item");
  openAdding();
  await user.type(await screen.findByLabelText("Item"), "armalite m-15a4");
  expect(screen.getByLabelText("Minimum")).toHaveValue("");
  expect(screen.queryByRole("list", { name: "Matching items" })).toBeNull();
});

test("an item that the armoury has, or that doesn't exist, can't be chosen there", async () => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  await screen.findByText("Minimum for another item");
  openAdding();
  await user.type(await screen.findByLabelText("Item"), "Ruger 22/45");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "No item is called “Ruger 22/45”, or the armoury has it. Enter another name.",
  );
  expect(screen.queryByLabelText("Minimum")).toBeNull();
});

test("with a category missing, the page says that the item is listed later", async () => {
  await renderPage(PATH, { answers: armouryWithout("drugs") });
  await stockTable();
  await screen.findByText("Minimum for another item");
  openAdding();
  expect(
    await screen.findByText("It’s listed to restock once all categories have loaded."),
  ).toBeVisible();
});

const linkTo = ({ id, name }: { id: number; name: string }) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const NEWS = {
  "/faction/news": (url: URL) => ({
    news: url.searchParams.get("cat")?.includes("armoryAction")
      ? [
          {
            id: "loan",
            timestamp: Date.UTC(2026, 10, 19, 8) / 1000,
            text: `${linkTo(BRAVO)} loaned 1x Ruger 22/45 to ${linkTo(ALPHA)} from the faction armory`,
          },
        ]
      : [],
  }),
};

test("loans show their day if the faction's news reaches back to it", async () => {
  await renderPage(PATH, { answers: { ...ARMOURY, ...NEWS } });
  const loans = await screen.findByRole("region", { name: "On loan" });
  await waitFor(() => {
    expect(within(loans).getByRole("button", { name: /^Alpha/ })).toHaveTextContent(
      "Ruger 22/45 since 19 Nov",
    );
  });
  fireEvent.click(within(loans).getByRole("button", { name: /^Alpha/ }));
  expect(within(loans).getByText("since 19 Nov", { selector: "dd" })).toBeVisible();
  // The other loan is older than the news.
  expect(within(loans).getByRole("button", { name: /^bravo/ })).toHaveTextContent("before 19 Nov");
  expect(loans).toHaveTextContent("The loaded news begins on 19 Nov.");
  expect(within(loans).getByRole("link", { name: "Load older news" })).toHaveAttribute(
    "href",
    "/app/faction/treasury?view=use",
  );
});

test("who has items on loan, an inactive member first", async () => {
  await renderPage(PATH, { answers: ARMOURY });
  const loans = await screen.findByRole("region", { name: "On loan" });
  expect(loans).toHaveTextContent("3 items, 2 members");
  await waitFor(() => {
    const rows = within(loans).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "bravo_the_second_of_that_name1 Inactive 9 days 2 2 × Ruger 22/45 ",
      "Alpha 1 Ruger 22/45 ",
    ]);
  });
  expect(loans).toHaveTextContent("All are from before 20 Nov, where the loaded news begins.");
  fireEvent.click(within(loans).getByRole("button", { name: /^Alpha/ }));
  expect(within(loans).getByText("Ruger 22/45", { selector: "dt *" })).toBeVisible();
});

test.each([
  { text: "xan", rows: ["Drugs 1", "Xanax", "Total"], borrowers: 0 },
  { text: "bravo", rows: ["Weapons 1", "Ruger 22/45", "Total"], borrowers: 1 },
])("a search for “$text” opens what it finds", async ({ text, rows, borrowers }) => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  await user.type(screen.getByRole("searchbox", { name: "Item or member" }), text);
  await waitFor(async () => {
    const names = [...(await stockTable()).querySelectorAll("tbody tr")].map(
      (tr) => tr.querySelector("th")?.textContent,
    );
    expect(names).toEqual(rows);
  });
  const loans = screen.getByRole("region", { name: "On loan" });
  expect(within(loans).queryAllByRole("listitem")).toHaveLength(borrowers);
});

test("a search leaves the headline with all items below minimum", async () => {
  const { user } = await renderPage(PATH, {
    answers: ARMOURY,
    stored: { armouryMinimums: { 14: 6, 206: 40 } },
  });
  await stockTable();
  await user.type(screen.getByRole("searchbox", { name: "Item or member" }), "xan");
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  await waitFor(() => {
    expect(list).not.toHaveTextContent("Ruger");
  });
  expect(screen.getByRole("main")).toHaveTextContent("2 items below minimum, $1.74m to restock");
});

test("a search that finds nothing suggests the nearest name", async () => {
  const { user } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  await user.type(screen.getByRole("searchbox", { name: "Item or member" }), "xanex");
  expect(await screen.findByText("No items or members match “xanex”")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Xanax" }));
  expect(await rowOf("Xanax")).toBeVisible();
});

test("a category that can't be loaded takes its own figures alone", async () => {
  await renderPage(PATH, {
    answers: armouryWithout("drugs"),
    stored: { armouryMinimums: { 206: 40, 14: 6 } },
  });
  const table = await stockTable();
  await waitFor(() => {
    expect([...table.querySelectorAll("tbody tr")].map(cells)).toEqual([
      ["Weapons 1", "5", "3", "1 low", "$5,936"],
      ["Drugs", "–", "–", "–", "–"],
      ["Loot 1", "3", "0", "", "$0"],
      ["Total of those loaded", "8", "3", "", "$5,936"],
    ]);
  });
  const list = await screen.findByRole("table", { name: "Items below minimum" });
  expect(list).not.toHaveTextContent("Xanax");
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Couldn’t load drugs, so these figures and their loans are missing.",
  );
  answer(ARMOURY);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await rowOf("Drugs")).toHaveTextContent("$33,130,604");
});

test.each([
  { path: "/torn/items", text: "Couldn’t load item prices, so values and costs are missing." },
  {
    path: "/faction/members",
    text: "Couldn’t load the members, so inactive borrowers aren’t marked.",
  },
  { path: "/faction/balance", text: "Couldn’t load the faction’s points." },
  {
    path: "/faction/news",
    text: "Couldn’t load the faction’s news, so it isn’t known since when items are on loan.",
  },
])("without $path the stock stays", async ({ path, text }) => {
  await renderPage(PATH, { answers: { ...ARMOURY, [path]: apiError(17) } });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  expect(cells(await rowOf("Drugs"))).toContain("38");
});

test("without prices a value is unknown, not nothing", async () => {
  await renderPage(PATH, { answers: { ...ARMOURY, "/torn/items": apiError(17) } });
  expect(cells(await rowOf("Drugs"))).toEqual(["Drugs 1", "38", "0", "", "–"]);
  expect(screen.getByRole("main")).toHaveTextContent("Stock at 10:02: –. Open an item");
});

test("an empty armoury says so, and has the faction's points", async () => {
  await renderPage(PATH, { answers: { "/faction/inventory": armouryOf([]) } });
  expect(await screen.findByText("Your armoury is empty")).toBeVisible();
  expect(await screen.findByText(/Points: 4,200\./)).toBeVisible();
  expect(await screen.findByText("Minimum for another item")).toBeVisible();
});

test("without the armoury there is one error, which can be tried again", async () => {
  await renderPage(PATH, { answers: { "/faction/inventory": apiError(17) } });
  expect(await screen.findByText("Error loading armoury")).toBeVisible();
  restoreAnswers();
  answer(ARMOURY);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await rowOf("Drugs")).toBeVisible();
});

test("nine calls for the armoury, one for each category", async () => {
  const { calls } = await renderPage(PATH, { answers: ARMOURY });
  await stockTable();
  const made = calls.filter((call) => call.startsWith("/faction/inventory"));
  expect(made).toHaveLength(9);
  expect(new Set(made).size).toBe(9);
});

test("on a phone a row has two lines", async () => {
  onPhone();
  await renderPage(PATH, { answers: ARMOURY, stored: { armouryMinimums: { 206: 40 } } });
  const stock = await screen.findByRole("list", { name: "Stock by category" });
  await waitFor(() => {
    expect(within(stock).getByRole("button", { name: /^Drugs/ })).toHaveTextContent(
      "Drugs 1 38 none on loan, 1 below minimum $33,130,604",
    );
  });
  const list = screen.getByRole("list", { name: "Items below minimum" });
  expect(within(list).getByRole("button", { name: /^Xanax/ })).toHaveTextContent(
    "Xanax $1,743,716 38 in stock, buy 2 $871,858 each",
  );
});
