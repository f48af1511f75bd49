import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";

import { appPages } from "@/content/app-pages";
import { NOW } from "@/lib/api/testing/answers";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import { apiError } from "@/lib/api/testing/server";
import { newKeyUrl } from "@/lib/api/transport/custom-key";

import { type Answers, renderPage, servePages, setClock } from "../../testing/render-page";

servePages();

const PATH = "/app/settings";
const KEY = "AbCd1234EfGh5678";

const section = (name: string) => within(screen.getByRole("region", { name }));

const SECTIONS = [
  "Key",
  "Theme",
  "Dashboard",
  "Notifications",
  "Backup",
  "Clear",
  "API calls",
  "Stored data",
  "Check API responses",
];

const rowOf = (name: string) =>
  section("Key").getByRole("rowheader", { name }).closest("tr") ?? document.body;

/** Opens the table, which is folded unless a page lacks access. */
async function openAccess() {
  fireEvent.click(await section("Key").findByText("Access by page"));
  await section("Key").findByRole("table");
}

const withAccess = (access: object, selections: object = keyInfo.info.selections): Answers => ({
  "/key/info": {
    info: { ...keyInfo.info, selections, access: { ...keyInfo.info.access, ...access } },
  },
});

describe("the key", () => {
  test("its player, its level, and the access that each page needs and has", async () => {
    await renderPage(PATH, { stored: { apiKey: KEY } });
    expect(await screen.findByText("alpha_one [3000001]")).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent("Full key");
    });
    expect(
      section("Key").getByText(`full access to all ${Object.keys(appPages).length} pages`),
    ).toBeVisible();
    expect(section("Key").queryByRole("table")).toBeNull();
    await openAccess();
    expect(rowOf("Dashboard")).toHaveTextContent(/Full, faction.*Full/);
    expect(rowOf("User Logs")).toHaveTextContent(/Full.*Full/);
    expect(rowOf("Items")).toHaveTextContent(/Public.*Full/);
    expect(section("Key").getByRole("link", { name: "Change key" })).toHaveAttribute(
      "href",
      "/login?change&next=%2Fapp%2Fsettings",
    );
    expect(section("Key").getByRole("link", { name: "Create a key" })).toHaveAttribute(
      "href",
      newKeyUrl("Almanac"),
    );
    for (const part of [KEY, KEY.slice(0, 4), KEY.slice(-4)]) {
      expect(document.body).not.toHaveTextContent(part);
    }
  });

  test.each([
    {
      key: "a Limited key",
      answers: withAccess({ level: 3, type: "Limited Access" }),
      glance: "Limited key",
      rows: {
        Dashboard: /Partial.*missing user\/log/,
        "User Logs": /None.*missing user\/log/,
        "Organised Crimes": /Minimal, faction.*Full/,
      },
    },
    {
      key: "the key of a position without faction API access",
      answers: withAccess({ faction: false }),
      glance: "Full key",
      rows: { "Organised Crimes": /None \(no faction API access\)/ },
    },
    {
      key: "a custom key",
      answers: withAccess({ level: 0, type: "Custom" }, { user: ["stocks"], torn: ["stocks"] }),
      glance: "Custom key",
      rows: { "User Stock Portfolio": /Full/, Items: /None/ },
    },
  ])("names what $key can’t access", async ({ answers, glance, rows }) => {
    await renderPage(PATH, { answers });
    await waitFor(() => {
      expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(glance);
    });
    expect(await section("Key").findByText(/^\d+ pages? lacks? access$/)).toBeVisible();
    for (const [page, text] of Object.entries(rows)) expect(rowOf(page)).toHaveTextContent(text);
    const pages = section("Key").getAllByRole("rowheader");
    const isLacking = pages.map((page) => page.closest("tr")?.textContent.includes("missing"));
    expect(isLacking.lastIndexOf(true)).toBeLessThan(isLacking.indexOf(false));
  });

  test("without a response it says so, and the rest of the page works", async () => {
    await renderPage(PATH, { answers: { "/key/info": apiError(17), "/user/basic": apiError(17) } });
    expect(await section("Key").findByRole("alert")).toHaveTextContent("(for the test)");
    expect(section("Key").getByRole("button", { name: "Try again" })).toBeVisible();
    await openAccess();
    expect(rowOf("Items")).toHaveTextContent("Public");
    expect(screen.getByRole("region", { name: "API calls" })).toHaveTextContent("Error code 17");
  });
});

