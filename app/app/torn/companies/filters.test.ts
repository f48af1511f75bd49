import { expect, test } from "vitest";

import { ALL } from "@/components/window/choice";
import { aCompanyType, aPosition } from "@/lib/game/companies/testing/company-types";

import {
  choicesFor,
  type CompanyFilters,
  companyRows,
  filterCompanies,
  mostGain,
  nearest,
  openCount,
  positionChips,
} from "./filters";

const needing = (name: string, ...labor: readonly number[]) =>
  labor.map((manualLabor, i) =>
    aPosition({
      name: `${name} ${i + 1}`,
      required: { manualLabor, intelligence: 0, endurance: 0 },
    }),
  );
const companies = [
  aCompanyType({ id: 3, name: "Flower Shop", cost: 500_000, positions: needing("Florist", 900) }),
  aCompanyType({ id: 2, name: "Law Firm", cost: 4_000_000, positions: needing("Lawyer", 9000) }),
  aCompanyType({
    id: 1,
    name: "hair salon",
    cost: 750_000,
    positions: needing("Stylist", 100, 1200, 200),
  }),
  aCompanyType({ id: 4, name: "Zoo", cost: 600_000 }),
];
const STATS = { manualLabor: 1000, intelligence: 0, endurance: 0 };
const rows = companyRows(companies, STATS);
const everything = { text: "", positions: ALL, sort: "name" };
const names = (view: Partial<CompanyFilters>, of = rows) =>
  filterCompanies(of, { ...everything, ...view }).map(({ company }) => company.name);

test.each([
  { sort: "name", order: ["Flower Shop", "hair salon", "Law Firm", "Zoo"] },
  { sort: "cost", order: ["Flower Shop", "Zoo", "hair salon", "Law Firm"] },
  { sort: "open", order: ["hair salon", "Flower Shop", "Law Firm", "Zoo"] },
  { sort: "next", order: ["hair salon", "Law Firm", "Flower Shop", "Zoo"] },
  { sort: "nonsense", order: ["Flower Shop", "hair salon", "Law Firm", "Zoo"] },
])("sorted by $sort: $order", ({ sort, order }) => {
  expect(names({ sort })).toEqual(order);
});

const gaining = (id: number, name: string, manualLabor: number, needs = 0) =>
  aCompanyType({
    id,
    name,
    positions: [
      aPosition({
        required: { manualLabor: needs, intelligence: 0, endurance: 0 },
        gains: { manualLabor, intelligence: 0, endurance: 0 },
      }),
    ],
  });
const BY_GAIN = [gaining(1, "Farm", 40), gaining(2, "Zoo", 90, 9000), gaining(3, "Bank", 60)];

test.each([
  { typeId: 2, order: ["Zoo", "Bank", "Farm"] },
  { typeId: null, order: ["Bank", "Farm", "Zoo"] },
])("with a job in type $typeId, then by the most working stats: $order", ({ typeId, order }) => {
  const of = companyRows(BY_GAIN, STATS, { kind: "company", id: 7, typeId, position: "Clerk" });
  expect(names({ sort: "gain" }, of)).toEqual(order);
  expect(of.map(({ ownPosition }) => ownPosition)).toEqual([
    null,
    typeId === 2 ? "Clerk" : null,
    null,
  ]);
  expect(mostGain(of)?.company.name).toBe("Bank");
});

test.each([
  { position: "Clerk", perDay: 90 },
  // No company type lists the director.
  { position: "Director", perDay: null },
])("a $position gains $perDay working stats a day", ({ position, perDay }) => {
  const zoo = gaining(2, "Zoo", 90);
  const named = { ...zoo, positions: zoo.positions.map((one) => ({ ...one, name: "Clerk" })) };
  const job = { kind: "company", id: 7, typeId: 2, position } as const;
  const of = companyRows([gaining(1, "Farm", 40), named], STATS, job);
  expect(of.map(({ ownPerDay }) => ownPerDay)).toEqual([perDay, perDay]);
  expect(of.map(({ isDirector }) => isDirector)).toEqual([false, position === "Director"]);
});

test("without working stats no company has the most", () => {
  expect(mostGain(companyRows(BY_GAIN, null))).toBeNull();
});

test.each([
  { view: { text: "SALON" }, shown: ["hair salon"] },
  { view: { positions: "open" }, shown: ["Flower Shop", "hair salon"] },
  { view: { positions: "open", text: "law" }, shown: [] },
])("$view shows $shown", ({ view, shown }) => {
  expect(names(view)).toEqual(shown);
});

test("with 1,000 manual labor, the player qualifies for one position of the first company and two of the third", () => {
  expect(rows.map(openCount)).toEqual([1, 0, 2, 0]);
});

test("the closest position is the one that needs least", () => {
  expect(nearest(rows)).toMatchObject({
    company: { name: "hair salon" },
    opening: { position: { name: "Stylist 2" }, missing: { manualLabor: 200 } },
  });
});

test("a chip counts the companies with a position that the player qualifies for", () => {
  expect(positionChips(rows)).toMatchObject([{ value: "open", count: 2 }]);
  expect(positionChips(companyRows(companies, null))).toMatchObject([{ count: 0 }]);
});

test("without working stats, the filter isn't offered and hides nothing", () => {
  const unknown = companyRows(companies, null);
  expect(unknown.map(openCount)).toEqual([null, null, null, null]);
  expect(names({ positions: "open", sort: "open" }, unknown)).toHaveLength(4);
  expect(nearest(unknown)).toBeNull();
  const words = ({ positions, sorts }: ReturnType<typeof choicesFor>) =>
    [...positions, ...sorts].map(([, text]) => text);
  expect(words(choicesFor(null))).toEqual(["Name", "Cost"]);
  expect(words(choicesFor(STATS))).toEqual([
    "You qualify",
    "Working stats per day",
    "Name",
    "Cost",
    "Positions you qualify for",
    "Closest to qualifying",
  ]);
});
