import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { address, renderPage, servePages } from "@/app/testing/render-page";
import { WITHOUT_FACTION } from "@/app/app/dashboard/testing/answers";
import older from "@/lib/api/testing/fixtures/faction-crimes.legacy.json";
import { apiError } from "@/lib/api/testing/server";

import { PATH } from "../testing/crime-answers";
import { MISSING_ITEMS } from "../testing/roster-answers";
import { flyingHome, HOSPITAL_ABROAD, NINE_CRIMES } from "../testing/nine-crimes";

servePages();

/** The rows of the list, without the lists inside them. */
const needs = () =>
  [...screen.getByRole("list", { name: "Crimes that need you" }).children] as HTMLElement[];

async function openNine() {
  const page = await renderPage(PATH, { answers: NINE_CRIMES });
  await screen.findByRole("list", { name: "Crimes that need you" });
  await waitFor(() => {
    expect(needs()).toHaveLength(6);
    expect(document.body).toHaveTextContent("$872k");
  });
  return page;
}

const alertIs = (text: RegExp) =>
  waitFor(() => {
    expect(within(screen.getByRole("main")).getByRole("alert")).toHaveTextContent(text);
  });

const foldOf = (words: string) => {
  const folds = [...document.querySelectorAll("summary")];
  const found = folds.find(({ textContent }) => textContent.includes(words));
  if (found === undefined) throw new Error(`No fold ${words}`);
  return found;
};

test("crimes that need somebody, the most urgent first, each with who, why and where to go", async () => {
  await openNine();
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent("6 need you");
  for (const [at, texts] of [
    ["Ace in the Hole", "2 h 00 min", "late, 10:00", "in hospital until", "Open profile"],
    ["Clinical Precision", "5 h 00 min", "in hospital until", "Open profile"],
    ["Pet Project", "9 h 00 min", "expires ", "1 of 3 slots filled", "Open crime"],
    [
      "Break the Bank",
      "20 h 00 min",
      "Xanax for Alpha, $872k",
      "1 pass rate below 90%",
      "Buy item",
    ],
    [
      "Snow Blind",
      "2 d 2 h",
      "[999] has left the faction",
      "Ceremonial Mug for Alpha, no market value",
      "Open profile",
    ],
    ["Bidding War", "1 d 6 h", "ago, ", "$300 owed to 1 member", "Mark as settled", "Pay out"],
  ].entries()) {
    for (const text of texts) expect(needs()[at]).toHaveTextContent(text);
  }
  expect(screen.getByRole("link", { name: "Buy item: Xanax" })).toHaveAttribute(
    "href",
    "https://www.torn.com/page.php?sid=ItemMarket#/market/view=search&itemID=206&itemName=Xanax&itemType=Drug",
  );
  expect(screen.getByRole("link", { name: "Open crime: Pet Project" })).toHaveAttribute(
    "href",
    "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=13",
  );

  // Slots say in words what their shape shows.
  const slots = needs().flatMap((row) => [...row.querySelectorAll("li")]);
  for (const words of [
    "Thief: Alpha, pass rate 95, item missing",
    "Robber: Echo, pass rate 62, low pass rate",
    "Muscle: bravo_the_second_of_that_name1, pass rate 95, away when ready",
    "Muscle: empty",
  ]) {
    expect(slots.filter(({ textContent }) => textContent.includes(words))).not.toEqual([]);
  }

  // A status that we don't know stands as the game writes it.
  const summary = within(screen.getByRole("region", { name: "Summary" }));
  expect(summary.getAllByRole("term").at(-1)).toHaveTextContent(/^Botched$/);
});

test("crimes that need nobody are counted apart, each in a list that opens; so are members without a crime", async () => {
  const { user } = await openNine();
  await user.click(foldOf("1 other crime, 1 slot below 90%"));
  const low = await screen.findByRole("list", { name: "Low pass rates" });
  expect(low).toHaveTextContent("Stage Fright");
  expect(low).toHaveTextContent("1 d 6 h");

  // Ready in 1 hour, with two slots empty: about a day more for each.
  await user.click(foldOf("On track"));
  const onTrack = await screen.findByRole("list", { name: "On track" });
  expect(onTrack).toHaveTextContent("Honey Trap");
  expect(onTrack).toHaveTextContent(/about.*2 d [01] h|2 d [01] h.*about/);

  // Without the recruit.
  await user.click(foldOf("Not in an OC2"));
  const idle = within(await screen.findByRole("region", { name: "Not in an OC" }));
  expect(idle.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "bravo_the_second_of_that_name1",
    "Echo",
  ]);
});

