import type { Call } from "./game";

import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { expect, silence, test } from "./test";

for (const { calls, said } of [
  { calls: 2, said: ["2 of 6 calls made", "0 of 3 members read so far."] },
  { calls: 4, said: ["0 fell behind", "1 of 3 members read so far."] },
]) {
  test(`while the week is read, the lead says what has been: ${calls} calls`, async ({
    page,
    game,
    signIn,
  }) => {
    await signIn();
    const asked = () => game.calls.filter((path) => path.includes("personalstats")).length;
    for (const { id } of members.members) {
      game.answer(`/user/${id}/personalstats`, (call) =>
        asked() > calls ? silence() : anHourADay(call),
      );
    }
    await page.goto("/app/faction/week");
    await page.getByRole("button", { name: "Read the week" }).click();
    const glance = page.getByRole("region", { name: "At a glance" });
    for (const words of said) await expect(glance).toContainText(words);
  });
}

function anHourADay(call: Call) {
  const timestamp = Number(call.url.searchParams.get("timestamp"));
  const value = timestamp / 24;
  return call.fulfill({ json: { personalstats: [{ name: "timeplayed", value, timestamp }] } });
}
