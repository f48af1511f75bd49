import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { onPhone } from "@/app/testing/on-phone";
import { ANSWERS } from "@/lib/api/testing/answers";
import { HOUR_MS } from "@/lib/common/time";
import { NO_PERKS } from "@/lib/game/testing/builders";
import { NO_INGREDIENTS } from "@/lib/game/training/ingredients";
import { NO_CHOICES, trainingStore } from "@/lib/store/user/training";

import { answer, answerWithPrices, fail } from "./testing/answers";
import { show } from "./testing/render-training";

const noBoosterPerks = { perks: NO_PERKS };

const stepsRegion = () => screen.findByRole("region", { name: "Steps" });

test("with the base of 24 h the usual jump fits: its last DVD may pass the maximum", async () => {
  answer("/user/perks", noBoosterPerks);
  show("view=jump&stat=speed");
  expect(await stepsRegion()).toHaveTextContent(
    "30 h of booster cooldown: only the last one may pass 24 h",
  );
  expect(screen.queryByRole("alert")).toBeNull();
});

test("boosters count on top of the cooldown that is still running by then", async () => {
  answer("/user/perks", noBoosterPerks);
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 14 * 3600 } });
  show("view=jump&stat=speed&xanax=0&dvd=2&candy=0&ecstasy=0&refill=0");
  expect(await stepsRegion()).toHaveTextContent(
    "12 h on top of 14 h of booster cooldown: only the last one may pass 24 h",
  );
  cleanup();
  show("view=jump&stat=speed&xanax=0&dvd=1&candy=0&ecstasy=0&refill=0");
  expect(await stepsRegion()).toHaveTextContent(
    "6 h on top of 14 h of booster cooldown, your maximum is 24 h",
  );
});

test.each([
  { address: "dvd=6" },
  // As links were until 29 November 2026.
  { address: "jump=4-6-0-1-0-1-25" },
])(
  "with the base of 24 h six DVDs don’t fit, and eight aren’t among the other jumps: $address",
  async ({ address }) => {
    answer("/user/perks", noBoosterPerks);
    show(`view=jump&stat=speed&${address}`);
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "These boosters don’t fit: they add 36 h, and only the last may pass your maximum of 24 h. Take fewer.",
    );
    const others = screen.getByRole("table", { name: "Jumps compared" });
    expect(others).toHaveTextContent("4 Xanax, 5 Erotic DVDs and 1 Ecstasy");
    expect(others).not.toHaveTextContent("8 Erotic DVDs");
  },
);

test("without perks nobody is said to have too many boosters", async () => {
  fail("/user/perks");
  show("view=jump&stat=speed&dvd=9");
  expect(await stepsRegion()).toHaveTextContent(
    "54 h of booster cooldown, your maximum is 24 h or more",
  );
  expect(document.body).not.toHaveTextContent("don’t fit");
});

test("without cooldowns a jump’s times say what they assume", async () => {
  fail("/user/cooldowns");
  show("view=jump&stat=speed");
  const steps = await stepsRegion();
  expect(steps).toHaveTextContent(
    "Your cooldowns are unknown: these times assume that none is running.",
  );
  expect(steps).toHaveTextContent("if no drug cooldown is running");
});

test("a stack takes as many trains as it needs, and a little lost energy is only noted", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed");
  const steps = await stepsRegion();
  expect(steps).toHaveTextContent("Train 8 times, 5 energy leftto make room for the stack");
  expect(steps).toHaveTextContent("no drug cooldown is running");
  expect(steps).toHaveTextContent("5 energy from your last Xanax is lost");
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without ingredients there is no jump, but others to choose", async () => {
  show("view=jump&xanax=0&dvd=0&ecstasy=0&refill=0");
  expect(await screen.findByText("No jump yet.")).toBeVisible();
  expect(screen.getByText("Choose ingredients to compare one with flat training.")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Steps" })).toBeNull();
  expect(screen.getByRole("table", { name: "Jumps compared" })).toBeVisible();
});

test.each([
  { typed: "8.5", gapMs: 8.5 * HOUR_MS },
  { typed: "8,5", gapMs: 8.5 * HOUR_MS },
  { typed: "8.555", gapMs: null },
  { typed: "1", gapMs: HOUR_MS },
  { typed: "0.5", gapMs: null },
  { typed: "0.001", gapMs: null },
  { typed: "1e1", gapMs: null },
  { typed: "25", gapMs: null },
])("$typed hours between Xanax are saved as $gapMs", async ({ typed, gapMs }) => {
  show("view=jump&stat=speed");
  const field = await screen.findByRole("textbox", { name: "Hours between Xanax" });
  fireEvent.change(field, { target: { value: typed } });
  expect(trainingStore.get().xanaxGapMs).toBe(gapMs);
  expect(screen.queryByText("Enter hours from 1 to 24, such as 8 or 7.5.") === null).toBe(
    gapMs !== null,
  );
});

