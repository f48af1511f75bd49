import { useEffect, useReducer } from "react";

import { type Recipient, withName } from "@/lib/game/messages/recipient";
import { gameTime } from "@/lib/store/preferences/game-clock";

/** The time between two messages (contract 15.4). */
export const WAIT_MS = 10_000;

/** An entry of the activity log. */
export interface MessageLogEntry {
  user: string;
  status: "pending" | "sent" | "error";
  /** The time when the message became pending; once it is sent or has failed, the time of that. */
  atMs: number;
}

/** The state of sending one message to many recipients; idle before and after that. */
export interface Sending {
  state: "idle" | "sending" | "paused";
  recipients: readonly Recipient[];
  message: string;
  /** An entry for each recipient reached so far, in their order; the last entry may be pending. */
  log: readonly MessageLogEntry[];
  /** The earliest time of the next message: 10 seconds after the previous message, even if that belongs to an earlier run. */
  freeAtMs: number;
}

export type SendingAction =
  | { type: "start"; recipients: readonly Recipient[]; message: string; atMs: number }
  /** `index` is that of the recipient. Recipients other than the current one are ignored. */
  | { type: "settle"; index: number; status: "sent" | "error"; atMs: number }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "stop" };

export const IDLE: Sending = { state: "idle", recipients: [], message: "", log: [], freeAtMs: 0 };

/** The number of recipients processed: sent or failed. */
export const processedOf = ({ log }: Sending) =>
  log.filter(({ status }) => status !== "pending").length;

/** The share of recipients processed, in whole percent. */
export const percentOf = (processed: number, recipients: number) =>
  recipients === 0 ? 0 : Math.round((processed / recipients) * 100);

/** The reducer. An action that doesn't fit the state changes nothing. */
export function nextSending(sending: Sending, action: SendingAction): Sending {
  const { state, log } = sending;
  switch (action.type) {
    case "start": {
      const { recipients, message, atMs } = action;
      const [first] = recipients;
      if (state !== "idle" || first === undefined) return sending;
      return { ...sending, state: "sending", recipients, message, log: [pending(first, atMs)] };
    }
    case "settle":
      return settled(sending, action);
    case "pause":
      return state === "sending" ? { ...sending, state: "paused" } : sending;
    case "resume":
      return state === "paused" ? { ...sending, state: "sending" } : sending;
    case "stop":
      return { ...sending, state: "idle", log: log.filter(({ status }) => status !== "pending") };
  }
}

function settled(
  sending: Sending,
  { index, status, atMs }: Extract<SendingAction, { type: "settle" }>,
): Sending {
  const { state, recipients, log } = sending;
  const recipient = recipients[index];
  if (state === "idle" || recipient === undefined || index !== processedOf(sending)) return sending;
  const done = [...log.slice(0, index), { user: recipient.text, status, atMs }];
  const next = recipients[index + 1];
  const freeAtMs = atMs + WAIT_MS;
  if (next === undefined) return { ...sending, state: "idle", log: done, freeAtMs };
  return { ...sending, log: [...done, pending(next, atMs)], freeAtMs };
}

const pending = ({ text }: Recipient, atMs: number): MessageLogEntry => ({
  user: text,
  status: "pending",
  atMs,
});

/**
 * Sends a message to one player. Rejects if that fails, or if the signal aborts before the message is sent: then it is
 * called again for the same recipient once the player resumes.
 */
export type Send = (recipient: Recipient, message: string, signal: AbortSignal) => Promise<void>;

/** Sends a message to many, one after the other, with `send`. Stops when its component leaves the page. */
export function useSending(send: Send) {
  const [sending, act] = useReducer(nextSending, IDLE);
  const { state, recipients, message, freeAtMs } = sending;
  const index = processedOf(sending);
  const current = state === "sending" ? recipients[index] : undefined;

  useEffect(() => {
    if (current === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (status: "sent" | "error") => {
      act({ type: "settle", index, status, atMs: gameTime() });
    };
    waitUntil(freeAtMs, signal)
      .then(() => send(current, withName(message, current), signal))
      .then(
        () => {
          settle("sent");
        },
        () => {
          if (!signal.aborted) settle("error");
        },
      );
    return () => {
      controller.abort();
    };
  }, [send, current, message, freeAtMs, index]);

  return { sending, act };
}

/** The interval at which the clock is checked. A timer alone stops while the computer sleeps; the clock does not. */
const LOOK_EVERY_MS = 1000;

/** Resolves when the clock has passed `atMs`, immediately if it already has; rejects when the signal aborts. */
async function waitUntil(atMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let remainingMs = atMs - gameTime(); remainingMs > 0; remainingMs = atMs - gameTime()) {
    await rest(Math.min(remainingMs, LOOK_EVERY_MS), signal);
    signal.throwIfAborted();
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
