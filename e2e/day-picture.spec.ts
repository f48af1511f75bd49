import { readFileSync } from "node:fs";

import { expect, test } from "./test";

test("the day as a picture: what it shows is chosen, no member is named unless asked for, and it is saved as a PNG of 1080 × 1080", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/app/faction/day");
  const picture = page.getByRole("img", { name: /faction tasks done, \d+ crimes ready/ });
  await expect(picture).toBeVisible();
  await expect(picture.getByText("faction tasks done")).toBeVisible();
  await expect(picture.getByText(/^Not in an OC:/)).toHaveCount(0);

  await test.step("names, the faction and the hours are switches", async () => {
    await page.getByRole("switch", { name: /^Member names/ }).click();
    await expect(picture.getByText(/^Not in an OC:|^Everyone eligible/)).toHaveCount(1);
    await page.getByRole("switch", { name: "Faction name" }).click();
    await expect(page.getByRole("img", { name: /^Our faction, Fri 20 Nov:/ })).toBeVisible();
  });

  await test.step("it is saved", async () => {
    await page.getByRole("main").getByRole("button", { name: "Dark" }).click();
    const begun = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save" }).click();
    const file = await begun;
    expect(file.suggestedFilename()).toBe("day.png");
    const bytes = readFileSync(await file.path());
    // A PNG tells its width and its height from byte 16 on.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1080, 1080]);
  });

  await test.step("it is copied, and that is the only message: saving says nothing", async () => {
    await page.getByRole("button", { name: "Copy picture" }).click();
    await expect(page.getByText("The picture is on your clipboard.")).toBeVisible();
    await expect(page.getByText("Some browsers don’t save files.")).toBeHidden();
  });

  await test.step("on paper there is the picture alone", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("button", { name: "Save" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  });
});
