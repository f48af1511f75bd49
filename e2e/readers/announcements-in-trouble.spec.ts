import { PATH as MEMBERS } from "../members-page";
import { errorCode, expect, httpStatus, test } from "../test";
import { expectAnnounced, forgetAnnouncements, recordAnnouncements } from "./announcements";

test.beforeEach(async ({ page, signIn }) => {
  await recordAnnouncements(page);
  await signIn();
});

for (const width of [1280, 360]) {
  const tag = width === 1280 ? [] : "@long";
  const title = `the game fails: what happened, the way out, that it is over, and how a refresh ended, ${width} px wide`;
  test(title, { tag }, async ({ page, game }) => {
    await page.setViewportSize({ width, height: 740 });
    game.answerAll(httpStatus(502));
    await page.goto(MEMBERS);
    await expectAnnounced(page, /^Error loading data/);
    await expect(page.getByRole("main").getByRole("alert")).toMatchAriaSnapshot(`
      - alert:
        - paragraph: Error loading data
        - paragraph: The game’s API is down (Bad Gateway). Try again in a few minutes.
        - button "Try again"
    `);

    await test.step("a retry that fails is announced again", async () => {
      game.answerAll(errorCode(17, "Backend error"));
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await expectAnnounced(page, /Error loading data.*Backend error/);
    });

    await test.step("the end of the outage is announced", async () => {
      game.restoreResponses();
      await page.getByRole("button", { name: "Try again" }).press("Enter");
      await expectAnnounced(page, /^Updated$/);
      await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
      await expect(page.getByRole("main")).toContainText("Alpha");
    });

    await test.step("the end of a refresh is announced; if it fails, the reason is, and what was read stays", async () => {
      await forgetAnnouncements(page);
      const refresh = page.getByRole("button", { name: "Refresh" });
      await refresh.press("Enter");
      await expectAnnounced(page, /^Updated$/);
      await expect(refresh).toBeFocused();

      game.answerAll(errorCode(17, "Backend error"));
      await refresh.press("Enter");
      await expectAnnounced(page, /Couldn’t refresh .+/);
      await expect(page.getByRole("main")).toContainText("Alpha");
    });
  });
}

for (const width of [1280, 360]) {
  const tag = width === 360 ? [] : "@long";
  const title = `settings: each switch with its state, and the question before everything is deleted, ${width} px wide`;
  test(title, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/app/settings");
    const notifications = page.getByRole("region", { name: "Notifications" });
    await notifications.getByText(/^Energy full, Nerve full, /).click();
    await expect(notifications).toMatchAriaSnapshot(`
      - region "Notifications":
        - heading "Notifications" [level=2]
        - paragraph: once you’ve opened the dashboard
        - status:
          - paragraph: /Allow notifications first|Your browser blocks notifications/
        - group:
          - group "Notify me of":
            - checkbox "Energy full" [disabled]
            ${width === 360 ? "" : `- 'combobox "When: Energy full" [disabled]'`}
            - checkbox "Idle" [disabled]
    `);
    await expect(page.getByRole("region", { name: "Dashboard" })).toMatchAriaSnapshot(`
      - region "Dashboard":
        - heading "Dashboard" [level=2]
        - switch "Show tasks left on the tab icon and app badge" [checked]
    `);
    await page.getByText("Access by page").click();
    await expect(page.getByRole("table", { name: "Access each page needs, and what this key has" }))
      .toMatchAriaSnapshot(`
      - table:
        - caption
        - rowgroup:
          - row:
            - columnheader "Page"
            - columnheader "Needs"
            - columnheader "Access"
        - rowgroup:
          - row:
            - rowheader "Dashboard"
            - cell "Full, faction"
            - cell "Full"
    `);

    await test.step("the question has the focus, names all that is deleted, and gives the focus back", async () => {
      const clear = page.getByRole("button", { name: "Clear everything" });
      await clear.press("Enter");
      const question = page.getByRole("dialog", { name: "Clear everything?" });
      await expect(question).toMatchAriaSnapshot(`
        - dialog "Clear everything?":
          - heading "Clear everything?" [level=2]
          - paragraph: "This permanently deletes everything this site stored in this browser:"
          - list:
            - listitem: "Your API key (you’ll be logged out)"
            - listitem: /^Your notes, exemptions, goals/
          - button "Cancel"
          - button "Clear everything"
      `);
      await expect
        .poll(() => question.evaluate((it) => it.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press("Escape");
      await expect(clear).toBeFocused();
      await clear.press("Enter");
      await question.getByRole("button", { name: "Clear everything" }).press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "What is due today in Torn, on one page.",
      );
    });
  });
}
