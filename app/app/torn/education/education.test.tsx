import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { optionsOf, optionValues } from "@/app/testing/cards";
import { onPhone } from "@/app/testing/on-phone";
import {
  address,
  answer,
  type Answers,
  deferred,
  httpStatus,
  renderPage,
  servePages,
  setClock,
} from "@/app/testing/render-page";
import { cellTexts, findTable, rowsOf } from "@/app/testing/table-texts";
import { findWholeText } from "@/app/testing/whole-text";
import { NOW } from "@/lib/api/testing/answers";
import older from "@/lib/api/testing/fixtures/torn-education.legacy.json";
import olderStudies from "@/lib/api/testing/fixtures/user-education.legacy.json";
import { apiError } from "@/lib/api/testing/server";
import { HOUR_MS } from "@/lib/common/time";

import { BROKEN, STUDYING, WITH_REDUCTIONS } from "./testing/courses";

const PATH = "/app/torn/education";
const [bachelor, business, law, statistics] = [
  "Bachelor of Commerce",
  "Introduction to Business",
  "Introduction to Law",
  "Statistics",
];

servePages();

/** The page of a player who is studying, and whose courses nothing shortens. */
const renderCourses = (query = "", answers: Answers = {}) =>
  renderPage(PATH + query, {
    answers: { "/user/education": STUDYING, "/user/perks": { perks: {} }, ...answers },
  });
/** The lists of cards: one for each heading. */
const findLists = () =>
  screen.findAllByRole("list", { name: /^(Courses|In progress and.*|Available|Locked|Done)$/ });
const names = async () =>
  (await findLists()).flatMap((list) =>
    within(list)
      .getAllByRole("heading", { level: 2 })
      .map(({ textContent }) => textContent),
  );
async function card(name: string): Promise<HTMLElement> {
  const cards = (await findLists()).flatMap((list) => within(list).getAllByRole("listitem"));
  const found = cards.find(({ textContent }) => textContent.startsWith(name));
  if (found === undefined) throw new Error(`No card of ${name}`);
  return found;
}
const lead = () => screen.findByRole("region", { name: "At a glance" });
/** The line that sums up a path. */
const findLeft = async () =>
  (await screen.findByText(/^\d courses?$/, { selector: "[role=status] > strong" })).closest("p");
const stepsTo = async (to: string) =>
  rowsOf(await findTable(`Path to ${to}`)).map((row) => cellTexts(row).join(" | "));

test("each course has a card with its state: in progress, available, locked, done", async () => {
  const { user } = await renderCourses();
  expect(await names()).toEqual([statistics, law, bachelor, business]);
  expect(screen.getByRole("heading", { level: 1, name: "Education" })).toBeVisible();
  expect(screen.getByText("Showing 4 courses")).toBeVisible();
  expect(await card(bachelor)).toHaveTextContent("Locked, 2 of 3 courses to go");
  expect(await card(bachelor)).toHaveTextContent("Requires: Statistics and course [999]");
  const heading = (name: string) => screen.getByRole("heading", { level: 2, name });
  expect(heading("Locked")).toBeVisible();
  expect(heading("In progress and available next")).toBeVisible();
  expect(screen.getByRole("list", { name: "Done" })).toHaveTextContent(business);
  // Its heading says so.
  expect(await card(business)).not.toHaveTextContent("Done");
  expect(await card(law)).toHaveTextContent("Suggested next: shortest available");
  expect(await card(law)).toHaveTextContent("Duration 1 h 00 min");
  for (const text of [
    "In progress, 1 h 00 min",
    "BUS2100 · Business",
    "Duration 14 d 0 h",
    "2% productivity for your company",
    "Cost $500",
    "5 manual labor, 60 intelligence and 25 endurance",
  ]) {
    expect(await card(statistics)).toHaveTextContent(text);
  }
  const secondary = ["Everything has an outcome.", "Unlocks: 1 course eventually"];
  for (const text of secondary) expect(await card(statistics)).not.toHaveTextContent(text);
  await user.click(
    screen.getByRole("button", { name: new RegExp(`^More\\s?about\\s?${statistics}$`) }),
  );
  for (const text of secondary) expect(await card(statistics)).toHaveTextContent(text);
  expect(optionValues()).toContain("all");
  expect(optionValues()).not.toContain("");
});

