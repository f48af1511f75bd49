import { useEffect, useRef, useState } from "react";

import { sessionOf } from "@/components/session/session";
import { checkKey } from "@/lib/api/endpoints/user-log";
import { ApiError } from "@/lib/api/errors";
import { sampleStore } from "@/lib/store/sample";
import { apiKeyStore, rejectionStore } from "@/lib/store/session";

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
      await checkKey(sessionOf(key), controller.signal);
      rejectionStore.clear();
      sampleStore.set(false);
      apiKeyStore.set(key);
    } catch (reason) {
      if (!controller.signal.aborted) setError(loginError(reason));
    } finally {
      setValidating(false);
    }
  }

  const clearError = () => {
    setError("");
  };

  return { validating, error, submit, clearError };
}

/** The specification's words, then what to do about them. */
function loginError(reason: unknown): string {
  if (!(reason instanceof Error)) return "Unknown error";
  if (!(reason instanceof ApiError) || reason.code === undefined) {
    return reason.message || "Unknown error";
  }
  return `[API Error Code: ${reason.code}] ${reason.message}`;
}
