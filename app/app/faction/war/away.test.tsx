import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, renderPage, servePages, setClock } from "@/app/testing/render-page";
import { NOW } from "@/lib/api/testing/answers";
import fighters from "@/lib/api/testing/fixtures/faction-fighters.json";

servePages();

const PATH = "/app/faction/war";
const ENEMIES = "/faction/9104/members";

/** The usual enemies, with this status for Nettle. */
const withNettle = (status: object) => ({
  [ENEMIES]: {
    members: fighters.members.map((member) =>
      member.name === "Nettle" ? { ...member, status: { ...member.status, ...status } } : member,
    ),
  },
});

const attackNettle = () => screen.queryByRole("link", { name: /^Attack\s?Nettle$/ });

/** Waits until the row among those who can be hit later shows the text. */
const expectLater = (text: string | RegExp) =>
  waitFor(() => {
    const row = within(screen.getByRole("list", { name: "Later" }))
      .getAllByRole("listitem")
      .find(({ textContent }) => textContent.includes("Nettle"));
    if (row === undefined) throw new Error("Nettle can be hit.");
    expect(row).toHaveTextContent(text);
  });

test("an enemy in a hospital abroad is never out soon, and still abroad once released", async () => {
  await renderPage(PATH, {
    answers: withNettle({
      state: "Hospital",
      description: "In a Swiss hospital for 1 mins",
      until: NOW / 1000 + 100,
    }),
  });
  await expectLater("Hospital in Switzerland");
  await expectLater("1 min");
  setClock(NOW + 110_000);
  await expectLater("In Switzerland");
  expect(attackNettle()).toBeNull();
});

test("an enemy who leaves while the page is open is away since then", async () => {
  await renderPage(PATH);
  await waitFor(() => {
    expect(attackNettle()).toBeVisible();
  });
  answer(withNettle({ state: "Traveling", description: "Traveling to Mexico", until: null }));
  setClock(NOW + 20_000);
  fireEvent.click(screen.getByRole("button", { name: "Refresh" }));
  await expectLater(/Traveling to Mexico since 12:00 TCT/);
  expect(attackNettle()).toBeNull();
});
