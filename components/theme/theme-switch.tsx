"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { Suspense, use } from "react";
import { browser } from "react-dom";

import { cn } from "@/lib/utils";

const THEMES = [
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
  { value: "system", label: "System", Icon: Monitor },
] as const;

/** Light, dark or the system's: three buttons, or on a phone one that cycles through them. */
export function ThemeSwitch() {
  return (
    <div className="h-11 w-11 shrink-0 md:h-8 md:w-24">
      <Suspense>
        <Themes />
      </Suspense>
    </div>
  );
}

function Themes() {
  use(browser("Your theme is a setting of this browser."));
  const { theme = "system", setTheme } = useTheme();
  const at = THEMES.findIndex(({ value }) => value === theme);
  const current = THEMES[at] ?? THEMES[2];
  const next = THEMES[(at + 1) % THEMES.length] ?? THEMES[0];

  return (
    <>
      <div role="group" aria-label="Theme" className="hidden md:flex">
        {THEMES.map(({ value, label, Icon }) => (
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
                : "border-transparent text-muted-foreground hover:text-foreground",
            )}
            onClick={() => {
              setTheme(value);
            }}
          >
            <Icon aria-hidden className="size-4" />
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
        <current.Icon aria-hidden className="size-4" />
      </button>
    </>
  );
}
