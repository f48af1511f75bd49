import { expect, test } from "vitest";

import { companyNewsEntryOf } from "./company-news";

const player = (id: number, name: string) =>
  `<a href = http://www.torn.com/profiles.php?XID=${id}>${name}</a>`;

const A = player(1, "Alpha");
const B = player(2, "Bravo");
const SIZE = "<a href = http://www.torn.com/jobs.php?step=companysize>Company Size</a>";

const ALPHA = { id: 1, name: "Alpha" };
const BRAVO = { id: 2, name: "Bravo" };

const LINE = { id: "n1", atMs: 5 };

const read = (text: string) => companyNewsEntryOf({ ...LINE, text });

test.each([
  [
    `Florist ${A} has been trained by the director`,
    { kind: "trained", player: ALPHA, position: "Florist" },
  ],
  [
    `Sales Assistant ${A} has been trained by the director.`,
    { kind: "trained", player: ALPHA, position: "Sales Assistant" },
  ],
  [`${A} has been trained by the director`, { kind: "trained", player: ALPHA, position: null }],
  [
    "Wednesday report: We had a total of 49 customers and made a gross income of $7,913.",
    { kind: "report", customers: 49, income: 7913 },
  ],
  [
    "Saturday report: We had a total of 0 customers and made a gross income of $0.",
    { kind: "report", customers: 0, income: 0 },
  ],
  [
    "Monday report: We had a total of 12,391 customers and made a gross income of $1,106,943,117.",
    { kind: "report", customers: 12_391, income: 1_106_943_117 },
  ],
  [
    `${A} has made a deposit of $670,000 to the company funds`,
    { kind: "deposited", player: ALPHA, money: 670_000 },
  ],
  [
    `${A} has withdrawn $1,500,000 from the company funds`,
    { kind: "withdrawn", player: ALPHA, money: 1_500_000 },
  ],
  [`${A} has applied to join the company`, { kind: "applied", player: ALPHA }],
  [
    `${A} has accepted ${B}'s application to join the Company`,
    { kind: "accepted", by: ALPHA, player: BRAVO },
  ],
  [
    `${A} has upgraded the ${SIZE} to hold 8 employees`,
    { kind: "resized", by: ALPHA, employees: 8 },
  ],
  [
    '<span class="t-green bold">The company has increased to rating 1.</span>',
    { kind: "rated", stars: 1 },
  ],
  [
    '<span class="t-green bold">The company has increased to rating 10.</span>',
    { kind: "rated", stars: 10 },
  ],
])("reads: %s", (text, entry) => {
  expect(read(text)).toEqual({ ...LINE, ...entry });
});

test("two employees of one name are told apart by their ids", () => {
  const trained = (id: number) =>
    read(`Florist ${player(id, "Alpha")} has been trained by the director`);
  expect(trained(1)).toMatchObject({ player: { id: 1, name: "Alpha" } });
  expect(trained(22)).toMatchObject({ player: { id: 22, name: "Alpha" } });
});

test.each([
  // Without a link, nothing says which player of this name it is.
  "Florist Alpha has been trained by the director",
  "Alpha has made a deposit of $670,000 to the company funds",
  `${A} has accepted Bravo's application to join the Company`,
  // A sentence with more or less than the known one may mean something else.
  `${A} has made a deposit of $670,000 to the company funds by mistake`,
  `${A} has made a deposit of 670,000 to the company funds`,
  "Wednesday report: We had a total of 49 customers.",
  "Report: We had a total of 49 customers and made a gross income of $7,913.",
  "The company has increased to rating 11.",
  "The company has increased to rating A.",
  `${A} has left the company`,
  "",
])("isn’t understood, and nothing is guessed: %s", (text) => {
  const other = { ...LINE, kind: "other", text: text.replaceAll(/<[^>]*>/g, "") };
  expect(read(text)).toEqual(other);
  expect(read(` ${text} `)).toEqual(other);
});
