import fighters from "../../lib/api/testing/fixtures/faction-fighters.json" with { type: "json" };
import members from "../../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import {
  crime,
  crimesAnswer,
  hours,
  PATH as CRIMES,
  slot,
} from "../../app/app/faction/organised-crimes/testing/crime-answers";
import type { Call } from "../game";
import { expect, test } from "../test";
import { expectAnnounced, recordAnnouncements } from "./announcements";

test.beforeEach(async ({ page, signIn }) => {
  await recordAnnouncements(page);
  await signIn();
});

for (const width of [1280, 360]) {
  const tag = width === 360 ? [] : "@long";
  const title = `organised crimes: who holds up which crime, why, and where to go, ${width} px wide`;
  test(title, { tag }, async ({ page, game }) => {
    const [alpha, bravo] = members.members;
    const inHospital = { ...bravo?.status, state: "Hospital", until: hours(9) };
    game.answer("/faction/members", { members: [alpha, { ...bravo, status: inHospital }] });
    const cutter = { id: 206, is_reusable: true, is_available: false };
    const answers = crimesAnswer(
      crime({ name: "Clinical Precision", slots: [slot({ by: 3000002, position: "Surgeon" })] }),
      crime({
        name: "Break the Bank",
        ready_at: hours(20),
        slots: [slot({ by: 3000001, position: "Thief", item: cutter })],
      }),
    );
    for (const [path, answer] of Object.entries(answers)) game.answer(path, answer);
    await page.setViewportSize({ width, height: 740 });
    await page.goto(CRIMES);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - main:
        - navigation "Views of this page":
          - link "Control room"
        - region "At a glance":
          - paragraph:
            - strong: "2"
            - text: need you
        - region "Needs you":
          - heading "Needs you" [level=2]
          - paragraph: 2 crimes
          - group "Show only":
            - button "All 2" [pressed]
          - list "Crimes that need you":
            - listitem:
              - button /^Clinical Precision Level 6, Planning/
              - list "Slots":
                - listitem: /^Surgeon. bravo_the_second_of_that_name1/
              - text: /in hospital until/
              - link /^Open profile/
            - listitem:
              - button /^Break the Bank Level 6, Planning/
              - list "Slots":
                - listitem: /^Thief. Alpha/
              - text: /Xanax for Alpha/
              - 'link "Buy item: Xanax"'
    `);
    const views = page.getByRole("navigation", { name: "Views of this page" });
    await expect(views.getByRole("link", { name: "Control room" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });
}

for (const width of [1280, 360]) {
  const tag = width === 1280 ? [] : "@long";
  const title = `the war room: the chain, the lead, whom to hit, and what has just changed, ${width} px wide`;
  test(title, { tag }, async ({ page, game }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript(() => {
      // A browser that allows no sound.
      Reflect.deleteProperty(globalThis, "AudioContext");
    });
    await page.goto("/app/faction/war");
    await expect(page.getByRole("region", { name: "Chain" })).toMatchAriaSnapshot(`
      - region "Chain":
        - heading "Chain" [level=2]
        - button "Refresh the chain"
        - paragraph: 238 hits
        - paragraph:
          - timer: /^3:\\d\\d$/
          - text: left
        - meter "Time left, out of 5 minutes"
        - paragraph: /^Bonus at 250 12 hits to go/
    `);
    const lead = page.getByRole("meter", { name: "Lead" });
    await expect(lead).toHaveAttribute("aria-valuenow", "2140");
    await expect(lead).toHaveAttribute("aria-valuemax", "3312");
    await expect(page.getByRole("list", { name: "Hittable now" })).toMatchAriaSnapshot(`
      - list "Hittable now":
        - listitem:
          - link "Blackthorn"
          - text: /^level 88 ${width === 1280 ? "Okay" : "Online"}/
          - link "Attack Blackthorn"
    `);
    await expect(page.getByRole("table", { name: "Your members" })).toMatchAriaSnapshot(`
      - table "Your members":
        - rowgroup:
          - row "Member Activity State":
            - columnheader "Member"
            - columnheader "Activity"
            - columnheader "State"
        - rowgroup:
          - row "Alpha Online Okay":
            - rowheader "Alpha"
            - cell "Online"
            - cell "Okay"
    `);

    await test.step("an enemy who can be hit again is announced", async () => {
      const out = structuredClone(fighters);
      const tarn = out.members.find(({ name }) => name === "Tarn");
      Object.assign(tarn?.status ?? {}, { state: "Okay", description: "Okay", until: null });
      game.answer("/faction/9104/members", out);
      await page.clock.runFor(20_000);
      await expectAnnounced(page, "Tarn can be hit again.");
    });

    await test.step("an alarm that can’t sound says so", async () => {
      const alarm = page.getByRole("switch", { name: "Sound an alarm at 1 minute left" });
      await expect(alarm).not.toBeChecked();
      await alarm.press("Space");
      await expect(alarm).toBeChecked();
      await expectAnnounced(page, "Your browser blocked the sound.");
    });
  });
}

test("a long history: announces its progress, that it is paused, that it resumes, and that it is done", async ({
  page,
  game,
}) => {
  const READ = 2;
  let asked = 0;
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => (goOn = resolve));
  const stats = async (call: Call) => {
    asked += 1;
    if (asked > READ) await held;
    const timestamp = Number(call.url.searchParams.get("timestamp"));
    const personalstats = [{ name: "timeplayed", value: timestamp / 24, timestamp }];
    // A reading that was stopped wants no answer.
    await call.fulfill({ json: { personalstats } });
  };
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, stats);
  await page.goto("/app/faction/week");
  await page.getByRole("button", { name: "Load data" }).press("Enter");
  const reading = page.getByRole("region", { name: "Loading progress" });
  const bar = reading.getByRole("progressbar", { name: "Calls made" });
  await expect(bar).toHaveAttribute("aria-valuenow", String(READ));
  await expect(bar).toHaveAttribute("aria-valuemax", "6");
  await expectAnnounced(page, /^Loading$/);
  await expect(reading).toMatchAriaSnapshot(`
    - region "Loading progress":
      - paragraph: /^2 of 6 calls, about \\d+ s left$/
      - button "Pause"
      - progressbar "Calls made"
  `);
  await reading.getByRole("button", { name: "Pause" }).press("Enter");
  await expectAnnounced(page, /^Paused$/);
  const next = reading.getByRole("button", { name: "Resume" });
  await expect(next).toBeFocused();
  await next.press("Enter");
  goOn();
  await expectAnnounced(page, /Loading finished$/);
  await expect(reading).toHaveText("All data loaded");
  await expect(page.getByRole("table")).toMatchAriaSnapshot(`
    - table:
      - rowgroup:
        - row:
          - columnheader "Member"
          - columnheader "Gym energy"
          - columnheader "Time played"
      - rowgroup:
        - row:
          - rowheader "Alpha"
          - cell "–"
          - cell "7 h"
  `);
});
