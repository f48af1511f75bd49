import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { CTRL_K, field, palette, showShortcuts } from "@/components/shell/testing/show-shortcuts";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { sampleStore } from "@/lib/store/account/session";

import { SHORTCUTS } from "./shortcut-table";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

afterEach(() => {
  sampleStore.set(false);
});

test("'/' goes to the search of the page, and is a letter where somebody types", async () => {
  const user = showShortcuts();
  const search = screen.getByRole("searchbox", { name: "Search items" });
  await user.keyboard("/");
  expect(search).toHaveFocus();
  expect(search).toHaveAttribute("aria-keyshortcuts", "/");
  const typed = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
  search.dispatchEvent(typed);
  expect(typed.defaultPrevented).toBe(false);
});

test("on a page without a search, '/' is left to the browser", () => {
  showShortcuts(aQueryClient(), false);
  const pressed = new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true });
  document.body.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(false);
});

test("'?' lists every shortcut, and none fires while the list is open", async () => {
  const user = showShortcuts();
  await user.keyboard("?");
  const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  for (const { description } of SHORTCUTS) {
    expect(within(list).getByText(description)).toBeVisible();
  }
  await user.keyboard(`${CTRL_K}/`);
  expect(palette()).toBeNull();
  expect(screen.getAllByRole("dialog")).toHaveLength(1);
});

test("'?' is a letter in a field, where Ctrl+K still opens the palette", async () => {
  sampleStore.set(true);
  const user = showShortcuts();
  await user.click(screen.getByRole("searchbox", { name: "Search items" }));
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard(CTRL_K);
  expect(await field()).toHaveFocus();
});

test("single-key shortcuts can be turned off, and stay off", async () => {
  const user = showShortcuts();
  await user.keyboard("?");
  await user.click(await screen.findByRole("switch", { name: /^Single-key/ }));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.keyboard("/?");
  expect(screen.getByRole("searchbox")).not.toHaveFocus();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the palette opens the list of shortcuts too, for keyboards without '?'", async () => {
  sampleStore.set(true);
  const user = showShortcuts();
  await user.keyboard(CTRL_K);
  await user.type(await field(), "keyboard{Enter}");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(palette()).toBeNull();
});
