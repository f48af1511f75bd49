import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { aMember } from "@/lib/game/testing/builders";

import { ExcuseForm } from "./excuse-form";

const TODAY = Date.UTC(2026, 10, 20);
const MEMBERS = ["Alpha", "Bravo"].map((name, at) => aMember({ id: at + 1, name }));

const excused = () =>
  within(screen.getByRole("list", { name: "Excused" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("excuses members with a reason, and takes back one excuse at a time", async () => {
  const user = userEvent.setup();
  renderSignedIn(<ExcuseForm members={MEMBERS} todayMs={TODAY} />);
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
  await user.click(
    screen.getByRole("button", { name: "Take back the excuse of Alpha from 20 Nov until 27 Nov" }),
  );
  expect(excused()).toEqual([expect.stringContaining("Bravo")]);
});

test("a member is excused twice, and one of the two is taken back", async () => {
  const user = userEvent.setup();
  renderSignedIn(<ExcuseForm members={MEMBERS} todayMs={TODAY} />);
  await user.click(screen.getByRole("button", { name: "Excuse" }));
  fireEvent.change(screen.getByLabelText("From"), { target: { value: "2026-11-02" } });
  fireEvent.change(screen.getByLabelText("Until"), { target: { value: "2026-11-09" } });
  await user.click(screen.getByRole("button", { name: "Excuse" }));
  expect(excused()).toEqual([
    expect.stringContaining("Exempt from 2 Nov until 9 Nov"),
    expect.stringContaining("Exempt from 20 Nov until 27 Nov"),
  ]);
  await user.click(
    screen.getByRole("button", { name: "Take back the excuse of Alpha from 2 Nov until 9 Nov" }),
  );
  expect(excused()).toEqual([expect.stringContaining("Exempt from 20 Nov until 27 Nov")]);
});
