import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { localRows } from "./rows";
import { StorageTable } from "./storage-table";

const ROWS = localRows(
  ["apiKey", "memberNotes", "calls"].map((name) => ({ name, bytes: 20 })),
  false,
);

test("each button says what it removes; data that expires by itself has no button", async () => {
  const user = userEvent.setup();
  const onRemove = vi.fn();
  render(<StorageTable label="Kept" rows={ROWS} onRemove={onRemove} />);
  expect(screen.getAllByRole("button")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Remove API key" })).toBeVisible();
  const button = screen.getByRole("button", { name: "Remove Notes on members" });
  await user.click(button);
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ id: "memberNotes" }),
    button,
  );
});
