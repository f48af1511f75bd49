import { NOW } from "../../lib/api/testing/answers";
import { errorCode, expect, type Page, test } from "../test";

const PATH = "/app/torn/education";

const HOUR_SECONDS = 3600;
/** "Introduction to Business" is done, "Statistics" ends in an hour. */
const STUDYING = {
  education: { complete: [1], current: { id: 2, until: NOW / 1000 + HOUR_SECONDS } },
};

const [bachelor, business, law, statistics] = [
  "Bachelor of Commerce",
  "Introduction to Business",
  "Introduction to Law",
  "Statistics",
];

const names = (page: Page) =>
  page.getByRole("list", { name: "Courses" }).getByRole("heading", { level: 2 }).allInnerTexts();
const course = (page: Page, name: string) =>
  page
    .getByRole("list", { name: "Courses" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name }) });
const steps = (page: Page, to: string) =>
  page.getByRole("table", { name: `Path to ${to}` }).getByRole("row");

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("the courses can be searched, filtered and sorted, and each has a path to it", async ({
  page,
  game,
}) => {
  game.answer("/user/education", STUDYING);
  game.answer("/user/perks", { perks: {} });
  const search = page.getByLabel("Name, code or description");
  await page.goto(PATH);

  await test.step("'Showing N courses', and cards sorted by name at first", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Education" })).toBeVisible();
    await expect(page.getByText("Showing 4 courses")).toBeVisible();
    await expect.poll(() => names(page)).toEqual([bachelor, business, law, statistics]);
    const card = course(page, statistics);
    for (const text of [
      "BUS2100 · Business",
      "Everything has an outcome.",
      /Duration\s*14 days/,
      /Cost\s*\$500/,
      "5 manual labor, 60 intelligence and 25 endurance",
      "Gain 2% productivity for your company",
    ]) {
      await expect(card).toContainText(text);
    }
    await expect(course(page, law)).toContainText(/Duration\s*1 hour/);
  });

  await test.step("select items have no empty value", async () => {
    const values = await page
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    expect(values).toContain("all");
    expect(values.filter((value) => value === "")).toEqual([]);
  });

  await test.step("courses are marked as done, in progress, available or locked, and the headline counts them", async () => {
    const lead = page.getByRole("region", { name: "At a glance" });
    await expect(lead).toContainText("1 of 4 courses done");
    await expect(lead).toContainText(/Current course: Statistics, (1 h 00|59) min \d\d s left/);
    await expect(lead).toContainText("until 20 Nov, 13:00 TCT");
    await expect(lead).toContainText(/Available\s*1\s*after your current course/);
    await expect(lead).toContainText(/Days left\s*49\s*for all courses/);
    await expect(lead).toContainText(/Cost left\s*\$20\.0k\s*\$20,000/);
    await expect(course(page, business)).toContainText("Done");
    await expect(course(page, statistics)).toContainText(/In progress, (1 h 00|59) min \d\d s/);
    await expect(course(page, law)).toContainText("Available");
    await expect(course(page, bachelor)).toContainText("Locked, 2 of 3 courses to go");
    await expect(course(page, bachelor)).toContainText("Requires: Statistics and course [999]");
    await expect(course(page, statistics)).toContainText("Unlocks: 1 course eventually");
  });

  await test.step("a Category filter, and one by state", async () => {
    const category = page.getByLabel("Category");
    await expect(category.getByRole("option")).toHaveText(["All categories", "Business", "Law"]);
    await category.selectOption("Business");
    await page.getByRole("button", { name: "Done 1" }).click();
    await expect(page).toHaveURL(`${PATH}?category=Business&state=done`);
    await expect.poll(() => names(page)).toEqual([business]);
    await category.selectOption("All categories");
    await page.getByRole("button", { name: "Done 1" }).click();
  });

  const sort = page.getByLabel("Sort by");
  await expect(sort.getByRole("option")).toHaveText(["Name", "Duration", "Cost", "Category"]);
  for (const { by, order } of [
    { by: "Duration", order: [law, business, statistics, bachelor] },
    { by: "Cost", order: [law, business, statistics, bachelor] },
    { by: "Category", order: [bachelor, business, statistics, law] },
    { by: "Name", order: [bachelor, business, law, statistics] },
  ]) {
    await test.step(`sorted by ${by}`, async () => {
      await sort.selectOption(by);
      await expect.poll(() => names(page)).toEqual(order);
    });
  }

  for (const [text, shown] of [
    ["outcome", statistics],
    ["law18", law],
    ["COMMERCE", bachelor],
  ] as const) {
    await test.step(`a search by name, code or description: ${text}`, async () => {
      await search.fill(text);
      await expect.poll(() => names(page)).toEqual([shown]);
      await expect(page.getByText("Showing 1 course", { exact: true })).toBeVisible();
    });
  }
  await expect(page).toHaveURL(`${PATH}?q=COMMERCE`);

  await test.step("the path to a course is one click away, and back leads to the list", async () => {
    const link = page.getByRole("link", {
      name: `Path of 2 courses, 49 days 1 hour, $20,000 to ${bachelor}`,
    });
    await link.click();
    await expect(page).toHaveURL(`${PATH}?q=COMMERCE&view=path&to=13`);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(
      page.getByText("2 courses left: 49 days 1 hour, $20,000, earliest finish 8 Jan 2027"),
    ).toBeVisible();
    await page.goBack();
    await expect(link).toBeVisible();
    await page.goForward();
    await expect(steps(page, bachelor)).toHaveText([
      /Course.*Order.*Time.*Cost.*Finish/,
      /Statistics.*In progress.*1\..*1 hour.*Paid.*20 Nov 2026/,
      /Bachelor of Commerce.*2\..*49 days.*\$20,000.*8 Jan 2027/,
    ]);
  });

  await test.step("on a phone a browser translates “Paid”, and no amount", async () => {
    const desktop = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const paths = page.getByRole("list", { name: `Path to ${bachelor}` });
    await expect(paths.getByText("Paid", { exact: true })).not.toHaveAttribute("translate");
    await expect(paths.getByText("$20,000", { exact: true })).toHaveAttribute("translate", "no");
    if (desktop) await page.setViewportSize(desktop);
  });

  await test.step("how it is calculated is one click away", async () => {
    const label = `How it’s calculated: the path to ${bachelor}`;
    await page.getByRole("button", { name: label }).click();
    const lines = page.getByRole("dialog", { name: label });
    await expect(lines).toContainText("Time left in your current course1 hour");
    await expect(lines).toContainText("Duration of 1 course to start49 days");
    await expect(lines).toContainText("Cost left$20,000");
    await page.keyboard.press("Escape");
  });

  const to = page.getByLabel("Path to", { exact: true });
  await test.step("it says what a course unlocks, straight away and later", async () => {
    await to.selectOption(statistics);
    await expect(page).toHaveURL(`${PATH}?q=COMMERCE&view=path&to=2`);
    const opened = page.getByRole("region", { name: "What it unlocks" });
    await expect(opened).toContainText(
      /1 course.*Unlocks later, with other courses.*Bachelor of Commerce/,
    );
  });

  await test.step("a current course off the path has to end first, and isn't included", async () => {
    await to.selectOption(law);
    await expect(page.getByText("1 course left: 1 hour, $0")).toBeVisible();
    await expect(
      page.getByText("You have to finish Statistics first (1 hour left)."),
    ).toBeVisible();
  });

  await test.step("a course that is done has no path", async () => {
    await to.selectOption(`${business} (done)`);
    await expect(page.getByText("You’ve done this course")).toBeVisible();
  });

  await test.step("the path to all courses is in order", async () => {
    await to.selectOption("All courses");
    await expect(page.getByText("3 courses left: 49 days 2 hours, $20,000")).toBeVisible();
    await expect(steps(page, "all courses").getByRole("rowheader").locator("b")).toHaveText([
      statistics,
      bachelor,
      law,
    ]);
  });

  await test.step("a course whose countdown ends is done, without another call", async () => {
    const calls = game.calls.length;
    await page.clock.fastForward(HOUR_SECONDS * 1000);
    await expect(page.getByText("2 courses left: 49 days 1 hour, $20,000")).toBeVisible();
    await page.getByRole("link", { name: "Courses", exact: true }).click();
    await expect(page.getByText("2 of 4 courses done")).toBeVisible();
    await expect(page.getByText("No course in progress.")).toBeVisible();
    expect(game.calls).toHaveLength(calls);
  });

  await test.step("an empty result: 'No courses found matching your search criteria.'", async () => {
    await search.fill("alchemy");
    await expect(page.getByText("No courses found matching your search criteria.")).toBeVisible();
    await expect(page.getByText("Showing 0 courses")).toBeVisible();
  });
});

