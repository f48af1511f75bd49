import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { answer, renderPage, servePages } from "@/app/testing/render-page";
import { ANSWERS } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";

import { DENIED } from "../testing/own-answers";

servePages();

const PATH = "/app/faction/treasury?view=funds";

const ALPHA = { id: 3000001, name: "Alpha" };
const BRAVO = { id: 3000002, name: "bravo_the_second_of_that_name1" };
const CHARLIE = { id: 3000003, name: "Charlie" };
const DELTA = { id: 3000004, name: "Delta" };
const ZULU = { id: 3000099, name: "Zulu" };

const link = ({ id, name }: { id: number; name: string }) =>
  `<a href = "http://www.torn.com/profiles.php?XID=${id}">${name}</a>`;

const line = (day: number, hour: number, text: string) => ({
  id: `${day} ${hour} ${text}`,
  timestamp: Date.UTC(2026, 10, day, hour) / 1000,
  text,
});

const LINES = [
  line(20, 9, `${link(ALPHA)} was given $5,500,000 by ${link(BRAVO)}`),
  line(19, 18, `${link(ALPHA)} deposited $8,000,000`),
  line(
    19,
    12,
    `${link(BRAVO)} increased ${link(ALPHA)}'s money balance by $350,000 from $410,000,000 to $410,350,000`,
  ),
  line(18, 20, `${link(DELTA)} was given $77,000,000 by ${link(BRAVO)}`),
  line(
    17,
    11,
    `${link(ALPHA)} increased ${link(DELTA)}'s money balance by $5,000,000 from $70,000,000 to $75,000,000 as their 12.5% cut for their role as Looter in the faction's Mob Mentality scenario [view]`,
  ),
  line(
    16,
    10,
    `${link(ALPHA)} increased ${link(DELTA)}'s money balance by $20,000,000 from $40,000,000 to $60,000,000`,
  ),
  line(
    16,
    9,
    `${link(ALPHA)} increased ${link(DELTA)}'s money balance by $20,000,000 from $20,000,000 to $40,000,000`,
  ),
  line(15, 8, `${link(CHARLIE)} did something new with the vault`),
];

const NEWS = {
  "/faction/news": (url: URL) => {
    const to = Number(url.searchParams.get("to") ?? Infinity);
    const isFunds = url.searchParams.get("cat")?.includes("giveFunds");
    return { news: isFunds ? LINES.filter(({ timestamp }) => timestamp <= to) : [] };
  },
};

const BALANCES = {
  "/faction/balance": (url: URL) => ({
    balance: {
      faction: { money: 1_250_000_000, points: 4200, scope: 61 },
      members: [
        { id: ALPHA.id, username: ALPHA.name, money: 412_850_000, points: 1240 },
        { id: BRAVO.id, username: BRAVO.name, money: 1_204_350_000, points: 0 },
        { id: DELTA.id, username: DELTA.name, money: -3_500_000, points: 55 },
        ...(url.searchParams.get("cat") === "all"
          ? [{ id: ZULU.id, username: ZULU.name, money: 4_210_000, points: 0 }]
          : []),
      ],
    },
  }),
};

const FUNDS = { ...NEWS, ...BALANCES };

const checks = async () => {
  const list = await screen.findByRole("list", { name: "To check" });
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
};

const cells = (element: Element) =>
  [...element.querySelectorAll("th, td")].map(({ textContent }) => textContent);

const dayRow = async (name: string) => {
  const table = await screen.findByRole("table", { name: "Movements by day" });
  const row = within(table).getByRole("button", { name }).closest("tr");
  if (row === null) throw new Error(`No row of ${name}`);
  return row;
};

const main = () => screen.getByRole("main");

test("what to check: a balance, a gap in the news, and an amount that was added twice", async () => {
  await renderPage(PATH, { answers: FUNDS });
  await waitFor(async () => {
    expect(await checks()).toEqual([
      "Delta has too little −$1,500,000−$3,500,000, should be −$2,000,00018 Nov",
      "Delta got extra money +$10,000,000from $60,000,000 to $70,000,000, not in the news17 Nov",
      "Delta same amount twice +$20,000,00009:00 and 10:00, by Alpha16 Nov",
    ]);
  });
  expect(main()).toHaveTextContent("3 to check: 2 balances, 1 payment");
  expect(main()).toHaveTextContent(
    "Delta has $1.50m less and Delta has $10.0m more than the news since 14 Nov explains.",
  );
  expect(main()).not.toHaveTextContent(/wrong/i);
});

