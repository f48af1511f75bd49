import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse, type JsonBodyType } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { renderSignedIn } from "@/components/session/testing/render-signed-in";
import { ANSWERS, API, NOW } from "@/lib/api/testing/answers";
import { changeAt, legacyFixture, currentFixture } from "@/lib/api/testing/fixtures";
import { serveCalls, server } from "@/lib/api/testing/server";

import { Checklist } from "./checklist";
import { DEFAULT_STATES } from "./testing/default-states";
import { ITEMS_FAILING_WITH } from "./testing/items-failing-with";
import { rowOf, statesIn } from "./testing/states";
import { TaskRunner } from "./task-runner";
import { openItems } from "./today-headline";
import { useChecklist } from "./use-checklist";

/** The path of each call that arrived. */
const calls: string[] = [];

serveCalls();
beforeEach(() => {
  // Nothing is in view, so the idle activities don’t load.
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  server.events.on("request:start", ({ request }) => {
    calls.push(request.url.replace(API, "").replace(/\?.*/, ""));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  calls.length = 0;
});

const answer = (path: string, body: unknown) => {
  server.use(http.get(API + path, () => HttpResponse.json(body as JsonBodyType)));
};

const refuse = (path: string, code: number) => {
  answer(path, { error: { code, error: "for the test" } });
};

const show = () => renderSignedIn(<Checklist />);

const rows = () =>
  within(screen.getByRole("region", { name: "Checklist" })).queryAllByRole("listitem");

const states = () => statesIn(rows().map(({ textContent }) => textContent));

const row = (title: string) => rows().find(({ textContent }) => rowOf(title).test(textContent));

const settled = (check: () => void) => waitFor(check, { timeout: 15_000 });

/** The rows' texts by their elements, for waiting: to ask by role at each change of the page takes long. */
const drawn = () => [...document.querySelectorAll("li")].map(({ textContent }) => textContent);

async function statesBecome(expected: Record<string, string>) {
  await settled(() => {
    expect(statesIn(drawn())).toEqual(expected);
  });
  expect(states()).toEqual(expected);
}

test.each(Object.entries(ITEMS_FAILING_WITH))(
  "when one call fails, only the items that depend on it fail: %s",
  async (path, titles) => {
    server.use(http.get(API + path, () => new HttpResponse(null, { status: 500 })));
    show();
    const lost = Object.fromEntries(titles.map((title) => [title, "Error"]));
    await statesBecome({ ...DEFAULT_STATES, ...lost });
    expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(
      Math.min(titles.length, 1),
    );
    for (const title of titles) {
      const link = screen.getByLabelText(new RegExp(`^Open (in the game|My Company): ${title}$`));
      expect(link).toHaveAttribute("href", expect.stringMatching(/torn|^\/app\/user\/company/));
    }
  },
);

test("an outage is shown once, with one button, and the rows stay quiet", async () => {
  server.use(http.get(`${API}/*`, () => new HttpResponse(null, { status: 500 })));
  show();
  const banner = await screen.findByRole("alert");
  await settled(() => {
    expect(banner).toHaveTextContent(/^\d\d items couldn’t be loaded/);
    expect(drawn().some((text) => text.startsWith("Loading"))).toBe(false);
  });
  expect(banner).toHaveTextContent("The game’s API is down");
  const failed = rows().filter(({ textContent }) => textContent.startsWith("Error"));
  expect(failed.length).toBeGreaterThan(20);
  expect(banner).toHaveTextContent(`${failed.length} items couldn’t be loaded`);
  for (const each of failed) expect(each).toHaveTextContent(/ouldn’t be loaded$/);
  expect(screen.getAllByText(/is down/)).toHaveLength(1);

  server.resetHandlers();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await statesBecome(DEFAULT_STATES);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("no item is complete if its list has unreadable records", async () => {
  answer("/faction/members", { members: [{ id: 1 }, null] });
  show();
  const lost = ["No inactive members", "No fallen or federal members", "Everyone in a crime"];
  await statesBecome({
    ...DEFAULT_STATES,
    ...Object.fromEntries(lost.map((title) => [title, "Error"])),
  });
  expect(screen.getByRole("alert")).toHaveTextContent("2 unreadable records");
});

test("a member whose last action is unknown doesn’t count as active", async () => {
  answer(
    "/faction/members",
    changeAt(ANSWERS["/faction/members"], "members.*.last_action", () => null),
  );
  show();
  await statesBecome({ ...DEFAULT_STATES, "No inactive members": "Error" });
  expect(row("No inactive members")).toHaveTextContent(/\d+ unreadable records?/);
});

test("a row whose failure is its own says so beside an outage", async () => {
  server.use(http.get(`${API}/user/refills`, () => new HttpResponse(null, { status: 500 })));
  refuse("/faction/applications", 7);
  refuse("/user/missions", 23);
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    `${ITEMS_FAILING_WITH["/user/refills"]?.length} items couldn’t be loaded`,
  );
  await settled(() => {
    expect(row("No open applications")).toHaveTextContent("You do not have faction API access.");
    expect(row("Missions")).toHaveTextContent("The game rejected our request");
  });
  expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(3);
});

async function rowsAreRefused() {
  const refused = ["No open applications", "Pass rates", "Crime items present"] as const;
  const lost = Object.fromEntries(refused.map((title) => [title, "Error"]));
  await statesBecome({ ...DEFAULT_STATES, ...lost });
  for (const title of refused) {
    expect(row(title)).toHaveTextContent(
      "You do not have faction API access. Contact your faction leader to enable this feature for you.",
    );
  }
  expect(row("Booster")).toHaveTextContent("of 36 h used");
}

test("without faction API access the rows that need it say so, and the perks give the booster’s maximum", async () => {
  for (const path of ["/faction/applications", "/faction/crimes", "/faction/upgrades"]) {
    refuse(path, 7);
  }
  show();
  await rowsAreRefused();
});

test("if the key says that the player lacks faction API access, the calls that need it aren’t made", async () => {
  const key = currentFixture("key-info");
  answer(
    "/key/info",
    changeAt(key, "info.access.faction", () => false),
  );
  show();
  await rowsAreRefused();
  const needAccess = ["/faction/applications", "/faction/crimes", "/faction/upgrades"];
  expect(calls.filter((call) => needAccess.includes(call))).toEqual([]);

  // A leader has given access since: the row's button asks the key again.
  answer("/key/info", key);
  for (const button of screen.getAllByRole("button", { name: "Try again" })) {
    fireEvent.click(button);
  }
  await statesBecome(DEFAULT_STATES);
  expect(calls).toEqual(expect.arrayContaining(needAccess));
});

test("the booster’s maximum is 24 h if the perks can’t be loaded either", async () => {
  refuse("/faction/upgrades", 7);
  refuse("/user/perks", 16);
  show();
  await statesBecome(DEFAULT_STATES);
  expect(row("Booster")).toHaveTextContent("of 24 h used");
});

/** A faction that is at war: the booster goes up to 28 h. */
test("the booster’s maximum is that of the faction’s state", async () => {
  answer("/faction/upgrades", { ...ANSWERS["/faction/upgrades"], state: "war" });
  show();
  await statesBecome(DEFAULT_STATES);
  expect(row("Booster")).toHaveTextContent("of 28 h used");
});

/** Fields that the older shapes lack count as fine: no player is blamed for missing data. */
const OLDER_SHAPE_STATES = {
  ...DEFAULT_STATES,
  "Everyone in a crime": "Complete",
  "Pass rates": "Complete",
};

test("responses in the current shape give every item the same state as older ones", async () => {
  answer(
    "/faction/members",
    changeAt(currentFixture("faction-members"), "members.*.is_in_oc", () => true),
  );
  answer(
    "/faction/crimes",
    changeAt(currentFixture("faction-crimes"), "crimes.0.slots.*.checkpoint_pass_rate", () => 95),
  );
  show();
  await statesBecome(OLDER_SHAPE_STATES);
});

test("responses in the older shapes give every item the same state", async () => {
  for (const path of Object.keys(ITEMS_FAILING_WITH)) {
    const name = path.slice(1).replace("/", "-").replace("organizedcrime", "organised-crime");
    const older = legacyFixture(name);
    if (older) answer(path, older);
  }
  show();
  await statesBecome(OLDER_SHAPE_STATES);
});

test("without a faction and a company no call is made for either, and empty lists leave nothing to do", async () => {
  const key = currentFixture("key-info");
  answer(
    "/key/info",
    changeAt(
      changeAt(key, "info.user.faction_id", () => null),
      "info.user.company_id",
      () => null,
    ),
  );
  answer("/user/missions", { missions: { credits: 0, givers: [], rewards: [] } });
  answer("/user/log", { log: [] });
  answer("/user/education", { education: { complete: [], current: null } });
  answer("/torn/education", { education: [] });
  answer("/user/virus", { virus: null });
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 24 * 3600 + 600 } });
  show();
  await statesBecome({
    "Nerve refill": "Incomplete",
    "Energy refill": "Complete",
    Drug: "Incomplete",
    Booster: "Complete",
    Education: "Incomplete",
    Missions: "Complete",
    "Virus coding": "Incomplete",
    "City shop items": "Incomplete",
    "Church prayer": "Incomplete",
    "Church donation": "Incomplete",
    "Join a faction": "Incomplete",
    "Casino refill": "Incomplete",
    "Wheel of Lame": "Incomplete",
    "Wheel of Mediocrity": "Incomplete",
    "Wheel of Awesome": "Incomplete",
  });
  expect(row("Booster")).toHaveTextContent("of 24 h used");
  const asked = /^\/(company|faction\/(members|applications|crimes|upgrades))/;
  expect(calls.filter((call) => asked.test(call))).toEqual([]);
});

