import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import { sessionOf } from "@/components/session/session";
import { CTRL_K, field, palette, showShortcuts } from "@/components/shell/testing/show-shortcuts";
import { palettePages } from "@/content/navigation";
import { factionMembersQuery } from "@/lib/api/endpoints/faction-members";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { aMember } from "@/lib/game/testing/builders";
import { apiKeyStore, sampleStore } from "@/lib/store/account/session";

const push = vi.fn();
vi.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const KEY = "test-key";

afterEach(() => {
  sampleStore.set(false);
  push.mockClear();
});

const chosen = () => screen.getByRole("option", { selected: true });

async function openSample() {
  sampleStore.set(true);
  const user = showShortcuts();
  await user.keyboard(CTRL_K);
  await field();
  return user;
}

test("Ctrl+K shows the field at once, and text typed before its code loads stays", async () => {
  sampleStore.set(true);
  showShortcuts();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
  const meanwhile = screen.getByRole("textbox", { name: "Find anything" });
  expect(meanwhile).toHaveFocus();
  fireEvent.change(meanwhile, { target: { value: "xana" } });
  expect(await field()).toHaveValue("xana");
  expect(await field()).toHaveFocus();
  expect(await screen.findByRole("option", { name: /^Xanax/ })).toBeVisible();
});

test("before anything is typed it lists the pages and the actions", async () => {
  await openSample();
  for (const name of ["Dashboard", "Faction Members", "Refresh", "Log out"]) {
    expect(screen.getByRole("option", { name })).toBeVisible();
  }
});

test("Enter opens the page with its search filled in, and closes the palette", async () => {
  const user = await openSample();
  await user.type(await field(), "xanex");
  await waitFor(() => {
    expect(chosen()).toHaveTextContent("Xanax");
  });
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledExactlyOnceWith("/app/torn/items?q=Xanax&item=206");
  expect(palette()).toBeNull();
});

test.each([
  { name: "Hair Salon", path: "/app/torn/companies", opens: /\?q=Hair%20Salon&company=1$/ },
  { name: "Statistics", path: "/app/torn/education", opens: /\?q=BUS2120&course=2$/ },
  { name: "Palace", path: "/app/torn/properties", opens: /\?q=Palace&property=\d+$/ },
] as const)("$name opens in the list of its page", async ({ name, path, opens }) => {
  sampleStore.set(true);
  const user = showShortcuts(aQueryClient(), true, [{ path, title: "The list", also: [] }]);
  await user.keyboard(CTRL_K);
  await user.type(await field(), name);
  await user.click(await screen.findByRole("option", { name: new RegExp(name) }));
  expect(push).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(opens));
});

test.each([
  { typed: "pass rates", opens: "/app/faction/organised-crimes?view=pass-rates" },
  { typed: "armory", opens: "/app/faction/treasury?view=armoury" },
  { typed: "organised crimes", opens: "/app/faction/organised-crimes" },
])("a page found by the name of a view opens on it: $typed", async ({ typed, opens }) => {
  sampleStore.set(true);
  const user = showShortcuts(aQueryClient(), true, palettePages());
  await user.keyboard(CTRL_K);
  await user.type(await field(), typed);
  await waitFor(() => {
    expect(chosen()).toHaveTextContent(new RegExp(typed, "i"));
  });
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledExactlyOnceWith(opens);
});

test("the arrow keys select, and the selection is announced", async () => {
  const user = await openSample();
  await user.type(await field(), "feathery");
  await screen.findByRole("option", { name: /Feathery Hotels Group/ });
  await screen.findByRole("option", { name: /Feathery Hotel Coupon/ });
  // Whichever of the two came first.
  await waitFor(() => {
    expect(chosen()).toHaveTextContent("Feathery Hotel Coupon");
  });
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toHaveTextContent("Feathery Hotels Group");
  expect(await field()).toHaveAttribute("aria-activedescendant", chosen().id);
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/app\/torn\/stock-market\?q=Feathery%20Hotels%20Group&stock=\d+$/),
  );
});

test("a row selected with the arrows stays selected when a response adds a better match", async () => {
  apiKeyStore.set(KEY);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  const queryClient = aQueryClient();
  const user = showShortcuts(queryClient);
  await user.keyboard(CTRL_K);
  await user.type(await field(), "theme");
  await user.keyboard("{ArrowDown}");
  const before = chosen().textContent;
  act(() => {
    queryClient.setQueryData(factionMembersQuery(sessionOf(KEY)).queryKey, {
      entries: [aMember({ id: 2104355, name: "Theme" })],
      dropped: 0,
    });
  });
  await waitFor(() => {
    expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^Theme/);
  });
  expect(chosen()).toHaveTextContent(before);
  expect(before).not.toBe("");
});

