import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { LongList } from "./long-list";

const show = (count: number) =>
  render(
    <LongList entries={Array.from({ length: count }, (_, i) => i)} part={50}>
      {(shown) => (
        <ul>
          {shown.map((n) => (
            <li key={n}>{n}</li>
          ))}
        </ul>
      )}
    </LongList>,
  );

test("a short list is shown whole, without a button", () => {
  show(50);
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a longer list shows its first part, and more on each press", async () => {
  show(120);
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
  expect(screen.getByText("Showing 50 of 120.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show 50 more" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(100);
  await userEvent.click(screen.getByRole("button", { name: "Show 20 more" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(120);
  expect(screen.queryByRole("button")).toBeNull();
});