test.each([
  ["a list", []],
  ["a map", {}],
  ["null", null],
])(
  "an empty list counts as done, except for a list of people, which can’t be empty: %s",
  async (_, nothing) => {
    answer("/faction/applications", { applications: nothing });
    answer("/faction/members", { members: nothing });
    answer("/faction/crimes", { crimes: nothing });
    answer("/company/employees", { employees: nothing });
    show();
    await statesBecome({
      ...DEFAULT_STATES,
      "No open applications": "Complete",
      "No inactive members": "Error",
      "No fallen or federal members": "Error",
      "Everyone in a crime": "Error",
      "Pass rates": "Complete",
      "No inactive employees": "Error",
      "No fallen or federal employees": "Error",
    });
    expect(screen.getByRole("alert")).toHaveTextContent("nobody is listed");
  },
);

/** The tasks, once all items are known. */
function Tasks() {
  const checks = useChecklist();
  const { isLoading, done, total } = openItems(checks);
  if (isLoading) return null;
  return (
    <TaskRunner
      checks={checks}
      idle={[]}
      done={done}
      total={total}
      trigger={{ current: null }}
      onClose={() => undefined}
    />
  );
}

test("back from the game, a task says whether it is still open or couldn’t be checked", async () => {
  renderSignedIn(<Tasks />);
  const leaveAndReturn = () => {
    fireEvent.click(screen.getByRole("link", { name: "Open the points building" }));
    fireEvent(document, new Event("visibilitychange"));
  };
  expect(await screen.findByRole("heading", { name: "Nerve refill" })).toBeInTheDocument();
  expect(screen.getByText(/^When you come back/)).toBeInTheDocument();

  leaveAndReturn();
  expect(await screen.findByText(/^Not done yet, according to the game/)).toBeInTheDocument();

  server.use(http.get(`${API}/user/refills`, () => new HttpResponse(null, { status: 500 })));
  leaveAndReturn();
  expect(await screen.findByText(/^Couldn’t check with the game/)).toBeInTheDocument();
});

