import { within } from "@testing-library/react";
import { expect, test } from "vitest";

import { servePages } from "@/app/testing/render-page";
import { apiError } from "@/lib/api/testing/server";

import { ownCrimeIn } from "./testing/answers";
import { checklistRows, nextAre, openDashboard, region, says } from "./testing/dashboard-page";

servePages();

test("the headline counts the open items of the checklist, and the time until the new day", async () => {
  const { user } = await openDashboard();
  const open = checklistRows().filter(({ textContent }) => textContent.startsWith("Incomplete"));
  expect(open.length).toBeGreaterThan(5);
  await says("At a glance", new RegExp(`^${open.length}\\s?left today`));
  await says("At a glance", "New day in 12 h 00 min");
  await says("Now and next", /12:16.*Life full/);

  const vitals = region("Bars and cooldowns");
  expect(
    [...vitals.querySelectorAll("[role=meter]")].map((meter) => meter.getAttribute("aria-label")),
  ).toEqual([
    ...["Energy", "Nerve", "Happy", "Life"],
    ...["Drug cooldown, in hours", "Booster cooldown, in hours", "Medical cooldown, in hours"],
  ]);
  await user.click(within(vitals).getByText("Life"));
  await says("Bars and cooldowns", /Full 12:16(, \d\d:\d\d your time)?/);
  await says("Bars and cooldowns", /Full in 1\d min/);
});

test("if some items are unknown, the headline doesn’t say that nothing else is left", async () => {
  await openDashboard({ "/user/refills": apiError(17) });
  await says("At a glance", /\d+\+\s?left today/);
  await says("At a glance", "3 items couldn’t be loaded.");
});

test("the player’s crime is among what is now and next if it is ready soon", async () => {
  await openDashboard({ "/user/organizedcrime": ownCrimeIn(120) });
  await nextAre(/./, /./, /^14:00\s*Your OC is ready\s*Counter Offer\s*2 h 00 min/);
});
