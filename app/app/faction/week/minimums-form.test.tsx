import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";

import { weeklyMinimumsStore } from "@/lib/store/user/weekly-minimums";

import { MinimumsForm } from "./minimums-form";

afterEach(() => {
  weeklyMinimumsStore.clear();
});

const hours = () => screen.getByRole("textbox", { name: /, hours$/ });

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