test("a 21st jump isn’t saved, and none is lost", async () => {
  const jumps = Array.from({ length: 20 }, (_, index) => ({
    name: `Jump ${index}`,
    ingredients: NO_INGREDIENTS,
  }));
  trainingStore.set({ ...NO_CHOICES, jumps });
  show("view=jump&stat=speed");
  const name = await screen.findByRole("textbox", { name: "Name" });
  fireEvent.change(name, { target: { value: "One more" } });
  fireEvent.click(screen.getByRole("button", { name: "Save jump" }));
  expect(screen.getByText("You’ve saved 20 jumps. Remove one first.")).toBeVisible();
  expect(trainingStore.get().jumps).toEqual(jumps);
});

/** The texts of the other jumps, by name: extra cost, and points compared with flat training. */
const otherJumps = async () => {
  const table = await screen.findByRole("table", { name: "Jumps compared" });
  const rows = within(table).getAllByRole("row").slice(2);
  return rows.map((row) => {
    const [extra, , points] = within(row).getAllByRole("cell");
    return { row, extra: extra?.textContent, points: points?.textContent };
  });
};

test("an alternative that is chosen keeps its figures, and the headline is in sight", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 9 * 3600, medical: 0, booster: 21 * 3600 } });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=jump&stat=speed&xanax=1&dvd=0&candy=3&ecstasy=0&refill=0&candy-happy=150");
  const listed = await otherJumps();
  // Eight DVDs don’t fit.
  expect(listed).toHaveLength(4);
  for (const index of listed.keys()) {
    const { row, extra, points } = (await otherJumps())[index] ?? {};
    if (!row) throw new Error("No such jump");
    seen.mockClear();
    fireEvent.click(within(row).getByRole("button"));
    const head = screen.getByText(/^speed against/).parentElement;
    expect(document.activeElement).toBe(head);
    expect(seen.mock.contexts).toEqual([head]);

    const { search: chosen } = window.location;
    cleanup();
    show(`view=jump&stat=speed&${chosen.slice(1)}`);
    expect(await screen.findByText(`About ${points}`)).toBeVisible();
    const cost = screen.getByText("Extra for the jump").parentElement;
    expect(cost).toHaveTextContent(`Extra for the jump${extra}`);
    cleanup();
    show("view=jump&stat=speed&xanax=1&dvd=0&candy=3&ecstasy=0&refill=0&candy-happy=150");
  }
  seen.mockRestore();
});

test("the page opens on the jump that is best for its money, and says what is better than another", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  answerWithPrices(800_000_000);
  show("view=jump&stat=speed");
  expect(await screen.findByText(/: the best value/)).toBeVisible();
  expect(document.body).not.toHaveTextContent("Better:");
  const [best] = await otherJumps();
  expect(best?.row).toHaveTextContent(", shown");
  cleanup();
  show("view=jump&stat=speed&xanax=0&dvd=9&ecstasy=0");
  expect(await screen.findByText(/^Better: /)).toHaveTextContent(/, about \+[\d,]+ for \$/);
  expect(document.body).not.toHaveTextContent("the best value");
});

test("a jump isn’t advised while one more Xanax, flat, costs less per point", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  answerWithPrices(1000);
  show("view=jump&stat=speed");
  const head = await screen.findByText("Don’t jump now.");
  expect(head.parentElement).toHaveTextContent(
    /^Don’t jump now\. One more Xanax, flat: \+[\d,]+ speed for \$1\.00k, \$[\d.]+ per point\.$/,
  );
  expect(screen.getByText(/^Best jump: 1 Ecstasy, no stack, /)).toHaveTextContent(
    /against flat training for \$40\.0k, \$[\d.]+ per point\./,
  );
  // The comparison comes first, and the steps are folded until the player chooses a jump.
  const regions = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
  expect(regions.indexOf("Jumps compared")).toBeLessThan(regions.indexOf("What it gains"));
  expect(screen.queryByRole("region", { name: "Steps" })).toBeNull();
  fireEvent.click(screen.getByRole("heading", { name: "If you jump anyway" }));
  expect(await screen.findByRole("button", { name: "Add to calendar" })).toBeVisible();
  expect(document.body).not.toHaveTextContent("the best value");
});

test.each([
  { jump: "xanax=1&refill=1", label: "Xanax and refill, used either way" },
  { jump: "xanax=1&refill=0", label: "Xanax, used either way" },
  { jump: "xanax=0&refill=1", label: "Refill, used either way" },
  { jump: "xanax=0&refill=0", label: null },
])("the cost names what the jump has: $jump", async ({ jump, label }) => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show(`view=jump&stat=speed&dvd=1&candy=0&ecstasy=1&${jump}`);
  await screen.findByText("Extra for the jump");
  expect(screen.queryByText(/used either way$/)?.textContent ?? null).toBe(label);
  const gains = screen.getByRole("table", { name: "What it gains" });
  expect(gains.textContent.includes("with the same")).toBe(label !== null);
});

