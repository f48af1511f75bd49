import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";

import {
  address,
  answer,
  httpStatus,
  noConnection,
  restoreAnswers,
  servePages,
} from "@/app/testing/render-page";
import { ALL_SELECTIONS } from "@/content/selections";
import { contact } from "@/content/site";
import { API } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import userBasic from "@/lib/api/testing/fixtures/user-basic.json";
import { apiError, server } from "@/lib/api/testing/server";
import { newKeyUrl } from "@/lib/api/transport/custom-key";

servePages();

const KEY = "AbCd1234EfGh5678";
/** It leads to the dashboard. */
const START = "/app";

const errorOf = (code: number, error: string) => ({ error: { code, error } });

/** The calls so far, each with its key. */
const calls: { path: string; key: string | null }[] = [];

beforeEach(() => {
  calls.length = 0;
  server.events.removeAllListeners("request:start");
  server.events.on("request:start", ({ request }) => {
    const path = request.url.replace(API, "");
    calls.push({ path, key: request.headers.get("Authorization") });
  });
});

/** Renders the page at this address, with these values stored. */
async function open(path = "/login", stored: Readonly<Record<string, string>> = {}) {
  vi.resetModules();
  for (const [name, raw] of Object.entries(stored)) localStorage.setItem(name, raw);
  window.history.replaceState(null, "", path);
  restoreAnswers();
  const { default: LoginPage } = await import("./page");
  // As the site is exported: to HTML, with a script.
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = renderToString(<LoginPage />);
  render(<LoginPage />, { container, hydrate: true });
  return userEvent.setup();
}

type User = Awaited<ReturnType<typeof open>>;

const field = () => screen.getByLabelText("API key");

async function logIn(user: User, key = KEY) {
  await user.clear(field());
  await user.type(field(), key);
  await user.click(screen.getByRole("button", { name: "Login" }));
}

const arrivesAt = (path: string) =>
  waitFor(() => {
    expect(address()).toBe(path);
  });

const says = (text: string) =>
  waitFor(() => {
    expect(screen.getByRole("alert")).toHaveTextContent(text);
  });

test("the page says which key it needs, and what becomes of it", async () => {
  await open();
  expect(field()).toHaveAttribute("type", "password");
  const notice = screen.getByText(/key is required\./);
  expect(notice).toHaveTextContent(/^A Full Access key is required\./);
  expect(notice).toHaveTextContent("stored locally");
  for (const section of ALL_SELECTIONS) expect(screen.getByText(section)).toBeInTheDocument();
  const hrefs = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefs("Get API key")).toBe("https://www.torn.com/preferences.php#tab=api");
  expect(hrefs("Create a custom key")).toBe(newKeyUrl("Almanac"));
  expect(hrefs("Terms of Service")).toBe("/terms");
  expect(hrefs("Contact")).toBe(contact.profileUrl);
  const table = within(screen.getByRole("table", { name: "How your API key is used" }));
  expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Data Storage",
    "Data Sharing",
    "Purpose of Use",
    "Key Storage & Sharing",
    "Key Access Level",
  ]);
  expect(table.getByRole("cell", { name: "Full Access" })).toBeVisible();
});

test("the sentence under the field says what becomes of the key, until a message takes its place", async () => {
  const user = await open();
  const use = "Sent only to api.torn.com.";
  expect(field()).toHaveAccessibleDescription(new RegExp(use));
  await user.click(screen.getByRole("button", { name: "Login" }));
  await says("API key is required");
  expect(screen.queryByText(use)).toBeNull();
});

test.each(["", "   "])("without a key (“%s”) it asks for one, and makes no call", async (typed) => {
  const user = await open();
  if (typed !== "") await user.type(field(), typed);
  await user.click(screen.getByRole("button", { name: "Login" }));
  await says("API key is required");
  expect(calls).toEqual([]);
  await user.type(field(), "A");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a key is checked by reading the log, stored without spaces, and leads to the start of the app", async () => {
  const user = await open();
  await user.type(field(), `  ${KEY} {Enter}`);
  await arrivesAt(START);
  expect(calls).toEqual([{ path: "/user?selections=log&comment=Almanac", key: `ApiKey ${KEY}` }]);
  expect(localStorage.getItem("apiKey")).toBe(KEY);
});

