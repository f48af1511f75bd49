import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { ANSWERS, NOW } from "@/lib/api/testing/answers";
import tornGyms from "@/lib/api/testing/fixtures/torn-gyms.json";
import { serveCalls } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";
import { NO_PERKS } from "@/lib/game/testing/builders";
import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { NO_CHOICES, trainingStore } from "@/lib/store/user/training";

import { answer, answerWithSessions, fail } from "./testing/answers";
import { Training } from "./training";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

serveCalls();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  search = "";
  trainingStore.clear();
});

const show = (view: string) => {
  search = view;
  renderSignedIn(<Training />);
};

const noBoosterPerks = { perks: NO_PERKS };

const stepsRegion = () => screen.findByRole("region", { name: "Steps" });

test("with the base of 24 h the usual jump fits: its last DVD may pass the maximum", async () => {
  answer("/user/perks", noBoosterPerks);
  show("view=jump&stat=speed");
  expect(await stepsRegion()).toHaveTextContent(
    "30 h of booster cooldown: only the last one may pass 24 h",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  { address: "dvd=6" },
  // As links were until 29 November 2026.
  { address: "jump=4-6-0-1-0-1-25" },
])(
  "with the base of 24 h six DVDs don’t fit, and eight aren’t among the other jumps: $address",
  async ({ address }) => {
    answer("/user/perks", noBoosterPerks);
    show(`view=jump&stat=speed&${address}`);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "These boosters don’t fit: they add 36 h, and only the last may pass your maximum of 24 h. Take fewer.",
    );
    const others = screen.getByRole("table", { name: "Other jumps" });
    expect(others).toHaveTextContent("4 Xanax, 5 Erotic DVDs and 1 Ecstasy");
    expect(others).not.toHaveTextContent("8 Erotic DVDs");
  },
);

test("without perks nobody is said to have too many boosters", async () => {
  fail("/user/perks");
  show("view=jump&stat=speed&dvd=9");
  expect(await stepsRegion()).toHaveTextContent(
    "54 h of booster cooldown, your maximum is 24 h or more",
  );
  expect(document.body).not.toHaveTextContent("don’t fit");
});

test("without cooldowns a jump’s times say what they assume", async () => {
  fail("/user/cooldowns");
  show("view=jump&stat=speed");
  const steps = await stepsRegion();
  expect(steps).toHaveTextContent(
    "Your cooldowns are unknown: these times assume that none is running.",
  );
  expect(steps).toHaveTextContent("if no drug cooldown is running");
});

test("a stack takes as many trains as it needs, and a little lost energy is only noted", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed");
  const steps = await stepsRegion();
  expect(steps).toHaveTextContent("Train 8 times, 5 energy leftto make room for the stack");
  expect(steps).toHaveTextContent("no drug cooldown is running");
  expect(steps).toHaveTextContent("5 energy from your last Xanax is lost");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without ingredients there is no jump, but others to choose", async () => {
  show("view=jump&xanax=0&dvd=0&ecstasy=0&refill=0");
  expect(await screen.findByText("No jump yet.")).toBeVisible();
  expect(screen.getByText("Choose ingredients to compare one with flat training.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Steps" })).toBeNull();
  expect(screen.getByRole("table", { name: "Other jumps" })).toBeVisible();
});

test.each([
  { typed: "8.5", gapMs: 8.5 * HOUR_MS },
  { typed: "8,5", gapMs: 8.5 * HOUR_MS },
  { typed: "8.555", gapMs: null },
  { typed: "1", gapMs: HOUR_MS },
  { typed: "0.5", gapMs: null },
  { typed: "0.001", gapMs: null },
  { typed: "1e1", gapMs: null },
  { typed: "25", gapMs: null },
])("$typed hours between Xanax are saved as $gapMs", async ({ typed, gapMs }) => {
  show("view=jump&stat=speed");
  const field = await screen.findByRole("textbox", { name: "Hours between Xanax" });
  fireEvent.change(field, { target: { value: typed } });
  expect(trainingStore.get().xanaxGapMs).toBe(gapMs);
  expect(screen.queryByText("Enter hours from 1 to 24, such as 8 or 7.5.") === null).toBe(
    gapMs !== null,
  );
});

test("a 21st jump isn’t saved, and none is lost", async () => {
  const jumps = Array.from({ length: 20 }, (_, index) => ({
    name: `Jump ${index}`,
    ingredients: NO_INGREDIENTS,
  }));
  trainingStore.set({ ...NO_CHOICES, jumps });
  show("view=jump&stat=speed");
  const name = await screen.findByRole("textbox", { name: "Name" });
  fireEvent.change(name, { target: { value: "One more" } });
  fireEvent.click(screen.getByRole("button", { name: "Save jump" }));
  expect(screen.getByText("You’ve saved 20 jumps. Remove one first.")).toBeVisible();
  expect(trainingStore.get().jumps).toEqual(jumps);
});

/** The texts of the other jumps, by name: extra cost, and points compared with flat training. */
const otherJumps = async () => {
  const table = await screen.findByRole("table", { name: "Other jumps" });
  const rows = within(table).getAllByRole("row").slice(2);
  return rows.map((row) => {
    const [extra, , points] = within(row).getAllByRole("cell");
    return { row, extra: extra?.textContent, points: points?.textContent };
  });
};

