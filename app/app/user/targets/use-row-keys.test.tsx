import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { singleKeysStore } from "@/lib/store/preferences/shell";

import { ROW_KEYS, useRowKeys } from "./use-row-keys";

afterEach(() => {
  singleKeysStore.clear();
});

/** Lists of players, as the groups of the page. */
function Rows({ groups = [["Korna", "Oxbow"]] }: { groups?: string[][] }) {
  useRowKeys();
  return (
    <main id="main">
      <input aria-label="Note" />
      {groups.map((names, index) => (
        <ol key={index}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" id={name} aria-keyshortcuts={ROW_KEYS}>
                {name}
              </button>
              <a href="#attack">Attack {name}</a>
            </li>
          ))}
        </ol>
      ))}
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

test.each([
  { key: "j", from: "Attack Oxbow", to: "Uldane" },
  { key: "k", from: "Oxbow", to: "Korna" },
])("after a row has moved to another group, $key goes on from there", async ({ key, from, to }) => {
  const user = userEvent.setup();
  const { rerender } = render(
    <Rows
      groups={[
        ["Aldo", "Korna"],
        ["Grilia", "Oxbow", "Uldane"],
      ]}
    />,
  );
  (from === "Oxbow" ? row(from) : screen.getByRole("link", { name: from })).focus();
  rerender(<Rows groups={[["Aldo", "Korna", "Oxbow"], ["Uldane"], ["Grilia"]]} />);
  expect(document.body).toHaveFocus();
  await user.keyboard(key);
  expect(row(to)).toHaveFocus();
});

test.each([
  { key: "j", to: "Uldane" },
  { key: "k", to: "Grilia" },
])("after a row has gone, $key goes on from its location", async ({ key, to }) => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows groups={[["Korna", "Grilia", "Oxbow", "Uldane"]]} />);
  row("Oxbow").focus();
  rerender(<Rows groups={[["Korna", "Grilia", "Uldane"]]} />);
  await user.keyboard(key);
  expect(row(to)).toHaveFocus();
});

test("from another control of the page they begin at the first row", async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows groups={[["Korna"], ["Oxbow"]]} />);
  row("Oxbow").focus();
  const field = screen.getByRole("textbox", { name: "Note" });
  field.focus();
  field.blur();
  rerender(<Rows groups={[["Korna", "Oxbow"]]} />);
  await user.keyboard("j");
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