test("the minimum pass rate counts at once, and is kept for the next visit", async () => {
  const first = await openNine();
  const fold = () => foldOf("Low pass rates");
  const field = () => screen.findByLabelText("Minimum pass rate (%)");
  expect(fold()).toHaveTextContent("1 other crime, 1 slot below 90%");
  await first.user.click(fold());
  await first.user.clear(await field());
  await first.user.type(await field(), "60");
  expect(fold()).toHaveTextContent("0 other crimes, 0 slots below 60%");
  expect(needs()).toHaveLength(6);
  first.unmount();

  const { user } = await openNine();
  expect(fold()).toHaveTextContent("below 60%");
  await user.click(fold());
  await user.clear(await field());
  expect(await field()).toHaveValue("");
  expect(fold()).toHaveTextContent("below 60%");
  await user.keyboard("{Enter}");
  expect(await field()).toHaveValue("0");
});

test("filters narrow the list, and Pay out opens the payouts", async () => {
  const { user } = await openNine();
  await user.click(screen.getByRole("button", { name: /^Item missing\s?2$/ }));
  expect(needs()).toHaveLength(2);
  expect(address()).toContain("needs=missing-item");
  // A crime that is late waits for a member who is away.
  await user.click(screen.getByRole("button", { name: /^Away\s?3$/ }));
  for (const [at, name] of ["Ace in the Hole", "Clinical Precision", "Snow Blind"].entries()) {
    expect(needs()[at]).toHaveTextContent(name);
  }
  await user.click(screen.getByRole("button", { name: /^All\s?6$/ }));
  expect(needs()).toHaveLength(6);
  await user.click(screen.getByRole("button", { name: "Pay out Bidding War" }));
  expect(address()).toContain("view=payouts");
});

test("“Buy 2 items” marks the items of that crime, first in the list", async () => {
  const { user } = await renderPage(PATH, { answers: MISSING_ITEMS });
  await user.click(await screen.findByRole("link", { name: "Buy 2 items: Pet Project" }));
  const missing = within(screen.getByRole("region", { name: "Missing items" }));
  const items = () => missing.getAllByRole("term").map((term) => term.textContent);
  const marks = () => missing.queryAllByLabelText("Marked:");
  expect(missing.getByRole("status")).toHaveTextContent("2 items for Pet Project marked");
  expect(items()).toEqual([
    "Item [1331] for Alpha",
    "Ceremonial Mug for bravo_the_second_of_that_name1",
    "Xanax for Charlie",
  ]);
  expect(marks()).toHaveLength(2);
  await user.click(missing.getByRole("button", { name: "Clear" }));
  expect(marks()).toHaveLength(0);
});

test("crimes of the first generation, as the older answer has them, stand without roles or rates", async () => {
  const { user } = await renderPage(PATH, { answers: { "/faction/crimes": older } });
  const summary = await screen.findByRole("region", { name: "Summary" });
  expect(summary).toHaveTextContent(`latest ${Object.keys(older.crimes).length} crimes`);
  await user.click(foldOf("On track"));
  const [slots] = await screen.findAllByRole("list", { name: "Slots" });
  expect(slots).toHaveTextContent("Unknown role: bravo");
});

test("a faction on the old crimes, and a player without a faction: the page says why there are no crimes", async () => {
  const { unmount } = await renderPage(PATH, { answers: { "/faction/crimes": apiError(27) } });
  await alertIs(/Not available until you or your faction switch to crimes 2\.0/);
  unmount();
  await renderPage(PATH, {
    answers: { "/faction/crimes": apiError(7), "/key/info": WITHOUT_FACTION },
  });
  await alertIs(/^You are not in a faction\.$/);
});

test("a member in a hospital abroad isn’t back once released", async () => {
  await renderPage(PATH, { answers: HOSPITAL_ABROAD });
  await waitFor(() => {
    expect(needs()).toHaveLength(1);
    expect(needs()[0]).toHaveTextContent(/in hospital in Switzerland(?! until)/);
  });
});

test.each([
  { lands: 1, isAway: false },
  { lands: 3, isAway: true },
])("a crime ready in 2 h: the player who lands in $lands h is away, $isAway", async (row) => {
  await renderPage(PATH, { answers: flyingHome(row.lands) });
  const glance = await screen.findByRole("region", { name: "At a glance" });
  expect(glance).toHaveTextContent(row.isAway ? /^1 needs you/ : /^0 need you/);
});
