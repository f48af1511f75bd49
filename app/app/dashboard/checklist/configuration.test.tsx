import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";

import { Configuration } from "./configuration";

const CONFIG = {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
  bankCash: 1_000_000,
  enabledItems: { drugCooldown: false },
};

async function change(thresholds: { days?: string; rate?: string }) {
  const user = userEvent.setup();
  const [onSave, onClose] = [vi.fn(), vi.fn()];
  render(
    <Configuration
      checks={[]}
      config={CONFIG}
      trigger={createRef()}
      onSave={onSave}
      onClose={onClose}
    />,
  );
  await user.click(await screen.findByRole("tab", { name: "Thresholds" }));
  for (const [name, text] of [
    ["Inactive after (days)", thresholds.days],
    ["Minimum pass rate (%)", thresholds.rate],
  ] as const) {
    if (text === undefined) continue;
    const field = screen.getByRole("textbox", { name });
    await user.clear(field);
    await user.type(field, text);
  }
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { press, onSave, onClose };
}

test.each([
  { typed: { days: "10" }, kept: { inactivityDays: 10, ocPassRate: 90 } },
  { typed: { rate: "85" }, kept: { inactivityDays: 7, ocPassRate: 85 } },
  { typed: { days: "3", rate: "60" }, kept: { inactivityDays: 3, ocPassRate: 60 } },
])("Save stores the thresholds as typed, and changes nothing else: $typed", async (row) => {
  const { press, onSave, onClose } = await change(row.typed);
  expect(onSave).not.toHaveBeenCalled();
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    bankCash: 1_000_000,
    ...row.kept,
    enabledItems: { drugCooldown: false },
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test("Save stores what isn’t checked under Not running, and the cash for the bank", async () => {
  const { press, onSave } = await change({});
  const user = userEvent.setup();
  const cash = screen.getByRole("textbox", { name: "Cash in hand" });
  expect(cash).toHaveValue("1,000,000");
  await user.clear(cash);
  await user.type(cash, "25000000");
  const group = screen.getByRole("group", { name: "Not running" });
  expect(within(group).getAllByRole("checkbox", { checked: true })).toHaveLength(8);
  await user.click(within(group).getByRole("checkbox", { name: "Virus" }));
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    inactivityDays: 7,
    ocPassRate: 90,
    bankCash: 25_000_000,
    enabledItems: { drugCooldown: false, notRunningVirus: false },
  });
});

test.each([
  { typed: "5m", bankCash: 5_000_000 },
  { typed: "5,000,000", bankCash: 5_000_000 },
  { typed: "$1.5b", bankCash: 1_500_000_000 },
  { typed: "", bankCash: 0 },
])("Cash in hand takes an amount as players write it: '$typed'", async ({ typed, bankCash }) => {
  const { press, onSave } = await change({});
  fireEvent.change(screen.getByRole("textbox", { name: "Cash in hand" }), {
    target: { value: typed },
  });
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ bankCash }));
});

test("an amount that can’t be read is refused in a sentence, and nothing that was typed is lost", async () => {
  const { press, onSave, onClose } = await change({ rate: "60" });
  const user = userEvent.setup();
  const cash = () => screen.getByRole("textbox", { name: "Cash in hand" });
  await user.clear(cash());
  await user.type(cash(), "5 mil");
  const says =
    "Couldn’t read “5 mil” as whole dollars. Enter an amount such as 5,000,000, 5m or 1.5b.";
  expect(screen.getByRole("alert")).toHaveTextContent(says);
  await press("Save");
  expect(cash()).toHaveFocus();

  await user.click(screen.getByRole("tab", { name: "Checklist Items" }));
  await press("Save");
  expect(await screen.findByRole("alert")).toHaveTextContent(says);
  expect(cash()).toHaveValue("5 mil");
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();

  await user.clear(cash());
  await user.type(cash(), "5m");
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Save");
  expect(onSave).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ bankCash: 5_000_000, ocPassRate: 60 }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test("Cancel stores nothing", async () => {
  const { press, onSave, onClose } = await change({ rate: "60" });
  await press("Cancel");
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
