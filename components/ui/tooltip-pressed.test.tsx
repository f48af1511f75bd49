import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { Tooltip } from "./tooltip";

test("a control that is being pressed while the tooltips load keeps its click", async () => {
  render(
    <Tooltip text="Refresh">
      <button>Refresh</button>
    </Tooltip>,
  );
  const pressed = screen.getByRole("button", { name: "Refresh" });
  fireEvent.pointerMove(window);
  fireEvent.pointerDown(pressed);
  await import("./tooltip-content");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByRole("button", { name: "Refresh" })).toBe(pressed);

  fireEvent.pointerUp(pressed);
  fireEvent.click(pressed);
  await waitFor(() => {
    expect(screen.getByRole("button", { name: "Refresh" })).toHaveAttribute("data-state");
  });
});
