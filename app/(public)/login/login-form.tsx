"use client";

import { CircleX, RotateCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";

import { arrive } from "@/components/session/arrival";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { safeNextPath } from "@/lib/site/next-path";
import { apiKeyStore, rejectionStore } from "@/lib/store/session";
import { useStoredValue } from "@/lib/store/use-stored-value";

import { useLogin } from "./use-login";

const PREFERENCES_URL = "https://www.torn.com/preferences.php#tab=api";

export function LoginForm() {
  // Uncontrolled: what is typed before the scripts load must not be lost.
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { validating, error, submit, clearError, prepare } = useLogin();
  const rejection = useStoredValue(rejectionStore);
  useWayIn();

  const submitIfSent = useEffectEvent(() => {
    if (form.current?.dataset.sent !== undefined) void submit(input.current?.value ?? "");
  });
  useEffect(() => {
    submitIfSent();
  }, []);

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    void submit(input.current?.value ?? "");
  }

  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="mt-6 max-w-96">
      {rejection !== "" && error === "" && (
        <p role="status" className="mb-4 border border-destructive bg-card px-3 py-2.5">
          <b>The game no longer accepts your API key.</b> It answered: {rejection}. The key has been
          deleted here; log in with another one.
        </p>
      )}
      <label htmlFor="api-key" className="font-semibold">
        API key
      </label>
      <Input
        ref={input}
        id="api-key"
        type="password"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== ""}
        aria-describedby="api-key-error"
        className="mt-1.5"
        onFocus={prepare}
        onChange={clearError}
      />
      <div className="mt-1.5 min-h-5">
        {error !== "" && (
          <p
            id="api-key-error"
            role="alert"
            className="flex items-start gap-1.5 text-small text-destructive"
          >
            <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" disabled={validating}>
          {validating && <RotateCw aria-hidden className="animate-spin" />}
          {validating ? "Validating..." : "Login"}
        </Button>
        <Button variant="link" size="inline" asChild>
          <a href={PREFERENCES_URL} target="_blank" rel="noreferrer">
            Get API key
          </a>
        </Button>
      </div>
    </form>
  );
}

/** Whoever has a key, whether from earlier, from this form or from another tab, is sent on to the app. */
function useWayIn() {
  const router = useRouter();
  const key = useStoredValue(apiKeyStore);
  const onTheWay = useRef(false);

  useEffect(() => {
    if (key === "" || onTheWay.current) return;
    onTheWay.current = true;
    arrive();
    const next = new URLSearchParams(window.location.search).get("next");
    router.replace(safeNextPath(next));
  }, [key, router]);
}