test("the headline counts what is done, available and left", async () => {
  vi.setSystemTime(NOW + 1000);
  await renderCourses();
  const glance = await lead();
  for (const text of [
    "1 of 4 courses done",
    "Current course: Statistics, 59 min 59 s left",
    "until 20 Nov, 13:00 TCT",
    /Available\s*1\s*bonus first, then shortest/,
    "Next: Introduction to Law",
    "The shortest available, 49 days left for all",
    /Days left\s*49\s*for all courses/,
    /Cost left\s*\$20\.0k\s*\$20,000/,
  ]) {
    expect(glance).toHaveTextContent(text);
  }
});

test("category and state filter the courses, and sorts order them", async () => {
  const { user } = await renderCourses();
  await names();
  expect(optionsOf("Category")).toEqual(["All categories", "Business", "Law"]);
  const sort = screen.getByLabelText("Sort by");
  expect(optionsOf("Sort by")).toEqual(["Available first", "Name", "Duration", "Cost", "Category"]);
  for (const [by, order] of [
    ["Duration", [law, business, statistics, bachelor]],
    ["Cost", [law, business, statistics, bachelor]],
    ["Category", [bachelor, business, statistics, law]],
    ["Name", [bachelor, business, law, statistics]],
  ] as const) {
    await user.selectOptions(sort, by);
    expect(await names()).toEqual(order);
    expect(await card(business)).toHaveTextContent("Done");
  }
  await user.selectOptions(screen.getByLabelText("Category"), "Business");
  await user.click(screen.getByRole("button", { name: /^Done\s?1/ }));
  expect(await names()).toEqual([business]);
  expect(address()).toBe(`${PATH}?sort=name&category=Business&state=done`);
});

test("a search finds names, codes and descriptions, and is in the address", async () => {
  const { user } = await renderCourses();
  await names();
  const search = screen.getByLabelText("Name, code or description");
  for (const [text, shown] of [
    ["outcome", statistics],
    ["law18", law],
    ["COMMERCE", bachelor],
  ] as const) {
    await user.clear(search);
    await user.type(search, text);
    await waitFor(async () => {
      expect(await names()).toEqual([shown]);
    });
    expect(screen.getByText("Showing 1 course")).toBeVisible();
    if (shown === statistics) {
      // The text that was found is in sight.
      expect(await card(statistics)).toHaveTextContent("Everything has an outcome.");
    }
  }
  await waitFor(() => {
    expect(address()).toBe(`${PATH}?q=COMMERCE`);
  });
  await user.type(search, "X");
  expect(await screen.findByText("No courses found matching your search criteria.")).toBeVisible();
  expect(screen.getByText("Showing 0 courses")).toBeVisible();
});

test("the path to a course is one click away, in order, with its time and cost", async () => {
  const { user } = await renderCourses();
  const link = within(await card(bachelor)).getByRole("link", { name: /^Path of/ });
  expect(link).toHaveTextContent(
    "Path of 2 courses, 49 days 1 hour, $20,000 to Bachelor of Commerce",
  );
  await user.click(link);
  expect(await stepsTo(bachelor)).toEqual([
    expect.stringMatching(/^Statistics In progress.* \| 1\. \| 1 hour \| Paid \| 20 Nov 2026$/),
    expect.stringMatching(/^Bachelor of Commerce.* \| 2\. \| 49 days \| \$20,000 \| 8 Jan 2027$/),
  ]);
  expect(address()).toBe(`${PATH}?view=path&to=13`);
  expect(await findLeft()).toHaveTextContent(
    "2 courses left: 49 days 1 hour, $20,000, earliest finish 8 Jan 2027",
  );
  const how = `How it’s calculated: the path to ${bachelor}`;
  await user.click(screen.getByLabelText(how));
  const lines = await screen.findByRole("dialog", { name: how });
  expect(lines).toHaveTextContent("Time left in your current course1 hour");
  expect(lines).toHaveTextContent("Duration of 1 course to start49 days");
  expect(lines).toHaveTextContent("Cost left$20,000");
});

