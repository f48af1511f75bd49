import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { answer, deferred, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { findTable } from "@/app/testing/table-texts";
import { NOW } from "@/lib/api/testing/answers";
import profile from "@/lib/api/testing/fixtures/player-profile.json";
import { apiError } from "@/lib/api/testing/server";

servePages();

const ATTACKS = "/app/faction/attacks";
const STRANGER = "/user/3000201/profile";

const stranger = (status: object = {}) => ({
  profile: {
    ...profile.profile,
    ...{ id: 3000201, name: "Oxbow", level: 31 },
    status: { description: "Okay", details: null, state: "Okay", until: null, ...status },
  },
});
const IN_HOSPITAL = {
  state: "Hospital",
  description: "In hospital for 2 hrs",
  until: NOW / 1000 + 7200,
};

const nameIn = (table: HTMLElement, name: string) => within(table).getByRole("link", { name });
const sheet = (name: string) => within(screen.getByRole("dialog", { name }));
const findSheet = async (name: string) => within(await screen.findByRole("dialog", { name }));
/** The value beside a label. */
const fact = (dialog: ReturnType<typeof sheet>, label: string) =>
  dialog.queryByText(label)?.parentElement?.querySelector("dd")?.textContent;
const profileCalls = (calls: readonly string[]) => calls.filter((call) => call.includes("profile"));

/** Opens the sheet of somebody whom no response of the page describes. */
async function openStranger(answers = {}) {
  const page = await renderPage(ATTACKS, { answers, stored: { player: 3000001 } });
  const link = nameIn(await findTable(), "3000201");
  fireEvent.click(link);
  return { ...page, link };
}

test("a member's name opens the sheet from what the page has, without a call", async () => {
  const { user, calls } = await renderPage(ATTACKS, { stored: { player: 3000001 } });
  const table = await findTable();
  const link = nameIn(table, "bravo_the_second_of_that_name1 [3000002]");
  fireEvent.click(link);
  const dialog = await findSheet("bravo_the_second_of_that_name1");
  expect(dialog.getByRole("heading")).toHaveFocus();
  expect(dialog.getByText("[3000002], level 100, your faction")).toBeVisible();
  expect(dialog.getByText("In hospital")).toBeVisible();
  expect(dialog.getByText("out 14:00, 2 h 00 min")).toBeVisible();
  expect(fact(dialog, "Position")).toBe("Co-leader");
  expect(fact(dialog, "Last action")).toBe("9 d ago");
  expect(fact(dialog, "Fair fight")).toBeUndefined();
  expect(dialog.getByRole("link", { name: "Profile" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000002",
  );
  expect(dialog.getByRole("link", { name: "Message" })).toHaveAttribute(
    "href",
    "https://www.torn.com/messages.php#/p=compose&XID=3000002",
  );
  expect(dialog.queryByText("Attack")).toBeNull();
  expect(profileCalls(calls)).toEqual([]);

  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(link).toHaveFocus();
});

test("Enter opens the player's own sheet, which has neither Attack nor Message", async () => {
  const { user } = await renderPage(ATTACKS, { stored: { player: 3000001 } });
  nameIn(await findTable(), "Alpha [3000001]").focus();
  await user.keyboard("{Enter}");
  const dialog = await findSheet("Alpha");
  expect(dialog.getByText("[3000001], level 94, you")).toBeVisible();
  expect(dialog.getAllByRole("link").map((link) => link.textContent)).toEqual(["Profile"]);
  fireEvent.click(dialog.getByRole("button", { name: "Copy" }));
  await waitFor(async () => {
    expect(await navigator.clipboard.readText()).toBe("Alpha [3000001]");
  });
});

test.each(["ctrlKey", "metaKey", "shiftKey"])("with %s the name is a link", async (key) => {
  await renderPage(ATTACKS);
  const link = nameIn(await findTable(), "Alpha [3000001]");
  let isLink = false;
  window.addEventListener(
    "click",
    (event) => {
      isLink = !event.defaultPrevented;
      // jsdom opens no page.
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, { [key]: true });
  expect(isLink).toBe(true);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a player whom no response describes takes one call, and is known after it", async () => {
  const { answer: answered, release } = deferred(stranger());
  const { user, calls, link } = await openStranger({ [STRANGER]: answered });
  const dialog = await findSheet("3000201");
  expect(dialog.getByRole("status")).toHaveTextContent("Loading...");
  expect(dialog.getByRole("link", { name: "Attack" })).toBeVisible();
  release();
  const known = await findSheet("Oxbow");
  expect(known.getByText("Hittable now")).toBeVisible();
  expect(known.getByText(/^last action/)).toBeVisible();
  expect(known.getByRole("link", { name: "Attack" })).toHaveAttribute(
    "href",
    "https://www.torn.com/loader.php?sid=attack&user2ID=3000201",
  );
  expect(profileCalls(calls)).toHaveLength(1);

  await user.keyboard("{Escape}");
  fireEvent.click(link);
  await findSheet("Oxbow");
  expect(profileCalls(calls)).toHaveLength(1);
});

test("somebody in hospital can't be attacked, and the button says for how long", async () => {
  await openStranger({ [STRANGER]: stranger(IN_HOSPITAL) });
  const dialog = await findSheet("Oxbow");
  expect(dialog.getByText("In hospital")).toBeVisible();
  expect(dialog.getByRole("button", { name: /^Attack\s?in 2 h 00 min$/ })).toBeDisabled();
});

test("a failed call says so, and a button tries again", async () => {
  await openStranger({ [STRANGER]: apiError(17) });
  const dialog = await findSheet("3000201");
  expect(await dialog.findByRole("alert")).toHaveTextContent(/^Couldn’t load this player\./);
  expect(dialog.queryByRole("status")).toBeNull();
  answer({ [STRANGER]: stranger() });
  fireEvent.click(dialog.getByRole("button", { name: "Try again" }));
  await findSheet("Oxbow");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a key below the needed access gets the name of what is missing", async () => {
  await openStranger({ [STRANGER]: apiError(16) });
  const dialog = await findSheet("3000201");
  expect(await dialog.findByRole("alert")).toHaveTextContent(
    "Your API key can’t access this: the page needs a key with Public Access or higher.",
  );
});

test("a note is saved when the field is left and when the sheet closes", async () => {
  const saved = () => JSON.parse(localStorage.getItem("memberNotes") ?? "{}") as object;
  const { user, link } = await openStranger({ [STRANGER]: stranger() });
  const dialog = await findSheet("Oxbow");
  const note = dialog.getByRole("textbox", { name: "Your note, saved in this browser" });
  await user.type(note, "Uses temp items");
  await user.tab();
  expect(saved()).toEqual({ 3000201: "Uses temp items" });
  await user.type(note, "!");
  await user.keyboard("{Escape}");
  expect(saved()).toEqual({ 3000201: "Uses temp items!" });
  fireEvent.click(link);
  await waitFor(() => {
    expect(sheet("Oxbow").getByRole("textbox")).toHaveValue("Uses temp items!");
  });
});

test("in the war room an enemy who moves to another group keeps the sheet, and gets the focus back", async () => {
  const { user, calls } = await renderPage("/app/faction/war");
  const group = (name: string) => screen.getByRole("list", { name, hidden: true });
  await screen.findByRole("list", { name: "Later" });
  fireEvent.click(within(group("Later")).getByRole("link", { name: "Tarn" }));
  const dialog = await findSheet("Tarn");
  expect(dialog.getByText("In hospital")).toBeVisible();
  expect(profileCalls(calls)).toEqual([]);
  await user.type(dialog.getByRole("textbox"), "Weak to piercing");
  setClock(NOW + 40 * 60_000);
  await waitFor(() => {
    expect(within(group("Hittable now")).getAllByText("Tarn")).not.toEqual([]);
  });
  expect(sheet("Tarn").getByRole("textbox")).toHaveValue("Weak to piercing");
  await user.keyboard("{Escape}");
  const link = within(group("Hittable now")).getByRole("link", { name: "Tarn" });
  expect(link).toHaveFocus();
  expect(link.closest("li")).toHaveTextContent("Weak to piercing");
});

test.each([
  ["/app/user/targets", "Korna"],
  ["/app/user/targets?view=bounties", "Sorrel_9"],
  ["/app/user/targets?view=npcs", "Jimmy"],
  ["/app/faction/week", "Charlie"],
])("a name on %s opens the sheet", async (path, name) => {
  await renderPage(path);
  for (const link of (await screen.findAllByRole("link", { name })).slice(0, 1)) {
    fireEvent.click(link);
  }
  expect((await findSheet(name)).getByRole("button", { name: "Copy" })).toBeVisible();
});

test("with a touch screen, the back gesture closes the sheet", async () => {
  const watchers: { onclose: (() => void) | null }[] = [];
  vi.stubGlobal(
    "CloseWatcher",
    class {
      onclose: (() => void) | null = null;
      constructor() {
        watchers.push(this);
      }
      destroy = () => {
        watchers.splice(watchers.indexOf(this), 1);
      };
    },
  );
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === "(pointer: coarse)",
      }) as unknown as MediaQueryList,
  );
  const { link } = await openStranger({ [STRANGER]: stranger() });
  await findSheet("Oxbow");
  expect(watchers).toHaveLength(1);
  act(() => {
    watchers[0]?.onclose?.();
  });
  await waitFor(() => {
    expect(screen.queryByRole("dialog")).toBeNull();
  });
  expect(link).toHaveFocus();
  expect(watchers).toEqual([]);
  vi.unstubAllGlobals();
});
