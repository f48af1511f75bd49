import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";

import type { Choice } from "./choice";

/**
 * A part of the view that is stored in the URL, so that a link opens the same view. The default `initial` is absent from the URL.
 * Each change is an entry in the browser's history, but typed values share a single entry while the player types. The setter is a
 * stable reference.
 */
export function useUrlValue(
  name: string,
  initial: string,
): [string, (value: string, how?: "chosen" | "typed") => void] {
  const value = useSearchParams().get(name) ?? initial;

  const setValue = useCallback(
    (next: string, how: "chosen" | "typed" = "chosen") => {
      writeUrlValue(name, next, initial, how);
    },
    [name, initial],
  );

  return [value, setValue];
}

/** Writes the value that `useUrlValue` reads. */
export function writeUrlValue(
  name: string,
  next: string,
  initial: string,
  how: "chosen" | "typed" = "chosen",
) {
  const url = new URL(window.location.href);
  if (next === initial) url.searchParams.delete(name);
  else url.searchParams.set(name, next);
  updateUrl(url, how === "typed" ? name : null);
}

/** One of `choices`, stored in the URL. Anything else counts as `initial`, which is absent from the URL. */
export function useUrlChoice<T extends string>(
  name: string,
  choices: readonly Choice<T>[],
  initial: T,
): [T, (value: T) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, initial);
  const chosen = choices.find(([value]) => value === inUrl);
  return [chosen?.[0] ?? initial, setInUrl];
}

/** A switch that is off by default; "on" is stored in the URL. */
export function useUrlSwitch(name: string): [boolean, (on: boolean) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "off");
  return [
    inUrl === "on",
    (on) => {
      setInUrl(on ? "on" : "off");
    },
  ];
}

/**
 * Any of `choices`, stored in the URL with spaces between them. `choices` must be a stable reference.
 * @param renamed the choices that had another name before, by that name
 */
export function useUrlChoices<T extends string>(
  name: string,
  choices: readonly Choice<T>[],
  renamed?: ReadonlyMap<string, T>,
): [readonly T[], (chosen: readonly T[]) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "");
  const chosen = useMemo(() => {
    const words = inUrl.split(" ").map((word) => renamed?.get(word) ?? word);
    return choices.map(([value]) => value).filter((value) => words.includes(value));
  }, [choices, inUrl, renamed]);
  return [
    chosen,
    (next) => {
      setInUrl(next.join(" "));
    },
  ];
}

/** The state that we store with an entry of the browser's history. */
interface Step {
  /** The name of the field that was typed into; null for anything else. */
  typedInto: string | null;
  /** The URL before it. */
  from: string;
}

/** True if this press has already added a history entry: everything that one press changes is a single entry. */
let hasStepped = false;

/**
 * Shows another view of the page, with the URL `url`. It adds an entry to the browser's history, so that back leads to the
 * previous view. Everything typed into one field (`typedInto`) without a change elsewhere is a single entry, or back would go
 * letter by letter. If the text ends up as it was, the page goes back to the entry before. The router follows.
 */
export function updateUrl(url: URL, typedInto: string | null = null) {
  const from = window.location.href;
  if (url.href === from) return;
  const step = presentStep();
  const isTypedOn = typedInto !== null && typedInto === step?.typedInto;
  if (isTypedOn && step.from === url.href) {
    window.history.back();
  } else if (hasStepped || isTypedOn) {
    window.history.replaceState({ typedInto, from: step?.from ?? from }, "", url);
  } else {
    window.history.pushState({ typedInto, from }, "", url);
  }
  hasStepped = true;
  queueMicrotask(() => {
    hasStepped = false;
  });
}

function presentStep(): Step | null {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "typedInto" in state && "from" in state
    ? (state as Step)
    : null;
}
