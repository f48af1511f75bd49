import { fireEvent, render, screen, within } from "@testing-library/react";
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

const linesOf = ({ name, price, stock }: Item) => ({
  title: name,
  figure: price,
  detail: `${stock} in stock`,
  second: "each",
});

test("a row of two lines opens on all columns, and closes again", () => {
  render(<PhoneEntries columns={columnsIn("points")} rows={ITEMS} phoneLines={linesOf} />);
  const [row, other] = screen.getAllByRole("button");
  if (!row || !other) throw new Error("Two rows are expected.");
  expect(row).toHaveAccessibleName("Xanax 800000 2 in stock each");
  expect(row).toHaveAttribute("aria-expanded", "false");
  fireEvent.click(row);
  expect(row).toHaveAttribute("aria-expanded", "true");
  expect(other).toHaveAttribute("aria-expanded", "false");
  const [entry] = screen.getAllByRole("listitem");
  expect(within(entry ?? document.body).getAllByRole("term")).toHaveLength(2);
  expect(entry).toHaveTextContent("ItemXanaxPrice800000 points");
  fireEvent.click(row);
  expect(screen.queryByRole("term")).toBeNull();
});

test("an opened row leaves out what is unknown, and has actions and blocks without a label", () => {
  const more = column.columns([
    column.accessor("shop", { id: "shop", header: "Shop" }),
    column.accessor("stock", {
      id: "stock",
      header: "Items in stock",
      meta: { phone: { at: "block", cell: ({ stock }) => `${stock} left` } },
    }),
    column.display({
      id: "buy",
      header: "More",
      meta: { noText: true },
      cell: ({ row }) => <a href="#buy">Buy {row.original.name}</a>,
    }),
  ]);
  render(<PhoneEntries columns={more} rows={ITEMS.slice(1)} phoneLines={linesOf} />);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("term")).toBeNull();
  expect(screen.getByRole("listitem")).toHaveTextContent("0 leftBuy Plushie");
});
