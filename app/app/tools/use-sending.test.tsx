import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { parseRecipients } from "@/lib/game/messages/recipient";

import { type Send, type SendingAction, useSending } from "./use-sending";

const NOW = Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A sending that has just begun, and what it has sent: "Hello Alpha after 0 s". */
async function begin(lines: readonly string[], send: Send = () => Promise.resolve()) {
  const sent: string[] = [];
  const noted: Send = async (recipient, message, signal) => {
    await send(recipient, message, signal);
    sent.push(`${message} after ${(Date.now() - NOW) / 1000} s`);
  };
  const { result, unmount } = renderHook(() => useSending(noted));
  const take = async (action: SendingAction) => {
    act(() => {
      result.current.act(action);
    });
    await pass(0);
  };
  const recipients = parseRecipients(lines.join("\n"));
  await take({ type: "start", recipients, message: "Hello {name}", atMs: NOW });
  const press = (type: "pause" | "resume" | "stop") => take({ type });
  return { sent, press, unmount, now: () => result.current.sending };
}

test("a message each 10 seconds, the first one at once, with the name of each recipient", async () => {
  const { sent, now } = await begin(["Alpha [1]", "Bravo", "3"]);
  expect(sent).toEqual(["Hello Alpha after 0 s"]);
  await pass(9_999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toEqual(["Hello Alpha after 0 s", "Hello Bravo after 10 s"]);
  await pass(10_000);
  expect(sent).toHaveLength(3);
  expect(now().state).toBe("idle");
});

test("10 seconds pass after a message that took its time", async () => {
  const slow: Send = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 4_000);
    });
  const { sent } = await begin(["Alpha", "Bravo"], slow);
  await pass(4_000);
  await pass(10_000);
  expect(sent).toEqual(["Hello Alpha after 4 s"]);
  await pass(4_000);
  expect(sent).toEqual(["Hello Alpha after 4 s", "Hello Bravo after 18 s"]);
});

test("a message that fails is an error, and the next one goes all the same", async () => {
  const failing: Send = ({ name }) =>
    name === "Alpha" ? Promise.reject(new Error("refused for the test")) : Promise.resolve();
  const { sent, now } = await begin(["Alpha", "Bravo"], failing);
  await pass(10_000);
  expect(sent).toEqual(["Hello Bravo after 10 s"]);
  expect(now().log.map(({ status }) => status)).toEqual(["error", "sent"]);
});

test("Pause ends the wait; Resume goes on at once where the 10 seconds are over", async () => {
  const { sent, press, now } = await begin(["Alpha", "Bravo"]);
  await pass(3_000);
  await press("pause");
  await pass(60_000);
  expect(sent).toHaveLength(1);
  expect(now().state).toBe("paused");
  await press("resume");
  expect(sent).toEqual(["Hello Alpha after 0 s", "Hello Bravo after 63 s"]);
});

test("Resume waits for what is left of the 10 seconds", async () => {
  const { sent, press } = await begin(["Alpha", "Bravo"]);
  await pass(3_000);
  await press("pause");
  await pass(2_000);
  await press("resume");
  await pass(4_999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent[1]).toBe("Hello Bravo after 10 s");
});

test("Pause gives up a message that is not sent yet, and Resume sends it again", async () => {
  const asked: string[] = [];
  const hanging: Send = ({ text }, _message, signal) => {
    asked.push(text);
    if (asked.length > 1) return Promise.resolve();
    return new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        reject(new Error("given up"));
      });
    });
  };
  const { press, now } = await begin(["Alpha", "Bravo"], hanging);
  await press("pause");
  expect(now().log.map(({ status }) => status)).toEqual(["pending"]);
  await press("resume");
  expect(asked).toEqual(["Alpha", "Alpha"]);
  expect(now().log.map(({ status }) => status)).toEqual(["sent", "pending"]);
});

test("a machine that slept sends one message when it wakes, and the next 10 seconds later", async () => {
  const { sent } = await begin(["Alpha", "Bravo", "Charlie"]);
  await pass(2_000);
  // The clock has gone on, the timers have not.
  vi.setSystemTime(NOW + 3_600_000);
  await pass(1_000);
  expect(sent).toEqual(["Hello Alpha after 0 s", "Hello Bravo after 3601 s"]);
  await pass(9_999);
  expect(sent).toHaveLength(2);
  await pass(1);
  expect(sent).toHaveLength(3);
});

test("Stop and leaving the page both end it", async () => {
  const stopped = await begin(["Alpha", "Bravo"]);
  await stopped.press("stop");
  const left = await begin(["Alpha", "Bravo"]);
  left.unmount();
  await pass(60_000);
  expect(stopped.sent).toHaveLength(1);
  expect(left.sent).toHaveLength(1);
});

test("without recipients nothing happens", async () => {
  const { sent, now } = await begin([" ", ""]);
  await pass(60_000);
  expect(sent).toEqual([]);
  expect(now()).toMatchObject({ state: "idle", log: [] });
});
