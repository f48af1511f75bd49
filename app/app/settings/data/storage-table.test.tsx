import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { localRows } from "./rows";
import { StorageTable } from "./stored-data";

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
