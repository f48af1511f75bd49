import { Monitor, Moon, Sun } from "lucide-react";
import { Suspense } from "react";

import { ThemeButtons } from "./theme-buttons";

/** Rendered at build time, so they are in the HTML and in no script. */
const ICONS = {
  light: <Sun className="size-4" />,
  dark: <Moon className="size-4" />,
  system: <Monitor className="size-4" />,
};

/** Light, dark or the system's theme: three buttons, or on a phone a single button that cycles through them. */
export function ThemeSwitch() {
  return (
    <div className="h-11 w-11 shrink-0 md:h-8 md:w-24">
      <Suspense>
        <ThemeButtons icons={ICONS} />
      </Suspense>
    </div>
  );
}
