import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json";
import { apiError } from "@/lib/api/testing/server";

servePages();

const KEY_WITHOUT_FACTION = JSON.parse(
  JSON.stringify(keyInfo).replace(/"faction_id":\d+/, '"faction_id":null'),
) as object;

test("without a faction, the page says so", async () => {
  await renderPage("/app/faction/members", {
    answers: {
      "/faction/members": apiError(7),
      "/faction/balance": apiError(7),
      "/faction/crimes": apiError(7),
      "/key/info": KEY_WITHOUT_FACTION,
    },
  });
  expect(await screen.findByText("You are not in a faction.")).toBeVisible();
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    "You are not in a faction.",
  ]);
});
