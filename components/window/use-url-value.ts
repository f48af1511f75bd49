import { useSearchParams } from "next/navigation";

/** A part of the view that stands in the address, so that a link opens the same view; absent at its default. */
export function useUrlValue(name: string, initial: string): [string, (value: string) => void] {
  const value = useSearchParams().get(name) ?? initial;

  function setValue(next: string) {
    const url = new URL(window.location.href);
    if (next === initial) url.searchParams.delete(name);
    else url.searchParams.set(name, next);
    // The router follows; a view is no step in the history.
    window.history.replaceState(null, "", url);
  }

  return [value, setValue];
}