test("a task that was marked by mistake comes back with Undo", async () => {
  renderSignedIn(<Tasks />);
  const run = await screen.findByRole("dialog", { name: "Today’s tasks" });
  const task = within(run).getByRole("heading", { level: 3 }).textContent;
  const [before] = /\d+ open/.exec(run.textContent) ?? [""];
  expect(within(run).queryByRole("button", { name: /^Undo/ })).toBeNull();

  fireEvent.click(within(run).getByRole("button", { name: "Done, next" }));
  expect(within(run).getByRole("heading", { level: 3 })).not.toHaveTextContent(task);
  fireEvent.click(within(run).getByRole("button", { name: "Undo “Done, next”" }));
  expect(within(run).getByRole("heading", { level: 3 })).toHaveTextContent(task);
  expect(run).toHaveTextContent(before);
  expect(run).not.toHaveTextContent("marked by you");
});

test("a run that ends with tasks marked by the player says how many are done, and none is gone", async () => {
  renderSignedIn(<Tasks />);
  const run = await screen.findByRole("dialog", { name: "Today’s tasks" });
  const [, before] = /(\d+) open/.exec(run.textContent) ?? [];
  const [, done, total] = /(\d+) of (\d+) confirmed/.exec(run.textContent) ?? [];
  expect(Number(done) + Number(before)).toBe(Number(total));

  fireEvent.click(screen.getByRole("button", { name: "Done, next" }));
  expect(run).toHaveTextContent(`${Number(before) - 1} open1 marked by you, ${done} confirmed`);
  for (let left = Number(before) - 1; left > 0; left -= 1) {
    fireEvent.click(screen.getByRole("button", { name: "Done, next" }));
  }
  expect(screen.getByRole("button", { name: "Back to dashboard" })).toBeInTheDocument();
  expect(run).toHaveTextContent(`0 open${before} marked by you`);
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(
    `${done} of ${total} done, ${before} marked by you`,
  );
  expect(run).not.toHaveTextContent("No tasks left");
});
