import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";

import type { Submission } from "@/lib/site/submissions";
import { aSubmission } from "@/lib/site/testing/submission";

import { Submissions } from "./submissions";
import type { SubmissionText } from "./text";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const WORDS: SubmissionText = {
  views: "Wishes",
  post: "Wish",
  latest: { title: "Latest wishes", all: "All wishes", type: "feature" },
  pending: {
    view: "open",
    tab: "Open",
    title: "Open wishes",
    count: { one: "wish", many: "wishes" },
    dated: "Sent",
    empty: { title: "No wish", note: "Send one." },
  },
  completed: {
    view: "granted",
    tab: "Granted",
    title: "Granted wishes",
    count: { one: "granted", many: "granted" },
    dated: "Granted",
    empty: { title: "None granted", note: "Wait." },
  },
  leaderboard: {
    view: "board",
    tab: "Board",
    title: "Top wishers",
    count: { one: "wisher", many: "wishers" },
    empty: { title: "Nobody", note: "Be the first." },
  },
};

const day = (date: number) => Date.UTC(2026, 10, date);

/** A suggestion sent on a day in November, and the day of its release. */
const wish = (userId: number, sent: number, granted: number | null = null): Submission =>
  aSubmission({
    userId,
    username: `Player${userId}`,
    suggestion: `Wish ${userId}-${sent}`,
    submittedAtMs: day(sent),
    completedAtMs: granted === null ? null : day(granted),
  });

// Player 4: 2 granted of 2. Player 2: 1 of 3. Players 1 and 5: 1 of 1, 5 came first. Player 3: 0 of 2.
const WISHES = [
  wish(1, 4, 10),
  wish(2, 5),
  wish(3, 9),
  wish(2, 2, 12),
  wish(4, 3, 11),
  wish(2, 7),
  wish(5, 1, 10),
  wish(4, 8, 9),
  wish(3, 6),
];

const show = (view: string, all: readonly Submission[] = WISHES) => {
  search = view === "" ? "" : `view=${view}`;
  render(<Submissions all={all} text={WORDS} forumUrl="/terms" latest={[]} />);
};

const part = (name: string) => within(screen.getByRole("region", { name }));

/** A tab: the one that is shown is marked. */
const tab = (name: string) =>
  within(screen.getByRole("tablist", { name: "Wishes" })).getByRole("tab", { name });

const texts = (name: string) =>
  part(name)
    .getAllByRole("listitem")
    .map((item) => item.textContent);

beforeEach(() => {
  window.history.replaceState(null, "", "/wishes");
});

test("open ones are listed with count, player and day, the newest first", () => {
  show("");
  expect(tab("Open")).toHaveAttribute("aria-selected", "true");
  expect(part("Open wishes").getByRole("heading", { level: 2, name: "Open wishes" })).toBeVisible();
  expect(part("Open wishes").getByText("4 wishes")).toBeVisible();
  expect(texts("Open wishes")).toEqual([
    "Player3 [3]Sent9 Nov 2026Wish 3-9",
    "Player2 [2]Sent7 Nov 2026Wish 2-7",
    "Player3 [3]Sent6 Nov 2026Wish 3-6",
    "Player2 [2]Sent5 Nov 2026Wish 2-5",
  ]);
});

test("completed ones are listed with both days, the most recently completed first", () => {
  show("granted");
  expect(part("Granted wishes").getByText("5 granted")).toBeVisible();
  expect(texts("Granted wishes")).toEqual([
    "Player2 [2]Sent2 Nov 2026Granted12 Nov 2026Wish 2-2",
    "Player4 [4]Sent3 Nov 2026Granted11 Nov 2026Wish 4-3",
    "Player1 [1]Sent4 Nov 2026Granted10 Nov 2026Wish 1-4",
    "Player5 [5]Sent1 Nov 2026Granted10 Nov 2026Wish 5-1",
    "Player4 [4]Sent8 Nov 2026Granted9 Nov 2026Wish 4-8",
  ]);
});

