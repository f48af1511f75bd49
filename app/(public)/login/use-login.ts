import { useEffect, useRef, useState } from "react";

import { sessionOf } from "@/components/session/session";
import { checkKey } from "@/lib/api/endpoints/user-log";
import { ApiError, codeAndMessage } from "@/lib/api/errors";
import { sampleStore } from "@/lib/store/sample";
import { rejectionStore, takeKey } from "@/lib/store/session";

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

  return { validating, error, submit, clearError };
}

function loginError(reason: unknown): string {
  if (reason instanceof ApiError) return codeAndMessage(reason);
  return reason instanceof Error && reason.message !== "" ? reason.message : "Unknown error";
}
