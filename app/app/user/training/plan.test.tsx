import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import tornGyms from "@/lib/api/testing/fixtures/torn-gyms.json";
import { NO_CHOICES, trainingStore } from "@/lib/store/user/training";

import { answer, answerWithSessions, fail } from "./testing/answers";
import { show } from "./testing/render-training";

test("a goal is also chosen in the select on top", async () => {
  show("view=plan");
  await screen.findByText(/, the nearest$/);
  const select = screen.getByRole("combobox", { name: "Goal" });
  fireEvent.change(select, { target: { value: "Elites" } });
  expect(trainingStore.get().goal).toBe("Elites");
  expect(select).toHaveValue("Elites");
});

test("a goal that is chosen from the list brings the headline into sight", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=plan");
  await screen.findByText(/, the nearest$/);
  const list = within(screen.getByRole("table", { name: "Goals to choose from" }));
  fireEvent.click(list.getByRole("button", { name: "Elites" }));
  expect(list.queryByRole("button", { name: "Elites" })).toBeNull();
  expect(document.activeElement).toHaveTextContent(/days? to Elites/);
  expect(seen.mock.contexts).toEqual([document.activeElement]);
  seen.mockRestore();
});

const PARTS = ["Goals to choose from", "Goal", "When", "Energy", "Special gyms"];

const withGoal = (goal: string) => {
  trainingStore.set({ ...NO_CHOICES, goal, energyPerDay: 500 });
};

test.each(["/torn/gyms", "/user/bars"])(
  "without %s, Plan goes by the player’s own sessions",
  async (call) => {
    fail(call);
    answerWithSessions(40);
    withGoal("Total Rebound");
    show("view=plan");
    expect(await screen.findByText(/^to Total Rebound, based on your own sessions/)).toBeVisible();
    fireEvent.click(
      screen.getByRole("button", { name: "How it’s calculated: the days to your goal" }),
    );
    expect(await screen.findByRole("dialog")).toHaveTextContent(
      "Gain per energy: your own latest sessions.",
    );
  },
);

test("without the game’s gyms a stat without sessions has no plan, and says why", async () => {
  fail("/torn/gyms");
  answerWithSessions(40);
  withGoal("Elites");
  show("view=plan");
  expect(
    await screen.findByText(
      "You have no dexterity sessions to base an estimate on. Train dexterity next.",
    ),
  ).toBeVisible();
});

test("without the game’s gyms the six ratios stand", async () => {
  fail("/torn/gyms");
  show("view=plan");
  const special = await screen.findByRole("region", { name: "Special gyms" });
  expect(within(special).getAllByRole("listitem")).toHaveLength(6);
  expect(special).toHaveTextContent(/Frontline Fitness.*strength, speed/);
  expect(within(special).queryByRole("checkbox")).toBeNull();
});

test("a goal that no gym of the player trains says so", async () => {
  answer("/torn/gyms", {
    gyms: tornGyms.gyms.map((gym) => ({
      ...gym,
      modifiers: { ...gym.modifiers, dexterity: 0 },
    })),
  });
  withGoal("Elites");
  show("view=plan");
  expect(
    await screen.findByText("None of your gyms trains dexterity. Train dexterity next."),
  ).toBeVisible();
});

test.each([
  { typed: "1,000", energyPerDay: 1000 },
  { typed: "10000", energyPerDay: 10_000 },
  { typed: "0", energyPerDay: null },
  { typed: "10001", energyPerDay: null },
  { typed: "1.000", energyPerDay: 1000 },
  { typed: "1 000", energyPerDay: 1000 },
  { typed: "1,00", energyPerDay: null },
  { typed: "160.5", energyPerDay: null },
  { typed: "a lot", energyPerDay: null },
])("$typed energy per day is saved as $energyPerDay", async ({ typed, energyPerDay }) => {
  show("view=plan");
  const field = await screen.findByRole("textbox", { name: "Planned energy per day" });
  fireEvent.change(field, { target: { value: typed } });
  expect(trainingStore.get().energyPerDay).toBe(energyPerDay);
  const problem = screen.queryByText("Enter a whole number, 1 to 10,000.");
  expect(problem === null).toBe(energyPerDay !== null);
});