test("a balance that isn't matched has its sum", async () => {
  await renderPage(PATH, { answers: FUNDS });
  fireEvent.click(
    await screen.findByRole("button", { name: "How it’s calculated: the balance of Delta" }),
  );
  const last = await screen.findByText("Not matched", { selector: "dt" });
  const rows = [...(last.closest("dl")?.querySelectorAll("dt") ?? [])];
  const of = (label: string) =>
    rows.find(({ textContent }) => textContent === label)?.parentElement;
  expect(of("Balance on 17 Nov, crime payout by Alpha")).toHaveTextContent("$75,000,000");
  expect(of("18 Nov, withdrawn, given by bravo_the_second_of_that_name1")).toHaveTextContent(
    "−$77,000,000",
  );
  expect(last.parentElement).toHaveTextContent("−$1,500,000");
});

test("movements by day; a day opens on who did what", async () => {
  await renderPage(PATH, { answers: FUNDS });
  const table = await screen.findByRole("table", { name: "Movements by day" });
  await waitFor(() => {
    expect([...table.querySelectorAll("tr")].map(cells)).toEqual([
      ["Day", "Deposited", "Pay and edits", "Crimes", "Withdrawn", "Balances", "Entries"],
      ["Fri 20 Nov", "0", "0", "0", "$5.50m", "−$5.50m", "1"],
      ["Thu 19 Nov", "$8.00m", "+$350k", "0", "0", "+$8.35m", "2"],
      ["Wed 18 Nov", "0", "0", "0", "$77.0m", "−$77.0m", "1"],
      ["Tue 17 Nov", "0", "0", "$5.00m", "0", "+$5.00m", "1"],
      ["Mon 16 Nov", "0", "+$40.0m", "0", "0", "+$40.0m", "2"],
      ["Total", "$8.00m", "+$40.4m", "$5.00m", "$82.5m", "−$29.2m", "7"],
    ]);
  });
  fireEvent.click(within(await dayRow("Thu 19 Nov")).getByRole("button"));
  const lines = (await dayRow("Thu 19 Nov")).nextElementSibling;
  expect([...(lines?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent)).toEqual([
    "18:00Alpha deposited+$8,000,000Balance $418,350,000",
    "12:00Alpha added by bravo_the_second_of_that_name1+$350,000Balance $410,350,000",
  ]);
});

test("paydays have the last column's room where there are any, and change no balance", async () => {
  const paid = line(
    20,
    8,
    `${link(ALPHA)} was paid $5,000,000 for a total of $40,000,000 from the faction by ${link(BRAVO)}`,
  );
  await renderPage(PATH, {
    answers: {
      ...FUNDS,
      "/faction/news": (url: URL) => ({ news: [paid, ...NEWS["/faction/news"](url).news] }),
    },
  });
  await waitFor(async () => {
    expect(cells(await dayRow("Fri 20 Nov"))).toEqual([
      "Fri 20 Nov",
      "0",
      "0",
      "0",
      "$5.50m",
      "$5.00m",
      "−$5.50m",
    ]);
  });
  expect(main()).toHaveTextContent("Paydays don’t change balances.");
});

test("faction and members side by side, negative balances, and who left", async () => {
  await renderPage(PATH, { answers: FUNDS });
  const money = await screen.findByRole("region", { name: "Money and points" });
  await waitFor(() => {
    expect(money).toHaveTextContent("Faction money$1,250,000,000");
    expect(money).toHaveTextContent("Members’ balances, 3 of 4$1,613,700,000");
    expect(money).toHaveTextContent("Faction points4,200");
    expect(money).toHaveTextContent("Members’ points, 2");
  });
  const negative = await screen.findByRole("list", { name: "Negative balances" });
  await waitFor(() => {
    expect(negative).toHaveTextContent(
      "Delta−$3,500,000$77,000,000 withdrawn on 18 Nov, by bravo_the_second_of_that_name1",
    );
  });
  const former = screen.getByRole("list", { name: "Balances of those who left" });
  expect(former).toHaveTextContent("Zulu$4,210,000balance still held");
  const balances = screen.getByRole("region", { name: "Balances" });
  for (const sum of [
    "Negative, 1−$3,500,000",
    "Others, 2$1,617,200,000",
    "3 balances in all$1,613,700,000The game gives no balance for 1 member.",
    "Left the faction, 1$4,210,000",
  ]) {
    expect(balances).toHaveTextContent(sum);
  }
});

test("entries that aren't understood are counted and listed", async () => {
  await renderPage(PATH, { answers: FUNDS });
  fireEvent.click(await screen.findByText("Not understood"));
  expect(await screen.findByText("Charlie did something new with the vault")).toBeVisible();
});

test("nothing to check", async () => {
  await renderPage(PATH, { answers: { ...BALANCES, "/faction/news": { news: [] } } });
  expect(await screen.findByText("Every balance that the news names matches it.")).toBeVisible();
  expect(main()).toHaveTextContent("0 to check");
  expect(main()).toHaveTextContent("No money moved in this period.");
});

test("without the balances the news stays, and checks itself", async () => {
  await renderPage(PATH, { answers: { ...FUNDS, "/faction/balance": apiError(17) } });
  expect(
    await screen.findByText(
      /Couldn’t load the balances, so they can’t be compared with the news\./,
    ),
  ).toBeVisible();
  expect(await dayRow("Fri 20 Nov")).toBeVisible();
  expect(await checks()).toHaveLength(2);
  expect(main()).toHaveTextContent("Faction money–");
  answer(FUNDS);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(async () => {
    expect(await checks()).toHaveLength(3);
  });
});

test("without the members nobody is said to have left", async () => {
  await renderPage(PATH, { answers: { ...FUNDS, "/faction/members": apiError(17) } });
  expect(
    await screen.findByText(/Couldn’t load the members, so it isn’t known who has left\./),
  ).toBeVisible();
  expect(await screen.findByRole("list", { name: "Negative balances" })).toBeVisible();
  expect(main()).not.toHaveTextContent("Left the faction");
});

test("without the news the balances stay", async () => {
  await renderPage(PATH, { answers: { ...FUNDS, "/faction/news": apiError(17) } });
  expect(await screen.findByText("Error loading faction news")).toBeVisible();
  expect(screen.queryByText(/0 news entries/)).toBeNull();
  expect(await screen.findByRole("list", { name: "Negative balances" })).toHaveTextContent(
    "Delta−$3,500,000",
  );
  expect(main()).toHaveTextContent("– to check");
});

test("without faction API access the player sees their own balance, and what to do", async () => {
  await renderPage(PATH, {
    answers: { "/faction/news": apiError(7), "/faction/balance": apiError(7) },
  });
  expect(await screen.findByText(/You do not have faction API access\./)).toBeVisible();
  expect(await screen.findByText(/is your balance, with 0 points\./)).toHaveTextContent(
    "$5,200,000",
  );
  expect(screen.queryByRole("region", { name: "By day" })).not.toBeInTheDocument();
});

const KEY_TOO_LOW = { "/faction/news": apiError(16), "/faction/balance": apiError(16) };

test("a key that can’t read the faction’s money is one error, below the player’s own balance", async () => {
  await renderPage(PATH, { answers: KEY_TOO_LOW });
  expect(await screen.findByText(/is your balance, with 0 points\./)).toHaveTextContent(
    "$5,200,000",
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Your API key can’t access this: the page needs a key with Limited or Full Access.",
  );
  expect(main()).toHaveTextContent("With access you also see all balances");
  expect(main()).not.toHaveTextContent(/to check|Couldn’t load/);
});

test("a key that can’t read the player’s own balance either is still one error", async () => {
  await renderPage(PATH, { answers: { ...KEY_TOO_LOW, "/user/money": apiError(16) } });
  expect(await screen.findByRole("alert")).toHaveTextContent("Log in with a Full Access key.");
  await waitFor(() => {
    expect(main()).not.toHaveTextContent("is your balance");
  });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(main()).toHaveTextContent("With access you also see all balances");
});

test("without faction API access the position comes first, then what the key can’t read", async () => {
  await renderPage(PATH, {
    answers: { ...DENIED, ...KEY_TOO_LOW, "/user/money": apiError(16) },
  });
  await screen.findByText(/^Couldn’t load your balance\./);
  const [position, key] = screen.getAllByRole("alert");
  expect(position).toHaveTextContent("You do not have faction API access.");
  expect(key).toHaveTextContent("needs a key with Limited or Full Access. Log in with");
  expect(screen.getAllByRole("alert")).toHaveLength(2);
});

test("the legacy balances have no money of the faction", async () => {
  const { default: donations } =
    await import("@/lib/api/testing/fixtures/faction-balance.legacy.json");
  await renderPage(PATH, { answers: { ...NEWS, "/faction/balance": donations } });
  const money = await screen.findByRole("region", { name: "Money and points" });
  await waitFor(() => {
    expect(money).toHaveTextContent("Members’ balances, 3 of 4$1,617,200,000");
  });
  expect(money).toHaveTextContent("Faction money–");
  expect(ANSWERS["/faction/balance"]).toBeDefined();
});

test("30 days on request", async () => {
  const { user, calls } = await renderPage(PATH, { answers: FUNDS });
  await dayRow("Fri 20 Nov");
  await user.selectOptions(screen.getByLabelText("Period"), "Last 30 days");
  expect(await dayRow("Fri 20 Nov")).toBeVisible();
  expect(calls.some((call) => call.includes("depositFunds,giveFunds"))).toBe(true);
});

test("on a phone a day has two lines", async () => {
  onPhone();
  await renderPage(PATH, { answers: FUNDS });
  const list = await screen.findByRole("list", { name: "Movements by day" });
  await waitFor(() => {
    expect(within(list).getByRole("button", { name: /^Thu 19 Nov/ })).toHaveTextContent(
      "Thu 19 Nov +$8.35m $8.35m in 2 entries",
    );
  });
});
