import { useSearchParams } from "next/navigation";
import { useCallback } from "react";

import { updateUrl } from "./url-history";

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
