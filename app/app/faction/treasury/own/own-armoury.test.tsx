import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { DENIED, OWN_LOG } from "../testing/own-answers";

servePages();

const PATH = "/app/faction/treasury";

const list = (name: string) => screen.findByRole("list", { name });

test.each(["armoury", "use"])(
  "without faction API access, %s has the player’s balance, loans and use",
  async (view) => {
    await renderPage(`${PATH}?view=${view}`, { answers: DENIED });
    const loans = await list("On loan to you");
    await waitFor(() => {
      expect(loans).toHaveTextContent("Ruger 22/451 since 11 Oct");
    });
    const used = await list("You used");
    await waitFor(() => {
      expect(used).toHaveTextContent("2 × Xanax$1,600,000");
    });
    expect(within(used).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.getByText("$5,200,000")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^You do not have faction API access\./);
    expect(
      screen.getByText(/^This is your part\. With access you also see the stock, all loans/),
    ).toBeVisible();
  },
);

test("a longer time has more", async () => {
  await renderPage(`${PATH}?view=use`, { answers: DENIED });
  await list("You used");
  fireEvent.click(screen.getByRole("button", { name: "30 days" }));
  await waitFor(async () => {
    expect(await list("You used")).toHaveTextContent("3 × Xanax");
  });
});

test("the last war, with the day before it", async () => {
  await renderPage(`${PATH}?view=use&own=war`, { answers: DENIED });
  expect(await screen.findByText("Nothing used from the armoury in this time.")).toBeVisible();
  expect(screen.getByRole("button", { name: "War + 24 h" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("nothing lent and nothing used is said", async () => {
  await renderPage(`${PATH}?view=armoury`, {
    answers: { ...DENIED, "/user/log": { log: [], _metadata: { links: {} } } },
  });
  expect(
    await screen.findByText("Nothing lent to you in the last 365 days that you still have."),
  ).toBeVisible();
  expect(screen.getByText("Nothing used from the armoury in this time.")).toBeVisible();
});

test("a key that can’t read the log needs Full access, and the balance stays", async () => {
  await renderPage(`${PATH}?view=armoury`, { answers: { ...DENIED, "/user/log": apiError(16) } });
  expect(await screen.findByText(/Log in with a Full Access key\./)).toHaveTextContent(
    "Couldn’t load your log, so what you used and have on loan isn’t known.",
  );
  expect(screen.getByText("$5,200,000")).toBeVisible();
  expect(screen.queryByRole("region", { name: "You used" })).toBeNull();
});

test("a key that can read neither log nor balance is one error", async () => {
  await renderPage(`${PATH}?view=use`, {
    answers: { ...DENIED, "/user/log": apiError(16), "/user/money": apiError(16) },
  });
  expect(await screen.findByText(/Log in with a Full Access key\./)).toHaveTextContent(
    "Couldn’t load your balance and your log",
  );
  expect(screen.getByText(/^You do not have faction API access\./)).toBeVisible();
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  expect(screen.getByRole("main")).not.toHaveTextContent("is your balance");
});

const KEY_TOO_LOW = { "/faction/inventory": apiError(16), "/faction/news": apiError(16) };

test.each([
  ["armoury", "Error loading armoury"],
  ["use", "Error loading faction news"],
])(
  "with a key that can’t read the faction’s %s, the player’s own part stays",
  async (view, title) => {
    await renderPage(`${PATH}?view=${view}`, { answers: { ...OWN_LOG, ...KEY_TOO_LOW } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(await list("On loan to you")).toHaveTextContent("since 11 Oct");
    expect(screen.getByText("$5,200,000")).toBeVisible();
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  },
);

test.each(["armoury", "use"])("a key that can’t read anything of %s is one error", async (view) => {
  await renderPage(`${PATH}?view=${view}`, {
    answers: { ...KEY_TOO_LOW, "/user/log": apiError(16), "/user/money": apiError(16) },
  });
  expect(await screen.findByText(/Log in with a Full Access key\./)).toBeVisible();
  expect(await screen.findByText(/^This is your part\./)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole("region", { name: "You used" })).toBeNull();
  });
  expect(screen.getAllByRole("alert")).toHaveLength(1);
});

test("Pay works without access, without proof from the news", async () => {
  await renderPage(PATH, { answers: DENIED });
  expect(await list("To pay")).toHaveTextContent("Alpha");
});
