import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { columnsFor } from "./features";
import { PhoneEntries } from "./testing/phone-entries";

interface Item {
  name: string;
  shop: string | null;
  price: number;
  stock: number;
}

const ITEMS: Item[] = [
  { name: "Xanax", shop: "Pharmacy", price: 800_000, stock: 2 },
  { name: "Plushie", shop: null, price: 20, stock: 0 },
];

const column = columnsFor<Item>();
const columns = column.columns([
  column.accessor("name", { id: "name", header: "Item", meta: { phone: "title" } }),
  column.accessor("shop", {
    id: "shop",
    header: "Shop",
    meta: { phone: { at: "note", cell: ({ shop }) => shop && `In ${shop}` } },
  }),
  column.accessor("price", {
    id: "price",
    header: "Price",
    meta: {
      phone: [
        { at: "figure", label: "each" },
        { at: "line", label: ({ name }) => `Price of ${name}` },
      ],
    },
  }),
  column.accessor("stock", {
    id: "stock",
    header: "Items in stock",
    meta: { shortName: "In stock", phone: { at: "detail", order: -1 } },
  }),
  column.accessor(({ price, stock }) => price * stock, { id: "all", header: "Price of all" }),
]);

const entries = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);

test("an entry shows each column at its places: the first line, a note, details in their order, by their short names", () => {
  render(<PhoneEntries columns={columns} rows={ITEMS} />);
  expect(entries()).toEqual([
    "Xanax800000 eachIn PharmacyIn stock2Price of Xanax800000",
    "Plushie20 eachIn stock0Price of Plushie20",
  ]);
});

test("an entry that isn’t made of its columns gets their details", () => {
  render(
    <PhoneEntries
      columns={columns}
      rows={ITEMS}
      drawEntry={({ name }, details) => (
        <>
          <h2>{name}!</h2>
          {details}
        </>
      )}
    />,
  );
  expect(entries()).toEqual([
    "Xanax!In stock2Price of Xanax800000",
    "Plushie!In stock0Price of Plushie20",
  ]);
});

test("several titles have spaces between them, and none after the last", () => {
  const titles = column.columns([
    column.accessor("name", { id: "name", header: "Item", meta: { phone: "title" } }),
    column.accessor("shop", { id: "shop", header: "Shop", meta: { phone: "title" } }),
  ]);
  render(<PhoneEntries columns={titles} rows={ITEMS.slice(0, 1)} />);
  expect(entries()).toEqual(["Xanax Pharmacy"]);
});

/** Columns with a cell that shows a choice of the page. */
const columnsIn = (unit: string) =>
  column.columns([
    column.accessor("name", { id: "name", header: "Item", meta: { phone: "title" } }),
    column.accessor("price", {
      id: "price",
      header: "Price",
      meta: { phone: "detail" },
      cell: ({ getValue }) => `${getValue()} ${unit}`,
    }),
  ]);

test("an entry shows new columns of the same row", () => {
  const { rerender } = render(<PhoneEntries columns={columnsIn("dollars")} rows={ITEMS} />);
  rerender(<PhoneEntries columns={columnsIn("points")} rows={ITEMS} />);
  expect(entries()).toEqual(["XanaxPrice800000 points", "PlushiePrice20 points"]);
});

test("an entry isn’t drawn again for a new list of the same rows", () => {
  const drawn = vi.fn((row: Item) => row.name);
  const { rerender } = render(<PhoneEntries columns={columns} rows={ITEMS} drawEntry={drawn} />);
  rerender(<PhoneEntries columns={columns} rows={[...ITEMS]} drawEntry={drawn} />);
  expect(drawn).toHaveBeenCalledTimes(2);
});