test("the key comes first, then what the player chooses and their data, then what is advanced", async () => {
  await renderPage(PATH, { stored: { apiKey: KEY } });
  await screen.findByRole("region", { name: "Stored data" });
  const names = screen
    .getAllByRole("region")
    .map((region) => region.getAttribute("aria-label"))
    .filter((name) => name !== null && SECTIONS.includes(name));
  expect(names).toEqual(SECTIONS);
  expect(
    section("Dashboard").getByRole("link", { name: "Configure the checklist on the dashboard" }),
  ).toHaveAttribute("href", "/app/dashboard");
});

test("API calls: each with its time, path, duration and result, and how many of 90 were made", async () => {
  await renderPage(PATH, { answers: { "/key/info": apiError(17) } });
  const calls = section("API calls");
  await waitFor(() => {
    expect(screen.getByRole("region", { name: "API calls" })).toHaveTextContent(
      "2 of 90 in the last minute",
    );
  });
  expect(calls.getByRole("meter", { name: "Calls in the last minute" })).toHaveAttribute(
    "aria-valuenow",
    "2",
  );
  const row = (path: string) =>
    calls.getAllByRole("row").find(({ textContent }) => textContent.includes(path));
  await waitFor(() => {
    expect(row("user/basic")).toHaveTextContent(/12:00:\d\d.*your time.*user\/basic.*\d+ ms.*OK/);
  });
  expect(row("key/info")).toHaveTextContent("Error code 17");
  expect(calls.getByRole("link", { name: "The game’s call log for each key" })).toHaveAttribute(
    "href",
    "https://www.torn.com/preferences.php#tab=api",
  );
});

test("each refresh adds its calls to the list, and all of them can be sorted in a table", async () => {
  const { user } = await renderPage(PATH, { answers: { "/key/info": apiError(17) } });
  const calls = section("API calls");
  const latest = () => calls.getAllByRole("row").slice(1);
  await waitFor(() => {
    expect(latest()).toHaveLength(2);
  });
  const { callLog } = await import("@/lib/api/transport/client");
  for (let round = 1; round <= 3; round += 1) {
    setClock(NOW + round * 61_000);
    fireEvent.click(await screen.findByRole("button", { name: "Refresh" }));
    await waitFor(() => {
      expect(callLog.calls()).toHaveLength(2 * (round + 1));
    });
  }
  await user.click(calls.getByRole("button", { name: "Show all 8 calls" }));
  const table = within(await screen.findByRole("table", { name: "Latest API calls" }));
  await user.click(table.getByRole("button", { name: "Path" }));
  await user.click(table.getByRole("button", { name: "Path" }));
  const paths = table.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(paths).toEqual([
    ...Array<string>(4).fill("key/info"),
    ...Array<string>(4).fill("user/basic"),
  ]);
});

test("the sample data has no key, makes no calls, and says so", async () => {
  sessionStorage.setItem("demo", "on");
  const { calls } = await renderPage(PATH);
  expect(screen.getByRole("region", { name: "At a glance" })).toHaveTextContent(
    /Sample data\s*needs no key\s*Full access to all pages\. What you enter is saved in this browser only\./,
  );
  expect(section("Key").queryByRole("link", { name: "Change key" })).toBeNull();
  expect(section("Key").getByText("none in the sample data")).toBeVisible();
  expect(section("Key").queryByText(/3000001/)).toBeNull();
  expect(screen.getByRole("region", { name: "API calls" })).toHaveTextContent(
    "Sample data makes no API calls.",
  );
  expect(calls).toEqual([]);
});
