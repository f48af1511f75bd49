import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import type { Call } from "./game";
import { expect, neverResponds, test } from "./test";

for (const { calls, said } of [
  { calls: 2, said: ["2 of 6 calls done", "0 of 3 members loaded."] },
  {
    calls: 4,
    said: ["0 below minimum", "1 of 3 members loaded.", "No loaded member is below minimum."],
  },
]) {
  test(`while the week loads, the headline says how much has been: ${calls} calls`, async ({
    page,
    game,
    signIn,
  }) => {
    await signIn();
    const asked = () => game.calls.filter((path) => path.includes("personalstats")).length;
    for (const { id } of members.members) {
      game.answer(`/user/${id}/personalstats`, (call) =>
        asked() > calls ? neverResponds() : anHourADay(call),
      );
    }
    await page.goto("/app/faction/week");
    await page.getByRole("button", { name: "Load data" }).click();
    const glance = page.getByRole("region", { name: "At a glance" });
    for (const words of said) await expect(glance).toContainText(words);
  });
}

test("over three days the minimums are scaled, and an exemption of today doesn’t count for earlier days", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) game.answer(`/user/${id}/personalstats`, anHourADay);
  await page.goto("/app/faction/week");
  await page.getByRole("button", { name: "Load data" }).click();
  const glance = page.getByRole("region", { name: "At a glance" });
  await page.getByRole("button", { name: "Minimums" }).click();
  await page.getByLabel("Time played, hours").fill("7");
  await page.keyboard.press("Escape");
  await expect(glance).toContainText("0 below minimum");
  await expect(glance).not.toContainText("Minimums are scaled");

  await page.getByRole("button", { name: "Exempt a member" }).click();
  const form = page.getByRole("dialog", { name: "Exempt a member" });
  await form.getByLabel("Until").fill("2026-11-20");
  await form.getByRole("button", { name: "Exempt", exact: true }).click();
  await expect(form.getByRole("alert")).toContainText("Choose a start day");
  await form.getByLabel("From").fill("2026-11-13");
  await form.getByRole("button", { name: "Exempt", exact: true }).click();
  await expect(form).toContainText("Exempt from 13 Nov until 20 Nov");
  await page.keyboard.press("Escape");
  const exempt = page.getByRole("button", { name: /^Exempt \d/ });
  await expect(exempt).toBeVisible();

  await page.getByLabel("Week").selectOption("Custom dates");
  await page.getByLabel("From").fill("2026-11-10");
  await page.getByLabel("To", { exact: true }).fill("2026-11-12");
  // The load that is under way continues with the selected days.
  await expect(page.getByRole("button", { name: "Pause" })).toHaveCount(0);
  await expect(glance).toContainText("0 below minimum");
  await expect(glance).toContainText("Minimums are scaled to 3 days.");
  await expect(exempt).toHaveCount(0);
});

test("“No attacks won” lists who won none, and leaves out who won", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const { id } of members.members) {
    const attackswon = id === 3_000_001 ? oneADay : () => 5;
    game.answer(`/user/${id}/personalstats`, statsOf({ attackswon }));
  }
  await page.goto("/app/faction/week");
  await page.getByRole("button", { name: "Load data" }).click();
  const table = page.getByRole("table", { name: "13 Nov to 20 Nov" });
  await page.getByRole("button", { name: /^No attacks won \d/ }).click();
  await expect(table.getByRole("rowheader", { name: /Delta/ })).toBeVisible();
  await expect(table.getByRole("rowheader", { name: /Alpha/ })).toHaveCount(0);
});

const oneADay = (timestamp: number) => Math.floor(timestamp / 86_400);

const anHourADay = statsOf({ timeplayed: (timestamp) => timestamp / 24 });

/** Answers with these statistics of the day that is asked for. */
function statsOf(values: Readonly<Record<string, (timestamp: number) => number>>) {
  return (call: Call) => {
    const timestamp = Number(call.url.searchParams.get("timestamp"));
    const personalstats = Object.entries(values).map(([name, valueAt]) => ({
      ...{ name, value: valueAt(timestamp), timestamp },
    }));
    return call.fulfill({ json: { personalstats } });
  };
}
