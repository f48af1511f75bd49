import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";

import { localRows } from "./rows";
import { StorageTable, StoredData } from "./stored-data";

const ROWS = localRows(
  ["apiKey", "memberNotes", "calls"].map((name) => ({ name, bytes: 20 })),
  false,
);

test("names what each button deletes; what is deleted automatically has none", async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  render(<StorageTable label="Stored data" rows={ROWS} onRemove={onRemove} />);
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Delete API key" })).toBeVisible();
  const button = screen.getByRole("button", { name: "Delete Notes on members" });
  await user.click(button);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: "memberNotes" }),
    button,
  );
});

test("one size says how much is stored: the sum of the list", async () => {
  vi.stubGlobal("navigator", {
    userAgent: navigator.userAgent,
    storage: {
      persisted: () => Promise.resolve(true),
      // With the files of the site itself.
      estimate: () => Promise.resolve({ usage: 18_000_000, quota: 900_000_000 }),
    },
  });
  localStorage.setItem("theme", "dark");
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.removeItem("theme");
  });
  renderSignedIn(<StoredData />);
  const section = await screen.findByRole("region", { name: "Stored data" });
  expect(await screen.findByText(/^\d+ bytes in all, only in this browser$/)).toBeInTheDocument();
  expect(section).toHaveTextContent("Your browser allows up to 900 MB.");
  expect(section).not.toHaveTextContent("18 MB");
});
