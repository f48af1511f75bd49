import { useEffect, useRef, useState } from "react";

import { ApiError, codeAndMessage } from "@/lib/api/transport/errors";
import { logIn } from "@/lib/store/account/player";
import { rejectionStore, sampleStore } from "@/lib/store/account/session";

const NOT_LOADED = "Part of this page didn’t load. Check your connection, then reload the page.";

/** The code that asks the game isn't needed until there is a key, so it loads when the field gets the focus. */
const loadCheck = () => import("./check-typed-key");

/** Idle, then validating; then the key is stored and the player goes on, or `error` says why not. */
export function useLogin(goOn: () => void) {
  const [validating, setValidating] = useState(false);
  const [error, setError] = useState("");
  const attempt = useRef<AbortController>(null);

  useEffect(() => () => attempt.current?.abort(), []);

  async function submit(typed: string) {
    const key = typed.trim();
    if (key === "") {
      setError("API key is required");
      return;
    }
    const controller = new AbortController();
    attempt.current = controller;
    setError("");
    setValidating(true);
    try {
      const check = await loadCheck().catch(() => null);
      if (check === null) {
        setError(NOT_LOADED);
        return;
      }
      await check.checkTypedKey(key, controller.signal);
      const player = await check.playerOf(key, controller.signal);
      rejectionStore.clear();
      sampleStore.set(false);
      logIn(key, player);
      goOn();
    } catch (reason) {
      if (!controller.signal.aborted) setError(loginError(reason));
    } finally {
      setValidating(false);
    }
  }

  const clearError = () => {
    setError("");
  };

  const prepare = () => {
    // If it doesn't load, submitting shows the error.
    loadCheck().catch(() => undefined);
  };

  return { validating, error, submit, clearError, prepare };
}

function loginError(reason: unknown): string {
  if (reason instanceof ApiError) return codeAndMessage(reason);
  return reason instanceof Error && reason.message !== "" ? reason.message : "Unknown error";
}