test("the leaderboard counts total, pending and completed, and orders by completed, then total", () => {
  show("board");
  expect(part("Top wishers").getByText("5 wishers")).toBeVisible();
  expect(texts("Top wishers")).toEqual([
    "Rank 1Player4 [4]Total2Pending0Granted2",
    "Rank 2Player2 [2]Total3Pending2Granted1",
    "Rank 3Player5 [5]Total1Pending0Granted1",
    "Rank 4Player1 [1]Total1Pending0Granted1",
    "Rank 5Player3 [3]Total2Pending2Granted0",
  ]);
});

test("rank circles are gold, silver and bronze, then black, with the number in them", () => {
  show("board");
  const circles = part("Top wishers").getAllByText("Rank");
  const colours = circles.map(
    (word) => /bg-\w+/.exec(word.closest("[class*=rounded-full]")?.className ?? "")?.[0],
  );
  expect(colours).toEqual(["bg-gold", "bg-silver", "bg-bronze", "bg-coal", "bg-coal"]);
});

test("a player is a link to the profile in the game", () => {
  show("", [wish(7, 1)]);
  expect(part("Open wishes").getByRole("link", { name: "Player7 [7]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=7",
  );
});

test("Forum Post and Message are links where there are any", () => {
  const forumLink = "https://www.torn.com/forums.php#/p=threads&t=1";
  const messageLink = "https://www.torn.com/messages.php#/p=read&ID=1";
  show("", [{ ...wish(1, 3), forumLink }, { ...wish(1, 2), messageLink }, wish(1, 1)]);
  const [both, second, third] = part("Open wishes").getAllByRole("listitem");
  if (!both || !second || !third) throw new Error("There are three.");
  expect(within(both).getByRole("link", { name: "Forum Post" })).toHaveAttribute("href", forumLink);
  expect(within(both).queryByRole("link", { name: "Message" })).toBeNull();
  expect(within(second).getByRole("link", { name: "Message" })).toHaveAttribute(
    "href",
    messageLink,
  );
  expect(within(third).getAllByRole("link")).toHaveLength(1);
});

test("one is counted as one", () => {
  show("", [wish(1, 1)]);
  expect(screen.getByText("1 wish")).toBeVisible();
  expect(screen.getByText("0 granted")).toBeInTheDocument();
  expect(screen.getByText("1 wisher")).toBeInTheDocument();
});

test("each empty tab says what would be there", () => {
  show("", []);
  for (const [title, empty, note] of [
    ["Open wishes", "No wish", "Send one."],
    ["Granted wishes", "None granted", "Wait."],
    ["Top wishers", "Nobody", "Be the first."],
  ] as const) {
    expect(part(title).getByText(empty)).toBeInTheDocument();
    expect(part(title).getByText(note)).toBeInTheDocument();
    expect(part(title).queryByRole("list")).toBeNull();
  }
});

test("while some are open, the link to the forum stays, and no changes are listed", () => {
  show("");
  expect(part("Open wishes").getByRole("link", { name: "Wish" })).toHaveAttribute("href", "/terms");
  expect(screen.queryByRole("region", { name: "Latest wishes" })).toBeNull();
});

test("the tab is in the address, except the first one", async () => {
  const user = userEvent.setup();
  show("granted");
  await user.click(tab("Board"));
  expect(window.location.search).toBe("?view=board");
  await user.click(tab("Open"));
  expect(window.location.search).toBe("");
});

test.each([
  { view: "", from: "Open", key: "{ArrowLeft}", to: "Board", search: "?view=board" },
  { view: "board", from: "Board", key: "{ArrowRight}", to: "Open", search: "" },
  { view: "", from: "Open", key: "{End}", to: "Board", search: "?view=board" },
  { view: "granted", from: "Granted", key: "{Home}", to: "Open", search: "" },
])("from $from, $key goes to $to", async ({ view, from, key, to, search: goesTo }) => {
  window.history.replaceState(null, "", `/wishes?view=${view}`);
  show(view);
  tab(from).focus();
  await userEvent.keyboard(key);
  expect(tab(to)).toHaveFocus();
  expect(window.location.search).toBe(goesTo);
});

test("an invalid tab in the address is ignored", () => {
  show("nonsense");
  expect(tab("Open")).toHaveAttribute("aria-selected", "true");
});
