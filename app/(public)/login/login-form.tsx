"use client";

import { CircleX, RotateCw, WifiOff } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import {
  type SubmitEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";

import { arrive } from "@/components/session/arrival";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { ApiError, codeAndMessage } from "@/lib/api/transport/errors";
import { isKeyChange, safeNextPath } from "@/lib/site/next-path";
import { logIn } from "@/lib/store/account/switch-player";
import { apiKeyStore, rejectionStore, sampleStore } from "@/lib/store/account/session";
import { useStoredValue } from "@/lib/store/engine/use-stored-value";

import type { PageReads } from "./check-typed-key";

const PREFERENCES_URL = "https://www.torn.com/preferences.php#tab=api";

const NOT_LOADED = "Part of this page didn’t load. Check your connection, then reload the page.";

const NO_CONNECTION = "Couldn’t reach api.torn.com. Check your connection and try again.";

/** Every key of the game is this long. */
const KEY_LENGTH = 16;

/** The code that checks a key isn't needed until there is a key, so it loads when the field gets the focus. */
const loadCheck = () => import("./check-typed-key");

/** @param reads the pages of the app, for a key that can't load the log */
export function LoginForm({ reads }: { reads: readonly PageReads[] }) {
  // Uncontrolled, so that text typed before the scripts load isn't lost.
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(useWayIn(), reads);
  const { validating, error, advice, partial, submit, logInAnyway, adviseLength, clear, prepare } =
    login;
  const ErrorIcon = error === NO_CONNECTION ? WifiOff : CircleX;
  const rejection = useStoredValue(rejectionStore);
  const isChanging = useIsChanging();

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
        aria-describedby="api-key-error api-key-advice api-key-use"
        placeholder="16 letters and digits"
        className="mt-1.5"
        onFocus={prepare}
        onBlur={({ target }) => {
          adviseLength(target.value);
        }}
        onChange={clear}
      />
      {/* Room for two lines, so that a message doesn’t move the button. */}
      <div className="mt-1.5 min-h-10">
        {error !== "" && (
          <p
            id="api-key-error"
            role="alert"
            className="flex items-start gap-1.5 text-small text-destructive"
          >
            <ErrorIcon aria-hidden className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
        <p id="api-key-advice" role="status" className="text-small">
          {advice}
        </p>
        {error === "" && advice === "" && (
          <p id="api-key-use" className="text-small text-muted-foreground">
            Sent only to api.torn.com.
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
      <PartialAccess
        text={partial}
        onUse={() => {
          logInAnyway(input.current?.value ?? "");
        }}
      />
      {/* Below the button, so that the button doesn’t move under the player’s finger when the scripts have loaded. */}
      {rejection !== "" && error === "" && (
        <p role="status" className="mt-4 border border-destructive bg-card px-3 py-2.5">
          <b>The game rejected your API key:</b> {rejection}. We’ve deleted it; log in with another
          one.
        </p>
      )}
      {isChanging && (
        <p role="status" className="mt-4 border border-rule bg-card px-3 py-2.5">
          <b>Your current key stays until the new one works.</b>{" "}
          <Link href="/app/settings" prefetch={false} className="text-primary underline">
            Keep current key
          </Link>
        </p>
      )}
    </form>
  );
}

/** Offers to use a key that works for some pages only. Announced when the text comes. */
function PartialAccess({ text, onUse }: { text: string; onUse: () => void }) {
  return (
    <div role="status">
      {text !== "" && (
        <div className="mt-4 border border-rule bg-card px-3 py-2.5">
          <p>{text}</p>
          <Button variant="outline" className="mt-2.5" onClick={onUse}>
            Log in with this key
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Validates a key, stores it and sends the player on. If that fails, `error` contains the reason, and `advice` what to do, which
 * a key of an unusual length gets before; `partial` says which pages the key works for, if it is valid and only the log is out of
 * its reach. The game alone decides on a key.
 */
function useLogin(goOn: () => void, reads: readonly PageReads[]) {
  const [validating, setValidating] = useState(false);
  const [error, setError] = useState("");
  const [advice, setAdvice] = useState("");
  const [partial, setPartial] = useState("");
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
    clear();
    setValidating(true);
    const check = await loadCheck().catch(() => null);
    try {
      if (check === null) {
        setError(NOT_LOADED);
        return;
      }
      await check.checkTypedKey(key, controller.signal);
      enter(key, await check.playerOf(key, controller.signal));
    } catch (reason) {
      if (controller.signal.aborted) return;
      setError(loginError(reason));
      if (reason instanceof ApiError && reason.kind === "key-rejected") {
        setAdvice(lengthAdvice(key) || "Copy it again from the game’s API settings.");
      }
      if (check !== null && reason instanceof ApiError && reason.kind === "access-too-low") {
        setPartial(await check.partialAccess(key, reads, controller.signal).catch(() => ""));
      }
    } finally {
      setValidating(false);
    }
  }

  function enter(key: string, player = "") {
    rejectionStore.clear();
    sampleStore.set(false);
    logIn(key, player);
    goOn();
  }

  const logInAnyway = (typed: string) => {
    enter(typed.trim());
  };

  const adviseLength = (typed: string) => {
    if (error === "") setAdvice(lengthAdvice(typed.trim()));
  };

  function clear() {
    setError("");
    setAdvice("");
    setPartial("");
  }

  const prepare = () => {
    // If it doesn't load, submitting shows the error.
    loadCheck().catch(() => undefined);
  };

  return {
    validating,
    error,
    advice,
    partial,
    submit,
    logInAnyway,
    adviseLength,
    clear,
    prepare,
  };
}

/** Empty for a field that was left empty, too. */
const lengthAdvice = ({ length }: string): string =>
  length === 0 || length === KEY_LENGTH
    ? ""
    : `A key has ${KEY_LENGTH} letters and digits. This has ${length}.`;

function loginError(reason: unknown): string {
  if (reason instanceof ApiError) {
    return reason.kind === "offline" ? NO_CONNECTION : codeAndMessage(reason);
  }
  return reason instanceof Error && reason.message !== "" ? reason.message : "Unknown error";
}

/**
 * Sends a player with a key to the app, whether the key was already stored or comes from this form or another tab. A player who
 * came to change the key stays until a different key is stored, or until this form sends them on.
 */
function useWayIn() {
  const router = useRouter();
  const onTheWay = useRef(false);

  const goOn = useCallback(() => {
    if (apiKeyStore.get() === "" || onTheWay.current) return;
    onTheWay.current = true;
    arrive();
    router.replace(safeNextPath(new URLSearchParams(window.location.search).get("next")));
  }, [router]);

  useEffect(() => {
    const present = isKeyChange(window.location.search) ? apiKeyStore.get() : "";
    const goOnWithAnother = () => {
      if (apiKeyStore.get() !== present) goOn();
    };
    goOnWithAnother();
    return apiKeyStore.subscribe(goOnWithAnother);
  }, [goOn]);

  return goOn;
}

/** There is nothing to subscribe to: the URL of this page doesn't change. */
const never = () => () => undefined;

/** True if the player has a key and came to change it. */
const useIsChanging = () =>
  useSyncExternalStore(
    never,
    () => isKeyChange(window.location.search) && apiKeyStore.get() !== "",
    () => false,
  );
