import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { NOW } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";

import { answer, away, onFlight } from "./testing/answers";
import { show } from "./testing/render-training";

const glance = () => screen.findByRole("region", { name: "At a glance" });

test.each([
  { kind: "Hospital", text: "You’re in hospital until 14:00. The steps begin then." },
  { kind: "Jail", text: "You’re in jail until 14:00. The steps begin then." },
])("in $kind, a jump says until when, and waits", async ({ kind, text }) => {
  away({ state: kind, description: `In ${kind}`, until: (NOW + 2 * HOUR_MS) / 1000 });
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&xanax=1&dvd=0&ecstasy=0&refill=0");
  expect(await screen.findByText(text)).toBeVisible();
  const steps = await screen.findByRole("region", { name: "Steps" });
  expect(within(steps).getAllByRole("listitem")[0]).toHaveTextContent(/^114:00.*Xanax/);
});

test("on a flight to another country, one can train once back in Torn", async () => {
  onFlight("Mexico", NOW + 2 * HOUR_MS);
  show();
  expect(
    await screen.findByText(
      "You’re travelling until 14:00. You can train once you’re back in Torn.",
    ),
  ).toBeVisible();
  expect(await glance()).toHaveTextContent(/About \+\d[\d,]* \w+ once you’re back80 energy/);
});

test.each([
  {
    how: "landing",
    begin: () => {
      onFlight("Torn", NOW + HOUR_MS);
    },
    once: "once you land",
  },
  {
    how: "hospital",
    begin: () => {
      away({ state: "Hospital", description: "In hospital", until: (NOW + HOUR_MS) / 1000 });
    },
    once: "once you’re out of hospital",
  },
])("before $how, Now is about the energy there will be then", async ({ begin, once }) => {
  begin();
  show();
  // 80 energy at 12:00, and 5 more every 10 minutes, the last at 13:00.
  expect(await glance()).toHaveTextContent(
    new RegExp(`About \\+\\d[\\d,]* \\w+ at 13:00110 energy, 4,045 happy, .*, ${once}`),
  );
  expect(screen.queryByText(/You can train/)).toBeNull();
  const energy = screen.getByRole("table", { name: "Energy until 00:00" });
  expect(within(energy).getByRole("row", { name: /^At 13:00/ })).toHaveTextContent("+110");
});

test("who is away until the next day has no energy to train with until 00:00", async () => {
  onFlight("Torn", NOW + 13 * HOUR_MS);
  show();
  expect(await glance()).toHaveTextContent(/ at Sat 01:00/);
  expect(screen.queryByRole("table", { name: "Energy until 00:00" })).toBeNull();
});

test.each(["view=plan", "view=log"])("a flight is no matter of %s", async (view) => {
  onFlight("Torn", NOW + HOUR_MS);
  show(view);
  await screen.findAllByText(view === "view=plan" ? "Goal" : "No gym sessions found");
  expect(document.body).not.toHaveTextContent("travelling");
});
