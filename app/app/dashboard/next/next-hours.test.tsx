import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { answer, renderPage, restoreAnswers, servePages } from "@/app/testing/render-page";
import keyInfo from "@/lib/api/testing/fixtures/key-info.json" with { type: "json" };
import { apiError } from "@/lib/api/testing/server";

import { A_DAY, NOTHING_ENDS } from "../testing/answers";
import { linkIn, listHas, PATH, region, says } from "../testing/dashboard-page";

servePages();

const NEXT = "Next 24 hours";
const VITALS = "Bars and cooldowns";
const section = () => within(region(NEXT));

test("what is ready comes first, then what ends, in the order of time and by day of the game", async () => {
  await renderPage(PATH, { answers: A_DAY });
  await listHas(
    "Sat 21 Nov",
    /^600:00.*New day.*Refills, shops, wheels, church.*12 h 00 min$/,
    /^706:22.*Duke contract expires.*Family Ties.*18 h 22 min$/,
    /^810:00.*Polymorphic Virus finished.*Computer.*22 h 00 min$/,
  );
  await listHas(
    "Fri 20 Nov",
    /^112:16.*Life full.*Medical items.*16 min$/,
    /^213:14.*Your OC is ready.*Counter Offer.*1 h 14 min$/,
    /^314:04.*Energy full.*150 for the gym.*2 h 04 min$/,
    /^415:00.*Course finished.*Statistics.*3 h 00 min$/,
    /^519:32.*Drug cooldown ends.*Items.*7 h 32 min$/,
  );
  await listHas("Ready now", /^Now.*Dividend ready.*GRN$/, /^Now.*Nerve full.*60 for crimes$/);

  for (const [name, href] of [
    ["Dividend ready", "https://www.torn.com/page.php?sid=stocks&stockID=6&tab=dividend"],
    ["Nerve full", "https://www.torn.com/page.php?sid=crimes"],
    [
      "Your OC is ready",
      "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=705477",
    ],
    ["Drug cooldown ends", "https://www.torn.com/item.php#drugs-items"],
    ["Duke contract expires", "https://www.torn.com/page.php?sid=missions"],
  ] as const) {
    expect(linkIn(NEXT, name)).toHaveAttribute("href", href);
    expect(linkIn(NEXT, name)).toHaveAttribute("target", "_blank");
  }

  // The player's own time is shown only where it differs, and the tests' browser lives in the game's own.
  const row = linkIn(NEXT, "Your OC is ready").closest("li");
  expect(row?.querySelector("time")).toHaveTextContent("13:14");
  expect(row?.querySelector("time")).toHaveAttribute(
    "title",
    expect.stringMatching(/^\w{3} \d+ Nov, \d\d:\d\d your time$/),
  );
  expect(row).not.toHaveTextContent("your time");

  for (const [words, number] of [
    ["Course", "4"],
    ["Duke", "7"],
    ["Virus", "8"],
  ] as const) {
    const pins = screen.getAllByText(words, { selector: "[aria-hidden] span" });
    expect(pins.map((pin) => pin.parentElement?.textContent)).toEqual([`${number}${words}`]);
  }
});

test("the company’s next day is at 18:00 TCT, for a player with a company", async () => {
  await renderPage(PATH, { answers: { ...NOTHING_ENDS, "/key/info": keyInfo } });
  await listHas("Fri 20 Nov", /^118:00.*Company’s next day.*Sales, pay, trains.*6 h 00 min$/);
  expect(linkIn(NEXT, "Company’s next day")).toHaveAttribute(
    "href",
    "https://www.torn.com/companies.php",
  );
});

test("how event times are calculated is one press away, and how a bar grows", async () => {
  const { user } = await renderPage(PATH);
  await user.click(await screen.findByLabelText("How it’s calculated: event times"));
  const how = await screen.findByRole("dialog");
  await waitFor(() => {
    expect(how).toHaveTextContent("planned time, if all slots are filled");
  });
  expect(how).toHaveTextContent("Shows the next 24 hours, and your bank investment even if it");
  await user.keyboard("{Escape}");

  await says(VITALS, "150");
  await user.click(within(region(VITALS)).getByText("Energy"));
  await user.click(await screen.findByLabelText("How it’s calculated: Energy"));
  await waitFor(() => {
    expect(screen.getByRole("dialog")).toHaveTextContent(/Each tick\s*\+5 every 10 min/);
  });
});

test("with nothing else in 24 hours, the new day stands alone and the page says so", async () => {
  await renderPage(PATH, { answers: NOTHING_ENDS });
  await says(NEXT, "Nothing else in the next 24 hours.");
  await listHas("Sat 21 Nov", /New day/);
  expect(region(NEXT).querySelectorAll("li")).toHaveLength(1);
});

test("what couldn’t be loaded is named once, and the rest stays", async () => {
  const { user } = await renderPage(PATH, {
    answers: {
      ...A_DAY,
      "/user/bars": apiError(17),
      "/user/missions": apiError(17),
      "/user/virus": apiError(17),
      "/user/organizedcrime": { organizedCrime: apiError(27).error },
    },
  });
  await says(
    NEXT,
    "Couldn’t load your bars, virus and missions. The game’s API is down (for the test).",
  );
  await listHas("Fri 20 Nov", /Course/, /Drug/);
  await says(VITALS, "Couldn’t load your bars.");
  await says(VITALS, /Drug cooldown\s*7\s*h/);

  restoreAnswers();
  answer(A_DAY);
  await user.click(section().getByRole("button", { name: "Try again" }));
  await listHas("Sat 21 Nov", /New day/, /Duke/, /Virus/);
  await waitFor(() => {
    expect(region(NEXT)).not.toHaveTextContent("Couldn’t load");
  });
  expect(within(region(VITALS)).getByLabelText("Energy")).toBeVisible();
});
