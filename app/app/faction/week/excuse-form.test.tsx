import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { aSession } from "@/lib/api/testing/session";
import { aMember } from "@/lib/game/testing/builders";

import { ExcuseForm } from "./excuse-form";

const TODAY = Date.UTC(2026, 10, 20);
const MEMBERS = ["Alpha", "Bravo"].map((name, at) => aMember({ id: at + 1, name }));

const excused = () =>
  within(screen.getByRole("list", { name: "Excused" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("members are excused with a reason, and each excuse is taken back by itself", async () => {
  const user = userEvent.setup();
  render(
    <SessionProvider value={aSession()}>
      <ExcuseForm members={MEMBERS} todayMs={TODAY} />
    </SessionProvider>,
  );
  expect(screen.queryByRole("list", { name: "Excused" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Excuse" }));
  await user.selectOptions(screen.getByLabelText("Member"), "Bravo");
  await user.type(screen.getByLabelText("Why"), "On holiday");
  await user.click(screen.getByRole("button", { name: "Excuse" }));
  expect(excused()).toEqual([
    expect.stringContaining("Alpha"),
    expect.stringMatching(/^Bravo.*On holiday/),
  ]);

  // The field above still names Bravo.
  await user.click(screen.getByRole("button", { name: "Take back the excuse of Alpha" }));
  expect(excused()).toEqual([expect.stringContaining("Bravo")]);
});
