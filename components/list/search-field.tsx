import { Search } from "lucide-react";
import { startTransition, useOptimistic } from "react";

import { Input } from "@/components/ui/input";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** A stable reference, so that typing doesn't re-render it. */
const MAGNIFIER = (
  <Search
    aria-hidden
    className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
  />
);

/**
 * A search field that shows each keystroke at once. The page updates in a transition, so the next keystroke doesn't wait for it.
 */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useOptimistic(value);
  return (
    <label className="relative block w-60 max-md:w-full">
      <span className="sr-only">{label}</span>
      {MAGNIFIER}
      <Input
        type="search"
        aria-keyshortcuts="/"
        title="Press / to search"
        placeholder={label}
        value={typed}
        className="pl-8"
        onChange={({ target }) => {
          startTransition(() => {
            setTyped(target.value);
            onChange(target.value);
          });
        }}
      />
    </label>
  );
}

/** True if one of the names contains the text, ignoring case; an empty text always matches. */
export function matches(text: string, ...names: readonly string[]): boolean {
  const wanted = text.trim().toLowerCase();
  return names.some((name) => name.toLowerCase().includes(wanted));
}
