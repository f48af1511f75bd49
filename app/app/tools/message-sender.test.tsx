import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { rosterMember } from "@/lib/demo/roster";
import { parseRecipients } from "@/lib/game/messages/recipient";
import { sampleStore } from "@/lib/store/account/session";
import { messageDraftStore } from "@/lib/store/user/tools";

import { MessageSender } from "./message-sender";

const NOW = Date.UTC(2026, 10, 20, 12);

vi.mock("@/components/feedback/show-toast", () => ({ showToast: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

type Name = "Recipients" | "Message";

const field = (name: Name) => screen.getByRole<HTMLTextAreaElement>("textbox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** One recipient a line. */
function write(recipients: string, message = "Hello") {
  fireEvent.change(field("Recipients"), { target: { value: recipients } });
  fireEvent.change(field("Message"), { target: { value: message } });
}

async function press(name: string) {
  fireEvent.click(button(name));
  await pass(0);
}

function show(recipients = "", message = "Hello") {
  const { unmount } = render(<MessageSender />);
  if (recipients !== "") write(recipients, message);
  return unmount;
}

const textsIn = (part: HTMLElement) =>
  within(part)
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

/** Of the activity log, latest first: "13:00:00Alpha Sent (simulated)". */
const log = () => textsIn(screen.getByRole("log", { name: "Activity log" }));
const list = () => screen.getByRole("region", { name: "Recipients list" });
const status = () => screen.getByRole("status").textContent;
const progress = () => screen.getByRole("progressbar", { name: "Messages processed" });

const PAUSED = "Message sending is paused. Click the resume button to continue.";

test("says what works first and that Send is a simulation, and begins with nothing", () => {
  show();
  const works = screen.getByText(/^To send your message, use the button beside each recipient/);
  const simulation = screen.getByText(
    "The game’s API cannot send messages, so Send only simulates: nothing is sent.",
  );
  expect(simulation).toBeVisible();
  expect(works.compareDocumentPosition(field("Message"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list().compareDocumentPosition(simulation)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(list()).toHaveTextContent(/a button that copies your message and opens/);
  for (const name of ["Recipients", "Message"] as const) {
    expect(field(name).tagName).toBe("TEXTAREA");
  }
  expect(progress()).toHaveAttribute("value", "0");
  expect(status()).toBe("0%");
});

test("Send is disabled while the recipients or the message is blank, which stands beside it", () => {
  const MISSING = "Enter recipients and a message first.";
  show();
  expect(button("Send")).toBeDisabled();
  for (const [recipients, message] of [
    ["Alpha", ""],
    ["Alpha", " \n "],
    ["", "Hello"],
    [" \n\t\n ", "Hello"],
  ] as const) {
    write(recipients, message);
    expect(button("Send")).toBeDisabled();
    expect(screen.getByText(MISSING)).toBeVisible();
  }
  write("Alpha");
  expect(button("Send")).toBeEnabled();
  expect(screen.queryByText(MISSING)).toBeNull();
});

test("recipients are split by line and trimmed, and blank lines are dropped", () => {
  show("\n  Alpha [3000001]  \n\n \t \nBravo\n");
  expect(list()).toHaveTextContent("2 recipients");
  expect(within(list()).getByText("Alpha [3000001]")).toBeVisible();
  expect(textsIn(list())).toEqual([
    expect.stringMatching(/^Alpha \[3000001\]/),
    expect.stringMatching(/^Bravo/),
  ]);
});

test("each recipient has a link to the composer, or says what is missing", () => {
  show("Alpha [3000001]\nBravo\n3000003\nno such player\nalpha", "Hi {name},\nhello!");
  const links = within(list()).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "Copy and open composer for Alpha [3000001]",
    "Copy and open composer for 3000003",
  ]);
  expect(links[0]).toHaveAttribute(
    "href",
    "https://www.torn.com/messages.php#/p=compose&XID=3000001",
  );
  expect(links[0]).toHaveAttribute("target", "_blank");
  const rows = textsIn(list());
  expect(rows[0]).not.toContain("Opened");
  expect(rows[0]).toContain("Their message: Hi Alpha,\nhello!");
  expect(rows[2]).not.toContain("Their message");
  expect(rows[1]).toContain("Add the id, as in name [id], to open the composer.");
  expect(rows[2]).toContain("{name} becomes 3000003.");
  expect(rows[3]).toContain("Not a valid player.");
  expect(rows[4]).toContain("Duplicate: gets the message again.");

  const [link] = links;
  link?.addEventListener("click", (event) => {
    event.preventDefault();
  });
  if (link) fireEvent.click(link);
  const opened = textsIn(list());
  expect(opened[0]).toContain("Opened");
  expect(opened[0]).not.toContain("Their message");
  expect(opened[2]).toContain("Their message: Hi 3000003,\nhello!");

  fireEvent.change(field("Message"), { target: { value: " " } });
  expect(within(list()).getByRole("link", { name: /^Open composer\s?for 3000003$/ })).toBeVisible();
  expect(textsIn(list())[2]).not.toContain("becomes");
  expect(list()).not.toHaveTextContent("Their message");
});

test("who was written to keeps the tick when the player comes back, until the message changes", () => {
  messageDraftStore.set({
    recipients: "Alpha [3000001]\nBravo [3000002]",
    message: "Hello",
    opened: { message: "Hello", ids: [3_000_001] },
  });
  show();
  expect(list()).toHaveTextContent("2 recipients, 1 left");
  expect(textsIn(list())).toEqual([
    expect.stringMatching(/^Alpha \[3000001\]Opened/),
    expect.stringMatching(/^Bravo \[3000002\].*Their message: Hello$/),
  ]);
  fireEvent.change(field("Message"), { target: { value: "Hello again" } });
  expect(list()).not.toHaveTextContent(/opened/i);
});

test("once all are written to, no message is left to show", () => {
  messageDraftStore.set({
    recipients: "Alpha [3000001]",
    message: "Hello",
    opened: { message: "Hello", ids: [3_000_001] },
  });
  show();
  expect(list()).not.toHaveTextContent("Their message");
});

test("before the first run, the log doesn’t claim that Send sends", () => {
  show("Alpha");
  const empty = screen.getByRole("log", { name: "Activity log" });
  expect(empty).toHaveTextContent("No simulation yet");
  expect(empty).toHaveTextContent("each message that would be sent");
});

test("one message every 10 seconds: entries go from pending to sent, and the share grows", async () => {
  show("Alpha [3000001]\nBravo\n3000003", "Hello {name}");
  await press("Send");
  expect(log()).toEqual(["12:00:00BravoPending", "12:00:00Alpha [3000001]Sent (simulated)"]);
  expect(status()).toBe("33%, 1 of 3 processed");
  expect(progress()).toHaveAttribute("value", "1");
  expect(progress()).toHaveAttribute("max", "3");
  expect(button("Send")).toBeDisabled();
  for (const name of ["Recipients", "Message"] as const) {
    expect(field(name)).toHaveAttribute("readonly");
  }

  await pass(9_999);
  expect(log()[0]).toBe("12:00:00BravoPending");
  await pass(1);
  expect(log().slice(0, 2)).toEqual(["12:00:103000003Pending", "12:00:10BravoSent (simulated)"]);
  expect(status()).toBe("67%, 2 of 3 processed");
  expect(button("Send")).toBeDisabled();

  await pass(10_000);
  expect(log()).toEqual([
    "12:00:203000003Sent (simulated)",
    "12:00:10BravoSent (simulated)",
    "12:00:00Alpha [3000001]Sent (simulated)",
  ]);
  expect(status()).toBe("100%, 3 of 3 processed");
  expect(button("Send")).toBeEnabled();
  expect(button("Pause")).toBeDisabled();
});

test("a failure is said in the log and in the list, and the others go on", async () => {
  show("Alpha\nno such player\nBravo");
  await press("Send");
  await pass(10_000);
  expect(log()[1]).toBe("12:00:10no such playerFailed to send");
  expect(within(list()).getByText("Failed to send")).toBeVisible();
  expect(status()).toBe("67%, 2 of 3 processed");
  await pass(10_000);
  expect(log()).toEqual([
    expect.stringMatching(/BravoSent/),
    expect.stringMatching(/Failed to send$/),
    expect.stringMatching(/AlphaSent/),
  ]);
});

test("Pause says so and holds the next message; Resume goes on from there", async () => {
  show("Alpha\nBravo\nCharlie");
  await press("Send");
  expect(screen.queryByText(PAUSED)).toBeNull();
  await press("Pause");
  expect(screen.getByText(PAUSED)).toBeVisible();
  await pass(60_000);
  expect(log()).toHaveLength(2);
  await press("Resume");
  expect(screen.queryByText(PAUSED)).toBeNull();
  expect(log()[0]).toMatch(/CharliePending$/);
  await pass(10_000);
  expect(status()).toBe("100%, 3 of 3 processed");
});

test("a short pause doesn’t shorten the 10 seconds, and the wait is counted down", async () => {
  show("Alpha\nBravo\nCharlie\nDelta");
  await press("Send");
  await pass(4_000);
  expect(screen.getByText(/^Next message/)).toHaveTextContent("Next message in 6 s");
  await press("Pause");
  expect(screen.queryByText(/^Next message/)).toBeNull();
  await pass(1_000);
  await press("Resume");
  await pass(4_000);
  expect(screen.getByText(/^Next message/)).toHaveTextContent("Next message in 1 s");
  expect(log()).toHaveLength(2);
  await pass(1_000);
  expect(status()).toBe("50%, 2 of 4 processed");
});

test("Stop ends it and keeps the log; a line that is edited after that counts as not sent", async () => {
  show("Alpha\nBravo\nCharlie");
  await press("Send");
  await pass(10_000);
  await press("Stop");
  await pass(60_000);
  expect(log()).toEqual(["12:00:10BravoSent (simulated)", "12:00:00AlphaSent (simulated)"]);
  expect(status()).toBe("67%, 2 of 3 processed");
  expect(field("Message")).not.toHaveAttribute("readonly");

  fireEvent.change(field("Recipients"), { target: { value: "Alpha\nBravo-2" } });
  expect(textsIn(list())).toEqual([
    expect.stringMatching(/^Alpha.*Sent/),
    expect.stringMatching(/^Bravo-2[^S]*$/),
  ]);
  await press("Send");
  expect(log()).toEqual(["12:01:10Bravo-2Pending", "12:01:10AlphaSent (simulated)"]);
});

test("leaving the page stops the sending, and keeps the draft", async () => {
  const leave = show("Alpha\nBravo", "Hello {name}");
  await press("Send");
  leave();
  expect(localStorage.getItem("messageDraft")).toBe(
    JSON.stringify({ recipients: "Alpha\nBravo", message: "Hello {name}" }),
  );
  show();
  expect(field("Recipients")).toHaveValue("Alpha\nBravo");
  expect(field("Message")).toHaveValue("Hello {name}");
  expect(log()).toEqual([]);
  expect(status()).toBe("0%");
});

test("the sample data has a draft to members of its faction, and keeps the visitor’s own", () => {
  const others = { recipients: "Bravo [2]", message: "Mine" };
  messageDraftStore.set(others);
  sampleStore.set(true);
  const leave = show();
  const recipients = parseRecipients(field("Recipients").value);
  expect(recipients.map(({ id, name }) => [id, name])).toEqual([
    [rosterMember(27).id, rosterMember(27).name],
    [rosterMember(55).id, rosterMember(55).name],
    [rosterMember(84).id, rosterMember(84).name],
  ]);
  expect(field("Message").value).toMatch(/^Hi \{name\}, /);
  write("", "Changed");
  leave();
  show();
  expect(field("Recipients")).toHaveValue("");
  expect(field("Message")).toHaveValue("Changed");
  sampleStore.set(false);
  expect(messageDraftStore.get()).toEqual(others);
});
