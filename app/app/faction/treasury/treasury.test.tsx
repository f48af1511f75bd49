import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";
import { ANSWERS } from "@/lib/api/testing/answers";
import { apiError } from "@/lib/api/testing/server";

servePages();

const PATH = "/app/faction/treasury";

const VIEWS = ["", "?view=armoury", "?view=use", "?view=funds"];

test.each(VIEWS)(
  "at the game’s limit %s says that calls are paused, not that it is loading",
  async (view) => {
    await renderPage(PATH + view, { answers: { "/faction/basic": apiError(5) } });
    expect(await screen.findByText("Error loading your faction")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Views of this page" })).toBeVisible();
    expect(screen.queryByText(/^Loading/)).toBeNull();
  },
);

test("without the faction’s own call, its id comes from the key", async () => {
  await renderPage(PATH, { answers: { "/faction/basic": apiError(17) } });
  expect(await screen.findByRole("list", { name: "To pay" })).toBeVisible();
  expect(screen.queryByText("Error loading your faction")).toBeNull();
});

test.each(VIEWS)("without either, %s says so once, and a retry brings it back", async (view) => {
  let isDown = true;
  await renderPage(PATH + view, {
    answers: {
      "/faction/basic": () => (isDown ? apiError(17) : ANSWERS["/faction/basic"]),
      "/key/info": apiError(17),
    },
  });
  expect(await screen.findByText("Error loading your faction")).toBeVisible();
  isDown = false;
  fireEvent.click(screen.getByRole("button", { name: /try again/i }));
  await waitFor(() => {
    expect(screen.queryByText("Error loading your faction")).toBeNull();
  });
});
