import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { useStoredValue } from "@/lib/store/engine/use-stored-value";
import { trackedStatsStore } from "@/lib/store/user/progress";

import { TrackedStats } from "./tracked-stats";

const Tracking = () => <TrackedStats tracked={useStoredValue(trackedStatsStore)} />;

afterEach(() => {
  trackedStatsStore.clear();
});

test("tracking one more or one fewer keeps the other groups and their order", async () => {
  const user = userEvent.setup();
  trackedStatsStore.set(["xantaken", "networth", "strength"]);
  render(<Tracking />);
  await user.click(screen.getByRole("button", { name: "Speed" }));
  expect(trackedStatsStore.get()).toEqual(["xantaken", "networth", "strength", "speed"]);
  await user.click(screen.getByRole("button", { name: "Net worth" }));
  expect(trackedStatsStore.get()).toEqual(["xantaken", "strength", "speed"]);
});

test("a search narrows the stats, and a choice among those found keeps the others", async () => {
  const user = userEvent.setup();
  trackedStatsStore.set(["strength", "xantaken"]);
  render(<Tracking />);
  await user.type(screen.getByRole("searchbox", { name: "Find a stat" }), "speed");
  expect(screen.queryByRole("button", { name: "Strength" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Speed" }));
  expect(trackedStatsStore.get()).toEqual(["strength", "xantaken", "speed"]);
  await user.type(screen.getByRole("searchbox", { name: "Find a stat" }), "less");
  expect(screen.getByText(/^No stats match “.+”\. Try a shorter word\.$/)).toBeVisible();
});