test("a matching second name is shown, unless the first name contains it", async () => {
  const user = await openSample();
  await user.type(await field(), "members");
  await waitFor(() => {
    expect(chosen()).toHaveTextContent(/^Faction Members Enter$/);
  });
  await user.clear(await field());
  await user.type(await field(), "faction list");
  await waitFor(() => {
    expect(chosen()).toHaveTextContent(/^Faction Members Faction list Enter$/);
  });
});

test("a click opens a page", async () => {
  const user = await openSample();
  await user.click(screen.getByRole("option", { name: /^Dashboard/ }));
  expect(push).toHaveBeenCalledExactlyOnceWith("/app/dashboard");
});

test.each(["{Escape}", CTRL_K])(
  "%s closes it, and the focus is back where it was",
  async (keys) => {
    sampleStore.set(true);
    const user = showShortcuts();
    const elsewhere = screen.getByRole("button", { name: "Elsewhere" });
    elsewhere.focus();
    await user.keyboard(CTRL_K);
    await field();
    await user.keyboard(keys);
    expect(palette()).toBeNull();
    await waitFor(() => {
      expect(elsewhere).toHaveFocus();
    });
  },
);

test("the button opens it too, and has the focus after it", async () => {
  sampleStore.set(true);
  const user = showShortcuts();
  const button = screen.getByRole("button", { name: "Find anything" });
  await user.click(button);
  await field();
  await user.keyboard("{Escape}");
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
});

test("says how much was found, and what to do if nothing was", async () => {
  const user = await openSample();
  await screen.findByText(/^\s*$/, { selector: "[role=status]" });
  await user.type(await field(), "xanax");
  expect(await screen.findByText("1 result.")).toBeVisible();
  expect(chosen()).toHaveTextContent(/^Xanax Drug \$[\d,]+Enter$/);
  await user.clear(await field());
  await user.type(await field(), "zzzzzz");
  expect(
    await screen.findByText("Nothing matches “zzzzzz”. Try fewer letters, a code or an id."),
  ).toBeVisible();
});

test("'Refresh' reloads the page's data, and none of the palette's", async () => {
  sampleStore.set(true);
  const queryClient = aQueryClient();
  const user = showShortcuts(queryClient);
  await user.keyboard(CTRL_K);
  await user.type(await field(), "xanax");
  await screen.findByRole("option", { name: /^Xanax/ });
  const readings = () => queryClient.getQueryState(["game", "torn", "items"])?.dataUpdateCount;
  expect(readings()).toBe(1);
  await user.clear(await field());
  await user.type(await field(), "reload{Enter}");
  expect(await screen.findByText("Read 2 times")).toBeVisible();
  expect(readings()).toBe(1);
});

test("'Copy my name and id' copies them as the game writes them", async () => {
  const user = await openSample();
  await user.type(await field(), "copy my{Enter}");
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toMatch(/^\S+ \[\d+\]$/);
});

test("makes no call before it opens; if calls fail it still finds pages and actions, and says what is missing", async () => {
  apiKeyStore.set(KEY);
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  const user = showShortcuts();
  expect(fetch).not.toHaveBeenCalled();
  await user.keyboard(CTRL_K);
  await user.type(await field(), "dash");
  expect(chosen()).toHaveTextContent("Dashboard");
  expect(await screen.findByText("1 result. Couldn’t load items and stocks.")).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(fetch).toHaveBeenCalledTimes(4);
  });
});

test("finds members that a page has loaded, and never loads them itself", async () => {
  apiKeyStore.set(KEY);
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("no network"));
  const queryClient = aQueryClient();
  queryClient.setQueryData(factionMembersQuery(sessionOf(KEY)).queryKey, {
    entries: [aMember({ id: 2104355, name: "Marrow", state: "Hospital" })],
    dropped: 0,
  });
  const user = showShortcuts(queryClient);
  await user.keyboard(CTRL_K);
  await user.type(await field(), "marr");
  await waitFor(() => {
    expect(fetch).toHaveBeenCalledTimes(2);
  });
  // No browser translates a name.
  expect(chosen().querySelector("[translate=no]")).toHaveTextContent("Marrow");
  expect(chosen()).toHaveTextContent("[2104355] Hospital");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Marrow" })).toBeVisible();
  expect(push).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining("members"), expect.anything());
});