test("another path says what a course unlocks, what comes first, and what is done", async () => {
  const { user } = await renderCourses("?view=path");
  expect(await findLeft()).toHaveTextContent("3 courses left: 49 days 2 hours, $20,000");
  const rows = await stepsTo("all courses");
  expect(
    rows.map((row) => /^(Statistics|Bachelor of Commerce|Introduction to Law)/.exec(row)?.[0]),
  ).toEqual([statistics, bachelor, law]);
  const to = screen.getByLabelText("Path to");
  await user.selectOptions(to, "Statistics");
  expect(address()).toBe(`${PATH}?view=path&to=2`);
  expect(await screen.findByRole("region", { name: "What it unlocks" })).toHaveTextContent(
    /1 course.*Unlocks later, with other courses.*Bachelor of Commerce/,
  );
  await user.selectOptions(to, "Introduction to Law");
  expect(await findLeft()).toHaveTextContent("1 course left: 1 hour, $0");
  expect(screen.getByText(/^You have to finish/)).toHaveTextContent(
    "You have to finish Statistics first (1 hour left).",
  );
  await user.selectOptions(to, "Introduction to Business (done)");
  expect(await screen.findByText("You’ve done this course")).toBeVisible();
});

test("a course whose countdown ends is done, without another call", async () => {
  const { user, calls } = await renderCourses("?view=path");
  await findLeft();
  const { length } = calls;
  setClock(NOW + HOUR_MS);
  await waitFor(async () => {
    expect(await findLeft()).toHaveTextContent("2 courses left: 49 days 1 hour, $20,000");
  });
  await user.click(screen.getByRole("link", { name: "Courses" }));
  expect(await lead()).toHaveTextContent("2 of 4 courses done");
  expect(await lead()).toHaveTextContent("No course in progress.");
  expect(calls).toHaveLength(length);
});

test("what shortens the player’s courses is included, and named", async () => {
  const { user } = await renderCourses("?view=path&to=13", { "/user/perks": WITH_REDUCTIONS });
  expect(await findLeft()).toHaveTextContent("2 courses left: 39 days 5 hours, $20,000");
  expect((await stepsTo(bachelor)).at(-1)).toContain("39 days 4 hours");
  await user.click(screen.getByLabelText(`How it’s calculated: the path to ${bachelor}`));
  const lines = await screen.findByRole("dialog");
  for (const line of [
    "Duration of 1 course to start49 days",
    "10% shorter with your job−4 days 21 hours",
    "10% shorter with your stocks−4 days 21 hours",
    "Time left39 days 5 hours",
  ]) {
    expect(lines).toHaveTextContent(line);
  }
});

test("without the perks, the page shows base times and says so", async () => {
  const { user } = await renderCourses("?view=path&to=13", { "/user/perks": apiError(16) });
  expect(await findLeft()).toHaveTextContent("2 courses left: 49 days 1 hour");
  const note = await screen.findByText(/so these are base times/);
  expect(note).toHaveTextContent("the page needs a key with Minimal Access or higher");
  answer({ "/user/perks": { perks: {} } });
  await user.click(screen.getByText("Try again"));
  await waitFor(() => {
    expect(note).not.toBeInTheDocument();
  });
});

test("on a phone, browsers translate “Paid” and no amount", async () => {
  onPhone();
  await renderCourses("?view=path&to=13");
  const path = within(await screen.findByRole("list", { name: `Path to ${bachelor}` }));
  expect(path.getByText("Paid")).not.toHaveAttribute("translate");
  expect(path.getByText("$20,000")).toHaveAttribute("translate", "no");
});

test("while courses load the page says so, and why they didn’t", async () => {
  const failure = deferred(httpStatus(500)());
  const { user } = await renderCourses("", { "/torn/education": failure.answer });
  expect(await screen.findByText("Loading data...")).toBeVisible();
  failure.release();
  expect(await screen.findByText("Error")).toBeVisible();
  answer({ "/torn/education": { education: null } });
  await user.click(screen.getByText("Try again"));
  expect(await screen.findByText("No courses found matching your search criteria.")).toBeVisible();
});

test("without the player’s progress, the page shows the courses and says so", async () => {
  const { user } = await renderCourses("?state=done", { "/user/education": apiError(16) });
  expect(await screen.findByText("Error loading your courses")).toBeVisible();
  expect(await lead()).toHaveTextContent("– of 4 courses done");
  expect(screen.getByText("Showing 4 courses")).toBeVisible();
  expect(screen.queryByRole("group", { name: "Show only" })).toBeNull();
  await user.click(screen.getByRole("link", { name: "Path" }));
  expect(await findLeft()).toHaveTextContent("4 courses left: 70 days 1 hour, $20,700");
  expect(screen.getByText(/this is the full path/)).toBeVisible();
});

