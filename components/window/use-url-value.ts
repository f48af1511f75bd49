import { useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";

import type { Choice } from "./choice";

/**
 * A part of the view that is kept in the address, so that a link opens the same view; absent at its default. Each other
 * value is an entry in the history, except that typed values are one entry for as long as the player types. The setter
 * is a stable reference.
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

/** Writes what `useUrlValue` reads. */
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

/** One of `choices`, kept in the address. Anything else counts as `initial`, which is absent there. */
export function useUrlChoice<T extends string>(
  name: string,
  choices: readonly Choice<T>[],
  initial: T,
): [T, (value: T) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, initial);
  const chosen = choices.find(([value]) => value === inUrl);
  return [chosen?.[0] ?? initial, setInUrl];
}

/** A switch that is off by default; "on" is kept in the address. */
export function useUrlSwitch(name: string): [boolean, (on: boolean) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "off");
  return [
    inUrl === "on",
    (on) => {
      setInUrl(on ? "on" : "off");
    },
  ];
}

/** Any of `choices`, kept in the address with spaces between them. `choices` must be a stable reference. */
export function useUrlChoices<T extends string>(
  name: string,
  choices: readonly Choice<T>[],
): [readonly T[], (chosen: readonly T[]) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "");
  const chosen = useMemo(() => {
    const words = inUrl.split(" ");
    return choices.map(([value]) => value).filter((value) => words.includes(value));
  }, [choices, inUrl]);
  return [
    chosen,
    (next) => {
      setInUrl(next.join(" "));
    },
  ];
}

/** What we store with an entry of the browser's history. */
interface Step {
  /** The field that was typed into; null for anything else. */
  typedInto: string | null;
  /** The address before it. */
  from: string;
}

/** Whether this press has already added a history entry: everything that one press changes is a single entry. */
let hasStepped = false;

/**
 * Shows another view of the page, whose address is `url`. It is an entry in the browser's history: back leads to the
 * previous view. Everything typed into one field (`typedInto`) without a change elsewhere is a single entry, or back
 * would go letter by letter; none if the text ends up as it was. The router follows.
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