test("the next gym says how far it is, what it costs and what it does for the goal", async () => {
  answer("/user/gym", { gym: { id: 3, name: "Woody's Workout" } });
  withGoal("Total Rebound");
  show("view=plan");
  const gyms = await screen.findByRole("region", { name: "Gyms" });
  expect(gyms).toHaveTextContent(/is next: at most [\d,]+ energy away, about \d+ days?\./);
  expect(gyms).toHaveTextContent(/^.*Anabolic Anomalies is next:.*It then costs \$250k/);
  expect(gyms).toHaveTextContent(/For your goal, (.+ pays off most: it saves|no new gym saves)/);
});

test("a choice in another tab shows here", async () => {
  show("view=plan");
  expect(await screen.findByText(/, the nearest$/)).toBeVisible();
  act(() => {
    localStorage.setItem("training", JSON.stringify({ ...NO_CHOICES, goal: "Total Rebound" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "training" }));
  });
  expect(screen.getByRole("button", { name: /Remove\s?the goal Total Rebound/ })).toBeVisible();
});

test("a goal is chosen, and the day it is reached has a range", async () => {
  answerWithSessions(2000);
  show("view=plan");
  expect(await screen.findByText(/, the nearest$/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Total Rebound" }));
  expect(screen.getByText(/^About \d[\d,]* days?/)).toBeVisible();
  expect(
    await screen.findByText(/^If all 160 energy per day goes into speed\. As you train now: /),
  ).toBeVisible();

  fireEvent.click(screen.getByRole("checkbox", { name: /^Frontline Fitness/ }));
  expect(trainingStore.get()).toEqual({
    ...NO_CHOICES,
    goal: "Total Rebound",
    specialGymIds: [26],
  });
});

test("without an entered energy, the plan is by the player’s average, and the field says so", async () => {
  answerWithSessions(2000);
  show("view=plan");
  const field = await screen.findByRole("textbox", { name: "Planned energy per day" });
  expect(await screen.findByText("your 30-day average")).toBeVisible();
  expect(field).toHaveValue("160");
  fireEvent.change(field, { target: { value: "500" } });
  expect(screen.queryByText("your 30-day average")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Use your 30-day average of 160" }));
  expect(trainingStore.get().energyPerDay).toBeNull();
  expect(field).toHaveValue("160");
  expect(screen.getByText("your 30-day average")).toBeVisible();
});

test("own figures are goals, too", async () => {
  trainingStore.set({ ...NO_CHOICES, goal: "own", energyPerDay: 500 });
  show("view=plan");
  expect(await screen.findByText("Enter a goal below.")).toBeVisible();
  const type = (value: string) => {
    fireEvent.change(screen.getByRole("textbox", { name: "Dexterity goal" }), {
      target: { value },
    });
  };
  type("20k");
  expect(screen.getByText(/goes into dexterity\./)).toBeVisible();
  type("$5m");
  expect(screen.getByText("Enter a whole number such as 5,000,000, 5m or 1.5b.")).toBeVisible();
  expect(trainingStore.get().goals.dexterity).toBe(20_000);
  type("20000.5");
  expect(screen.getByText(/^Enter a whole number/)).toBeVisible();
  expect(trainingStore.get().goals.dexterity).toBe(20_000);
  type("5");
  expect(screen.getByText("Goal reached.")).toBeVisible();
});

test("own figures of which none is typed are no goal: no table of it, and no days", async () => {
  trainingStore.set({ ...NO_CHOICES, goal: "own", energyPerDay: 500 });
  answerWithSessions(40);
  show("view=plan");
  expect(await screen.findByText("No goal yet.")).toBeVisible();
  for (const name of ["When", "Goal by stat"]) {
    expect(screen.queryByRole("table", { name })).toBeNull();
  }
  expect(screen.getByRole("textbox", { name: "Speed goal" })).toBeVisible();
});

test("without a goal, Plan shows the nearest and what else there is; the field keeps its text", async () => {
  show("view=plan");
  await screen.findByText(/, the nearest$/);
  const sections = () =>
    screen
      .getAllByRole("region")
      .map((region) => region.getAttribute("aria-label"))
      .filter((name) => name !== null && PARTS.includes(name));
  expect(sections()).toEqual(["Goal", "When", "Goals to choose from", "Special gyms"]);
  for (const name of ["When", "Goal by stat"]) {
    expect(screen.getByRole("table", { name })).toBeVisible();
  }
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  const energy = screen.getByRole("textbox", { name: "Planned energy per day" });
  fireEvent.change(energy, { target: { value: "500" } });
  const list = within(screen.getByRole("table", { name: "Goals to choose from" }));
  expect(list.getByRole("row", { name: /^Elites/ })).toHaveTextContent(/\d$/);
  const [nearest, ...others] = list.getAllByRole("button").map(({ textContent }) => textContent);
  expect(screen.getByText(`${nearest ?? ""}, the nearest`)).toBeVisible();
  expect(others.at(-1)).toBe("Custom");
  fireEvent.click(list.getByRole("button", { name: "Elites" }));
  expect(sections()).toEqual(["Goal", "When", "Special gyms", "Goals to choose from"]);
  expect(energy).toHaveValue("500");
  expect(screen.getByText(/^to Elites/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Remove\s?the goal Elites$/ }));
  expect(trainingStore.get().goal).toBeNull();
  expect(screen.getByText(/, the nearest$/)).toBeVisible();
});

test.each([
  { count: 0, says: "no sessions in the last 30 days" },
  { count: 1, says: "known from 00:00, once today is over" },
])("with $count sessions loaded, there is no average day: $says", async ({ count, says }) => {
  answerWithSessions(count);
  withGoal("Elites");
  show("view=plan");
  const when = await screen.findByRole("table", { name: "When" });
  await waitFor(() => {
    expect(within(when).getByRole("row", { name: /^As you train now/ })).toHaveTextContent(says);
  });
});

test("without the log, the sessions are unknown, not “not loaded”", async () => {
  fail("/user/log");
  withGoal("Elites");
  show("view=plan");
  const when = await screen.findByRole("table", { name: "When" });
  expect(within(when).getByRole("row", { name: /^As you train now/ })).toHaveTextContent(
    "your sessions are unknown",
  );
});

test("with a special gym alone, Plan asks for the highest gym", async () => {
  answer("/user/gym", { gym: { id: 26, name: "Frontline Fitness" } });
  trainingStore.set({ ...NO_CHOICES, goal: "Balboas Gym", energyPerDay: 500 });
  show("view=plan");
  expect(await screen.findByText(/^Below, choose the highest gym you have\. Train/)).toBeVisible();
});

test("a special gym whose ratio is met is named: in Plan, and in Now until it is ticked", async () => {
  answer("/user/battlestats", {
    battlestats: {
      strength: { value: 4000 },
      defense: { value: 1000 },
      speed: { value: 4000 },
      dexterity: { value: 1000 },
    },
  });
  const { unmount } = show("view=plan");
  expect(await screen.findByText(/^Already met: /)).toHaveTextContent("Frontline Fitness");
  unmount();
  show();
  const sentence = /You also meet the ratio of Frontline Fitness: 7\.5 dots, 25 energy per train\./;
  const gyms = await screen.findByRole("region", { name: "Gyms for strength" });
  expect(gyms).toHaveTextContent(sentence);
});

test.each([
  {
    goal: "Total Rebound",
    headline: /As you train now: \d+ days?\.$/,
    note: /^As you train nowaverage of \d+ days\d/,
  },
  {
    goal: "balanced",
    headline: /As you train now, you won’t reach it\.$/,
    note: /doesn’t lead there––$/,
  },
])("with speed alone trained, the pace leads to $goal or not", async ({ goal, headline, note }) => {
  answerWithSessions(2000);
  withGoal(goal);
  show("view=plan");
  expect(await screen.findByText(headline)).toBeVisible();
  const when = within(screen.getByRole("table", { name: "When" }));
  expect(when.getByRole("row", { name: /^As you train now/ })).toHaveTextContent(note);
});