test("the older shapes, of the player’s courses too", async () => {
  const { user } = await renderCourses("?state=done", {
    "/torn/education": older,
    "/user/education": olderStudies,
  });
  expect(await lead()).toHaveTextContent("1 of 4 courses done");
  expect(await lead()).toHaveTextContent("4 d 16 h");
  expect(screen.getByRole("button", { name: /^Done/ })).toHaveAttribute("aria-pressed", "true");
  expect(optionsOf("Category")).toEqual(["All categories", "No category"]);
  await user.click(screen.getByRole("link", { name: "Path" }));
  expect(await findLeft()).toHaveTextContent("3 courses left: 63 days 1 hour, $20,500");
});

/** The game's list has mistakes, and the player has done nothing. */
const renderBroken = (query = "") =>
  renderCourses(query, {
    "/torn/education": BROKEN,
    "/user/education": { education: { complete: null, current: null } },
  });

test("courses that need each other, themselves or an unknown course are inconsistencies", async () => {
  const { user } = await renderBroken();
  expect(await lead()).toHaveTextContent("0 of 6 courses done");
  expect(screen.getByText("Showing 6 courses")).toBeVisible();
  expect(await names()).not.toContain("Second");
  expect(await findWholeText("Left out 1 unreadable record from torn/education.")).toBeVisible();
  await user.click(screen.getByRole("heading", { name: /^Inconsistencies/ }));
  for (const words of [
    "“Hen” and “Egg” need each other, so nobody could start them.",
    "“Ouroboros” needs itself, so nobody could start it.",
    "“Lost” needs course [999], which the game doesn’t list.",
  ]) {
    expect(await findWholeText(words)).toBeVisible();
  }
  const twice = "Course [1] is listed twice: using “First”, ignoring “Second”.";
  expect(
    screen.getAllByRole("listitem").filter(({ textContent }) => textContent === twice),
  ).toHaveLength(2);
});

test("a path through inconsistent data has each course once, and says what is wrong on it", async () => {
  const { user } = await renderBroken("?view=path");
  expect(await findLeft()).toHaveTextContent("6 courses left: 42 days, $600");
  const table = await findTable("Path to all courses");
  expect(rowsOf(table).map((row) => row.cells[0]?.querySelector("b")?.textContent)).toEqual([
    "First",
    "Hen",
    "Egg",
    "Ouroboros",
    "Lost",
    "Omelette",
  ]);
  await user.selectOptions(screen.getByLabelText("Path to"), "Omelette");
  expect(await findLeft()).toHaveTextContent("3 courses left: 21 days, $300");
  const note = screen.getByText(/^The game’s data is inconsistent here/).parentElement
    ?.parentElement;
  expect(note).toHaveTextContent("“Hen” and “Egg” need each other");
  expect(note).not.toHaveTextContent("Ouroboros");
});

test("on a phone a course takes two lines, which open on the rest of its card", async () => {
  onPhone();
  await renderCourses();
  const row = await screen.findByRole("button", { name: new RegExp(`^${statistics}`) });
  expect(row).toHaveTextContent(`${statistics} $500 In progress, 1 h 00 min 14 d 0 h`);
  expect(screen.getByRole("button", { name: new RegExp(`^${bachelor}`) })).toHaveTextContent(
    "Needs Statistics and 1 more",
  );
  expect(screen.getByRole("button", { name: new RegExp(`^${law}`) })).toHaveTextContent(
    "Suggested next",
  );
  expect(screen.queryByText("Everything has an outcome.")).toBeNull();
  expect(screen.getByLabelText("Category")).not.toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Filters and sort" }));
  expect(screen.getByLabelText("Category")).toBeVisible();
  fireEvent.click(row);
  expect(screen.getByText("Everything has an outcome.")).toBeVisible();
  expect(screen.getByText("BUS2100 · Business")).toBeVisible();
});

test("on a phone a course that can be taken says what it brings", async () => {
  onPhone();
  await renderCourses("", { "/user/education": { education: { complete: [1], current: null } } });
  expect(
    await screen.findByRole("button", { name: new RegExp(`^${statistics}`) }),
  ).toHaveTextContent(
    `${statistics}, next $500 2% productivity for your company, 90 stats 14 d 0 h`,
  );
  expect(await lead()).toHaveTextContent(`Next: ${statistics}`);
  expect(await lead()).toHaveTextContent("The shortest with a bonus, ");
});