test("an alternative that is chosen keeps its figures, and the headline is in sight", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 9 * 3600, medical: 0, booster: 21 * 3600 } });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=jump&stat=speed&xanax=1&dvd=0&candy=3&ecstasy=0&refill=0&candy-happy=150");
  const listed = await otherJumps();
  // Eight DVDs don’t fit.
  expect(listed).toHaveLength(4);
  for (const index of listed.keys()) {
    const { row, extra, points } = (await otherJumps())[index] ?? {};
    if (!row) throw new Error("No such jump");
    seen.mockClear();
    fireEvent.click(within(row).getByRole("button"));
    const head = screen.getByText(/^speed compared with/).parentElement;
    expect(document.activeElement).toBe(head);
    expect(seen.mock.contexts).toEqual([head]);

    const { search: chosen } = window.location;
    cleanup();
    show(`view=jump&stat=speed&${chosen.slice(1)}`);
    expect(await screen.findByText(`About ${points}`)).toBeVisible();
    const cost = screen.getByText("Extra for the jump").parentElement;
    expect(cost).toHaveTextContent(`Extra for the jump${extra}`);
    cleanup();
    show("view=jump&stat=speed&xanax=1&dvd=0&candy=3&ecstasy=0&refill=0&candy-happy=150");
  }
  seen.mockRestore();
});

test("a saved jump that is loaded keeps the focus, and the headline is in sight", async () => {
  const ingredients = { ...NO_INGREDIENTS, xanax: 1 };
  trainingStore.set({ ...NO_CHOICES, jumps: [{ name: "Mine", ingredients }] });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=jump&stat=speed");
  const button = await screen.findByRole("button", { name: "Mine" });
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(seen.mock.contexts).toEqual([screen.getByText(/^speed compared with/).parentElement]);
  seen.mockRestore();
});

test("a goal that is chosen from the list brings the headline into sight", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=plan");
  await screen.findByText(/the nearest goal/);
  const list = within(screen.getByRole("table", { name: "Goals to choose from" }));
  fireEvent.click(list.getByRole("button", { name: "Elites" }));
  expect(list.queryByRole("button", { name: "Elites" })).toBeNull();
  expect(document.activeElement).toHaveTextContent(/until you reach Elites/);
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
    expect(
      await screen.findByText(/^until you reach Total Rebound, based on your own sessions/),
    ).toBeVisible();
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
  expect(await screen.findByText(/the nearest goal/)).toBeVisible();
  act(() => {
    localStorage.setItem("training", JSON.stringify({ ...NO_CHOICES, goal: "Total Rebound" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "training" }));
  });
  expect(screen.getByRole("button", { name: /Remove\s?the goal Total Rebound/ })).toBeVisible();
});

test("a jump against flat training, with its steps and its cost", async () => {
  show("view=jump&stat=speed");
  expect(await screen.findByText(/^speed compared with 28 h of flat training/)).toBeVisible();
  const steps = within(screen.getByRole("region", { name: "Steps" })).getAllByRole("listitem");
  expect(steps.at(-1)).toHaveTextContent("Happy resets to 4,525");
  expect(steps.filter(({ textContent }) => textContent.includes("Xanax, "))).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();

  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Mine" } });
  fireEvent.click(screen.getByRole("button", { name: "Save jump" }));
  expect(screen.getByRole("button", { name: "Mine" })).toBeVisible();
  expect(trainingStore.get().jumps.map(({ name }) => name)).toEqual(["Mine"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove the jump Mine" }));
  expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();
});

test("a goal is chosen, and the day it is reached has a range", async () => {
  answerWithSessions(2000);
  show("view=plan");
  expect(await screen.findByText(/the nearest goal/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Total Rebound" }));
  expect(screen.getByText(/^About \d[\d,]* days?/)).toBeVisible();
  expect(await screen.findByText(/at 160 gym energy per day\. Train speed next\.$/)).toBeVisible();

  fireEvent.click(screen.getByRole("checkbox", { name: /^Frontline Fitness/ }));
  expect(trainingStore.get()).toEqual({
    ...NO_CHOICES,
    goal: "Total Rebound",
    specialGymIds: [26],
  });
  fireEvent.click(await screen.findByRole("button", { name: "Use your 30-day average of 160" }));
  expect(trainingStore.get().energyPerDay).toBe(160);
  expect(screen.getByRole("textbox", { name: "Planned energy per day" })).toHaveValue("160");
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
  expect(screen.getByText(/Train dexterity next\.$/)).toBeVisible();
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
  await screen.findByText(/the nearest goal/);
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
  expect(screen.getByText(/until you reach Elites/)).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: /^Remove\s?the goal Elites$/ }));
  expect(trainingStore.get().goal).toBeNull();
  expect(screen.getByText(/the nearest goal/)).toBeVisible();
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

test("with happy above its maximum, a jump begins now and says when happy resets", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as {
    bars: Record<string, Record<string, number>>;
  };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, current: 17_525 } } });
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed&xanax=0&dvd=0");
  const steps = await stepsRegion();
  expect(within(steps).getAllByRole("listitem")[0]).toHaveTextContent(
    /^112:00.*Ecstasy35,050 happy/,
  );
  expect(screen.getByRole("note")).toHaveTextContent(/4,525.*12:05/);
});

test("a jump doesn’t count on an energy refill that is used today", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed&xanax=0&dvd=0");
  await stepsRegion();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You’ve used today’s energy refill. The next one is available from Sat 00:00. Jump later, or without a refill.",
  );
});

test("with a special gym alone, Plan asks for the highest gym", async () => {
  answer("/user/gym", { gym: { id: 26, name: "Frontline Fitness" } });
  trainingStore.set({ ...NO_CHOICES, goal: "Balboas Gym", energyPerDay: 500 });
  show("view=plan");
  expect(await screen.findByText(/^Below, choose the highest gym you have\. Train/)).toBeVisible();
});