test("a login leads back to the page that asked for it", async () => {
  const user = await open(
    `/login?next=${encodeURIComponent("/app/faction/members?sort=name.asc")}`,
  );
  await logIn(user);
  await arrivesAt("/app/faction/members?sort=name.asc");
});

test("a stored key leads on at once", async () => {
  await open("/login", { apiKey: KEY });
  await arrivesAt(START);
  expect(calls).toEqual([]);
});

test("once another tab has logged in, this one goes on too", async () => {
  await open();
  localStorage.setItem("apiKey", KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: "apiKey", newValue: KEY }));
  await arrivesAt(START);
});

test("a custom key is offered once, before the table of use, with the pages that lack something without each selection", async () => {
  await open();
  const offer = screen.getByRole("region", { name: "Or a custom key, with only what we need" });
  expect(offer).toHaveTextContent("Like Full Access, it loads your log");
  expect(offer.compareDocumentPosition(screen.getByRole("table"))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getAllByRole("link", { name: /custom key/ })).toHaveLength(1);
  const custom = within(screen.getByRole("region", { name: "What a custom key can read" }));
  const linesOf = (section: string) =>
    [...(custom.getByText(section).parentElement?.querySelectorAll("dd") ?? [])].map(
      ({ textContent }) => textContent,
    );
  const list = custom.getByText("user").closest("details");
  expect(list).toHaveAttribute("open");
  expect(list?.querySelector("summary")).toHaveTextContent(
    /^What you’d miss without each of the \d+ private selections$/,
  );
  expect(linesOf("company")).toEqual(["applications, news, stock: My Company"]);
  expect(linesOf("user")).toContainEqual(expect.stringMatching(/^log: .*User Logs/));
  expect(linesOf("user")).toContainEqual(expect.stringMatching(/^stocks: .*User Stock Portfolio/));
  expect(linesOf("user").join()).not.toContain("bars");
});

test.each([
  { typed: "abc", length: 3 },
  { typed: `${KEY}x`, length: 17 },
])(
  "a key of another length is named when its field is left, and the game decides: $length",
  async (row) => {
    const user = await open();
    await user.type(field(), ` ${row.typed}`);
    await user.tab();
    const advice = `A key has 16 letters and digits. This has ${row.length}.`;
    expect(screen.getByText(advice)).toBeVisible();
    expect(calls).toEqual([]);
    answer({ "/user": errorOf(2, "Incorrect key") });
    await user.click(screen.getByRole("button", { name: "Login" }));
    await says("[API Error Code: 2] Incorrect key");
    expect(screen.getByText(advice)).toBeVisible();
  },
);

describe("a key that works for part of the pages", () => {
  const TOO_LOW = "[API Error Code: 16] Access level of this key is not high enough";
  const withLevel = (level: number, type: string) => ({
    info: { ...keyInfo.info, access: { ...keyInfo.info.access, level, type } },
  });

  async function logInBelow(info: object) {
    const user = await open();
    answer({
      "/user": errorOf(16, "Access level of this key is not high enough"),
      "/key/info": info,
    });
    await logIn(user);
    await says(TOO_LOW);
    return user;
  }

  test("says for how many, and which are missing; the player may log in with it", async () => {
    const user = await logInBelow(withLevel(3, "Limited Access"));
    const use = await screen.findByRole("button", { name: "Log in with this key" });
    const note = use.parentElement?.textContent ?? "";
    expect(note).toMatch(/^This key works for \d+ of \d+ pages\. Missing: .*User Logs\./);
    expect(note).not.toContain("Members");
    expect(localStorage.getItem("apiKey")).toBeNull();
    await user.click(use);
    await arrivesAt(START);
    expect(localStorage.getItem("apiKey")).toBe(KEY);
  });

  test("offers nothing if the game doesn’t say what it opens", async () => {
    await logInBelow(errorOf(17, "Backend error occurred"));
    await waitFor(() => {
      expect(calls.at(-1)?.path).toContain("/key/info");
    });
    expect(screen.queryByText(/This key works for/)).toBeNull();
  });
});

