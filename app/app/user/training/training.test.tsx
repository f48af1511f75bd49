import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { expect, test, vi } from "vitest";

import { SessionProvider } from "@/components/session/session";
import { absurdAnswers, FIGURES } from "@/lib/api/testing/absurd-answers";
import { ANSWERS, API } from "@/lib/api/testing/answers";
import { currentFixture, legacyFixture } from "@/lib/api/testing/fixtures";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";
import { aQueryClient } from "@/lib/api/testing/query-client";
import { server } from "@/lib/api/testing/server";
import { aSession } from "@/lib/api/testing/session";
import { NO_CHOICES, setTraining, trainingStore } from "@/lib/store/user/training";

import { answer, answerWithSessions, away, fail } from "./testing/answers";
import { openAt, show } from "./testing/render-training";
import { Training } from "./training";

// A canvas, which jsdom hasn't.
vi.mock("@/components/charts/charts", () => ({ DotChart: () => null }));

const CALLS = [
  "/user/battlestats",
  "/user/gym",
  "/torn/gyms",
  "/user/bars",
  "/user/perks",
  "/user/refills",
  "/user/cooldowns",
  "/user/log",
];

const glance = () => screen.findByRole("region", { name: "At a glance" });

test("a new player sees what all energy brings, by the formula as it is", async () => {
  show();
  expect(await glance()).toHaveTextContent(
    /^About \+\d+ \w+ now80 energy, 4,025 happy, Anabolic Anomalies/,
  );
  const table = screen.getByRole("table", { name: "All energy in one stat" });
  expect(within(table).getAllByRole("row")).toHaveLength(5);
  expect(within(table).getByRole("row", { name: /^Speed/ })).toHaveTextContent("44,101");
  expect(await screen.findByText(/^0 sessions in your log so far/)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("with another key, the sessions and what is typed are that player’s", async () => {
  const keys: (string | null)[] = [];
  server.use(
    http.get(`${API}/user/log`, ({ request }) => {
      keys.push(request.headers.get("Authorization"));
      return HttpResponse.json(trainingLog);
    }),
  );
  openAt("view=plan");
  const client = aQueryClient();
  const ofKey = (key: string) => (
    <QueryClientProvider client={client}>
      <SessionProvider value={aSession(key)}>
        <Training />
      </SessionProvider>
    </QueryClientProvider>
  );
  const field = () => screen.findByRole("textbox", { name: "Planned energy per day" });
  const { rerender } = render(ofKey("first-key"));
  fireEvent.change(await field(), { target: { value: "many" } });
  rerender(ofKey("other-key"));
  await waitFor(() => {
    expect(keys).toEqual(["ApiKey first-key", "ApiKey other-key"]);
  });
  await waitFor(async () => {
    expect(await field()).toHaveValue("");
  });
});

test.each(["/torn/gyms", "/user/gym", "/user/bars"])(
  "without %s the stats stay, and their estimates are –",
  async (call) => {
    fail(call);
    show();
    const table = await screen.findByRole("table", { name: "All energy in one stat" });
    for (const [name, value] of [
      [/^Strength/, "41,260"],
      [/^Speed/, "44,101"],
    ] as const) {
      const cells = within(within(table).getByRole("row", { name })).getAllByRole("cell");
      expect(cells.map(({ textContent }) => textContent)).toEqual([value, "–", "–", "–", "–", "–"]);
    }
  },
);

test("a gym for two stats: the other two stay, without an estimate", async () => {
  answer("/user/gym", { gym: { id: 26, name: "Frontline Fitness" } });
  show();
  const table = await screen.findByRole("table", { name: "All energy in one stat" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent.endsWith("–"))).toEqual([false, false, true, true]);
  expect(rows.map((row) => /^[A-Z][a-z]+/.exec(row.textContent)?.[0])).toEqual(
    expect.arrayContaining(["Strength", "Defense", "Speed", "Dexterity"]),
  );
});

test("an estimate is explained in a tap", async () => {
  show();
  await glance();
  fireEvent.click(
    screen.getByRole("button", { name: "How it’s calculated: the estimate for speed" }),
  );
  const explanation = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(explanation).toHaveTextContent("Anabolic Anomalies dots× 4.5");
  });
  expect(explanation).toHaveTextContent("Formula, 8 trains at 10 energy");
  expect(explanation).toHaveTextContent("Happy 4,025× 1.1987");
});

test("happy above its maximum is said to reset, with what that costs", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as {
    bars: Record<string, Record<string, number>>;
  };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, current: 7_250 } } });
  show();
  expect(await screen.findByText(/^Happy resets to 4,525 in/)).toBeVisible();
  expect(
    screen.getByText(/^Train before then\. Later, the same energy gains about \d/),
  ).toBeVisible();
  expect(await glance()).toHaveTextContent("7,250/4,525resets to 4,525 at 12:05");
  const happy = within(screen.getByRole("region", { name: "Happy" }));
  expect(
    await happy.findByText(/^At 4,525, the same energy gains about [\d.]+ less/),
  ).toBeVisible();
});

