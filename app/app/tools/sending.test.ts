import { expect, test } from "vitest";

import { parseRecipients } from "@/lib/game/messages/recipient";

import { IDLE, nextSending, percentOf, processedOf, type SendingAction } from "./use-sending";

const NOW = Date.UTC(2026, 10, 20, 12);

const START: SendingAction = {
  type: "start",
  recipients: parseRecipients("Alpha [1]\nBravo\n3"),
  message: "Hello",
  atMs: NOW,
};

const settle = (index: number, status: "sent" | "error" = "sent"): SendingAction => ({
  type: "settle",
  index,
  status,
  atMs: NOW + index * 10_000,
});

const after = (...actions: readonly SendingAction[]) => actions.reduce(nextSending, IDLE);

/** "Alpha [1] sent, Bravo pending". */
const logOf = (...actions: readonly SendingAction[]) =>
  after(...actions)
    .log.map(({ user, status }) => `${user} ${status}`)
    .join(", ");

test.each<{ what: string; actions: readonly SendingAction[]; state: string; log: string }>([
  { what: "nothing yet", actions: [], state: "idle", log: "" },
  { what: "Send", actions: [START], state: "sending", log: "Alpha [1] pending" },
  {
    what: "the first message",
    actions: [START, settle(0)],
    state: "sending",
    log: "Alpha [1] sent, Bravo pending",
  },
  {
    what: "a message that failed",
    actions: [START, settle(0, "error")],
    state: "sending",
    log: "Alpha [1] error, Bravo pending",
  },
  {
    what: "Pause",
    actions: [START, settle(0), { type: "pause" }],
    state: "paused",
    log: "Alpha [1] sent, Bravo pending",
  },
  {
    what: "Pause and Resume",
    actions: [START, settle(0), { type: "pause" }, { type: "resume" }],
    state: "sending",
    log: "Alpha [1] sent, Bravo pending",
  },
  {
    what: "a message that was under way when it was paused",
    actions: [START, { type: "pause" }, settle(0)],
    state: "paused",
    log: "Alpha [1] sent, Bravo pending",
  },
  {
    what: "the last message",
    actions: [START, settle(0), settle(1, "error"), settle(2)],
    state: "idle",
    log: "Alpha [1] sent, Bravo error, 3 sent",
  },
  {
    what: "the last message, under way when it was paused",
    actions: [START, settle(0), settle(1), { type: "pause" }, settle(2)],
    state: "idle",
    log: "Alpha [1] sent, Bravo sent, 3 sent",
  },
  {
    what: "Stop",
    actions: [START, settle(0), { type: "pause" }, { type: "stop" }],
    state: "idle",
    log: "Alpha [1] sent",
  },
  {
    what: "Stop and Send: from the first recipient, with a new log",
    actions: [START, settle(0), { type: "stop" }, START],
    state: "sending",
    log: "Alpha [1] pending",
  },
])("after $what it is $state", ({ actions, state, log }) => {
  expect(after(...actions).state).toBe(state);
  expect(logOf(...actions)).toBe(log);
});

test.each<{ what: string; before: readonly SendingAction[]; action: SendingAction }>([
  { what: "Send without recipients", before: [], action: { ...START, recipients: [] } },
  { what: "Send while it sends", before: [START, settle(0)], action: START },
  { what: "Send while it is paused", before: [START, { type: "pause" }], action: START },
  { what: "Pause while it is idle", before: [], action: { type: "pause" } },
  { what: "Resume while it is idle", before: [], action: { type: "resume" } },
  { what: "Resume while it sends", before: [START], action: { type: "resume" } },
  { what: "the same message once more", before: [START, settle(0)], action: settle(0) },
  { what: "a message whose turn has not come", before: [START], action: settle(1) },
  {
    what: "a message that ends after Stop",
    before: [START, { type: "stop" }],
    action: settle(0),
  },
])("$what changes nothing", ({ before, action }) => {
  const sending = after(...before);
  expect(nextSending(sending, action)).toBe(sending);
});

test("the next message may go 10 seconds after the last one, also when Send is pressed again", () => {
  expect(after(START).freeAtMs).toBe(0);
  expect(after(START, settle(0)).freeAtMs).toBe(NOW + 10_000);
  expect(after(START, settle(0), settle(1, "error")).freeAtMs).toBe(NOW + 20_000);
  expect(after(START, settle(0), { type: "stop" }, START).freeAtMs).toBe(NOW + 10_000);
});

test("an entry has the time when it was sent or failed", () => {
  const { log } = after(START, settle(0), settle(1, "error"));
  expect(log.map(({ atMs }) => atMs - NOW)).toEqual([0, 10_000, 10_000]);
});

test("progress is the share of recipients processed, those that failed included", () => {
  const sending = after(START, settle(0), settle(1, "error"));
  expect(processedOf(sending)).toBe(2);
  expect(percentOf(2, 3)).toBe(67);
});

test.each([
  { processed: 0, recipients: 0, percent: 0 },
  { processed: 0, recipients: 3, percent: 0 },
  { processed: 1, recipients: 3, percent: 33 },
  { processed: 1, recipients: 4, percent: 25 },
  { processed: 3, recipients: 3, percent: 100 },
])("$processed of $recipients is $percent%", ({ processed, recipients, percent }) => {
  expect(percentOf(processed, recipients)).toBe(percent);
});
