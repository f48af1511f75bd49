import { fireEvent, screen, within } from "@testing-library/react";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { absurdAnswers, FIGURES } from "@/lib/api/testing/absurd-answers";
import { ANSWERS, API, NOW } from "@/lib/api/testing/answers";
import trainingLog from "@/lib/api/testing/fixtures/user-training-log.json";
import { currentFixture, legacyFixture } from "@/lib/api/testing/fixtures";
import { serveCalls, server } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";
import { NO_CHOICES, trainingStore } from "@/lib/store/user/training";

import { Training } from "./training";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));
// A canvas, which jsdom hasn't.
vi.mock("@/components/charts/charts", () => ({ DotChart: () => null }));

serveCalls();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  search = "";
  trainingStore.clear();
});

const answer = (path: string, body: unknown) => {
  server.use(http.get(API + path, () => HttpResponse.json(body as JsonBodyType)));
};

const fail = (path: string) => {
  server.use(http.get(API + path, () => new HttpResponse(null, { status: 500 })));
};

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

/** So many sessions of speed, one every six hours, the newest an hour ago: 100 for each call, as the game gives them. */
function answerWithSessions(count: number) {
  const [recorded] = trainingLog.log;
  const sessions = Array.from({ length: count }, (_, place) => ({
    ...recorded,
    id: `Session${place}`,
    timestamp: (NOW - HOUR_MS - place * 6 * HOUR_MS) / 1000,
  }));
  server.use(
    http.get(`${API}/user/log`, ({ request }) => {
      const to = Number(new URL(request.url).searchParams.get("to") ?? Infinity);
      const page = sessions.filter(({ timestamp }) => timestamp <= to).slice(0, 100);
      return HttpResponse.json({ ...trainingLog, log: page });
    }),
  );
}

const show = (view = "") => {
  search = view;
  renderSignedIn(<Training />);
};

const glance = () => screen.findByRole("region", { name: "At a glance" });

test("a new player sees what all energy brings, by the formula as it is", async () => {
  show();
  expect(await glance()).toHaveTextContent(
    /^About \+\d+ \w+ now80 energy, 4,025 happy, Anabolic Anomalies/,
  );
  const table = screen.getByRole("table", { name: "All energy in one stat" });
  expect(within(table).getAllByRole("row")).toHaveLength(5);
  expect(within(table).getByRole("row", { name: /^Speed/ })).toHaveTextContent("44,101");
  expect(screen.getByText(/^0 sessions in your log so far/)).toBeVisible();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an estimate is explained in a tap", async () => {
  show();
  await glance();
  fireEvent.click(
    screen.getByRole("button", { name: "How it’s calculated: the estimate for speed" }),
  );
  const explanation = await screen.findByRole("dialog");
  await vi.waitFor(() => {
    expect(explanation).toHaveTextContent("Anabolic Anomalies dots× 4.5");
  });
  expect(explanation).toHaveTextContent("8 trains at 10 energy80");
  expect(explanation).toHaveTextContent("Happy 4,025× 1.1987");
});

test("happy above its maximum is said to fall, with what that costs", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as {
    bars: Record<string, Record<string, number>>;
  };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, current: 7_250 } } });
  show();
  expect(await screen.findByText(/^Happy falls to 4,525 at 12:05, in/)).toBeVisible();
  expect(
    screen.getByText(/^Train before then\. Later, the same energy gains about \d/),
  ).toBeVisible();
  expect(await glance()).toHaveTextContent("7,250/4,525falls to 4,525 at 12:05");
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

test.each(CALLS)("without %s the page stands, and that call can be made again", async (call) => {
  fail(call);
  show();
  await glance();
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await vi.waitFor(() => {
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });
});

test.each(
  CALLS.flatMap((call) =>
    ["", "view=jump", "view=plan", "view=log"].map((view) => ({ call, view })),
  ),
)("with $call alone, $view says what is missing", async ({ call, view }) => {
  for (const other of CALLS.filter((each) => each !== call)) fail(other);
  show(view);
  expect((await screen.findAllByRole("alert")).length).toBeGreaterThanOrEqual(CALLS.length - 1);
});

test("2,000 sessions: the log corrects the estimates, until it is switched off", async () => {
  answerWithSessions(2000);
  show("view=log");
  expect(await screen.findByText(/^of the formula in your last 40 sessions/)).toBeVisible();
  expect(
    await screen.findByText(/^You train with 160 energy per day, the average of 30 days\.$/),
  ).toBeVisible();
  const weeks = screen.getByRole("table", { name: "Weeks" });
  expect(within(weeks).getAllByRole("row").length).toBeGreaterThan(4);
  const table = screen.getByRole("table", { name: "Sessions" });
  expect(within(table).getByRole("row", { name: /^20 Nov, 11:00/ })).toHaveTextContent(
    /Speed.*40.*21.*\+100/,
  );

  const correct = screen.getByRole("switch", { name: /^Adjust estimates to my log/ });
  expect(correct).toBeChecked();
  fireEvent.click(correct);
  expect(trainingStore.get().isCorrected).toBe(false);
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

test("a jump against flat training, with its steps and its cost", async () => {
  show("view=jump&stat=speed");
  expect(await screen.findByText(/^speed against 28 h|^speed against 1 d/)).toBeVisible();
  const steps = within(screen.getByRole("region", { name: "Steps" })).getAllByRole("listitem");
  expect(steps.at(-1)).toHaveTextContent("Happy falls to 4,525");
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
  expect(await screen.findByText("No goal yet")).toBeVisible();
  fireEvent.change(screen.getByRole("combobox", { name: "Goal" }), {
    target: { value: "Total Rebound" },
  });
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
});

test("own figures are goals, too", async () => {
  trainingStore.set({ ...NO_CHOICES, goal: "own", energyPerDay: 500 });
  show("view=plan");
  expect(await screen.findByText("Reached")).toBeVisible();
  fireEvent.change(screen.getByRole("textbox", { name: "Dexterity goal" }), {
    target: { value: "20k" },
  });
  expect(screen.getByText(/Train dexterity next\.$/)).toBeVisible();
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
  await vi.waitFor(() => {
    expect(screen.queryByText(/^Loading/)).toBeNull();
  });
  expect(document.body).not.toHaveTextContent(/NaN|Infinity|undefined/);
});
