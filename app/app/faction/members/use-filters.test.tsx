import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { FilterFields } from "./filter-fields";
import { aRow } from "./testing/builders";
import { useFilters } from "./use-filters";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const ROWS = [aRow({ position: "Leader", state: "Okay" }, { nowMs: 0, days: 7 })];

function Probe() {
  const { chosen, offered } = useFilters(ROWS);
  return (
    <>
      <output>{JSON.stringify(chosen)}</output>
      <FilterFields offered={offered} />
    </>
  );
}

test.each([
  { address: "", chosen: {} },
  { address: "activity=day&days=new&oc=no", chosen: { activity: "day", days: "new", oc: "no" } },
  { address: "position=Leader&balance=owes", chosen: { position: "Leader", balance: "owes" } },
  // A value that nobody has, or that no filter knows, counts as all.
  { address: "position=Archivist&state=*&activity=never&oc=constructor&days=all", chosen: {} },
])("$address chooses $chosen", ({ address, chosen }) => {
  search = address;
  render(<Probe />);
  expect(JSON.parse(screen.getByRole("status").textContent)).toEqual(chosen);
  expect(
    screen
      .getAllByRole<HTMLSelectElement>("combobox")
      .filter(({ value }) => value !== "all" && value !== "*"),
  ).toHaveLength(Object.keys(chosen).length);
});
