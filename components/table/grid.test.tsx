import { useTable } from "@tanstack/react-table";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { Grid } from "./grid";
import { columnsFor, features } from "./features";

interface Tier {
  name: string;
  roi: number;
  isMine?: boolean;
}

const column = columnsFor<Tier>();
const columns = column.columns([
  column.accessor("name", { id: "name", header: "Name" }),
  column.accessor("roi", {
    id: "roi",
    header: "ROI",
    meta: { bar: ({ isMine }) => (isMine ? "yours" : "open") },
  }),
]);
const TIERS: Tier[] = [
  { name: "Half", roi: 20, isMine: true },
  { name: "Highest", roi: 40 },
  { name: "Loss", roi: -10 },
  { name: "Unknown", roi: NaN },
];

function Sorted({ by }: { by: string }) {
  const table = useTable({
    features,
    columns,
    data: TIERS,
    getRowId: ({ name }) => name,
    state: { sorting: [{ id: by, desc: true }] },
  });
  return <Grid label="Tiers" table={table} shown={["name", "roi"]} naming="name" />;
}

/** The bar of each row, by its name: the width and whose it is. */
const bars = () =>
  Object.fromEntries(
    TIERS.map(({ name }) => {
      const bar = screen.getByRole("row", { name: new RegExp(name) }).querySelector("span[style]");
      return [
        name,
        bar && `${(bar as HTMLElement).style.width} ${/bg-\w+/.exec(bar.className)?.[0]}`,
      ];
    }),
  );

test("shows every row once, with a bar relative to the highest value of the sorted column", () => {
  render(<Sorted by="roi" />);
  expect(screen.getAllByRole("row")).toHaveLength(1 + TIERS.length);
  expect(bars()).toEqual({
    Half: "50% bg-success",
    Highest: "100% bg-primary",
    Loss: null,
    Unknown: null,
  });
});

test("shows no bar while sorted by another column", () => {
  render(<Sorted by="name" />);
  expect(Object.values(bars())).toEqual([null, null, null, null]);
});
