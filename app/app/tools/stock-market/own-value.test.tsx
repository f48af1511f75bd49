import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";

import { servePages } from "@/app/testing/render-page";
import { rowWith } from "@/app/testing/table-texts";

import { findTiers, renderRoi } from "./testing/roi-page";

servePages();

const row = (acronym: string) => rowWith(screen.getByRole("table"), acronym);

async function setOwnValue(user: UserEvent, acronym: string, text: string) {
  const [button] = screen.getAllByRole("button", { name: `Set your value for ${acronym}` });
  if (button) await user.click(button);
  const field = await screen.findByLabelText(
    new RegExp(`^What one payment of ${acronym} is worth to you`),
  );
  await user.clear(field);
  await user.type(field, text);
  await user.click(screen.getByRole("button", { name: "Use this value" }));
  return field;
}

test("an own value counts, is marked, and is reset with one click", async () => {
  const { user } = await renderRoi("?q=TSB");
  await findTiers();
  expect(row("TSB")).toHaveTextContent("17.84%");
  await setOwnValue(user, "TSB", "100m");
  await waitFor(() => {
    expect(row("TSB")).toHaveTextContent("35.68%");
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(row("TSB")).toHaveTextContent("Your value");
  const [reset] = within(row("TSB")).getAllByRole("button", { name: /^Reset your value for TSB/ });
  if (reset) await user.click(reset);
  await waitFor(() => {
    expect(row("TSB")).toHaveTextContent("17.84%");
  });
  expect(screen.queryByText("Your value")).toBeNull();
});

test("an own value that is no amount is explained, and nothing changes", async () => {
  const { user } = await renderRoi("?q=TSB");
  await findTiers();
  const field = await setOwnValue(user, "TSB", "a lot");
  expect(await screen.findByText(/^Couldn’t read “a lot” as whole dollars\./)).toBeVisible();
  expect(field).toHaveValue("a lot");
  await user.keyboard("{Escape}");
  expect(row("TSB")).toHaveTextContent("17.84%");
});

test("a benefit that can’t be sold is ranked by the player’s own value", async () => {
  const { user } = await renderRoi("?purchased=on");
  await findTiers();
  await user.click(screen.getByRole("heading", { name: /^Dividend Stocks/ }));
  await screen.findByRole("list", { name: "Dividend Stocks" });
  await setOwnValue(user, "EVL", "1,000,000");
  await user.keyboard("{Escape}");
  // 365 ÷ 7 × $1,000,000 ÷ (100,000 × $900).
  await waitFor(() => {
    expect(row("EVL")).toHaveTextContent("57.94%");
  });
  expect(within(row("EVL")).getByRole("cell", { name: "Your value" })).toBeVisible();
});
