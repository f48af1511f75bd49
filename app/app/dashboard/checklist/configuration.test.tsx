import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test, vi } from "vitest";

import { Configuration } from "./configuration";

const CONFIG = {
  showComplete: true,
  inactivityDays: 7,
  ocPassRate: 90,
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
    ...row.kept,
    enabledItems: { drugCooldown: false },
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test("Cancel stores nothing", async () => {
  const { press, onSave, onClose } = await change({ rate: "60" });
  await press("Cancel");
  expect(onSave).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