test("a jump that gains less than flat training is folded", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as { bars: Record<string, object> };
  const most = { current: 99_999, maximum: 99_999 };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, ...most } } });
  show("view=jump&stat=speed");
  expect((await otherJumps()).every(({ row }) => row.textContent.includes(", shown"))).toBe(true);
  fireEvent.click(screen.getByText("Jumps that gain less than flat"));
  const worse = await screen.findByRole("table", { name: "Jumps that gain less than flat" });
  expect(within(worse).getAllByRole("button").length).toBeGreaterThan(1);
});

test("at the most happy there is, no jump pays off, and that is said first", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as { bars: Record<string, object> };
  const most = { current: 99_999, maximum: 99_999 };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, ...most } } });
  show("view=jump&stat=speed");
  const head = await screen.findByText("No jump beats flat training");
  expect(head.parentElement).toHaveTextContent("No jump beats flat training of your speed now.");
});

test("flat training of the same energy is one row if it takes as long", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed&xanax=0&dvd=5");
  const gains = await screen.findByRole("table", { name: "What it gains" });
  const names = () =>
    within(gains)
      .getAllByRole("rowheader")
      .map((each) => each.textContent);
  expect(names()).toHaveLength(2);
  expect(names()[1]).toMatch(/^Same energy and .+, flat/);
});

test("without a jump in the address, the best of the others is shown, and Reset leads back to it", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 9 * 3600, medical: 0, booster: 21 * 3600 } });
  show("view=jump&stat=speed");
  const [best] = await otherJumps();
  expect(best?.row).toHaveTextContent(", shown");
  expect(screen.getByText(`About ${best?.points ?? ""}`)).toBeVisible();
  cleanup();
  show("view=jump&stat=speed&xanax=1");
  fireEvent.click(await screen.findByRole("button", { name: "Reset" }));
  expect(window.location.search).not.toContain("xanax");
});

test("on a phone the steps come first, below the folded ingredients", async () => {
  onPhone();
  show("view=jump&stat=speed");
  await stepsRegion();
  expect(screen.queryByRole("button", { name: "Add one Erotic DVD" })).toBeNull();
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names.slice(0, 3)).toEqual(["Ingredients", "Steps", "What it gains"]);
});

test("a saved jump that is loaded keeps the focus, and the headline is in sight", async () => {
  const ingredients = { ...NO_INGREDIENTS, xanax: 1 };
  trainingStore.set({ ...NO_CHOICES, jumps: [{ name: "Mine", ingredients }] });
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  show("view=jump&stat=speed");
  const button = await screen.findByRole("button", { name: "Mine" });
  button.focus();
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(seen.mock.contexts).toEqual([screen.getByText(/^speed against/).parentElement]);
  seen.mockRestore();
});

test("a jump against flat training, with its steps and its cost", async () => {
  show("view=jump&stat=speed");
  expect(await screen.findByText(/^speed against flat training/)).toBeVisible();
  const steps = within(screen.getByRole("region", { name: "Steps" })).getAllByRole("listitem");
  expect(steps.at(-1)).toHaveTextContent("Happy resets to 4,525");
  expect(steps.filter(({ textContent }) => textContent.includes("Xanax, "))).toHaveLength(4);
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeVisible();

  fireEvent.change(screen.getByRole("textbox", { name: "Name" }), { target: { value: "Mine" } });
  fireEvent.click(screen.getByRole("button", { name: "Save jump" }));
  expect(screen.getByRole("button", { name: "Mine" })).toBeVisible();
  expect(trainingStore.get().jumps.map(({ name }) => name)).toEqual(["Mine"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove the jump Mine" }));
  expect(screen.queryByRole("button", { name: "Mine" })).toBeNull();
});

test("with happy above its maximum, a jump begins now and says when happy resets", async () => {
  const { bars } = structuredClone(ANSWERS["/user/bars"]) as {
    bars: Record<string, Record<string, number>>;
  };
  answer("/user/bars", { bars: { ...bars, happy: { ...bars.happy, current: 17_525 } } });
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed&xanax=0&dvd=0");
  const steps = await stepsRegion();
  expect(within(steps).getAllByRole("listitem")[0]).toHaveTextContent(
    /^112:00.*Ecstasy35,050 happy/,
  );
  expect(screen.getByRole("note")).toHaveTextContent(/4,525.*12:05/);
});

test("a jump doesn’t count on an energy refill that is used today", async () => {
  answer("/user/cooldowns", { cooldowns: { drug: 0, medical: 0, booster: 0 } });
  show("view=jump&stat=speed&xanax=0&dvd=0");
  await stepsRegion();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "You’ve used today’s energy refill. The next one is available from Sat 00:00. Jump later, or without a refill.",
  );
});
