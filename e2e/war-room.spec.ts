import { NOW } from "../lib/api/testing/answers";
import userBasic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import { expect, test } from "./test";

const PATH = "/app/faction/war";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a war that is on, and the report of one that is over, which a reload keeps", async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page.getByText("Lead 2,140")).toBeVisible();
  await expect(page.getByRole("link", { name: "Attack Blackthorn" })).toBeVisible();

  await test.step("beside each other, both bars are at one height", async () => {
    const top = async (name: string) =>
      (await page.getByRole("meter", { name }).boundingBox())?.y ?? NaN;
    await expect
      .poll(async () => (await top("Time left, out of 5 minutes")) - (await top("Lead")))
      .toBe(0);
  });

  await test.step("a note, the alarm and an agreed score", async () => {
    await page.getByRole("link", { name: "Blackthorn", exact: true }).click();
    await page
      .getByRole("textbox", { name: "Your note, saved in this browser" })
      .fill("Weak against piercing");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Blackthorn", exact: true })).toBeFocused();
    const alarm = page.getByRole("switch", { name: "Sound an alarm at 1 minute left" });
    await expect(alarm).not.toBeChecked();
    await alarm.check();
    await expect(page.getByText("only while this tab is visible")).toBeVisible();
    await page.getByLabel("Agreed score").fill("5,000");
    await page.reload();
    await expect(
      page.getByRole("listitem").filter({ hasText: "Weak against piercing" }),
    ).toContainText("Blackthorn");
    await expect(alarm).toBeChecked();
    await expect(page.getByLabel("Agreed score")).toHaveValue("5,000");
  });

  const hits = page.getByRole("region", { name: "Hits in this war" });
  await hits.scrollIntoViewIfNeeded();
  await expect(hits).toContainText("since the war began");
  const past = page.getByRole("region", { name: "Past wars" });
  await past.scrollIntoViewIfNeeded();
  await past.getByRole("button", { name: "Report of the war against Cold Furnace" }).click();
  await expect(page).toHaveURL(`${PATH}?war=27811`);
  await expect(page.getByRole("region", { name: "Members" })).toContainText("alpha_one");
  await page.reload();
  await page.getByRole("button", { name: "War Room" }).click();
  await expect(page.getByRole("region", { name: "Chain" })).toBeVisible();
});

test("on a phone the chain's time, the lead and four targets are in the first screen", async ({
  page,
  game,
}) => {
  const status = { ...userBasic.profile.status, state: "Okay", description: "Okay" };
  game.answer("/user/basic", { profile: { ...userBasic.profile, status } });
  await page.clock.setFixedTime(NOW);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const within = async (name: string) => {
    const box = await page.getByRole("link", { name }).boundingBox();
    return (box?.y ?? Infinity) + (box?.height ?? 0);
  };
  await expect(page.getByRole("timer").first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Lead 2,140")).toBeInViewport({ ratio: 1 });
  await expect.poll(() => within("Attack Ulfric")).toBeLessThanOrEqual(740);

  await test.step("the head of a group stands apart from what is above it", async () => {
    const head = page.getByRole("heading", { name: /^Out within 5 minutes/ });
    await expect.poll(async () => (await head.boundingBox())?.height).toBe(35);
  });
});
