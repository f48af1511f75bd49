import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { Tooltip } from "./tooltip";

const load = () => import("./tooltip-content");

test("tooltips load with the first Tab, and not with what is typed; the control keeps the focus", async () => {
  render(
    <>
      <input aria-label="Name" />
      <Tooltip text="Refresh">
        <button>Refresh</button>
      </Tooltip>
    </>,
  );
  const control = () => screen.getByRole("button", { name: "Refresh" });

  fireEvent.keyDown(screen.getByLabelText("Name"), { key: "x" });
  await load();
  expect(control()).not.toHaveAttribute("data-state");

  control().focus();
  fireEvent.keyDown(control(), { key: "Tab" });
  await waitFor(() => {
    expect(control()).toHaveAttribute("data-state");
  });
  expect(control()).toHaveFocus();
});
