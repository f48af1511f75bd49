import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { deferred, httpStatus, renderPage, servePages } from "@/app/testing/render-page";
import basic from "@/lib/api/testing/fixtures/faction-basic.json";

servePages();

test("the faction’s name with its tag in brackets, and a link to its leader", async () => {
  await renderPage("/app/dashboard");
  expect(await screen.findByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
  const leader = screen.getByText(/^Ran by/);
  expect(leader).toHaveTextContent("Ran by [3000001]");
  expect(within(leader).getByRole("link")).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000001",
  );
});

test("while the faction loads it says so, and then that it failed", async () => {
  const failure = deferred(basic);
  await renderPage("/app/dashboard", {
    answers: { "/faction/basic": () => failure.answer().then(() => httpStatus(500)()) },
  });
  // The summary; the headline, which counts what is left once everything is known; and what is called after the headline.
  await waitFor(() => {
    expect(screen.getAllByText("Loading...")).toHaveLength(3);
  });
  failure.release();
  await waitFor(() => {
    const alerts = screen.getAllByRole("alert");
    expect(alerts.filter((alert) => within(alert).queryByText("Error"))).toHaveLength(1);
  });
});
