"use client";

import { useTheme } from "next-themes";
import { type ReactNode, use } from "react";
import { browser } from "react-dom";

import { cn } from "@/lib/utils";

const THEMES = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

type Theme = (typeof THEMES)[number]["value"];

/** The buttons of the switch. Only the browser can render them, since it knows the theme. */
export function ThemeButtons({ icons }: { icons: Readonly<Record<Theme, ReactNode>> }) {
  use(browser("Your theme is a setting of this browser."));
  const { theme = "system", setTheme } = useTheme();
  const at = THEMES.findIndex(({ value }) => value === theme);
  const current = THEMES[at] ?? THEMES[2];
  const next = THEMES[(at + 1) % THEMES.length] ?? THEMES[0];

  return (
    <>
      <div role="group" aria-label="Theme" className="hidden md:flex">
        {THEMES.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            title={label}
            aria-label={label}
            aria-pressed={value === current.value}
            className={cn(
              "grid size-8 place-items-center border-b-2 hover:bg-accent",
              value === current.value
                ? "border-primary text-primary"
                : "border-transparent forced-colors:border-[Canvas] text-muted-foreground hover:text-foreground",
            )}
            onClick={() => {
              setTheme(value);
            }}
          >
            {icons[value]}
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-label={`Theme: ${current.label.toLowerCase()}. Change to ${next.label.toLowerCase()}`}
        className="grid size-11 place-items-center text-muted-foreground md:hidden"
        onClick={() => {
          setTheme(next.value);
        }}
      >
        {icons[current.value]}
      </button>
    </>
  );
}
