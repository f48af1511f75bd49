import { render, screen, within } from "@testing-library/react";
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
  const cash = screen.getByRole("textbox", { name: "Cash in hand ($)" });
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

test("Cancel stores nothing", async () => {
  const { press, onSave, onClose } = await change({ rate: "60" });
  await press("Cancel");
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
