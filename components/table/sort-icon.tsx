import { ArrowDownWideNarrow } from "lucide-react";

import type { SortSelectProps } from "./toolbar";

/** The phone's native select behind an icon. It is clipped, since its wider text would make Safari scroll sideways. */
export const SortIcon = ({ options, value, onChange }: SortSelectProps) => (
  <label className="relative inline-grid size-11 shrink-0 place-items-center overflow-hidden rounded-md text-muted-foreground focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring">
    <ArrowDownWideNarrow aria-hidden className="size-4" />
    <select
      aria-label="Sort"
      value={value}
      className="absolute inset-0 w-full opacity-0"
      onChange={(event) => {
        onChange(event.target.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  </label>
);
