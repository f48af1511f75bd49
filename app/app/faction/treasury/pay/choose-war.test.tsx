import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";

servePages();

test("the number of members to pay is known of the selected war or chain alone", async () => {
  await renderPage("/app/faction/treasury?war=chain-54900012", {
    stored: {
      payoutRuns: [{ warId: 27_811, crimeIds: [], percent: 0, paidIds: [3_000_001, 3_000_002] }],
    },
  });
  await screen.findByRole("list", { name: "To pay" });
  fireEvent.change(screen.getByLabelText("Income"), { target: { value: "10m" } });
  fireEvent.click(screen.getByRole("button", { name: /^Chain of 83/, expanded: false }));
  expect(await screen.findByRole("button", { name: /^Cold Furnace/ })).toHaveTextContent(
    /2 members paid$/,
  );
  expect(screen.getByRole("button", { name: /^Chain of 83/, current: true })).toHaveTextContent(
    /0 of \d+ paid$/,
  );
});
