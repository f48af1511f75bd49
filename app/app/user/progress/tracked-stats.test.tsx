import { render, screen, within } from "@testing-library/react";
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

test("a stat is found with a slip too, and named", async () => {
  const user = userEvent.setup();
  render(<Tracking />);
  await user.type(screen.getByRole("searchbox", { name: "Find a stat" }), "strenght");
  const stats = within(screen.getByRole("group", { name: "Battle stats" }));
  expect(stats.getAllByRole("button")).toEqual([stats.getByText("Strength").closest("button")]);
  expect(screen.getByText(/^No exact match for “strenght”/)).toHaveTextContent(
    "Did you mean Strength?",
  );
});
