import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { servePages } from "@/app/testing/render-page";

import { crime, crimesAnswer, slot } from "../../faction/organised-crimes/testing/crime-answers";
import { lackingItem } from "../testing/answers";
import { checklistRow, openDashboard, rowSays } from "../testing/dashboard-page";

servePages();

test("how the figures of a row are calculated is one press away", async () => {
  const { user } = await openDashboard(
    crimesAnswer(
      crime({
        slots: [
          slot({ by: 3000001, rate: 58, item: lackingItem(206) }),
          slot({ by: 3000004, rate: 64, position: "Bomber" }),
          slot({ by: 77, rate: 95, item: lackingItem(999) }),
        ],
      }),
    ),
  );
  await rowSays("Crime items present", "Missing: Xanax and Item [999]");
  await rowSays("Pass rates", "Alpha 58 and Delta 64: below 90%");

  for (const [title, lines] of [
    ["Booster", [/Base\s*24 h/, /Faction upgrade \(peace\)\s*\+12 h/, /Maximum\s*36 h/]],
    ["City shop items", [/Purchases since 00:00 TCT\s*1/, /Items bought\s*100/]],
    ["No inactive members", [/bravo_the_second_of_that_name1 \[3000002\]\s*9 days ago/]],
    ["Pass rates", [/Alpha \[3000001\], Muscle in Honey Trap\s*58%/, /Delta \[3000004\], Bomber/]],
    ["Crime items present", [/Alpha \[3000001\], Honey Trap\s*Xanax/, /\[77\], Honey Trap/]],
  ] as const) {
    const name = `How it’s calculated: ${title}`;
    const row = within(checklistRow(title) ?? document.body);
    await user.click(row.getByLabelText(name));
    const dialog = await screen.findByRole("dialog", { name });
    await waitFor(() => {
      for (const line of lines) expect(dialog).toHaveTextContent(line);
    });
    await user.keyboard("{Escape}");
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull();
    });
  }
});

test("more than three names end in how many more", async () => {
  const slots = [1, 2, 3, 4, 5].map((id) => slot({ by: id, rate: 50 + id }));
  await openDashboard(crimesAnswer(crime({ slots })));
  await rowSays("Pass rates", "[1] 51, [2] 52, [3] 53 and 2 more");
});

test("the row of the player’s crime names the item that is missing", async () => {
  const own = crime({ slots: [slot({ by: 3000001, item: lackingItem(206) })] });
  await openDashboard({ "/user/organizedcrime": { organizedCrime: own } });
  await rowSays(
    "Join an organised crime",
    /^IncompleteJoin an organised crimeHoney Trap: you need Xanax/,
  );
});