test("happy below its maximum: a full bar would gain more", async () => {
  show();
  const happy = within(await screen.findByRole("region", { name: "Happy" }));
  expect(
    await happy.findByText(/^At 4,525, the same energy gains about [\d.]+ more/),
  ).toBeVisible();
});

test.each(["/user/basic", "/user/travel"])("%s may fail in silence", async (call) => {
  away({ state: "Traveling", description: "Traveling", until: null });
  fail(call);
  show();
  expect(await glance()).toHaveTextContent("80 energy");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("too little energy for a train: when the next one is, and what a full bar brings", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as {
    bars: Record<string, Record<string, number>>;
  };
  answer("/user/bars", {
    bars: { ...bars, energy: { ...bars.energy, current: 5 } },
  });
  show();
  expect(await glance()).toHaveTextContent(/^12:04 next train5 of 10 energy/);
  expect(screen.getByRole("table", { name: "A full bar in one stat" })).toBeVisible();
});

test("in the older shapes the page says the same", async () => {
  for (const call of ["user-battlestats", "user-gym", "torn-gyms"]) {
    expect(legacyFixture(call)).not.toEqual(currentFixture(call));
    answer(`/${call.replace("-", "/")}`, legacyFixture(call));
  }
  show();
  expect(await glance()).toHaveTextContent(/now80 energy, 4,025 happy, Anabolic Anomalies/);
});

test("calls that fail for the same reason share one sentence and one button", async () => {
  for (const call of CALLS) fail(call);
  show();
  await glance();
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  expect(within(screen.getByRole("alert")).getAllByRole("listitem")).toHaveLength(CALLS.length);
  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(screen.queryByRole("alert")).toBeNull();
  });
  expect(screen.getByRole("table", { name: "All energy in one stat" })).toBeVisible();
});

