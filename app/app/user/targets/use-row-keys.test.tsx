import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { singleKeysStore } from "@/lib/store/preferences/shell";

import { ROW_KEYS, useRowKeys } from "./use-row-keys";

afterEach(() => {
  singleKeysStore.clear();
});

function Rows() {
  useRowKeys();
  return (
    <main id="main">
      <input aria-label="Note" />
      <ol>
        {["Korna", "Oxbow"].map((name) => (
          <li key={name}>
            <button type="button" aria-keyshortcuts={ROW_KEYS}>
              {name}
            </button>
            <a href="#attack">Attack {name}</a>
          </li>
        ))}
      </ol>
    </main>
  );
}

const row = (name: string) => screen.getByRole("button", { name });

test("J goes to the next row and K back, from anywhere in a row", async () => {
  const user = userEvent.setup();
  render(<Rows />);
  await user.keyboard("j");
  expect(row("Korna")).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("link", { name: "Attack Korna" })).toHaveFocus();
  await user.keyboard("j");
  expect(row("Oxbow")).toHaveFocus();
  await user.keyboard("j");
  expect(row("Oxbow")).toHaveFocus();
  await user.keyboard("k");
  expect(row("Korna")).toHaveFocus();
});

test("leaves the keys to a field, and to who has turned single keys off", async () => {
  const user = userEvent.setup();
  render(<Rows />);
  const field = screen.getByRole("textbox", { name: "Note" });
  await user.type(field, "jk");
  expect(field).toHaveValue("jk");
  singleKeysStore.set(false);
  field.blur();
  await user.keyboard("j");
  expect(row("Korna")).not.toHaveFocus();
});
