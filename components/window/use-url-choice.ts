import { useMemo } from "react";

import type { Choice } from "./choice";
import { useUrlValue } from "./use-url-value";

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
