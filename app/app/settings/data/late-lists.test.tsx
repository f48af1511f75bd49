import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";

import { StoredData } from "./stored-data";

const lists = vi.hoisted(() => ({
  listCrimeHistories: vi.fn<() => Promise<null | []>>(),
  listStatHistories: vi.fn<() => Promise<null | []>>(),
  listTrainingHistories: vi.fn<() => Promise<null | []>>(),
  listLedgerHistories: vi.fn<() => Promise<null | []>>(),
}));
vi.mock("idb-keyval", () => import("@/lib/store/testing/fake-database"));
vi.mock("@/lib/store/account/listed-histories", async (original) => ({
  ...(await original()),
  ...lists,
}));

const NAMES = [
  "listCrimeHistories",
  "listStatHistories",
  "listTrainingHistories",
  "listLedgerHistories",
] as const;

async function renderWithout(missing: (typeof NAMES)[number] | null) {
  for (const name of NAMES) lists[name].mockResolvedValue(name === missing ? null : []);
  renderSignedIn(<StoredData />);
  await waitFor(() => {
    expect(screen.queryByText("Loading...")).toBeNull();
  });
}

test.each(NAMES)("a list that the browser doesn’t return is a problem: %s", async (name) => {
  await renderWithout(name);
  expect(screen.getByRole("alert")).toHaveTextContent(/^Saved data isn’t available/);
});

test("with every list, there is no problem", async () => {
  await renderWithout(null);
  expect(screen.queryByRole("alert")).toBeNull();
});
