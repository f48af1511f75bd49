import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { MinimumsForm } from "./minimums-form";

afterEach(() => {
  weeklyMinimumsStore.clear();
});

const hours = () => screen.getByRole("textbox", { name: /, hours$/ });

test.each([
  { typed: "1.500", energy: 1500, says: null },
  { typed: "1,5k", energy: 1500, says: null },
  { typed: "", energy: undefined, says: null },
  { typed: "2.5", energy: 300, says: "Enter a whole number, such as 14." },
  { typed: "$14", energy: 300, says: "Enter a whole number, such as 14." },
])("a minimum of '$typed' energy after 300 is $energy", ({ typed, energy, says }) => {
  weeklyMinimumsStore.set({ "": { gymenergy: 300 } });
  render(<MinimumsForm positions={[]} />);
  const field = screen.getByRole("textbox", { name: "Gym energy" });
  fireEvent.change(field, { target: { value: typed } });
  expect(weeklyMinimumsStore.get()[""]?.gymenergy).toBe(energy);
  expect(screen.queryByRole("alert")?.textContent ?? null).toBe(says);
});

test.each([
  { typed: "2.5", seconds: 9_000, shown: "2.5", says: null },
  { typed: "2,5", seconds: 9_000, shown: "2.5", says: null },
  { typed: "0.07", seconds: 252, shown: "0.07", says: null },
  { typed: "14", seconds: 50_400, shown: "14", says: null },
  { typed: "1.500", seconds: 3_600, shown: "1", says: "Enter hours, such as 14 or 2.5." },
  { typed: "1m", seconds: 3_600, shown: "1", says: "Enter hours, such as 14 or 2.5." },
])("a minimum of '$typed' hours after 1 is $shown", ({ typed, seconds, shown, says }) => {
  weeklyMinimumsStore.set({ "": { timeplayed: 3_600 } });
  const { unmount } = render(<MinimumsForm positions={[]} />);
  fireEvent.change(hours(), { target: { value: typed } });
  expect(screen.queryByRole("alert")?.textContent ?? null).toBe(says);
  expect(weeklyMinimumsStore.get()[""]?.timeplayed).toBe(seconds);
  unmount();
  render(<MinimumsForm positions={[]} />);
  expect(hours()).toHaveValue(shown);
});

test("each position has its own minimums: choosing another shows those", async () => {
  const user = userEvent.setup();
  weeklyMinimumsStore.set({ "": { timeplayed: 3_600 }, Council: { timeplayed: 7_200 } });
  render(<MinimumsForm positions={["Council", "Recruit"]} />);
  expect(hours()).toHaveValue("1");
  await user.selectOptions(screen.getByLabelText("Applies to"), "Council");
  expect(hours()).toHaveValue("2");
  await user.selectOptions(screen.getByLabelText("Applies to"), "Recruit");
  expect(hours()).toHaveValue("");
  await user.type(hours(), "5");
  expect(weeklyMinimumsStore.get()).toMatchObject({
    Council: { timeplayed: 7_200 },
    Recruit: { timeplayed: 18_000 },
  });
});
