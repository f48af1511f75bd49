import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { aMember } from "@/lib/game/testing/builders";

import { ExemptionForm } from "./exemption-form";

const TODAY = Date.UTC(2026, 10, 20);
const MEMBERS = ["Alpha", "Bravo"].map((name, at) => aMember({ id: at + 1, name }));

const exemptions = () =>
  within(screen.getByRole("list", { name: "Exempt members" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("exempts members with a reason, and removes one exemption at a time", async () => {
  const user = userEvent.setup();
  renderSignedIn(<ExemptionForm members={MEMBERS} todayMs={TODAY} />);
  expect(screen.queryByRole("list", { name: "Exempt members" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Exempt" }));
  await user.selectOptions(screen.getByLabelText("Member"), "Bravo");
  await user.type(screen.getByLabelText("Reason"), "On holiday");
  await user.click(screen.getByRole("button", { name: "Exempt" }));
  expect(exemptions()).toEqual([
    expect.stringContaining("Alpha"),
    expect.stringMatching(/^Bravo.*On holiday/),
  ]);

  // The field above still names Bravo.
  await user.click(
    screen.getByRole("button", { name: "Remove Alpha’s exemption from 20 Nov until 27 Nov" }),
  );
  expect(exemptions()).toEqual([expect.stringContaining("Bravo")]);
});

test("a member has two exemptions, and one of them is removed", async () => {
  const user = userEvent.setup();
  renderSignedIn(<ExemptionForm members={MEMBERS} todayMs={TODAY} />);
  await user.click(screen.getByRole("button", { name: "Exempt" }));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-02" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-11-09" } });
  await user.click(screen.getByRole("button", { name: "Exempt" }));
  expect(exemptions()).toEqual([
    expect.stringContaining("Exempt from 2 Nov until 9 Nov"),
    expect.stringContaining("Exempt from 20 Nov until 27 Nov"),
  ]);
  await user.click(
    screen.getByRole("button", { name: "Remove Alpha’s exemption from 2 Nov until 9 Nov" }),
  );
  expect(exemptions()).toEqual([expect.stringContaining("Exempt from 20 Nov until 27 Nov")]);
});