test.each(CALLS)("without %s the page stands, and that call can be made again", async (call) => {
  fail(call);
  show();
  await glance();
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => {
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

/** The figure that one call alone gives to a view. */
const STANDS: Readonly<Record<string, string | RegExp>> = {
  "/user/bars ": "4,025",
  "/user/battlestats view=plan": "Frontline Fitness",
  "/torn/gyms view=plan": "Woody's Workout",
  "/user/log view=log": "20 Nov, 11:43",
  "/user/log ": /^Your sessions can’t be compared with the formula without the game’s gyms and/,
};

test.each(
  CALLS.flatMap((call) =>
    ["", "view=jump", "view=plan", "view=log"].map((view) => ({ call, view })),
  ),
)("with $call alone, $view says what is missing", async ({ call, view }) => {
  for (const other of CALLS.filter((each) => each !== call)) fail(other);
  if (call === "/user/log") answer("/user/log", trainingLog);
  show(view);
  expect((await screen.findAllByText(/^Couldn’t load/)).length).toBeGreaterThanOrEqual(
    CALLS.length - 1,
  );
  const stands = STANDS[`${call} ${view}`];
  if (stands !== undefined) expect((await screen.findAllByText(stands))[0]).toBeVisible();
  expect(document.body).not.toHaveTextContent(
    /0 sessions in your log|\d of 10 sessions|No gym you have|Reached|don’t fit|\d h booster cooldown/,
  );
});

test.each([
  { call: "/torn/gyms", why: "the game’s gyms" },
  { call: "/user/bars", why: "your maximum happy" },
])("without $call sessions can’t be compared, and the log says so", async ({ call, why }) => {
  fail(call);
  answerWithSessions(40);
  show("view=log");
  expect(
    await screen.findByText(`Your sessions can’t be compared with the formula without ${why}.`),
  ).toBeVisible();
  expect(screen.getByText("Needs sessions that can be compared with the formula")).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Once your log has 10 sessions|Needs 10 sessions/);
});

test("a log that doesn’t load is unknown, not empty", async () => {
  fail("/user/log");
  show();
  expect(await screen.findByText("Your gym sessions are unknown.")).toBeVisible();
  expect(await glance()).toHaveTextContent(/–unknown/);
});

test("without the active gym, estimates are for the highest the player has, and say so", async () => {
  fail("/user/gym");
  trainingStore.set({ ...NO_CHOICES, highestGymId: 12, specialGymIds: [26] });
  show();
  expect(await glance()).toHaveTextContent(/now80 energy, 4,025 happy, /);
  expect(
    screen.getByText(/^Couldn’t load your active gym, so estimates are for Anabolic Anomalies\./),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent("active, ");
});

test("an active gym that the game’s list doesn’t have is replaced, and that is said", async () => {
  answer("/user/gym", { gym: { id: 77, name: "New Gym" } });
  trainingStore.set({ ...NO_CHOICES, highestGymId: 12 });
  show();
  expect(await screen.findByText(/^Your active gym isn’t in the game’s list/)).toBeVisible();
});

test.each([
  { view: "", figure: /About \+[\d,.]+k?/ },
  { view: "view=jump&stat=speed", figure: /About [+-][\d,.]+k?/ },
  { view: "view=plan", figure: /About [\d,]+ days?/ },
])("the switch of the log changes the estimate of “$view”", async ({ view, figure }) => {
  answerWithSessions(40);
  trainingStore.set({ ...NO_CHOICES, goal: "Total Rebound", energyPerDay: 10 });
  show(view);
  const shown = () => {
    const [found] = figure.exec(document.body.textContent) ?? [];
    expect(found).toBeDefined();
    return found;
  };
  const corrected = await waitFor(shown);
  act(() => {
    setTraining(trainingStore, { isCorrected: false });
  });
  await waitFor(() => {
    expect(shown()).not.toBe(corrected);
  });
});

test("sessions of jumps don’t adjust the estimates, and Now and Log say why", async () => {
  answerWithSessions(40, 340);
  const why =
    /^Most of your last 40 sessions gained over 1\.5 times the formula, as happens after a jump, so estimates aren’t adjusted to them\./;
  show();
  expect(await screen.findByText(why)).toBeVisible();
  expect(await glance()).toHaveTextContent("Your log–mostly jumps");
  cleanup();
  show("view=log");
  expect(await screen.findByText(why)).toBeVisible();
  expect(screen.getByRole("switch", { name: /^Adjust estimates to my log/ })).toBeVisible();
  expect(screen.getByText(/^Needs sessions that aren’t mostly/)).toBeVisible();
});

test("a week that is known in part says so", async () => {
  answerWithSessions(400);
  show("view=log");
  const weeks = await screen.findByRole("table", { name: "Weeks" });
  await waitFor(() => {
    const rows = within(weeks).getAllByRole("row");
    expect(rows).toHaveLength(7);
    expect(rows[1]).toHaveTextContent(/^20 Nov to now/);
    expect(rows[2]).toHaveTextContent(/^13 Nov to 20 Nov\d/);
    expect(rows[6]).toHaveTextContent(/^16 Oct to 23 Oct from 21 Oct/);
  });
});

test("one session is compared without a range", async () => {
  answerWithSessions(1);
  show("view=log");
  expect(await screen.findByText(/^Your latest session gained/)).toBeVisible();
});

test("2,000 sessions: the log corrects the estimates, until it is switched off", async () => {
  answerWithSessions(2000);
  show("view=log");
  expect(await screen.findByText(/^Your last 40 sessions gained/)).toBeVisible();
  expect(await screen.findByText("On average 160 energy per day over 30 days.")).toBeVisible();
  expect(screen.getByText("in 7 days, 13 Nov to 20 Nov")).toBeVisible();
  const weeks = screen.getByRole("table", { name: "Weeks" });
  expect(within(weeks).getAllByRole("row").length).toBeGreaterThan(4);
  const table = screen.getByRole("table", { name: "Sessions" });
  expect(within(table).getByRole("row", { name: /^20 Nov, 11:00/ })).toHaveTextContent(
    /Speed.*40.*21.*\+55/,
  );

  const correct = screen.getByRole("switch", { name: /^Adjust estimates to my log/ });
  expect(correct).toBeChecked();
  expect(screen.getByText(/^All estimates × \d/)).toBeVisible();
  fireEvent.click(correct);
  expect(trainingStore.get().isCorrected).toBe(false);
  expect(screen.getByText(/^All estimates would be × \d/)).toBeVisible();
});

test("a long log loads with its progress, until it is paused", async () => {
  answerWithSessions(2000);
  show("view=log&period=all");
  expect(await screen.findByText(/^Loading: \d+ sessions back to/)).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Loading sessions" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(screen.getByText(/^Paused: \d+ sessions back to/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Resume" })).toBeVisible();
});

test.each(
  FIGURES.flatMap(({ kind, value }) =>
    ["", "view=jump", "view=plan", "view=log"].map((view) => ({ kind, value, view })),
  ),
)("$view bears figures that are $kind", async ({ value, view }) => {
  for (const [path, body] of absurdAnswers(value)) {
    // Text already: some of the figures can't be written again.
    server.use(http.get(API + path, () => HttpResponse.text(body)));
  }
  show(view);
  expect(await screen.findByRole("navigation", { name: "Views of this page" })).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByText(/^Loading/)).toBeNull();
  });
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
});
