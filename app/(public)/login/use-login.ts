import { useEffect, useRef, useState } from "react";

import { ApiError, codeAndMessage } from "@/lib/api/errors";
import { sampleStore } from "@/lib/store/sample";
import { rejectionStore, takeKey } from "@/lib/store/session";

const NOT_LOADED = "Part of this page didn’t load. Check your connection, then reload the page.";

/** What asks the game is not needed before there is a key to ask about: it loads as somebody turns to the field. */
const loadCheck = () => import("./check-typed-key");

/** Idle, validating, then the key is stored or `error` says why it is not. */
export function useLogin() {
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
      rejectionStore.clear();
      sampleStore.set(false);
      takeKey(key);
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
    // Where it doesn’t load, submitting says so.
    loadCheck().catch(() => undefined);
  };

  return { validating, error, submit, clearError, prepare };
}

function loginError(reason: unknown): string {
  if (reason instanceof ApiError) return codeAndMessage(reason);
  return reason instanceof Error && reason.message !== "" ? reason.message : "Unknown error";
}
