import { useEffect, useReducer } from "react";

import { type Recipient, withName } from "@/lib/game/messages/recipient";
import { gameTime } from "@/lib/store/preferences/game-clock";

import { IDLE, nextSending, processedOf } from "./sending";

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

/** A timer alone stands still while the machine sleeps; the clock does not. */
const LOOK_EVERY_MS = 1000;

/** Resolves when the clock has passed `atMs`, at once where it has; rejects when the signal aborts. */
async function waitUntil(atMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let leftMs = atMs - gameTime(); leftMs > 0; leftMs = atMs - gameTime()) {
    await rest(Math.min(leftMs, LOOK_EVERY_MS), signal);
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