test("what shortens the player's courses is included, and named", async ({ openShared }) => {
  const page = await openShared(`${PATH}?view=path&to=13`, {
    "/user/education": STUDYING,
    "/user/perks": {
      job_perks: ["- 10% Education length"],
      faction_perks: [],
      stock_perks: ["+ 10% education course time reduction"],
    },
  });
  await expect(page.getByText(/2 courses left: 39 days 5 hours, \$20,000/)).toBeVisible();
  await expect(steps(page, bachelor).last()).toContainText("39 days 4 hours");
  const label = `How it’s calculated: the path to ${bachelor}`;
  await page.getByRole("button", { name: label }).click();
  const lines = page.getByRole("dialog", { name: label });
  await expect(lines).toContainText("Duration of 1 course to start49 days");
  await expect(lines).toContainText("10% shorter with your job−4 days 21 hours");
  await expect(lines).toContainText("10% shorter with your stocks−4 days 21 hours");
  await expect(lines).toContainText("Time left39 days 5 hours");
});

test("without the perks, the page shows base times and says so", async ({ page, game }) => {
  game.answer("/user/education", STUDYING);
  game.answer("/user/perks", errorCode(16, "Access level of this key is not high enough"));
  await page.goto(`${PATH}?view=path&to=13`);
  await expect(page.getByText(/2 courses left: 49 days 1 hour/)).toBeVisible();
  const note = page.getByText("so these are base times");
  await expect(note).toContainText("the page needs a key with Minimal Access or higher");
  game.restoreResponses();
  await note.getByRole("button", { name: "Try again" }).click();
  await expect(note).toBeHidden();
});
