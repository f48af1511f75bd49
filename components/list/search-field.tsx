import { Search } from "lucide-react";

import { Input } from "@/components/ui/input";

interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <label className="relative block w-60 max-md:w-full">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-keyshortcuts="/"
        title="Press / to search"
        placeholder={label}
        value={value}
        className="pl-8"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
    </label>
  );
}