describe("a failed check", () => {
  test.each([
    {
      what: "a wrong key",
      reply: errorOf(2, "Incorrect key"),
      text: "[API Error Code: 2] Incorrect key",
    },
    {
      what: "a key below Full Access",
      reply: errorOf(16, "Access level of this key is not high enough"),
      text: "[API Error Code: 16] Access level of this key is not high enough",
    },
    { what: "status 500", reply: httpStatus(500), text: "Internal Server Error" },
    {
      what: "no connection",
      reply: noConnection,
      text: "Couldn’t reach api.torn.com. Check your connection and try again.",
    },
    {
      what: "no JSON",
      reply: () => new Response("<html>"),
      text: "user didn’t return JSON",
    },
  ])("says why ($what), and stores no key", async ({ reply, text }) => {
    const user = await open();
    answer({ "/user": reply });
    await logIn(user);
    await says(text);
    expect(screen.getByRole("alert").textContent).toBe(text);
    expect(localStorage.getItem("apiKey")).toBeNull();
    expect(field()).toHaveValue(KEY);
  });

  test.each([
    { what: "another key after code 18", code: 18, next: "Zz99Zz99Zz99Zz99" },
    { what: "the same key after code 13", code: 13, next: KEY },
  ])("lets the player try $what at once", async ({ code, next }) => {
    const user = await open();
    answer({ "/user": apiError(code) });
    await logIn(user);
    await says(`[API Error Code: ${code}] for the test`);
    restoreAnswers();
    await logIn(user, next);
    await arrivesAt(START);
    expect(calls.map(({ key }) => key)).toEqual([`ApiKey ${KEY}`, `ApiKey ${next}`]);
  });
});

describe("a key that was rejected later", () => {
  test("is explained until another one works", async () => {
    const user = await open("/login", { keyRejection: "[API Error Code: 2] Incorrect key" });
    expect(screen.getByText("The game rejected your API key:").closest("p")).toHaveTextContent(
      "The game rejected your API key: [API Error Code: 2] Incorrect key.",
    );
    await logIn(user);
    await arrivesAt(START);
    expect(localStorage.getItem("keyRejection")).toBeNull();
  });
});

describe("changing the key", () => {
  const CHANGE = "/login?change&next=%2Fapp%2Fsettings";

  test("the current key stays until another is accepted", async () => {
    const user = await open(CHANGE, { apiKey: KEY });
    expect(screen.getByText("Your current key stays until the new one works.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Keep current key" })).toHaveAttribute(
      "href",
      "/app/settings",
    );
    await user.type(field(), "half of a k");
    window.dispatchEvent(new StorageEvent("storage", { key: null }));
    await user.type(field(), "ey");
    expect(field()).toHaveValue("half of a key");

    answer({ "/user": errorOf(2, "Incorrect key") });
    await logIn(user, "Wr0ngWr0ngWr0ngW");
    await says("[API Error Code: 2] Incorrect key");
    expect(localStorage.getItem("apiKey")).toBe(KEY);
    expect(address()).toBe(CHANGE);
  });

  test.each([
    { which: "the same", key: KEY },
    { which: "another", key: "Zz99Zz99Zz99Zz99" },
  ])("a good key replaces it and leads back: $which", async ({ key }) => {
    const user = await open(CHANGE, { apiKey: KEY });
    await logIn(user, key);
    await arrivesAt("/app/settings");
    expect(localStorage.getItem("apiKey")).toBe(key);
  });
});

test("another player’s key hides the notes of the player before, who finds them again", async () => {
  const notes = '{"7":"pays on time"}';
  const id = String(userBasic.profile.id);
  const user = await open("/login", { player: id, memberNotes: notes });
  answer({ "/user/basic": { profile: { ...userBasic.profile, id: 3_000_042 } } });
  await logIn(user, "ZyXw9876VuTs5432");
  await arrivesAt(START);
  expect(localStorage.getItem("player")).toBe("3000042");
  expect(localStorage.getItem("memberNotes")).toBeNull();

  localStorage.removeItem("apiKey");
  cleanup();
  const again = await open();
  await logIn(again);
  await arrivesAt(START);
  expect(localStorage.getItem("player")).toBe(id);
  expect(localStorage.getItem("memberNotes")).toBe(notes);
});
