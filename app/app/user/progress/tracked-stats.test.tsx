import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { followedStatsStore } from "@/lib/store/user/progress";

import { TrackedStats } from "./tracked-stats";

const Tracking = () => <TrackedStats tracked={useStoredValue(followedStatsStore)} />;

afterEach(() => {
  followedStatsStore.clear();
});

test("tracking one more or one fewer keeps the other groups and their order", async () => {
  const user = userEvent.setup();
  followedStatsStore.set(["xantaken", "networth", "strength"]);
  render(<Tracking />);
  await user.click(screen.getByRole("button", { name: "Speed" }));
  expect(followedStatsStore.get()).toEqual(["xantaken", "networth", "strength", "speed"]);
  await user.click(screen.getByRole("button", { name: "Net worth" }));
  expect(followedStatsStore.get()).toEqual(["xantaken", "strength", "speed"]);
});
