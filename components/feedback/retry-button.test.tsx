import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";

import { callQueue } from "@/components/session/session";
import { ApiError } from "@/lib/api/transport/errors";

import { RetryButton } from "./retry-button";

test("lets calls go on that have stopped because the key couldn’t be used, before it tries again", async () => {
  callQueue.reportError(new ApiError("key-unusable", "Paused", 18), "account");
  const onRetry = vi.fn(() => callQueue.state().stopReason);
  render(<RetryButton onRetry={onRetry} />);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(onRetry).toHaveReturnedWith(null);
});
